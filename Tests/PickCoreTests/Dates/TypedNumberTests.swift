import PickTestSupport
import Testing

@testable import PickCore

/// Numbers typed on wheels.
@Suite struct TypedNumberTests {
    @Test func `A number turns the wheel in brackets, and the row under the line says so`() throws {
        let dates = try LiveDates(["time"])
        dates.type("9")
        #expect(
            dates.rows == [
                "> 09:05, Hour set to 9", "  Hour  Minute", "   07     03", "   08     04", "> [09]    05",
                "   10     06", "   11     07",
            ])
        #expect(dates.accepted == "09:05")
        let chinese = try LiveDates(["time", "--lang", "zh"])
        chinese.press(.right)
        chinese.type("9")
        #expect(chinese.rows[0] == "> 14:09，“分”设为 9")
    }

    @Test func `Tab takes the number and goes on to the next wheel`() throws {
        let dates = try LiveDates(["time", "--seconds"])
        for (number, rest) in [("9", "05:30"), ("30", "30"), ("7", "")] {
            dates.type(number)
            #expect(dates.accepted.hasSuffix(rest))
            #expect(dates.press(.nextPart))
            #expect(dates.line == [])
        }
        #expect(dates.accepted == "09:30:07")
        // Round to the first wheel.
        dates.type("23")
        #expect(dates.accepted == "23:30:07")
    }

    @Test func `The arrows take the number too: to the sides to another wheel, up and down by one from it`() throws {
        let dates = try LiveDates(["time"])
        dates.type("9")
        #expect(dates.press(.right))
        #expect(dates.line == [])
        dates.type("44")
        #expect(dates.press(.down))
        #expect(dates.accepted == "09:45")
        dates.type("30")
        #expect(dates.press(.left))
        dates.type("7")
        #expect(dates.accepted == "07:30")
        // There is no wheel on the left, and the number stays.
        #expect(!dates.press(.left))
        #expect(dates.line == bytes("7"))
    }

    @Test(
        arguments: [
            (["time"], 0, "14", "14:05"), (["time"], 0, "0", "00:05"), (["time"], 0, "09", "09:05"),
            (["time"], 1, "59", "14:59"), (["time", "--seconds"], 2, "8", "14:05:08"), (["time"], 0, " 9 ", "09:05"),
            (["time"], 0, "１４", "14:05"), (["time", "--step", "2h"], 0, "16", "16:00"),
            (["time", "--step", "15m"], 1, "45", "14:45"),
            (["time", "--min", "22:00", "--max", "06:00", "--default", "23:30"], 0, "2", "02:30"),
            (["duration"], 0, "90", "90:00:00"), (["duration"], 1, "30", "00:30:00"),
            (["duration"], 2, "5", "00:00:05"),
            (["duration", "--step", "5m", "--default", "1h"], 1, "25", "01:25:00"),
            (["date", "--precision", "year"], 0, "2010", "2010"),
            (["date", "--precision", "month"], 0, "2010", "2010-11"),
            (["date", "--precision", "month"], 1, "2", "2026-02"),
            (["date", "--precision", "quarter"], 0, "1999", "1999-Q4"),
            (["date", "--precision", "quarter"], 1, "1", "2026-Q1"),
            (["date", "--precision", "week"], 0, "2020", "2020-W49"),
            (["date", "--precision", "week"], 1, "53", "2026-W53"),
            (["date", "--precision", "month"], 0, "0012", "0012-11"),
            (["datetime"], 0, "24", "2026-11-24T14:05:00+00:00"), (["datetime"], 1, "9", "2026-11-30T09:05:00+00:00"),
            (["datetime"], 2, "9", "2026-11-30T14:09:00+00:00"),
            (["datetime", "--seconds", "--default", "2026-11-30 14:05:30"], 3, "9", "2026-11-30T14:05:09+00:00"),
        ] as [([String], Int, String, String)])
    func `Every wheel has its numbers, and all others stay as they are`(
        words: [String], wheel: Int, number: String, text: String
    ) throws {
        let dates = try LiveDates(words)
        for _ in 0..<wheel { dates.press(.nextPart) }
        dates.type(number)
        #expect(dates.accepted == text)
        #expect(dates.marked.hasPrefix(text.prefix(10)) || dates.marked.hasPrefix(text), "\(dates.rows)")
        #expect(dates.rows.contains { $0.contains("[") }, "\(dates.rows)")
    }

    @Test(
        arguments: [
            ("9", "09:05", "21:05"), ("1", "01:05", "13:05"), ("12", "12:05", "12:05"), ("11", "11:05", "11:05"),
            ("0", "00:05", "00:05"), ("09", "09:05", "09:05"), ("15", "15:05", "15:05"),
        ])
    func `On a 12-hour clock a digit stays in its half of the day, and two are of the 24-hour clock`(
        number: String, morning: String, afternoon: String
    ) throws {
        for (words, start, text) in [
            (["time", "--12h"], "08:05", morning), (["time", "--12h"], "20:05", afternoon),
            (["datetime", "--12h"], "08:05", morning), (["datetime", "--12h"], "20:05", afternoon),
        ] {
            let dates = try LiveDates(words + ["--default", start])
            if words[0] == "datetime" { dates.press(.nextPart) }
            dates.type(number)
            #expect(dates.accepted.contains(text), "\(words) \(start) \(dates.rows)")
        }
    }

    @Test(
        arguments: [
            (["time"], 0, "1430", "14:30"), (["time", "--seconds"], 1, "143015", "14:30:15"),
            (["date", "--precision", "year"], 0, "1987", "1987"), (["duration"], 0, "90m", "01:30:00"),
        ] as [([String], Int, String, String)])
    func `Digits that are an answer by themselves are no number for a wheel`(
        words: [String], wheel: Int, typed: String, text: String
    ) throws {
        let dates = try LiveDates(words)
        for _ in 0..<wheel { dates.press(.nextPart) }
        dates.type(typed)
        #expect(dates.accepted == text)
        #expect(!dates.rows[0].contains("set to"))
        // The arrows are for the line.
        #expect(!dates.takesArrows)
    }

    @Test(
        arguments: [
            (["time"], 0, "25", "there is no time \"25:05\": times are 00:00 to 23:59"),
            (["time"], 1, "75", "there is no time \"14:75\": times are 00:00 to 23:59"),
            (["time", "--step", "15m"], 1, "7", "14:07 is between two steps: write 14:00 or 14:15"),
            (["time", "--max", "15:30"], 0, "16", "16:05 is too late: the latest is 15:30"),
            (["time"], 0, "143", "\"143\" is not a time: write it as 14:05, 2:05 pm, now or +90min"),
            (["time"], 0, "2010", "\"2010\" could be a year: write 20:10"),
            (["duration", "--max", "8h"], 0, "9", "09:00:00 is too long: the longest is 08:00:00"),
            (["duration"], 1, "90", "\"90\" has no unit: write 90m for minutes or 90s for seconds"),
            (["duration"], 0, "9223372036854775807", "\"9223372036854775807:00:00\" is too long to be counted"),
            (["date", "--precision", "year"], 0, "20", "\"20\" is not a full year: write four digits, such as 2026"),
            (["date", "--precision", "month"], 0, "12", "\"12\" is not a full year: write four digits, such as 2026"),
            (["date", "--precision", "month"], 0, "0000", "that is outside the years 1 to 9999"),
            (["date", "--precision", "month"], 1, "13", "there is no month 13: months are 1 to 12"),
            (["date", "--precision", "month"], 1, "2010", "2010 is not a month: write one, such as 2026-11"),
            (
                ["date", "--precision", "month", "--max", "2026-11"], 1, "12",
                "2026-12 is too late: the latest is 2026-11"
            ),
            (["date", "--precision", "quarter"], 1, "5", "there is no quarter 5: quarters are 1 to 4"),
            (["date", "--precision", "quarter"], 1, "12", "there is no quarter 12: quarters are 1 to 4"),
            (
                ["date", "--precision", "week", "--default", "2027-W01"], 1, "53",
                "2027-W53 does not exist: the last week of that year is 2027-W52"
            ),
            (["datetime"], 0, "31", "2026-11-31 does not exist: the last day of that month is 2026-11-30"),
            (["datetime"], 0, "2030", "a time of day is missing: write both, such as 2030-01-01 14:05"),
            (["datetime", "--weekdays", "mon"], 0, "24", "2026-11-24 is a Tuesday: only Mon can be chosen"),
        ] as [([String], Int, String, String)])
    func `A number that the wheel does not have is refused in place`(
        words: [String], wheel: Int, number: String, reason: String
    ) throws {
        let dates = try LiveDates(words)
        for _ in 0..<wheel { dates.press(.nextPart) }
        let before = dates.accepted
        dates.type(number)
        #expect(dates.accepted.lowercased() == "! " + reason.lowercased())
        #expect(dates.marked == "")
        #expect(dates.line == bytes(number))
        dates.type("")
        #expect(dates.accepted == before)
    }

    @Test(
        arguments: [
            (["time", "--min", "9:30"], 0, "9", "09:05 is too early", "09:30", "9:45"),
            (
                ["date", "--precision", "month", "--default", "2026-03", "--min", "2010-06"], 0, "2010",
                "2010-03 is too early", "2010-06", "2010-08"
            ),
            (
                ["date", "--precision", "week", "--default", "2026-W53"], 0, "2027", "2027-W53 does not exist",
                "2027-W52", "2027-W10"
            ),
            (
                ["datetime", "--min", "2026-11-20 15:00"], 0, "20", "2026-11-20T14:05:00+00:00 is too early",
                "2026-11-20T15:00:00+00:00", "2026-11-20 16:00"
            ),
            (["duration", "--min", "90m", "--default", "2h"], 0, "1", "01:00:00 is too short", "01:30:00", "1h45m"),
        ] as [([String], Int, String, String, String, String)])
    func `A number that goes with other values than those shown leads there, but is not taken before`(
        words: [String], wheel: Int, number: String, reason: String, goal: String, then: String
    ) throws {
        let dates = try LiveDates(words)
        dates.type(number)
        #expect(dates.accepted.hasPrefix("! " + reason), "\(dates.rows)")
        #expect(dates.marked == "")
        #expect(dates.press(.nextPart))
        #expect(dates.line == [])
        #expect(dates.accepted == goal)
        // The next wheel is in brackets: the last number of the text is for it.
        let next = then.split { !$0.isNumber }.map(String.init)
        dates.type(words[0] == "datetime" ? next[3] : next[1])
        #expect(dates.accepted == dates.accepted(then), "\(dates.rows)")
    }

    @Test func `On a calendar and beside the wheels digits are text`() throws {
        let day = try LiveDates(["date"])
        day.type("24")
        #expect(day.accepted == "! \"24\" is not a date: write it as 2026-11-30, 30 nov, fri, tomorrow or +3d")
        let beside = try LiveDates(["date", "--precision", "month", "--present"])
        beside.press(.previousPart)
        beside.type("2")
        #expect(beside.accepted.hasPrefix("! \"2\" is not a date"))
    }

    @Test func `A number without an answer and a wheel without neighbours leave the arrows to the line`() throws {
        let dates = try LiveDates(["time"])
        dates.type("25")
        #expect(!dates.takesArrows)
        dates.type("9")
        #expect(dates.takesArrows)
        dates.type("9:30")
        #expect(!dates.takesArrows)
        let hours = try LiveDates(["time", "--step", "2h"])
        hours.type("8")
        #expect(!hours.takesArrows && hours.accepted == "08:00")
    }

    @Test func `A skipped hour is refused and one that comes twice is two rows`() throws {
        let spring = try LiveDates(["datetime", "--default", "2024-03-31 01:30"], in: .berlin)
        spring.press(.nextPart)
        spring.type("2")
        #expect(spring.accepted.hasSuffix("the next time is 2024-03-31T03:00:00+02:00"))
        spring.press(.down)
        #expect(spring.accepted == "2024-03-31T03:00:00+02:00")
        let autumn = try LiveDates(["datetime", "--default", "2024-10-27 01:30"], in: .berlin)
        autumn.press(.nextPart)
        autumn.type("2")
        #expect(autumn.rows.prefix(2) == ["  2024-10-27 Sun 02:30 +02:00", "  2024-10-27 Sun 02:30 +01:00"])
        #expect(autumn.accepted.hasPrefix("! \"2\" can be 2024-10-27T02:30:00+02:00 or "))
        autumn.press(.down, .down)
        #expect(autumn.accepted == "2024-10-27T02:30:00+01:00")
        #expect(autumn.press(.right))
        #expect(autumn.line == [])
        #expect(autumn.accepted == "2024-10-27T02:30:00+01:00")
        // Which of the two hours it is has been said: a number on another wheel does not ask again.
        autumn.type("45")
        #expect(autumn.accepted == "2024-10-27T02:45:00+01:00")
    }

    @Test(arguments: ["+02:00", "+01:00"], [(0, "27", "02:30"), (1, "2", "02:30"), (2, "45", "02:45")])
    func `Of an hour that comes twice the one that is shown stays`(
        offset: String, number: (wheel: Int, text: String, time: String)
    ) throws {
        let dates = try LiveDates(["datetime", "--default", "2024-10-27 02:30\(offset)"], in: .berlin)
        for _ in 0..<number.wheel { dates.press(.nextPart) }
        dates.type(number.text)
        #expect(dates.accepted == "2024-10-27T\(number.time):00\(offset)")
    }

    @Test func `On a small screen the wheel in brackets shows the number`() throws {
        let dates = try LiveDates(["time"], columns: 20, rows: 5)
        dates.type("9")
        #expect(dates.rows == ["[09]:05"])
        dates.press(.nextPart)
        dates.type("30")
        #expect(dates.rows == ["09:[30]"])
    }

    @Test(arguments: [["time"], ["time", "--12h"], ["datetime"], ["duration"], ["date", "--precision"]])
    func `A number changes the wheel in brackets and no other, or nothing at all`(mode: [String]) throws {
        var random = SeededGenerator()
        var taken = 0
        while taken < 300 {
            let precision = ["quarter", "month", "week"].randomElement(using: &random) ?? "month"
            let words = mode.count > 1 && mode[0] == "date" ? mode + [precision] : mode
            let bounds = Bool.random(using: &random) && mode[0] == "time" ? ["--min", "22:10", "--max", "17:40"] : []
            guard let dates = try? LiveDates(words + bounds, in: mode == ["datetime"] ? .berlin : StillWorld())
            else { continue }
            for _ in 0..<20 {
                for _ in 0..<Int.random(in: 0...2, using: &random) { dates.press(.nextPart) }
                let before = dates.wheels
                let isYear = before.first { $0.isInBrackets }?.text.count == 4
                let number = Int.random(in: isYear ? 1990...2030 : 0...61, using: &random)
                dates.type("\(number)")
                let failure = "\(words) \(bounds) \(before) \(number) \(dates.rows) \(random)"
                let answer = dates.accepted
                if answer.hasPrefix("! ") {
                    #expect(dates.wheels.isEmpty, "\(failure)")
                    dates.type("")
                    #expect(dates.wheels == before, "\(failure)")
                    continue
                }
                taken += 1
                #expect(dates.wheels.count == before.count, "\(failure)")
                for (old, new) in zip(before, dates.wheels) where !old.isInBrackets {
                    #expect(old == new, "\(failure)")
                }
                let wheel = try #require(dates.wheels.first { $0.isInBrackets }, "\(failure)")
                let shown = mode.contains("--12h") && number > 12 && wheel == dates.wheels[0] ? number - 12 : number
                #expect(wheel.holds(shown) || number == 0 && wheel.holds(12), "\(failure)")
                // Taken by Tab, it is the same answer.
                #expect(dates.press(.nextPart), "\(failure)")
                #expect(dates.line == [] && dates.accepted == answer, "\(failure)")
            }
        }
    }
}
