import PickTestSupport
import Testing

@testable import PickCore

/// What is typed, what is shown of it at once, and how it goes together with the keys.
@Suite struct TypedLineTests {
    @Test func `What is typed is understood at once, and the calendar follows`() throws {
        let dates = try LiveDates(["date"])
        dates.type("24 dec")
        #expect(dates.rows.prefix(2) == ["> 2026-12-24 Thursday, week 52", "            December 2026"])
        #expect(dates.rows.contains { $0.contains("[24]") })
        #expect(dates.accepted == "2026-12-24")
        dates.type("")
        #expect(dates.marked.hasPrefix("2026-11-30"))
    }

    @Test func `Enter on an untouched prompt returns the default that is shown`() throws {
        for (words, text) in [
            (["date"], "2026-11-30"), (["time"], "14:05"), (["datetime"], "2026-11-30T14:05:00+00:00"),
            (["duration"], "00:00:00"), (["date", "--default", "fri"], "2026-12-04"),
            (["date", "--min", "2027"], "2027-01-01"), (["date", "--present", "--default", "present"], "present"),
        ] {
            #expect(try LiveDates(words).accepted == text)
        }
    }

    @Test func `What means nothing says so quietly, marks nothing, and is refused in place`() throws {
        let dates = try LiveDates(["date"])
        dates.type("24 d")
        #expect(dates.rows[0] == "  \"24 d\" is not a date")
        #expect(!dates.rows.contains { $0.hasPrefix(">") || $0.contains("[") })
        #expect(dates.accepted == "! \"24 d\" is not a date: write it as 2026-11-30, 30 nov, fri, tomorrow or +3d")
        for key in [Command.up, .down, .pageUp, .farDown, .nextPart] { #expect(!dates.press(key)) }
        #expect(dates.line == bytes("24 d"))
    }

    @Test func `Two readings are two rows: none is taken before it is chosen`() throws {
        let dates = try LiveDates(["date"])
        dates.type("2/5/2019")
        #expect(dates.rows.prefix(2) == ["  2019-02-05 Tuesday, week 6", "  2019-05-02 Thursday, week 18"])
        #expect(
            dates.accepted
                == "! \"2/5/2019\" can be 2019-02-05 or 2019-05-02: write one of them")
        dates.press(.down, .down, .down)
        #expect(dates.marked == "2019-05-02 Thursday, week 18")
        #expect(dates.rows[2] == "               May 2019")
        #expect(dates.accepted == "2019-05-02")
        dates.press(.up)
        #expect(dates.accepted == "2019-02-05")
        dates.press(.pageDown)
        #expect(dates.line == [])
        #expect(dates.accepted == "2019-03-05")
    }

    @Test func `The last of two readings is one key away`() throws {
        let dates = try LiveDates(["time", "--12h"])
        dates.type("2:30")
        dates.press(.up)
        #expect(dates.accepted == "14:30")
    }

    @Test(arguments: [80, 40, 30, 20, 14])
    func `Two readings can be told apart on any screen`(columns: Int) throws {
        let dates = try LiveDates(["datetime", "--zone", "Europe/Berlin"], columns: columns)
        dates.type("2024-10-27 02:30")
        let readings = dates.rows.prefix(2)
        #expect(readings.map { $0.suffix(6) } == ["+02:00", "+01:00"])
        #expect(readings.allSatisfy { $0.count < columns })
    }

    @Test func `A step starts at what is typed and takes its place`() throws {
        let dates = try LiveDates(["date"])
        dates.type("24 dec")
        #expect(dates.press(.down))
        #expect(dates.line == [])
        #expect(dates.accepted == "2026-12-31")
        dates.type("1 jan 2027")
        dates.press(.pageUp)
        #expect(dates.accepted == "2026-12-01")
    }

    @Test func `A step that leads nowhere leaves the line alone`() throws {
        let dates = try LiveDates(["date", "--max", "2026-12-24"])
        dates.type("24 dec")
        #expect(!dates.press(.down))
        #expect(dates.line == bytes("24 dec"))
    }

    @Test func `A month shows its calendar and is refused; a step goes to its first day`() throws {
        let dates = try LiveDates(["date", "--weekdays", "mon-fri"])
        dates.type("2027-05")
        #expect(dates.rows[1] == "               May 2027")
        #expect(dates.accepted == "! 2027-05 is not a day: write one, such as 2026-11-30")
        dates.press(.down)
        #expect(dates.accepted == "2027-05-03")
    }

    @Test func `A date alone shows its day and is refused; a step keeps the time`() throws {
        let dates = try LiveDates(["datetime", "--step", "5m"])
        dates.type("2026-12-24")
        #expect(dates.rows[0] == "  A time of day is missing: write both, such as 2026-12-24 14:05")
        #expect(dates.accepted.hasPrefix("! "))
        dates.press(.down)
        #expect(dates.accepted == "2026-12-24T14:05:00+00:00")
    }

    @Test func `A skipped time offers the next one, which a step takes`() throws {
        let dates = try LiveDates(["datetime"], in: .berlin)
        dates.type("2024-03-31 02:30")
        #expect(dates.accepted.hasSuffix("the next time is 2024-03-31T03:00:00+02:00"))
        dates.press(.down)
        #expect(dates.accepted == "2024-03-31T03:00:00+02:00")
    }

    @Test func `A time that comes twice is two rows`() throws {
        let dates = try LiveDates(["datetime"], in: .berlin)
        dates.type("2024-10-27 02:30")
        #expect(dates.rows.prefix(2) == ["  2024-10-27 Sun 02:30 +02:00", "  2024-10-27 Sun 02:30 +01:00"])
        dates.press(.down, .down)
        #expect(dates.accepted == "2024-10-27T02:30:00+01:00")
    }

    // MARK: Until now

    @Test func `A reason goes on in rows that are free, and is cut only for the picture`() throws {
        let wide = try LiveDates(["datetime"], in: .berlin)
        wide.type("2024-03-31 02:30")
        #expect(wide.rows[0] == "  2024-03-31 02:30 is skipped: next is 03:00")
        let leap = try LiveDates(["date"])
        leap.type("2026-02-29")
        #expect(
            leap.rows.prefix(2) == [
                "  2026-02-29 does not exist: 2026 is not a leap year; the last day of that",
                "  month is 2026-02-28, the next 29 February is 2028-02-29",
            ])
        let small = try LiveDates(["datetime"], in: .berlin, columns: 20, rows: 5)
        small.type("2024-03-31 02:30")
        #expect(small.rows == ["  2024-03-31 02:30", "  is skipped: next", "  is 03:00"])
        let low = try LiveDates(["date"], rows: 10)
        low.type("2026-02-29")
        #expect(low.rows[0] == "  2026-02-29 does not exist: 2026 is not a leap year; the last day of that mon…")
    }

    @Test func `Readings are named as they can be typed, whatever is printed`() throws {
        let dates = try LiveDates(["date", "--format", "%d.%m.%y"])
        dates.type("2/5/2019")
        #expect(dates.accepted == "! \"2/5/2019\" can be 2019-02-05 or 2019-05-02: write one of them")
    }

    @Test(arguments: ["present", "Present", "until now", "至今", "ongoing", "Ongoing", "ＯＮＧＯＩＮＧ", " ongoinG "])
    func `"Until now" can be typed, also as its label`(text: String) throws {
        let dates = try LiveDates(["date", "--present=ongoing"])
        dates.type(text)
        #expect(dates.rows.last == "> present")
        #expect(dates.accepted == "ongoing")
    }

    @Test func `A label that is something else, or no text, is not mistaken`() throws {
        let long = String(repeating: "x", count: 200)
        let rule = try LiveDates(["date", "--present=" + long])
        #expect(rule.accepted(long.uppercased()) == long)
        #expect(rule.accepted(long + "y").hasPrefix("! "))
        #expect(try LiveDates(["date", "--present=Été"]).accepted("ÉTÉ") == "Été")
        #expect(try LiveDates(["date", "--present= "]).accepted("  ").hasPrefix("! "))
    }

    @Test func `"Until now" is a row behind the last day and beside the calendar`() throws {
        let dates = try LiveDates(["date", "--present", "--max", "2026-12-02", "--lang", "zh"])
        dates.press(.right, .right)
        #expect(dates.rows.last == "  至今")
        dates.press(.right)
        #expect(dates.rows.last == "> 至今")
        #expect(dates.accepted == "present")
        dates.press(.left)
        #expect(dates.accepted == "2026-12-02")
        dates.press(.nextPart)
        #expect(dates.accepted == "present")
        #expect(!dates.press(.down))
        dates.press(.nextPart)
        #expect(dates.accepted == "2026-12-02")
        dates.press(.previousPart, .first)
        #expect(dates.accepted == "2026-11-30")
    }

    @Test func `"Until now" stands behind the last wheel`() throws {
        let dates = try LiveDates(["date", "--present", "--precision", "month"])
        dates.press(.nextPart, .nextPart)
        #expect(dates.accepted == "present")
        dates.press(.previousPart, .down)
        #expect(dates.accepted == "2026-12")
    }

    @Test func `"Until now" is no answer where it is not offered`() throws {
        let dates = try LiveDates(["date"])
        dates.type("present")
        #expect(dates.accepted.hasPrefix("! "))
    }

    @Test func `On a small screen "until now" is reached too`() throws {
        let dates = try LiveDates(["date", "--present", "--min", "2010"], columns: 20, rows: 5)
        #expect(dates.rows == ["  from 2010-01-01", "< Mon 2026-11-30 >", "  present"])
        dates.press(.nextPart)
        #expect(dates.rows == ["  from 2010-01-01", "  2026-11-30 Monda…", "> present"])
        let tiny = try LiveDates(["date", "--present", "--min", "2010"], columns: 20, rows: 2)
        #expect(tiny.rows == ["< Mon 2026-11-30 >"])
        tiny.press(.nextPart)
        #expect(tiny.rows == ["> present"])
    }

    @Test func `The bounds stand in a row of their own`() throws {
        let dates = try LiveDates(["date", "--min", "2010", "--max", "2026"])
        #expect(dates.rows[0] == "  2010-01-01 to 2026-12-31")
        let chinese = try LiveDates(["time", "--min", "9am", "--lang", "zh", "--12h"])
        #expect(chinese.rows[0] == "  上午9:00 起")
    }
}
