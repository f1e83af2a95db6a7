import PickTestSupport
import Testing

@testable import PickCore

/// In Berlin it is Saturday, 30 March 2024, 14:05:30: the day before the clocks go forward.
@Suite struct CivilDateTimeRuleTests {
    private static let now = 1_711_803_930

    private func rule(_ change: (inout CivilOptions) -> Void = { _ in }) throws(OptionFault) -> DateTimeRule {
        var options = CivilOptions()
        change(&options)
        return try DateTimeRule(options, now: Self.now, zone: TableZone.berlin)
    }

    private func fault(_ change: (inout CivilOptions) -> Void) -> String {
        do throws(OptionFault) {
            _ = try rule(change)
            return "none"
        } catch {
            return error.text(.english)
        }
    }

    @Test func `The default is now, without the seconds`() throws {
        #expect(try rule().initial.text == "2024-03-30T14:05:00+01:00")
        #expect(try rule { $0.seconds = true }.initial.text == "2024-03-30T14:05:30+01:00")
        #expect(try rule { $0.step = bytes("15m") }.initial.text == "2024-03-30T14:00:00+01:00")
    }

    @Test func `DT-06: a skipped time is refused and the next one offered`() throws {
        let rule = try rule()
        #expect(
            shown(rule, "2024-03-31 02:30")
                == "! 2024-03-31 02:30 does not exist: the clocks are set forward; the next time is "
                + "2024-03-31T03:00:00+02:00")
    }

    @Test func `The time after a skipped one can be chosen itself`() throws {
        let steps = try rule { $0.step = bytes("2h") }
        #expect(shown(steps, "2024-03-31 02:00").hasSuffix("the next time is 2024-03-31T04:00:00+02:00"))
        let days = try rule { $0.excluded = [bytes("2024-03-31")] }
        #expect(shown(days, "2024-03-31 02:30").hasSuffix("the next time is 2024-04-01T00:00:00+02:00"))
        let none = try rule { $0.maximum = bytes("2024-03-31 01:00") }
        #expect(
            shown(none, "+12h25min")
                == "! 2024-03-31T03:30:00+02:00 is too late: the latest is 2024-03-31T01:00:00+01:00")
        #expect(shown(none, "2024-03-31 02:30") == "! 2024-03-31 02:30 does not exist: the clocks are set forward")
    }

    /// It is 14:05:30.
    @Test(arguments: [
        ("now", "2024-03-30T14:00:00+01:00"), ("现在", "2024-03-30T14:00:00+01:00"),
        ("+1h", "2024-03-30T15:00:00+01:00"), ("now +45min", "2024-03-30T14:45:00+01:00"),
        ("+2d", "2024-04-01T14:00:00+02:00"), ("in 1 hour", "2024-03-30T15:00:00+01:00"),
        ("+12h30min", "2024-03-31T03:30:00+02:00"),
        (
            "+5min",
            "! 2024-03-30T14:05:00+01:00 is between two steps: write 2024-03-30 14:00 or 2024-03-30 14:15"
        ),
        ("+90s", "! 14:01:30 has seconds: only hours and minutes are asked for"),
    ])
    func `What is relative is counted from the step before now, and must end on a step`(
        typed: String, meaning: String
    ) throws {
        #expect(shown(try rule { $0.step = bytes("15m") }, typed) == meaning)
    }

    @Test func `The step before now is not one that the clocks skip`() throws {
        // 03:05:30 on the day they go forward, and 02:45:30 for the second time on the day they go back.
        for (now, step, text) in [
            (1_711_847_130, "2h", "2024-03-31T00:00:00+01:00"), (1_729_993_530, "90m", "2024-10-27T01:30:00+02:00"),
            (1_729_993_530, "30m", "2024-10-27T02:30:00+01:00"),
        ] {
            var options = CivilOptions()
            options.step = bytes(step)
            let rule = try DateTimeRule(options, now: now, zone: TableZone.berlin)
            #expect(rule.initial.text == text)
            #expect(shown(rule, "now") == text)
        }
    }

    @Test func `Steps around a change of the clocks are named as they can be typed`() throws {
        let rule = try rule { $0.step = bytes("30m") }
        #expect(
            shown(rule, "2024-03-31 01:50")
                == "! 2024-03-31T01:50:00+01:00 is between two steps: write 2024-03-31 01:30 or 2024-03-31 03:00")
        #expect(
            shown(rule, "2024-10-27T02:50+01:00")
                == "! 2024-10-27T02:50:00+01:00 is between two steps: write 2024-10-27T02:30:00+01:00 or 2024-10-27 03:00"
        )
    }

    @Test(arguments: [
        "2024-05-01T14:05:30", "2024-05-01 14:05:01", "@1714565101", "14:05:30", "+30s", "2024-05-01T12:05:30Z",
    ])
    func `Seconds are refused without the option, as in a time`(typed: String) throws {
        #expect(shown(try rule(), typed).hasSuffix(" has seconds: only hours and minutes are asked for"))
        #expect(shown(try rule { $0.seconds = true }, typed).hasPrefix("2024-0"))
        #expect(fault { $0.initial = bytes(typed) }.hasSuffix(" has seconds: only hours and minutes are asked for"))
        #expect(fault { ($0.minimum, $0.maximum) = (bytes(typed), bytes("2025")) } == "none")
    }

    @Test func `Seconds that are none can be typed, and a bound may have some`() throws {
        let rule = try rule { ($0.minimum, $0.maximum) = (bytes("2024-05-01 10:00:30"), bytes("2024-05-02")) }
        #expect(shown(rule, "2024-05-01T14:05:00") == "2024-05-01T14:05:00+02:00")
        #expect(shown(rule, "@1714565100") == "2024-05-01T14:05:00+02:00")
        #expect(shown(rule, "2024-05-01 10:00").hasSuffix("too early: the earliest is 2024-05-01T10:01:00+02:00"))
        #expect(shown(rule, "2024-05-03 10:00").hasSuffix("too late: the latest is 2024-05-02T23:59:00+02:00"))
    }

    @Test func `DT-06: an hour on the wheel passes over the gap and back`() throws {
        let rule = try rule { $0.initial = bytes("2024-03-31T01:30") }
        let start = ZonedStepper(rule.initial, in: rule.zone)
        let later = rule.move(start, .hour, by: 1)
        #expect(later.time.text == "2024-03-31T03:30:00+02:00")
        #expect(rule.move(later, .hour, by: -1).time.text == "2024-03-31T01:30:00+01:00")
    }

    @Test func `A time that comes twice offers both offsets`() throws {
        let rule = try rule()
        #expect(shown(rule, "2024-10-27 02:30") == "2024-10-27T02:30:00+02:00 | 2024-10-27T02:30:00+01:00")
        #expect(shown(rule, "2024-10-27 02:30+01:00") == "2024-10-27T02:30:00+01:00")
        let refusal = #expect(throws: Refusal.self) { try rule.decide(bytes("2024-10-27 02:30")) }
        #expect(
            refusal?.text(.english)
                == "\"2024-10-27 02:30\" can be 2024-10-27T02:30:00+02:00 or 2024-10-27T02:30:00+01:00: write one of them"
        )
    }

    @Test(
        arguments: [
            ("2024-05-01", nil, "2024-05-01T00:00:00+02:00"), (nil, "2023", "2023-12-31T23:59:00+01:00"),
            (nil, "2024-03-31", "2024-03-30T14:05:00+01:00"), ("2024-03-31 02:30", nil, "2024-03-31T03:00:00+02:00"),
            ("+2h", nil, "2024-03-30T16:06:00+01:00"), (nil, "2024-03-30 12:00", "2024-03-30T12:00:00+01:00"),
        ] as [(String?, String?, String)])
    func `DT-08: a bound without a time is widened, and the default is the nearest time`(
        min: String?, max: String?, text: String
    ) throws {
        let rule = try rule { ($0.minimum, $0.maximum) = (min.map(bytes), max.map(bytes)) }
        #expect(rule.initial.text == text)
        #expect(rule.refusal(rule.initial) == nil)
    }

    @Test func `Bounds, steps and left out days refuse with a reason`() throws {
        let rule = try rule {
            ($0.minimum, $0.maximum) = (bytes("2024-03"), bytes("2024-04-30 18:00"))
            ($0.step, $0.weekdays, $0.excluded) = (bytes("15m"), bytes("mon-fri"), [bytes("2024-04-01")])
        }
        #expect(
            shown(rule, "2024-02-29 12:00")
                == "! 2024-02-29T12:00:00+01:00 is too early: the earliest is 2024-03-01T00:00:00+01:00")
        #expect(
            shown(rule, "2024-04-30 18:15")
                == "! 2024-04-30T18:15:00+02:00 is too late: the latest is 2024-04-30T18:00:00+02:00")
        #expect(shown(rule, "2024-04-01 12:00") == "! 2024-04-01 cannot be chosen: it is excluded")
        #expect(
            shown(rule, "2024-04-06 12:00") == "! 2024-04-06 is a Saturday: only Mon, Tue, Wed, Thu, Fri can be chosen")
        #expect(
            shown(rule, "2024-04-02 12:05")
                == "! 2024-04-02T12:05:00+02:00 is between two steps: write 2024-04-02 12:00 or 2024-04-02 12:15")
        #expect(shown(rule, "2024-04-02 12:15") == "2024-04-02T12:15:00+02:00")
        #expect(rule.initial.text == "2024-04-02T00:00:00+02:00")
        #expect(rule.boundsText(.english) == "2024-03-01 00:00 to 2024-04-30 18:00")
    }

    @Test func `A date alone needs a time`() throws {
        let rule = try rule()
        #expect(shown(rule, "2024-04-01") == "! a time of day is missing: write both, such as 2024-04-01 14:05")
        #expect(shown(rule, "2010") == "! a time of day is missing: write both, such as 2010-01-01 14:05")
        #expect(shown(rule, "14:30") == "2024-03-30T14:30:00+01:00")
        #expect(shown(rule, "+1h") == "2024-03-30T15:05:00+01:00")
    }

    @Test func `A highlight goes over days that cannot be chosen and keeps the time of day`() throws {
        let rule = try rule { ($0.weekdays, $0.initial) = (bytes("mon-fri"), bytes("2024-03-29 14:00")) }
        let start = ZonedStepper(rule.initial, in: rule.zone)
        let monday = rule.move(start, .date(.day), by: 1)
        #expect(monday.time.text == "2024-04-01T14:00:00+02:00")
        #expect(rule.move(monday, .date(.day), by: -1).time.text == "2024-03-29T14:00:00+01:00")
        #expect(rule.move(start, .hour, by: 12).time.text == "2024-04-01T00:00:00+02:00")
    }

    @Test func `Moves end on date-times that can be chosen`() throws {
        var random = SeededGenerator()
        let rule = try rule {
            ($0.minimum, $0.maximum) = (bytes("2024-03-20 10:10"), bytes("2024-11-10"))
            ($0.step, $0.weekdays, $0.excluded) = (bytes("25m"), bytes("fri-sun"), [bytes("2024-06")])
        }
        var stepper = ZonedStepper(rule.initial, in: rule.zone)
        let units: [DateTimeUnit] = [.hour, .minute, .date(.day), .date(.week), .date(.month)]
        for _ in 0..<2000 {
            let unit = units.randomElement(using: &random) ?? .hour
            let count = [-3, -1, 1, 3].randomElement(using: &random) ?? 1
            let moved = rule.move(stepper, unit, by: count)
            #expect(rule.refusal(moved.time) == nil, "\(moved.time.text): \(random)")
            let isForward = moved.time.instant >= stepper.time.instant
            #expect(
                moved.time == stepper.time || isForward == (count > 0),
                "\(stepper.time.text) \(unit) \(count): \(random)")
            stepper = moved
        }
    }

    @Test func `Options that cannot be used say why`() {
        #expect(
            fault { ($0.minimum, $0.maximum) = (bytes("2024-05"), bytes("2024-04")) }
                == "--min: 2024-05-01T00:00:00+02:00 is after --max 2024-04-30T23:59:59+02:00")
        #expect(
            fault { $0.initial = bytes("2024-03-31 02:30") }
                == "--default: 2024-03-31 02:30 does not exist: the clocks are set forward; the next time is "
                + "2024-03-31T03:00:00+02:00")
        #expect(fault { $0.maximum = bytes("3/4") }.hasPrefix("--max: \"3/4\" can be 2024-03-04 or 2024-04-03"))
        #expect(fault { $0.step = bytes("10s") }.hasPrefix("--step: \"10s\" is not a step"))
        #expect(fault { ($0.maximum, $0.excluded) = (bytes("2024"), [bytes("2024"), bytes("2023")]) } == "none")
        #expect(
            fault { ($0.minimum, $0.maximum, $0.excluded) = (bytes("2024"), bytes("2024"), [bytes("2024")]) }
                == "--except: nothing is left to choose")
    }

    @Test func `Output, label and JSON`() throws {
        let rule = try rule { ($0.format, $0.twelveHour) = (bytes("%d.%m.%Y %H:%M %Z"), true) }
        #expect(shown(rule, "now") == "30.03.2024 14:05 T+01:00")
        #expect(rule.label(rule.initial, .english) == "2024-03-30 Sat 2:05 PM +01:00")
        #expect(rule.label(rule.initial, .chinese) == "2024-03-30 周六 下午2:05 +01:00")
        let json = String(decoding: JSONValue.object(rule.record(rule.initial)).serialized, as: UTF8.self)
        #expect(
            json == #"{"mode":"datetime","value":"2024-03-30T14:05:00+01:00","text":"30.03.2024 14:05 T+01:00","#
                + #""year":2024,"month":3,"day":30,"weekday":6,"week":"2024-W13","hour":14,"minute":5,"second":0,"#
                + #""offset":"+01:00","zone":"Europe/Berlin","epoch":1711803900}"#)
    }

    @Test func `What a refusal names can be chosen`() throws {
        var random = SeededGenerator()
        for _ in 0..<500 {
            let rule = try rule {
                ($0.minimum, $0.maximum) = (bytes("2024-03-30 10:10"), bytes("2024-11-10"))
                $0.step = bytes(["25m", "90m", "2h", "7m"].randomElement(using: &random) ?? "")
                $0.weekdays = bytes(["fri-sun", "mon-sun"].randomElement(using: &random) ?? "")
            }
            let around =
                [1_711_846_800, 1_729_990_800, 1_711_789_800, 1_731_279_600].randomElement(using: &random) ?? 0
            let instant = (around + Int.random(in: -90_000...90_000, using: &random)) / 60 * 60
            let time = try #require(rule.zone.time(at: instant))
            let named: [String] =
                switch rule.refusal(time) {
                case .tooEarly(_, let text)?, .tooLate(_, let text)?: [text]
                case .offStep(_, let neighbours)?: neighbours
                default: []
                }
            for text in named { #expect(rule.judge(bytes(text)).value != nil, "\(time.text) \(text): \(random)") }
        }
    }

    @Test func `What is printed and what is shown can be typed`() throws {
        var random = SeededGenerator()
        let rule = try rule()
        for _ in 0..<1000 {
            let instant = Int.random(in: -10_000_000_000...100_000_000_000, using: &random) / 60 * 60
            let time = try #require(rule.zone.time(at: instant))
            #expect(rule.judge(rule.output(time)) == .one(time), "\(time.text): \(random)")
            #expect(rule.judge(bytes(rule.label(time, .english))) == .one(time), "\(time.text): \(random)")
            #expect(rule.judge(bytes(rule.label(time, .chinese))) == .one(time), "\(time.text): \(random)")
        }
    }
}
