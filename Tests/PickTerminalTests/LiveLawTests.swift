import PickCore
import PickTestSupport
import Testing

@testable import PickTerminal

/// The live view drawn on a virtual screen, step by random step.
@Suite struct LiveLawTests {
    private static let sessions = 250
    private static let steps = 50

    @Test(arguments: 0..<4)
    func `What is drawn piece by piece looks like what is drawn whole, and Enter takes what is highlighted`(
        part: Int
    ) throws {
        var generator = SeededGenerator()
        for _ in 0..<(Self.sessions / 4) {
            var machine = try LiveMachine(using: &generator)
            for step in 0..<Self.steps {
                let action = machine.act(using: &generator)
                let failure = "step \(step), \(action), \(generator)"
                machine.check(failure)
            }
            machine.leave(answering: Bool.random(using: &generator), "\(generator)")
        }
    }
}

/// A live view, its renderer and a screen that shows what is sent.
private struct LiveMachine {
    private let list: CandidateList
    private let isMulti: Bool
    private let hasNumbers: Bool
    private var view: LiveView
    private var renderer = FrameRenderer(theme: .color)
    private var screen: VirtualScreen
    private var line = ""
    /// Characters before the cursor.
    private var cursor = 0

    private static let pieces = [
        "a", "b", "ab", " ", "日本", "é", "e\u{301}", "❤\u{FE0F}", "👍🏽", "👨‍👩‍👧", "🇩🇪", "\t", "x/y", "1", "Z",
    ]

    init(using generator: inout SeededGenerator) throws {
        var words = ["--height", "\(Int.random(in: 1...12, using: &generator))"]
        isMulti = Bool.random(using: &generator)
        hasNumbers = Int.random(in: 0..<4, using: &generator) == 0
        if isMulti { words.append("-m") }
        if isMulti, Bool.random(using: &generator) { words += ["--limit", "3"] }
        if hasNumbers { words.append("--numbers") }
        if Int.random(in: 0..<4, using: &generator) == 0 { words += ["--header", "head\n日本語日本語日本語"] }
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        list = CandidateList(request.select)
        let search = LiveSearch(
            list.shown, rule: request.select.rule, understandsNumbers: hasNumbers, threads: 1, notify: {})
        let mode = SelectMode(list: list, request: request)
        view = LiveView(
            rows: SelectRows(mode: mode, search: search), request: request,
            bindings: KeyTable.bindings(in: .live, style: .list, multi: isMulti),
            size: ScreenSize(columns: 80, rows: 24))
        screen = VirtualScreen(columns: 80, rows: 24)
        for number in 0..<Int.random(in: 0...30, using: &generator) { screen.feed("above \(number)\r\n") }
        arrive(using: &generator)
        if Bool.random(using: &generator) { resize(using: &generator) }
        draw()
    }

    // MARK: Acting

    mutating func act(using generator: inout SeededGenerator) -> String {
        var what: String
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<5: what = edit(using: &generator)
        case 5..<14: what = command(using: &generator)
        case 14, 15: what = resize(using: &generator)
        case 16, 17: what = arrive(using: &generator)
        case 18:
            screen.feed(renderer.erase())
            what = "redraw"
        default:
            if !list.isComplete { list.finish() }
            view.refresh()
            what = "end of input"
        }
        draw()
        return what
    }

    private mutating func edit(using generator: inout SeededGenerator) -> String {
        var characters = Array(line)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where cursor > 0:
            characters.remove(at: cursor - 1)
            cursor -= 1
        case 1: cursor = Int.random(in: 0...characters.count, using: &generator)
        case 2: (characters, cursor) = ([], 0)
        default:
            let piece = Self.pieces.randomElement(using: &generator) ?? ""
            characters.insert(contentsOf: piece, at: cursor)
            cursor += piece.count
        }
        line = String(characters)
        // What was put together may have joined.
        cursor = min(cursor, line.count)
        view.keyPressed()
        view.lineChanged(Array(line.utf8))
        return "line \(line.debugDescription)"
    }

    private mutating func command(using generator: inout SeededGenerator) -> String {
        var commands: [Command] = [.up, .down, .down, .pageUp, .pageDown, .first, .last, .help]
        if isMulti { commands += [.mark, .mark, .markBack, .markAll, .unmarkAll, .invert, .showMarked] }
        let command = commands.randomElement(using: &generator) ?? .down
        view.keyPressed()
        _ = view.perform(command)
        // Enter, when it is refused.
        if Int.random(in: 0..<8, using: &generator) == 0 {
            var copy = view
            if copy.perform(.accept).outcome == nil { view = copy }
        }
        return command.rawValue
    }

    @discardableResult private mutating func resize(using generator: inout SeededGenerator) -> String {
        let sizes = [(80, 24), (20, 5), (40, 10), (3, 3), (0, 0), (70, 1), (1, 1), (200, 50), (12, 2), (30, 6)]
        let (columns, rows) = sizes.randomElement(using: &generator) ?? (80, 24)
        view.size = ScreenSize(columns: columns, rows: rows)
        screen.resize(columns: view.size.columns, rows: view.size.rows)
        screen.feed(renderer.erase(forColumns: view.size.columns))
        return "\(columns)x\(rows)"
    }

    @discardableResult private mutating func arrive(using generator: inout SeededGenerator) -> String {
        if list.isComplete { return "nothing" }
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let isHostile = Int.random(in: 0..<3, using: &generator) == 0
            let pieces = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                Self.pieces.randomElement(using: &generator) ?? ""
            }
            list.append(
                isHostile ? HostileBytes.make(count: 10, using: &generator) : Array(pieces.joined().utf8))
        }
        view.refresh()
        return "\(list.count) items"
    }

    private var frame: Frame {
        mutating get {
            view.frame(line: Array(line.utf8), cursor: line.prefix(cursor).utf8.count)
        }
    }

    private mutating func draw() { screen.feed(renderer.draw(frame)) }

    // MARK: Checking

    mutating func check(_ failure: String) {
        var whole = VirtualScreen(columns: screen.columns, rows: screen.height)
        var fresh = FrameRenderer(theme: .color)
        let frame = frame
        whole.feed(fresh.draw(frame))
        let top = screen.cursor.row
        let height = frame.rows.count + 1
        let (old, fullyDrawn) = (screen, whole)
        func pictures() -> String { "\(failure)\n\(old)\n\(fullyDrawn)" }
        guard height <= screen.height, top + height <= screen.height else {
            Issue.record("the frame does not fit: \(pictures())")
            return
        }
        for row in 0..<height {
            #expect(screen.runs(row: top + row) == whole.runs(row: row), "\(pictures())")
        }
        // Between characters that join, hostile bytes may leave the two screens' widths to chance: of ours only.
        #expect(screen.rows[(top + height)...].allSatisfy { $0.isEmpty }, "\(pictures())")
        #expect(screen.cursor.column == whole.cursor.column, "\(pictures())")
        expectHarmless(pictures)
        expectWhatIsHighlighted(frame, pictures)
    }

    private func expectHarmless(_ failure: () -> String) {
        #expect(screen.queries == [] && screen.systemCommands == [] && screen.unknown == [], "\(failure())")
        #expect(screen.invalidBytes == [] && screen.bells == 0 && screen.title == nil, "\(failure())")
        #expect(screen.changedModes == [] && screen.style == .plain, "\(failure())")
    }

    /// Enter would take the row that is highlighted, and there is no more than one.
    private func expectWhatIsHighlighted(_ frame: Frame, _ failure: () -> String) {
        let highlighted = frame.rows.filter { $0.spans.first == Span(">", .highlight) }
        #expect(highlighted.count <= 1, "\(failure())")
        guard !isMulti, let row = highlighted.first else { return }
        var copy = view
        guard case .answered(let answer) = copy.perform(.accept).outcome, let index = answer.indexes.first else {
            Issue.record("Enter did not take the highlighted row: \(failure())")
            return
        }
        let lead = hasNumbers ? "\(index)) " : "> "
        let text = row.text
        guard let start = text.firstRange(of: lead)?.upperBound ?? (text.hasPrefix(">") ? nil : text.endIndex) else {
            // A screen too narrow for the number.
            return
        }
        // A mark that joins the sign of a cut is still a mark of the text.
        let shown = String(String.UnicodeScalarView(text[start...].unicodeScalars.filter { $0 != "…" }))
        if shown.isEmpty { return }
        let whole = DisplayText(list.shown[index - 1], tabs: true).text.unicodeScalars
        #expect(whole.contains(shown.unicodeScalars), "\(failure())")
    }

    mutating func leave(answering: Bool, _ failure: String) {
        let row = PromptRow(prompt: "> ", line: Array("answer".utf8), cursor: 6, columns: screen.columns)
        screen.feed(answering ? renderer.leave(row) : renderer.erase())
        #expect(screen.leftovers == [], "\(failure)\n\(screen)")
    }
}
