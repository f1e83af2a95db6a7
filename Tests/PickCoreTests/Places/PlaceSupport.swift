import PickTestSupport
import Testing

@testable import PickCore

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }
func shownText(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

func makeCity(
    _ data: CityData = .china, _ level: CityLevel? = nil, _ output: CityOutput = .path, initial: String? = nil,
    _ change: (inout CityOptions) -> Void = { _ in }
) throws -> LinkedMode {
    var options = CityOptions()
    options.data = data
    options.level = level
    options.output = output
    options.initial = initial.map(utf8)
    change(&options)
    return try LinkedMode(options)
}

func makeCascade(_ file: String, _ name: String = "file", initial: String? = nil) throws -> LinkedMode {
    var options = CascadeOptions(name: utf8(name), bytes: utf8(file))
    options.initial = initial.map(utf8)
    return try LinkedMode(options)
}

/// What `--answer` prints, or the message in brackets.
func answer(_ mode: some Mode, _ line: String, _ output: OutputOptions = OutputOptions()) -> String {
    switch mode.judge(utf8(line), hasPerson: false) {
    case .answer(let answer): shownText(output.format(answer).dropLast())
    case .refused(let message): "[\(message[.english])]"
    case .several, .narrowed, .query: "[a person is needed]"
    }
}

/// The lines that a person sees in the plain view after each line that is typed.
func plain(_ mode: some Mode, _ lines: String..., columns: Int = 80, rows: Int = 24) -> [[String]] {
    let request = Request()
    let prompt = Prompt(mode: mode, request: request, hasPerson: true)
    var view = PlainView(prompt: prompt, request: request, size: ScreenSize(columns: columns, rows: rows))
    return [view.opening()] + lines.map { view.entered(utf8($0)).lines }
}

/// The live view without a terminal.
struct LiveDesk {
    var view: LiveView
    private var line = ""

    init(_ rows: some LiveRows, columns: Int = 80, rows height: Int = 24, _ change: (inout Request) -> Void = { _ in })
    {
        var request = Request()
        change(&request)
        view = LiveView(rows: rows, request: request, bindings: [], size: ScreenSize(columns: columns, rows: height))
    }

    mutating func type(_ text: String) {
        line = text
        view.lineChanged(utf8(line))
    }

    @discardableResult
    mutating func press(_ commands: Command...) -> LiveView.Reply {
        var reply = LiveView.Reply()
        for command in commands {
            reply = view.perform(command)
            if reply.clearsLine { type("") }
        }
        return reply
    }

    /// The answer of Enter. `nil` when the prompt goes on.
    mutating func enter() -> String? {
        guard case .answered(let answer)? = press(.accept).outcome else { return nil }
        return shownText(OutputOptions().format(answer).dropLast())
    }

    /// The rows below the line.
    var rows: [String] {
        mutating get { view.frame(line: utf8(line), cursor: line.utf8.count).rows.map(\.text) }
    }
}
