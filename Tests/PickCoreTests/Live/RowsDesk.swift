import PickTestSupport

@testable import PickCore

/// The rows of the live view as a person sees and drives them, without a terminal.
struct RowsDesk {
    let list: CandidateList
    private(set) var rows: SelectRows
    private(set) var line = ""
    private let bell: Bell

    /// - Parameter grows: whether more items may follow.
    init(_ items: [String], _ words: String..., grows: Bool = false) throws {
        try self.init(items, words: words, grows: grows)
    }

    init(_ items: [String], words: [String], grows: Bool = false) throws {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        list = CandidateList(request.select)
        for item in items { list.append(Array(item.utf8)) }
        if !grows { list.finish() }
        var mode = SelectMode(list: list, request: request)
        if let message = mode.takeDefaults() { throw DefaultRefused(message: message[.english]) }
        let bell = Bell()
        self.bell = bell
        let search = LiveSearch(
            list.shown, rule: request.select.rule, understandsNumbers: request.select.showsNumbers, threads: 1,
            notify: { bell.ring() })
        rows = SelectRows(mode: mode, search: search)
    }

    // MARK: Acting

    /// Puts a line in place of the one that is there, and waits for its rows.
    mutating func type(_ line: String) {
        self.line = line
        rows.lineChanged(Array(line.utf8))
        settle()
    }

    /// The same without waiting.
    mutating func typeAhead(_ line: String) {
        self.line = line
        rows.lineChanged(Array(line.utf8))
    }

    mutating func settle() {
        while !rows.isSettled {
            bell.wait()
            rows.refresh()
        }
    }

    mutating func arrive(_ items: String...) { arrive(items) }

    mutating func arrive(_ items: [String]) {
        for item in items { list.append(Array(item.utf8)) }
        rows.refresh()
        settle()
    }

    mutating func end() {
        list.finish()
        rows.refresh()
        settle()
    }

    /// What a command came to, in words.
    @discardableResult
    mutating func press(_ commands: Command...) -> String {
        var last = ""
        for command in commands {
            last =
                switch rows.perform(command) {
                case .done: "done"
                case .doneWithLine: "done with the line"
                case .ignored: "ignored"
                case .refused(let message): message[.english]
                case .finish(.answered(let answer)): "rows " + answer.indexes.map(String.init).joined(separator: ",")
                case .finish(.query(let query)): "query " + String(decoding: query, as: UTF8.self)
                case .finish(let outcome): "\(outcome)"
                }
        }
        return last
    }

    // MARK: Looking

    mutating func shown(columns: Int = 40, height: Int = 10) -> [String] {
        rows.rows(columns: columns, height: height).map(\.text)
    }

    /// The text of the highlighted row.
    var highlighted: String? { rows.highlighted.map { String(decoding: list.shown[$0], as: UTF8.self) } }

    /// The texts of the marked ones, in the order of marking.
    var marked: [String] { rows.selection.candidates.map { String(decoding: list.shown[$0], as: UTF8.self) } }

    var status: String { rows.status(.english) }
}
