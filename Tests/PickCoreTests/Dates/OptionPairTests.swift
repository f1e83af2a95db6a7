import PickTestSupport
import Testing

@testable import PickCore

/// Every two options of a date or a time go together, or are refused with a reason.
@Suite struct OptionPairTests {
    /// Each option with values that make sense alone.
    private static let options: [(words: [String], modes: Set<ModeName>)] = [
        (["--min", "2010"], [.date, .datetime]), (["--min", "09:00"], [.time]), (["--min", "10m"], [.duration]),
        (["--max", "2030-06-15"], [.date, .datetime]), (["--max", "18:00"], [.time]), (["--max", "8h"], [.duration]),
        (["--default", "2026-12-01"], [.date]), (["--default", "2026-12-01 10:00"], [.datetime]),
        (["--default", "10:00"], [.time]), (["--default", "1h"], [.duration]), (["--default", "2026-12"], [.date]),
        (["--default", "present"], [.date]), (["--precision", "year"], [.date]), (["--precision", "quarter"], [.date]),
        (["--precision", "month"], [.date]), (["--precision", "week"], [.date]), (["--precision", "day"], [.date]),
        (["--step", "15m"], [.time, .datetime, .duration]), (["--step", "90s"], [.time, .datetime, .duration]),
        (["--seconds"], [.time, .datetime]), (["--12h"], [.time, .datetime]), (["--zone", "UTC"], [.datetime]),
        (["--present"], [.date]), (["--present=jetzt"], [.date]), (["--except", "2026-11-30"], [.date, .datetime]),
        (["--weekdays", "tue-fri"], [.date, .datetime]), (["--week-start", "sun"], [.date, .datetime]),
        (["--date-order", "dmy"], [.date, .datetime]), (["--format", "%F"], [.date]), (["--format", "%Y-%m"], [.date]),
        (["--format", "YYYY-'W'ww"], [.date]), (["--format", "%H:%M"], [.time, .datetime, .duration]),
        (["--format", "h:mm a"], [.time]), (["--output", "seconds"], [.duration]), (["--output", "iso"], [.duration]),
        (["--json"], Set(ModeName.allCases)), (["--lang", "zh"], Set(ModeName.allCases)),
        (["--print0"], Set(ModeName.allCases)), (["--height", "3"], Set(ModeName.allCases)),
    ]

    @Test(arguments: [ModeName.date, .time, .datetime, .duration])
    func `Two options make sense together, or the reason names one of them`(mode: ModeName) throws {
        let options = Self.options.filter { $0.modes.contains(mode) }.map(\.words)
        var pairs = 0
        for one in options {
            for other in options where one.first != other.first {
                pairs += 1
                let words = [mode.rawValue] + one + other
                do {
                    try expectToWork(words)
                } catch let fault as OptionFault {
                    let text = fault.message[.english]
                    let names = [one, other].compactMap(\.first).map { String($0.prefix { $0 != "=" }) }
                    #expect(names.contains { text.hasPrefix($0 + ": ") }, "\(words): \(text)")
                    #expect(isContradiction(words, text), "\(words): \(text)")
                }
            }
        }
        #expect(pairs > 50)
    }

    /// The default is shown, is what Enter returns, and can be typed.
    private func expectToWork(_ words: [String]) throws {
        let request = try ArgumentParser.parse(words.map(bytes), environment: Environment())
        // Names the option at fault, which what the mode table throws does not.
        _ = try ModeTable.civil(request, in: StillWorld())
        let dates = try LiveDates(words)
        let accepted = dates.accepted
        #expect(!accepted.hasPrefix("! "), "\(words): \(accepted)")
        #expect(!dates.marked.isEmpty || dates.rows.contains { $0.contains("[") }, "\(words): \(dates.rows)")
        let mode = try #require(try ModeTable.question(request, in: StillWorld())).mode
        #expect(mode.shownDefault == bytes(accepted), "\(words)")
        guard case .answer(let answer) = mode.judge([], hasPerson: false) else {
            Issue.record("\(words): no answer")
            return
        }
        #expect(!request.output.format(answer).isEmpty)
    }

    /// The kinds of contradictions there are.
    private func isContradiction(_ words: [String], _ text: String) -> Bool {
        // Without --seconds there are no steps of seconds.
        if text.hasPrefix("--step: ") { return words.contains("90s") && !words.contains("--seconds") }
        if text.hasPrefix("--weekdays: ") { return text.hasSuffix("it needs --precision day") }
        if text.hasPrefix("--output: ") { return text.hasSuffix("it cannot be used with --format") }
        // A format of another precision, or a default of another one, off the step or left out.
        return text.hasPrefix("--format: ") && words[0] == "date" || text.hasPrefix("--default: ")
    }
}
