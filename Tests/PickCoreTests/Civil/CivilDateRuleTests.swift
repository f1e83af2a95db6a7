import PickTestSupport
import Testing

@testable import PickCore

/// Today is Monday, 30 November 2026.
@Suite struct CivilDateRuleTests {
    private static let today = CivilDate(2026, 11, 30)

    private func rule(_ change: (inout CivilOptions) -> Void = { _ in }) throws(OptionFault) -> DateRule {
        var options = CivilOptions()
        change(&options)
        return try DateRule(options, today: Self.today)
    }

    private func fault(_ change: (inout CivilOptions) -> Void) -> String {
        do throws(OptionFault) {
            _ = try rule(change)
            return "none"
        } catch {
            return error.text(.english)
        }
    }

    private func initial(_ rule: DateRule) -> String { String(decoding: rule.output(rule.initial), as: UTF8.self) }

    // MARK: Bounds

    @Test(arguments: [
        ("2010", "2010-01-01 to 2010-12-31"), ("2010-02", "2010-02-01 to 2010-02-28"),
        ("2026-Q3", "2026-07-01 to 2026-09-30"),
        ("2026-W49", "2026-11-30 to 2026-12-06"), ("2026-05-15", "2026-05-15 to 2026-05-15"),
        ("today", "2026-11-30 to 2026-11-30"),
        ("+3d", "2026-12-03 to 2026-12-03"), ("-18y", "2008-11-30 to 2008-11-30"),
        ("2010年", "2010-01-01 to 2010-12-31"),
    ])
    func `A bound is widened to days the natural way`(bound: String, text: String) throws {
        let rule = try rule { ($0.minimum, $0.maximum) = (bytes(bound), bytes(bound)) }
        #expect(rule.boundsText(.english) == text)
    }

    @Test func `A date outside the bounds is refused, never moved`() throws {
        let rule = try rule { ($0.minimum, $0.maximum) = (bytes("2010"), bytes("today")) }
        #expect(shown(rule, "2009-12-31") == "! 2009-12-31 is too early: the earliest is 2010-01-01")
        #expect(shown(rule, "tomorrow") == "! 2026-12-01 is too late: the latest is 2026-11-30")
        #expect(shown(rule, "2010-01-01") == "2010-01-01")
        #expect(shown(rule, "today") == "2026-11-30")
        #expect(rule.boundsText(.chinese) == "2010-01-01 至 2026-11-30")
        #expect(try self.rule().boundsText(.english) == nil)
    }

    @Test func `DT-08: bounds that contradict, bounds of one day, a default outside`() throws {
        #expect(
            fault { ($0.minimum, $0.maximum) = (bytes("2024-05-01"), bytes("2024-04-01")) }
                == "--min: 2024-05-01 is after --max 2024-04-01")
        let oneDay = try rule { ($0.minimum, $0.maximum) = (bytes("2024-05-01"), bytes("2024-05-01")) }
        #expect(initial(oneDay) == "2024-05-01")
        #expect(oneDay.move(DateStepper(CivilDate(2024, 5, 1)), .day, by: 1).date == CivilDate(2024, 5, 1))
        #expect(
            fault { ($0.minimum, $0.initial) = (bytes("2024-05-01"), bytes("2024-04-30")) }
                == "--default: 2024-04-30 is too early: the earliest is 2024-05-01")
    }

    @Test func `DT-03: a day that does not exist is refused, as a default as well`() throws {
        let message = "2023-02-31 does not exist: the last day of that month is 2023-02-28"
        #expect(shown(try rule(), "2023-02-31") == "! " + message)
        #expect(fault { $0.initial = bytes("2023-02-31") } == "--default: " + message)
        #expect(fault { $0.minimum = bytes("2023-02-31") } == "--min: " + message)
    }

    @Test(
        arguments: [
            ("2010", nil, "2026-11-30"), (nil, "2000", "2000-12-31"), ("2030", nil, "2030-01-01"),
            ("-18y", "-1d", "2026-11-29"),
        ] as [(String?, String?, String)])
    func `The default is today, or the nearest date that can be chosen`(min: String?, max: String?, day: String) throws
    {
        let rule = try rule { ($0.minimum, $0.maximum) = (min.map(bytes), max.map(bytes)) }
        #expect(initial(rule) == day)
    }

    @Test func `Bounds and defaults with two readings name both`() {
        #expect(
            fault { $0.minimum = bytes("3/4") }
                == "--min: \"3/4\" can be 2026-03-04 or 2026-04-03: write one of them, or say --date-order")
        #expect(
            fault { $0.initial = bytes("next fri") }
                == "--default: \"next fri\" can be 2026-12-04 or 2026-12-11: write one of them")
    }

    // MARK: Precision

    @Test(arguments: [
        ("year", "2010", "2010"), ("year", "today", "2026"), ("year", "+1y", "2027"), ("year", "明年", "2027"),
        ("year", "2010-02", "! 2010-02 is more than a year: write just that, such as 2010"),
        ("quarter", "2026-Q4", "2026-Q4"), ("quarter", "q1 2027", "2027-Q1"), ("quarter", "next quarter", "2027-Q1"),
        ("quarter", "2026-11", "! 2026-11 is more than a quarter: write just that, such as 2026-Q4"),
        ("month", "2010-02", "2010-02"), ("month", "feb 2010", "2010-02"), ("month", "+1mo", "2026-12"),
        ("month", "today", "2026-11"),
        ("month", "2010-02-03", "! 2010-02-03 is more than a month: write just that, such as 2010-02"),
        ("month", "2010", "! 2010 is not a month: write one, such as 2026-11"),
        ("week", "2026-W49", "2026-W49"), ("week", "2026-12-06", "2026-W49"), ("week", "next week", "2026-W50"),
        ("week", "fri", "2026-W49"), ("day", "2010-02", "! 2010-02 is not a day: write one, such as 2026-11-30"),
        ("day", "next month", "! 2026-12 is not a day: write one, such as 2026-11-30"),
    ])
    func `A date is as precise as it is asked for`(precision: String, typed: String, meaning: String) throws {
        let rule = try rule { $0.precision = bytes(precision) }
        #expect(shown(rule, typed) == meaning)
    }

    @Test func `Bounds of days hold for the months that they lie in`() throws {
        let rule = try rule {
            $0.precision = bytes("month")
            ($0.minimum, $0.maximum) = (bytes("2010-05-15"), bytes("2011"))
        }
        #expect(shown(rule, "2010-05") == "2010-05")
        #expect(shown(rule, "2010-04") == "! 2010-04 is too early: the earliest is 2010-05")
        #expect(shown(rule, "2012-01") == "! 2012-01 is too late: the latest is 2011-12")
        #expect(rule.boundsText(.english) == "2010-05 to 2011-12")
        #expect(initial(rule) == "2011-12")
    }

    // MARK: Days that are left out

    @Test func `Excluded dates and weekdays cannot be chosen`() throws {
        let rule = try rule {
            $0.excluded = [bytes("2026-12-25"), bytes("2027-01")]
            $0.weekdays = bytes("mon-fri")
        }
        #expect(shown(rule, "2026-12-25") == "! 2026-12-25 cannot be chosen: it is excluded")
        #expect(shown(rule, "2027-01-04") == "! 2027-01-04 cannot be chosen: it is excluded")
        #expect(
            shown(rule, "2026-12-05")
                == "! 2026-12-05 is a Saturday: only Mon, Tue, Wed, Thu, Fri can be chosen")
        #expect(shown(rule, "2026-12-24") == "2026-12-24")
        #expect(rule.days(of: 12, 2026).count == 22)
        #expect(rule.days(of: 1, 2027).isEmpty)
    }

    @Test func `A reading that cannot be chosen falls away, but the other one is not taken for granted`() throws {
        let rule = try rule { $0.maximum = bytes("2026-12-05") }
        #expect(shown(rule, "next fri") == "2026-12-04 |")
        let refusal = #expect(throws: Refusal.self) { try rule.decide(bytes("next fri")) }
        #expect(refusal?.text(.english) == "\"next fri\" is unclear: write 2026-12-04")
    }

    @Test func `Where none of two readings can be chosen each is refused with its reason`() throws {
        let rule = try rule {
            $0.minimum = bytes("2026-11-20")
            $0.maximum = bytes("2026-12-10")
            $0.excluded = [bytes("2026-12-03")]
        }
        guard case .refused(let refusal) = rule.judge(bytes("3/12")) else { return #expect(Bool(false)) }
        #expect(
            refusal.text(.english)
                == "2026-03-12 is too early: the earliest is 2026-11-20; 2026-12-03 cannot be chosen: it is excluded")
        #expect(refusal.text(.chinese) == "2026-03-12 太早：最早为 2026-11-20；2026-12-03 不可选：已被排除")
    }

    @Test(arguments: [
        ("mon-fri", [1, 2, 3, 4, 5]), ("sat-mon", [1, 6, 7]), ("mon,wed , fri", [1, 3, 5]), ("周一-周五", [1, 2, 3, 4, 5]),
        ("1-5", [1, 2, 3, 4, 5]), ("0", [7]), ("7", [7]), ("Sunday", [7]), ("mon-mon", [1]),
    ])
    func `Weekdays are given as names, numbers and ranges`(text: String, days: [Int]) throws {
        #expect(try OptionWords.weekdays(bytes(text), "--weekdays")?.days.map(\.rawValue) == days)
    }

    @Test(arguments: ["", "mon-", "foo", "mon-wed-fri", "8", "mon fri", "mon,,fri"])
    func `Other weekdays are refused`(text: String) {
        #expect(
            fault { $0.weekdays = bytes(text) }
                == "--weekdays: \"\(text)\" is not one of mon, tue, wed, thu, fri, sat, sun")
    }

    @Test func `Options that cannot be used say what is accepted`() {
        #expect(
            fault { $0.precision = bytes("hour") }
                == "--precision: \"hour\" is not one of year, quarter, month, week, day")
        #expect(fault { $0.dateOrder = bytes("myd") } == "--date-order: \"myd\" is not one of ymd, dmy, mdy")
        #expect(fault { $0.weekStart = bytes("x") }.hasPrefix("--week-start: \"x\" is not one of mon"))
        #expect(
            fault { ($0.weekdays, $0.precision) = (bytes("mon"), bytes("month")) }
                == "--weekdays: it needs --precision day")
        #expect(
            fault { ($0.minimum, $0.maximum, $0.excluded) = (bytes("2026"), bytes("2026"), [bytes("2026")]) }
                == "--except: nothing is left to choose")
        #expect(
            fault { $0.format = bytes("YYYY-MM-dd") }
                == "--format: \"YYYY\" is the year of a week number, wrong around New Year: write yyyy")
        #expect(fault { $0.format = [0xFF] }.hasPrefix("--format: there is no field"))
    }

    // MARK: Until now

    @Test func `Until now is an answer of its own where it is offered`() throws {
        #expect(shown(try rule(), "present").hasPrefix("! "))
        let plain = try rule { $0.offersPresent = true }
        #expect(shown(plain, "present") == "present")
        #expect(shown(plain, "至今") == "present")
        #expect(plain.label(.present, .chinese) == "至今")
        let labelled = try rule {
            $0.offersPresent = true
            $0.presentLabel = bytes("..")
            $0.maximum = bytes("2020")
            $0.initial = bytes("present")
        }
        #expect(shown(labelled, "..") == "..")
        #expect(initial(labelled) == "..")
    }

    // MARK: Moving

    @Test(arguments: [
        ("2023-01-31", 1, "2023-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 2, "2023-03-31"),
    ])
    func `DT-01: month steps of a highlighted date`(start: String, steps: Int, end: String) throws {
        let rule = try rule { $0.initial = bytes(start) }
        var stepper = DateStepper(try date(start))
        for _ in 0..<steps { stepper = rule.move(stepper, .month, by: 1) }
        #expect(stepper.date.text == end)
    }

    @Test func `A highlight stops at the bounds and goes over what cannot be chosen`() throws {
        let rule = try rule {
            ($0.minimum, $0.maximum, $0.weekdays) = (bytes("2026-11-03"), bytes("2026-12-20"), bytes("mon-fri"))
        }
        func moved(_ start: String, _ unit: DateUnit, _ count: Int) throws -> String {
            rule.move(DateStepper(try date(start)), unit, by: count).date.text
        }
        #expect(try moved("2026-12-04", .day, 1) == "2026-12-07")
        #expect(try moved("2026-12-07", .day, -1) == "2026-12-04")
        #expect(try moved("2026-11-30", .month, 1) == "2026-12-18")
        #expect(try moved("2026-11-30", .year, -1) == "2026-11-03")
        #expect(try moved("2026-11-03", .day, -1) == "2026-11-03")
        #expect(try moved("2026-12-18", .day, 1) == "2026-12-18")
        #expect(try moved("2026-12-18", .year, 5000) == "2026-12-18")
    }

    @Test func `A day step that stops at a bound wants the day of the bound`() throws {
        let rule = try rule { $0.maximum = bytes("2026-12-10") }
        var stepper = rule.move(DateStepper(CivilDate(2026, 12, 8)), .week, by: 1)
        #expect(stepper.date.text == "2026-12-10")
        stepper = rule.move(stepper, .month, by: -1)
        #expect(stepper.date.text == "2026-11-10")
    }

    @Test func `A month step that stops at a bound still wants the old day`() throws {
        let rule = try rule { $0.maximum = bytes("2026-12-10") }
        var stepper = rule.move(DateStepper(CivilDate(2026, 11, 30)), .month, by: 1)
        #expect(stepper.date.text == "2026-12-10")
        stepper = rule.move(stepper, .month, by: -2)
        #expect(stepper.date.text == "2026-10-30")
    }

    @Test func `The days of a month are cut to the bounds`() throws {
        let rule = try rule { ($0.minimum, $0.maximum) = (bytes("2010-05-15"), bytes("2012-02-10")) }
        #expect(rule.days(of: 5, 2010).map(\.day) == Array(15...31))
        #expect(rule.days(of: 2, 2012).map(\.day) == Array(1...10))
    }

    @Test func `Moves end on days that can be chosen and never turn around`() throws {
        var random = SeededGenerator()
        let rule = try rule {
            ($0.minimum, $0.maximum, $0.weekdays) = (bytes("2020-03"), bytes("2030-09-20"), bytes("tue,sat"))
            $0.excluded = [bytes("2024"), bytes("2025-02"), bytes("2026-11-28")]
        }
        guard case .date(let start) = rule.initial else { return }
        var stepper = DateStepper(start.first)
        for _ in 0..<3000 {
            let unit = DateUnit.allCases.randomElement(using: &random) ?? .day
            let count = [-13, -2, -1, 1, 2, 13].randomElement(using: &random) ?? 1
            let moved = rule.move(stepper, unit, by: count)
            #expect(rule.allows(moved.date), "\(random)")
            #expect(count > 0 ? moved.date >= stepper.date : moved.date <= stepper.date, "\(random)")
            stepper = moved
        }
    }

    // MARK: Output

    @Test(arguments: [
        (
            "day", "30 nov",
            #"{"mode":"date","value":"2026-11-30","year":2026,"month":11,"day":30,"weekday":1,"week":"2026-W49"}"#
        ),
        (
            "month", "2026-02",
            #"{"mode":"date","value":"2026-02","year":2026,"month":2,"first":"2026-02-01","last":"2026-02-28"}"#
        ),
        (
            "quarter", "2026-Q4",
            #"{"mode":"date","value":"2026-Q4","year":2026,"quarter":4,"first":"2026-10-01","last":"2026-12-31"}"#
        ),
        (
            "week", "2026-W53",
            #"{"mode":"date","value":"2026-W53","year":2026,"week":"2026-W53","first":"2026-12-28","last":"2027-01-03"}"#
        ),
        ("year", "2010", #"{"mode":"date","value":"2010","year":2010,"first":"2010-01-01","last":"2010-12-31"}"#),
        ("day", "present", #"{"mode":"date","value":"present"}"#),
    ])
    func `JSON`(precision: String, typed: String, json: String) throws {
        let rule = try rule { ($0.precision, $0.offersPresent) = (bytes(precision), true) }
        let record = rule.record(try rule.decide(bytes(typed)))
        #expect(String(decoding: JSONValue.object(record).serialized, as: UTF8.self) == json)
    }

    @Test func `A format changes the text and is told beside the value in JSON`() throws {
        let rule = try rule { $0.format = bytes("%d/%m") }
        #expect(shown(rule, "tomorrow") == "01/12")
        #expect(rule.record(rule.initial)[2] == JSONValue.Member("text", .text(bytes("30/11"))))
        #expect(rule.warnings(.english) == ["--format: the format leaves out the year"])
        #expect(rule.warnings(.chinese) == ["--format：格式中缺少所选的年"])
        #expect(rule.label(rule.initial, .english) == "2026-11-30 Mon")
        #expect(rule.label(rule.initial, .chinese) == "2026-11-30 周一")
    }

    @Test(arguments: DateUnit.allCases)
    func `What is printed can be typed, and is a default`(precision: DateUnit) throws {
        var random = SeededGenerator()
        let rule = try rule { $0.precision = bytes(precision.word) }
        for _ in 0..<300 {
            let answer = DateAnswer.date(DateSpan(precision, around: randomDate(&random)))
            #expect(rule.judge(rule.output(answer)) == .one(answer), "\(random)")
        }
    }
}
