import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CalendarPictureTests {
    private func rows(_ words: String..., columns: Int = 80, rows: Int = 24, keys: [Command] = []) throws -> [String] {
        let dates = try LiveDates(["date"] + words, columns: columns, rows: rows)
        for key in keys { dates.press(key) }
        return dates.rows
    }

    @Test func `The month of the highlighted day, with the weeks and all that the day means`() throws {
        #expect(
            try rows() == [
                "> 2026-11-30 Monday, week 49, today",
                "            November 2026",
                "  Wk  Mo  Tu  We  Th  Fr  Sa  Su",
                "  44                           1",
                "  45   2   3   4   5   6   7   8",
                "  46   9  10  11  12  13  14  15",
                "  47  16  17  18  19  20  21  22",
                "  48  23  24  25  26  27  28  29",
                "  49 [30]",
            ])
    }

    @Test func `In Chinese, and with weeks that begin on Sunday`() throws {
        #expect(
            try rows("--lang", "zh", "--week-start", "sun", "--default", "2026-02-10") == [
                "> 2026-02-10 星期二，第7周",
                "              2026年2月",
                "  周  日  一  二  三  四  五  六",
                "  06   1   2   3   4   5   6   7",
                "  07   8   9 [10] 11  12  13  14",
                "  08  15  16  17  18  19  20  21",
                "  09  22  23  24  25  26  27  28", "", "",
            ])
    }

    @Test func `Days that cannot be chosen, today and the choice beside the calendar are marked without colour`() throws
    {
        #expect(
            try rows(
                "--min", "2026-11-04", "--max", "2026-12", "--weekdays", "mon-fri", "--except", "2026-11-11",
                "--present", keys: [.left, .left]) == [
                    "  2026-11-04 to 2026-12-31",
                    "> 2026-11-26 Thursday, week 48",
                    "            November 2026",
                    "  Wk  Mo  Tu  We  Th  Fr  Sa  Su",
                    "  44                           1x",
                    "  45   2x  3x  4   5   6   7x  8x",
                    "  46   9  10  11x 12  13  14x 15x",
                    "  47  16  17  18  19  20  21x 22x",
                    "  48  23  24  25 [26] 27  28x 29x",
                    "  49 *30",
                    "  present",
                ])
    }

    @Test func `A week of another year says which`() throws {
        #expect(try rows("--default", "2027-01-01")[0] == "> 2027-01-01 Friday, week 53 of 2026")
        #expect(try rows("--default", "2027-01-01", "--lang", "zh")[0] == "> 2027-01-01 星期五，2026年第53周")
    }

    @Test(
        arguments: [
            ([Command.left], "2026-11-29"), ([.right], "2026-12-01"), ([.up], "2026-11-23"), ([.down], "2026-12-07"),
            ([.pageUp], "2026-10-30"), ([.pageDown, .pageDown, .pageDown], "2027-02-28"),
            ([.pageDown, .pageDown, .pageDown, .pageDown], "2027-03-30"),
            ([.farUp], "2025-11-30"), ([.farDown], "2027-11-30"), ([.pageDown, .first], "2026-11-30"),
            ([.pageUp, .last], "2026-10-31"),
        ] as [([Command], String)])
    func `Keys step by days, weeks, months and years`(keys: [Command], date: String) throws {
        let dates = try LiveDates(["date"])
        for key in keys { dates.press(key) }
        #expect(dates.accepted == date)
        #expect(dates.marked.hasPrefix(date))
    }

    @Test func `DT-01: month steps clamp and remember the wanted day`() throws {
        let dates = try LiveDates(["date", "--default", "2023-01-31"])
        dates.press(.pageDown)
        #expect(dates.accepted == "2023-02-28")
        dates.press(.pageDown)
        #expect(dates.accepted == "2023-03-31")
        let leap = try LiveDates(["date", "--default", "2024-02-29"])
        leap.press(.farDown)
        #expect(leap.accepted == "2025-02-28")
        leap.press(.farUp)
        #expect(leap.accepted == "2024-02-29")
    }

    @Test func `Steps stop at the bounds and go over days that are left out`() throws {
        let dates = try LiveDates(["date", "--min", "2026-11-20", "--max", "2026-12-04", "--weekdays", "mon-fri"])
        #expect(dates.press(.pageDown))
        #expect(dates.accepted == "2026-12-04")
        for key in [Command.right, .down, .pageDown, .farDown] { #expect(!dates.press(key)) }
        dates.press(.farUp)
        #expect(dates.accepted == "2026-11-20")
        dates.press(.right)
        #expect(dates.accepted == "2026-11-23")
    }

    @Test func `DT-08: with one day only every key stays on it`() throws {
        let dates = try LiveDates(["date", "--min", "2024-05-01", "--max", "2024-05-01"])
        for key in [Command.right, .left, .up, .down, .pageDown, .farUp, .first, .last] { dates.press(key) }
        #expect(dates.accepted == "2024-05-01")
    }

    @Test(
        arguments: [
            (20, 24, "< Mon 2026-11-30 >"), (33, 24, "< Mon 2026-11-30 >"),
            (34, 24, "> 2026-11-30 Monday, week 49, to…"),
            (80, 9, "< Mon 2026-11-30 >"), (80, 10, "> 2026-11-30 Monday, week 49, today"),
            (20, 2, "< Mon 2026-11-30 >"),
            (12, 5, "< Mon 2026…"),
        ] as [(Int, Int, String)])
    func `On a small screen one row is enough`(columns: Int, rows: Int, first: String) throws {
        let seen = try self.rows(columns: columns, rows: rows)
        #expect(seen[0] == first)
        #expect(seen.count < rows)
        for row in seen { #expect(DisplayText.width(row) < columns) }
    }

    @Test func `The angles of the short form say on which sides days are left`() throws {
        #expect(try rows("--min", "today", rows: 5).contains("  Mon 2026-11-30 >"))
        #expect(try rows("--max", "today", rows: 5).contains("< Mon 2026-11-30"))
        #expect(try rows("--lang", "zh", columns: 20, rows: 5) == ["< 周一 2026-11-30 >"])
    }

    @Test(arguments: [(1, 1, "0001-01-01"), (9999, 12, "9999-12-31")])
    func `The calendar ends where the years end`(year: Int, month: Int, date: String) throws {
        let dates = try LiveDates(["date", "--default", date])
        dates.press(year == 1 ? .left : .right)
        dates.press(year == 1 ? .farUp : .farDown)
        #expect(dates.accepted == date)
        #expect(dates.rows.contains { $0.contains(padded(year, 4)) })
    }
}
