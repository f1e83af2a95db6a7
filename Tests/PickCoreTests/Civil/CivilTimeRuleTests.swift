import PickTestSupport
import Testing

@testable import PickCore

/// It is 14:32:45.
@Suite struct CivilTimeRuleTests {
    private static let now = CivilTime(secondOfDay: 14 * 3600 + 32 * 60 + 45)

    private func rule(_ change: (inout CivilOptions) -> Void = { _ in }) throws(OptionFault) -> TimeRule {
        var options = CivilOptions()
        change(&options)
        return try TimeRule(options, now: Self.now)
    }

    private func fault(_ change: (inout CivilOptions) -> Void) -> String {
        do throws(OptionFault) {
            _ = try rule(change)
            return "none"
        } catch {
            return error.text(.english)
        }
    }

    private func time(_ hour: Int, _ minute: Int) -> CivilTime { CivilTime(secondOfDay: hour * 3600 + minute * 60) }

    @Test(
        arguments: [
            (nil, nil, nil, "14:32"), (nil, nil, "5m", "14:30"), (nil, nil, "1h", "14:00"),
            ("15:00", nil, nil, "15:00"),
            (nil, "12:10", "15m", "12:00"), ("09:10", "10:00", "30m", "10:00"), ("22:00", "08:00", nil, "08:00"),
            ("22:00", "06:00", nil, "22:00"),
            ("20:00", "06:00", nil, "20:00"), ("14:33", "14:50", "15m", "14:45"),
        ] as [(String?, String?, String?, String)])
    func `The default is now, rounded down, or the nearest time that can be chosen`(
        min: String?, max: String?, step: String?, text: String
    ) throws {
        let rule = try rule { ($0.minimum, $0.maximum, $0.step) = (min.map(bytes), max.map(bytes), step.map(bytes)) }
        #expect(rule.initial.text == text)
        #expect(rule.refusal(rule.initial) == nil)
    }

    @Test func `A range may go over midnight`() throws {
        let rule = try rule { ($0.minimum, $0.maximum) = (bytes("22:00"), bytes("06:00")) }
        for typed in ["22:00", "23:59", "00:00", "06:00"] { #expect(shown(rule, typed) == typed) }
        #expect(shown(rule, "06:01") == "! 06:01 is not between 22:00 and 06:00")
        #expect(shown(rule, "21:59") == "! 21:59 is not between 22:00 and 06:00")
        #expect(rule.boundsText(.english) == "22:00 to 06:00")
        #expect(rule.choices.map(\.hour).unique == [22, 23, 0, 1, 2, 3, 4, 5, 6])
        #expect(rule.choices.last == time(6, 0))
        #expect(rule.move(time(23, 30), .hour, by: 1) == time(0, 30))
        #expect(rule.move(time(5, 30), .hour, by: 1) == time(6, 0))
        #expect(rule.move(time(22, 10), .hour, by: -1) == time(22, 0))
    }

    @Test func `Bounds and steps refuse with a reason`() throws {
        let rule = try rule { ($0.minimum, $0.maximum, $0.step) = (bytes("9:00"), bytes("18:00"), bytes("5m")) }
        #expect(shown(rule, "8:55") == "! 08:55 is too early: the earliest is 09:00")
        #expect(shown(rule, "18:05") == "! 18:05 is too late: the latest is 18:00")
        #expect(shown(rule, "14:03") == "! 14:03 is between two steps: write 14:00 or 14:05")
        #expect(shown(rule, "14:30:10") == "! 14:30:10 has seconds: only hours and minutes are asked for")
        #expect(shown(rule, "14:30:00") == "14:30")
        #expect(shown(rule, "now") == "14:30")
        #expect(rule.choices.filter { $0.hour == 14 }.map(\.minute) == Array(stride(from: 0, to: 60, by: 5)))
        #expect(rule.choices.last == time(18, 0))
        #expect(rule.move(time(14, 55), .minute, by: 1) == time(15, 0))
        #expect(rule.move(time(17, 30), .hour, by: 1) == time(18, 0))
        #expect(rule.move(time(9, 0), .minute, by: -1) == time(9, 0))
    }

    /// It is 14:32:45.
    @Test(
        arguments: [
            ("15m", "now", "14:30"), ("15m", "+1h", "15:30"), ("15m", "now +15m", "14:45"), ("15m", "30分钟后", "15:00"),
            ("15m", "+5min", "! 14:35 is between two steps: write 14:30 or 14:45"),
            ("15m", "-1h20min", "! 13:10 is between two steps: write 13:00 or 13:15"), ("1h", "+3h", "17:00"),
            ("1h", "+30m", "! 14:30 is between two steps: write 14:00 or 15:00"), (nil, "+90m", "16:02"),
            (nil, "+90s", "! 14:33:30 has seconds: only hours and minutes are asked for"),
        ] as [(String?, String, String)])
    func `What is relative is counted from the step before now, and must end on a step`(
        step: String?, typed: String, meaning: String
    ) throws {
        #expect(shown(try rule { $0.step = step.map(bytes) }, typed) == meaning)
    }

    @Test func `A relative bound is counted from the second`() throws {
        let rule = try rule { ($0.minimum, $0.step) = (bytes("+1h"), bytes("15m")) }
        #expect(rule.initial.text == "15:45")
        #expect(shown(rule, "15:00") == "! 15:00 is too early: the earliest is 15:45")
    }

    @Test func `What a refusal names can be chosen`() throws {
        let rule = try rule { ($0.minimum, $0.maximum, $0.step) = (bytes("9:05"), bytes("9:50"), bytes("30m")) }
        #expect(shown(rule, "8:00") == "! 08:00 is too early: the earliest is 09:30")
        #expect(shown(rule, "10:00") == "! 10:00 is too late: the latest is 09:30")
        #expect(shown(rule, "9:10") == "! 09:10 is between two steps: write 09:30")
        let odd = try self.rule { $0.step = bytes("7m") }
        #expect(shown(odd, "23:57") == "! 23:57 is between two steps: write 23:55")
    }

    @Test func `Seconds are asked for with an option`() throws {
        let rule = try rule { ($0.seconds, $0.step) = (true, bytes("15s")) }
        #expect(rule.initial.text == "14:32:45")
        #expect(shown(rule, "9:00") == "09:00:00")
        #expect(shown(rule, "9:00:30") == "09:00:30")
        #expect(shown(rule, "9:00:31") == "! 09:00:31 is between two steps: write 09:00:30 or 09:00:45")
    }

    @Test func `Without bounds the clock goes round`() throws {
        let rule = try rule()
        #expect(rule.move(time(23, 59), .minute, by: 1) == time(0, 0))
        #expect(rule.move(time(0, 30), .hour, by: -1) == time(23, 30))
        #expect(rule.choices.count == 1440)
    }

    @Test(arguments: ["0m", "30s", "x", "", "-5m", "1mo"])
    func `Steps that make no sense are refused`(step: String) {
        #expect(fault { $0.step = bytes(step) }.hasPrefix("--step: \"\(step)\" is not a step"))
    }

    @Test func `A step longer than half of a day is refused`() {
        #expect(fault { $0.step = bytes("13h") } == "--step: \"13h\" is too long for a step: the longest is 12:00:00")
    }

    @Test func `Options that contradict are refused`() {
        #expect(
            fault { ($0.minimum, $0.maximum, $0.step) = (bytes("9:05"), bytes("9:10"), bytes("1h")) }
                == "--step: nothing is left to choose")
        #expect(fault { $0.minimum = bytes("25:00") }.hasPrefix("--min: there is no time \"25:00\""))
        #expect(
            fault { ($0.initial, $0.maximum) = (bytes("13:00"), bytes("12:00")) }
                == "--default: 13:00 is too late: the latest is 12:00")
        #expect(fault { $0.format = bytes("YYYY") }.hasPrefix("--format: "))
    }

    @Test func `A 12-hour clock is shown and typed, not printed`() throws {
        let rule = try rule { $0.twelveHour = true }
        #expect(rule.label(time(0, 5), .english) == "12:05 AM")
        #expect(rule.label(time(12, 5), .english) == "12:05 PM")
        #expect(rule.label(time(14, 5), .chinese) == "下午2:05")
        #expect(shown(rule, "2:05 pm") == "14:05")
        #expect(shown(rule, "2:05") == "02:05 | 14:05")
        let refusal = #expect(throws: Refusal.self) { try rule.decide(bytes("2:05")) }
        #expect(refusal?.text(.english) == "\"2:05\" can be 02:05 or 14:05: write one of them, or add AM or PM")
    }

    @Test func `What is printed can be typed, on a 12-hour clock too`() throws {
        let rule = try rule { $0.twelveHour = true }
        for minute in 0..<1440 {
            let time = CivilTime(secondOfDay: minute * 60)
            #expect(rule.judge(rule.output(time)) == .one(time))
            #expect(rule.judge(bytes(rule.label(time, .english))) == .one(time))
            #expect(rule.judge(bytes(rule.label(time, .chinese))) == .one(time))
        }
    }

    @Test func `JSON`() throws {
        let rule = try rule { $0.format = bytes("h:mm a") }
        let json = String(decoding: JSONValue.object(rule.record(rule.initial)).serialized, as: UTF8.self)
        #expect(json == #"{"mode":"time","value":"14:32","text":"2:32 PM","hour":14,"minute":32,"second":0}"#)
    }

    @Test func `Moves end on times that can be chosen`() throws {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let rule = try rule {
                $0.minimum = bytes(time(Int.random(in: 0...23, using: &random), 20).text)
                $0.maximum = bytes(time(Int.random(in: 0...23, using: &random), 50).text)
                $0.step = bytes(["1m", "5m", "7m", "25m"].randomElement(using: &random) ?? "")
            }
            var shown = rule.initial
            for _ in 0..<20 {
                let unit: TimeUnit = Bool.random(using: &random) ? .hour : .minute
                shown = rule.move(shown, unit, by: Int.random(in: -3...3, using: &random))
                #expect(rule.refusal(shown) == nil, "\(shown.text): \(random)")
            }
        }
    }
}
