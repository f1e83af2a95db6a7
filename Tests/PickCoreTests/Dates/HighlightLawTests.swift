import PickTestSupport
import Testing

@testable import PickCore

/// What is shown as chosen is what is returned.
@Suite struct HighlightLawTests {
    /// Steps for each of the modes.
    private static let steps = 4200

    private static let commands: [Command] = [
        .up, .down, .left, .right, .pageUp, .pageDown, .farUp, .farDown, .first, .last, .nextPart, .previousPart,
    ]

    private static let texts = [
        "2026-12-24", "fri", "next fri", "3/4", "+3d", "x", "2010", "2026-02-30", "present", "14:05", "2:30 pm", "now",
        "1h30m", "90m", "2024-04-01 9:00", "2024-10-27 02:30", "2024-03-31 02:30", "nov", "2026-W49", "", "", " ",
        "2026-11", "2026-Q3", "23:59", "0s", "24h", "-1y", "明天", "2025年3月", "@1711846800", "12:00:30", "9", "45", "31",
    ]

    @Test(arguments: [["date"], ["date", "--precision"], ["time"], ["datetime"], ["duration"]])
    func `What is highlighted is what Enter returns, for any keys and bounds`(mode: [String]) throws {
        var random = SeededGenerator()
        var steps = 0
        while steps < Self.steps {
            let words = options(mode, &random)
            guard let dates = try? LiveDates(words, in: mode == ["datetime"] ? .berlin : StillWorld()) else { continue }
            for _ in 0..<40 {
                steps += 1
                switch Int.random(in: 0..<12, using: &random) {
                case 0..<2: dates.type(Self.texts.randomElement(using: &random) ?? "")
                case 2..<6:
                    dates.type(String(decoding: dates.line, as: UTF8.self) + "\(Int.random(in: 0...9, using: &random))")
                default: dates.press(Self.commands.randomElement(using: &random) ?? .up)
                }
                expectAgreement(dates, words, "\(random)")
            }
        }
    }

    /// The marked row, the mark in the picture and the answer.
    private func expectAgreement(_ dates: LiveDates, _ words: [String], _ repeating: String) {
        let (accepted, marked, rows) = (dates.accepted, dates.marked, dates.rows)
        let place = "\(words) \(String(decoding: dates.line, as: UTF8.self)) \(rows) \(repeating)"
        if accepted.hasPrefix("! ") {
            #expect(marked == "" && !rows.contains { $0.contains("[") || $0.hasPrefix(">") }, "\(place)")
            return
        }
        #expect(marked.hasPrefix(shown(accepted, words)), "\(accepted): \(place)")
        if accepted == "present" {
            #expect(rows.last == "> present", "\(place)")
        } else {
            for part in pictured(accepted, words) {
                #expect(rows.contains { $0.contains(part) }, "\(part): \(place)")
            }
        }
        // What can be reached can be typed, and the other way round.
        #expect(dates.accepted(accepted) == accepted, "\(place)")
    }

    /// The beginning of the marked row for an answer.
    private func shown(_ answer: String, _ words: [String]) -> String {
        guard words[0] == "datetime" else { return answer }
        return String(answer.prefix(10))
    }

    /// What the picture must show somewhere.
    private func pictured(_ answer: String, _ words: [String]) -> [String] {
        switch words[0] {
        case "datetime": [" \(answer.dropFirst(11).prefix(5))", " \(answer.suffix(6))"]
        case "date" where answer.utf8.count == 10:
            ["[\(answer.suffix(2).first == "0" ? " " : "")\(Int(answer.suffix(2)) ?? 0)]", " \(answer.prefix(4))"]
        case "date": [String(answer.prefix(4)), "["]
        default: ["["]
        }
    }

    private func options(_ mode: [String], _ random: inout SeededGenerator) -> [String] {
        var words = [mode[0]]
        func add(_ option: String, _ values: [String]) {
            if Bool.random(using: &random), let value = values.randomElement(using: &random) {
                words += [option, value]
            }
        }
        switch mode {
        case ["date"]:
            add("--min", ["2010", "2026-11-20", "today", "-1y", "2026-02", "0001", "2026-11-29"])
            add("--max", ["2030", "2026-12-02", "+3d", "+2mo", "9999", "2026-11-30"])
            add("--weekdays", ["mon-fri", "sat,sun", "wed"])
            add("--except", ["2026-12", "2026-11-30", "2027", "2026-W50"])
            add("--default", ["2026-11-30", "tomorrow", "2026-12-02"])
            if Bool.random(using: &random) { words.append("--present") }
        case ["date", "--precision"]:
            words += ["--precision", ["year", "quarter", "month", "week"].randomElement(using: &random) ?? "month"]
            add("--min", ["2010", "2026-11-20", "2020-02", "0001"])
            add("--max", ["2030", "2027-05-15", "9999", "2026-12"])
            add("--except", ["2026-12", "2027", "2026-W50", "2026-Q3"])
            if Bool.random(using: &random) { words.append("--present") }
        case ["time"]:
            add("--min", ["9:00", "22:00", "00:10"])
            add("--max", ["17:30", "6:00", "23:00"])
            add("--step", ["5m", "7m", "30m", "2h", "90m"])
            if Bool.random(using: &random) { words.append("--seconds") }
        case ["datetime"]:
            add("--min", ["2024-03-30", "2024-03-31 02:30", "now", "2010"])
            add("--max", ["2024-04", "2024-10-27 02:30", "2030", "+2w"])
            add("--step", ["15m", "1h", "90m", "7m"])
            add("--weekdays", ["mon-fri", "sun"])
        default:
            add("--min", ["10s", "1h", "90m"])
            add("--max", ["8h", "100h", "2d"])
            add("--step", ["5m", "45s", "1h", "7m"])
        }
        return words
    }
}
