import PickTestSupport
import Testing

@testable import PickCore

@Suite struct WheelPictureTests {
    private func rows(_ words: [String], columns: Int = 80, rows: Int = 24, keys: [Command] = []) throws -> [String] {
        let dates = try LiveDates(words, columns: columns, rows: rows)
        for key in keys { dates.press(key) }
        return dates.rows
    }

    @Test func `A time has wheels for its hour and minute`() throws {
        #expect(
            try rows(["time", "--step", "5m", "--max", "15:30"], keys: [.right]) == [
                "  up to 15:30", "> 14:05", "  Hour  Minute", "   12     55", "   13     00", ">  14    [05]",
                "   15     10", "          15",
            ])
    }

    @Test func `A date and time has one for the day too`() throws {
        #expect(
            try rows(["datetime"]) == [
                "> 2026-11-30 Mon 14:05 +00:00",
                "        Date        Hour  Minute",
                "   2026-11-28 Sat    12     03",
                "   2026-11-29 Sun    13     04",
                "> [2026-11-30 Mon]   14     05",
                "   2026-12-01 Tue    15     06",
                "   2026-12-02 Wed    16     07",
            ])
    }

    @Test func `A length of time, in Chinese`() throws {
        #expect(
            try rows(["duration", "--default", "1h", "--lang", "zh"], keys: [.right, .down]) == [
                "> 01:01:00", "  小时  分钟   秒", "         59    58", "   00    00    59", ">  01   [01]   00",
                "   02    02    01", "   03    03    02",
            ])
    }

    @Test(arguments: [
        (["--precision", "year"], "> 2026", [">", "[2026]"]),
        (["--precision", "quarter"], "> 2026-Q4 (2026-10-01 to 2026-12-31)", ["[2026]", "Q4"]),
        (["--precision", "month"], "> 2026-11 November", ["[2026]", "11 Nov"]),
        (["--precision", "week"], "> 2026-W49 (2026-11-30 to 2026-12-06)", ["[2026]", "W49"]),
    ])
    func `A date that is less precise than a day has wheels`(words: [String], meaning: String, values: [String]) throws
    {
        let seen = try rows(["date"] + words)
        #expect(seen[0] == meaning)
        for value in values { #expect(seen[4].contains(value), "\(seen)") }
    }

    @Test(
        arguments: [
            (["date", "--precision", "year"], [Command.down, .pageDown], "2037"),
            (["date", "--precision", "year"], [.farUp], "1926"),
            (["date", "--precision", "month"], [.nextPart, .down, .down], "2027-01"),
            (["date", "--precision", "month"], [.right, .pageDown, .farUp], "2017-11"),
            (["date", "--precision", "quarter"], [.right, .down], "2027-Q1"),
            (["date", "--precision", "week"], [.right, .down, .pageUp], "2026-W46"),
            (["date", "--precision", "week", "--default", "2026-W53"], [.down], "2027-W52"),
            (["date", "--precision", "week", "--default", "2026-W53"], [.down, .down, .up, .up], "2026-W53"),
            (["date", "--precision", "week", "--default", "2027-W05"], [.right, .farUp], "2026-W05"),
            (["time"], [.down], "15:05"), (["time"], [.right, .up], "14:04"), (["time"], [.pageDown], "20:05"),
            (["time"], [.farDown], "02:05"), (["time"], [.right, .pageDown], "14:20"), (["time"], [.last], "23:59"),
            (["time", "--step", "10m"], [.right, .down], "14:10"),
            (["time", "--step", "2h"], [.down, .first], "14:00"),
            (["time", "--min", "22:00", "--max", "06:00"], [.last], "06:00"),
            (["time", "--seconds"], [.previousPart, .down], "14:05:31"),
            (["duration"], [.down, .right, .down, .right, .down], "01:01:01"),
            (["duration", "--max", "8h"], [.last, .down], "08:00:00"), (["duration"], [.up], "00:00:00"),
            (["duration", "--step", "15m"], [.right, .down], "00:15:00"),
            (["datetime"], [.down], "2026-12-01T14:05:00+00:00"),
            (["datetime"], [.pageDown], "2026-12-30T14:05:00+00:00"),
            (["datetime"], [.farDown], "2027-11-30T14:05:00+00:00"),
            (["datetime"], [.right, .down], "2026-11-30T15:05:00+00:00"),
            (["datetime", "--max", "2026-12-24 18:00"], [.last], "2026-12-24T18:00:00+00:00"),
            (["datetime", "--weekdays", "mon"], [.down], "2026-12-07T14:05:00+00:00"),
        ] as [([String], [Command], String)])
    func `Keys turn the wheels`(words: [String], keys: [Command], text: String) throws {
        let dates = try LiveDates(words)
        for key in keys { dates.press(key) }
        #expect(dates.accepted == text)
    }

    @Test func `Only wheels that can be turned are there`() throws {
        #expect(try rows(["time", "--step", "2h"])[1] == "  Hour")
        #expect(try rows(["duration", "--step", "5m"])[1] == "  Hours  Minutes")
        #expect(try rows(["datetime", "--seconds"])[1].hasSuffix("Hour  Minute  Second"))
    }

    @Test func `DT-06: the hour passes over a gap and back`() throws {
        let dates = try LiveDates(["datetime", "--default", "2024-03-31T01:30"], in: .berlin)
        dates.press(.nextPart, .down)
        #expect(dates.accepted == "2024-03-31T03:30:00+02:00")
        dates.press(.up)
        #expect(dates.accepted == "2024-03-31T01:30:00+01:00")
    }

    @Test func `An hour that comes twice is told by its offset`() throws {
        let dates = try LiveDates(["datetime", "--default", "2024-10-27 01:30"], in: .berlin)
        dates.press(.nextPart)
        let hours = dates.rows.dropFirst(2).map { row in row.split(separator: " ").dropFirst(2).joined(separator: " ") }
        #expect(hours == ["23 28", "00 29", "Sun [01] 30", "02 +02:00 31", "02 +01:00 32"])
        dates.press(.down, .down)
        #expect(dates.accepted == "2024-10-27T02:30:00+01:00")
    }

    @Test func `A 12-hour clock says the half of the day`() throws {
        let seen = try rows(["time", "--12h", "--default", "11:30"])
        #expect(seen[0] == "> 11:30 AM")
        #expect(
            seen.suffix(5).map { String($0.prefix(10)) } == [
                "    9 AM  ", "   10 AM  ", "> [11 AM] ", "   12 PM  ", "    1 PM  ",
            ])
        #expect(try rows(["time", "--12h", "--lang", "zh", "--default", "14:30"])[0] == "> 下午2:30")
    }

    @Test(
        arguments: [
            (["time"], 20, 5, "[14]:05"), (["datetime"], 20, 2, "[2026-11-30] 14:05"),
            (["datetime"], 14, 2, "[2026-11-30]"),
            (["duration"], 10, 5, "[00]:00:00"), (["date", "--precision", "month"], 20, 4, "[2026]-11"),
            (["date", "--precision", "week"], 20, 4, "[2026]-W49"), (["time", "--12h"], 20, 4, "[2]:05 PM"),
            (["time", "--12h", "--lang", "zh"], 20, 4, "下午[2]:05"), (["date", "--precision", "year"], 20, 4, "> 2026"),
            (["datetime"], 80, 4, "[2026-11-30] 14:05 +00:00"), (["datetime"], 32, 24, "[2026-11-30] 14:05 +00:00"),
        ] as [([String], Int, Int, String)])
    func `On a small screen one row is enough`(words: [String], columns: Int, rows: Int, row: String) throws {
        #expect(try self.rows(words, columns: columns, rows: rows) == [columns == 10 ? String(row.prefix(7)) : row])
    }

    @Test(
        arguments: [
            (["datetime"], 20, 5, ["[2026-11-30] 14:05", "+00:00"]),
            (["datetime"], 14, 5, ["[2026-11-30]", "14:05 +00:00"]),
            (["datetime"], 14, 3, ["[2026-11-30]", "14:05 +00:00"]),
            (["datetime", "--12h"], 20, 5, ["[2026-11-30]", "2:05 PM +00:00"]),
        ] as [([String], Int, Int, [String])])
    func `What does not fit in one row goes on in the next, the offset too`(
        words: [String], columns: Int, rows: Int, seen: [String]
    ) throws {
        #expect(try self.rows(words, columns: columns, rows: rows) == seen)
    }
}
