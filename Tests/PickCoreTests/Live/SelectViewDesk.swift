import PickTestSupport

@testable import PickCore

/// The whole live view as a person sees and drives it, without a terminal.
struct SelectViewDesk {
    let list: CandidateList
    var view: LiveView
    private(set) var line: [UInt8] = []

    init(
        _ items: [String], _ words: String..., grows: Bool = false, columns: Int = 40, rows: Int = 24
    ) throws {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        list = CandidateList(request.select)
        for item in items { list.append(Array(item.utf8)) }
        if !grows { list.finish() }
        var mode = SelectMode(list: list, request: request)
        if let message = mode.takeDefaults() { throw DefaultRefused(message: message[.english]) }
        let search = LiveSearch(
            list.shown, rule: request.select.rule, understandsNumbers: request.select.showsNumbers, threads: 1,
            notify: {})
        let selectRows = SelectRows(mode: mode, search: search)
        view = LiveView(
            rows: selectRows, request: request,
            bindings: KeyTable.bindings(in: .live, style: .list, multi: request.select.isMulti),
            size: ScreenSize(columns: columns, rows: rows))
    }

    mutating func type(_ text: String) {
        line = Array(text.utf8)
        view.lineChanged(line)
    }

    mutating func arrive(_ items: String...) {
        for item in items { list.append(Array(item.utf8)) }
        view.refresh()
    }

    /// What is to be seen: the row with the line, then those below it.
    mutating func shown() -> [String] {
        let frame = view.frame(line: line, cursor: line.count)
        return [frame.line.prompt + frame.line.before] + frame.rows.map(\.text)
    }

    mutating func resize(columns: Int = 40, rows: Int) { view.size = ScreenSize(columns: columns, rows: rows) }
}
