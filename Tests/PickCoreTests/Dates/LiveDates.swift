import PickTestSupport

@testable import PickCore

/// A world in which it is Monday, 30 November 2026, 14:05:30 in UTC, or another moment in another zone.
struct StillWorld: Surroundings {
    var now = 1_796_047_530
    var local: any Zone = FixedZone.utc

    /// A world without files.
    func read(_ path: [UInt8]?) throws(ModeFault) -> [UInt8] { throw ModeFault(.fileMissing) }

    var zoneVariable: [UInt8]? { nil }

    func zone(named name: String?) -> (any Zone)? {
        switch name {
        case nil: local
        case "UTC": FixedZone.utc
        case "Europe/Berlin": TableZone.berlin
        default: nil
        }
    }

    /// In Berlin it is Saturday, 30 March 2024, 14:05:30: the day before the clocks go forward.
    static let berlin = StillWorld(now: 1_711_803_930, local: TableZone.berlin)
}

/// A question for a date or a time with the line and the keys of the live view, and no terminal.
final class LiveDates {
    private var view: LiveView
    private(set) var line: [UInt8] = []

    init(
        _ words: [String], in world: StillWorld = StillWorld(), columns: Int = 80, rows: Int = 24
    ) throws {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        let question = try ModeTable.question(request, in: world)
        guard let question else { throw NoQuestion() }
        let made = question.makeRows()
        let bindings = KeyTable.bindings(in: .live, style: made.style, multi: false)
        view = LiveView(
            rows: made, request: request, bindings: bindings, size: ScreenSize(columns: columns, rows: rows))
    }

    struct NoQuestion: Error {}

    func type(_ text: String) {
        line = Array(text.utf8)
        view.lineChanged(line)
    }

    /// - Returns: whether the command did anything.
    @discardableResult
    func press(_ commands: Command...) -> Bool {
        var hasDone = true
        for command in commands {
            // With text in the line these move the cursor there, but for a number on a wheel.
            if !line.isEmpty, [.first, .last].contains(command) { continue }
            if !line.isEmpty, !takesArrows, [.left, .right].contains(command) { continue }
            let reply = view.perform(command)
            hasDone = !reply.beeps
            if reply.clearsLine {
                line = []
                view.lineChanged(line)
            }
        }
        return hasDone
    }

    /// Whether left and right are not for the line although it has text.
    var takesArrows: Bool { view.rows.takesArrows }

    /// A value that Enter takes, as a wheel shows it.
    struct Wheel: Equatable {
        let text: String
        let isInBrackets: Bool

        /// Whether it is the number, or a date on that day.
        func holds(_ number: Int) -> Bool {
            let numbers = text.split { !$0.isNumber }
            return Int(numbers.count > 2 ? numbers[2] : numbers[0]) == number
        }
    }

    /// The wheels of the row that Enter takes. None: nothing is marked.
    var wheels: [Wheel] {
        guard let row = rows.first(where: { $0.hasPrefix(">") && $0.contains("[") }) else { return [] }
        var wheels: [Wheel] = []
        // Two blanks or more are between two wheels, and one or none beside brackets.
        var text = ""
        func end(_ isInBrackets: Bool) {
            let words = text.split(separator: " ").joined(separator: " ")
            if !words.isEmpty { wheels.append(Wheel(text: words, isInBrackets: isInBrackets)) }
            text = ""
        }
        for character in row.dropFirst() {
            switch character {
            case "[": end(false)
            case "]": end(true)
            case " " where text.hasSuffix(" "): end(false)
            default: text.append(character)
            }
        }
        end(false)
        return wheels
    }

    /// What is below the line, without the blanks at the ends of the rows.
    var rows: [String] {
        view.frame(line: line, cursor: line.count).rows.map { row in
            String(row.text.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The row that Enter takes, without its mark. Empty when there is none.
    var marked: String {
        rows.first { $0.hasPrefix("> ") || $0.hasPrefix("< ") }.map { String($0.dropFirst(2)) } ?? ""
    }

    /// What Enter comes to: the text that is printed, or the reason against it. Nothing is changed.
    var accepted: String {
        var copy = view
        guard let outcome = copy.perform(.accept).outcome else {
            let rows = copy.frame(line: line, cursor: line.count).rows
            return "! " + rows.filter { $0.spans.first?.role == .refusal }.map(\.text).joined(separator: " ")
        }
        guard case .answered(let answer) = outcome else { return "\(outcome)" }
        return answer.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    }

    /// What Enter comes to when this is typed in place of the line. Nothing is changed.
    func accepted(_ text: String) -> String {
        let before = view
        let lineBefore = line
        defer { (view, line) = (before, lineBefore) }
        type(text)
        return accepted
    }
}
