import PickTestSupport
import Testing

@testable import PickCore

/// Today is Monday, 30 November 2026.
@Suite struct CivilDateGrammarTests {
    private static let today = CivilDate(2026, 11, 30)

    private func read(_ text: String, _ order: DateOrder? = nil, today: CivilDate = today) -> String {
        shown(DateGrammar(today: today, order: order).read(bytes(text)), \.span.text)
    }

    @Test(arguments: [
        ("2026-11-30", "2026-11-30"), ("2026-1-2", "2026-01-02"), ("2026/11/30", "2026-11-30"),
        ("2026.11.30", "2026-11-30"), ("2026 11 30", "2026-11-30"), ("20261130", "2026-11-30"),
        ("2026-W49-1", "2026-11-30"), ("2026w491", "2026-11-30"), ("2026-335", "2026-12-01"),
        ("2026-W49", "2026-W49"), ("2026W49", "2026-W49"), ("2026-Q4", "2026-Q4"), ("2026 q4", "2026-Q4"),
        ("q4 2026", "2026-Q4"), ("q4", "2026-Q4"), ("2026-11", "2026-11"), ("2026/11", "2026-11"), ("2010", "2010"),
        ("0001-01-01", "0001-01-01"),
        ("9999-12-31", "9999-12-31"), ("  2026-11-30  ", "2026-11-30"), ("2024-02-29", "2024-02-29"),
        ("2026–11–30", "2026-11-30"),
    ])
    func `Numbers`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        ("30 nov", "2026-11-30"), ("30nov", "2026-11-30"), ("nov 30", "2026-11-30"), ("Nov 30 2026", "2026-11-30"),
        ("NOVEMBER 30, 2026", "2026-11-30"), ("30 November 2026", "2026-11-30"), ("30th nov", "2026-11-30"),
        ("nov 1st", "2026-11-01"), ("30-nov-2026", "2026-11-30"), ("nov-30-2026", "2026-11-30"),
        ("30nov2026", "2026-11-30"),
        ("sept 3 2025", "2025-09-03"),
        ("2026 nov 30", "2026-11-30"), ("nov. 30, 2026", "2026-11-30"), ("may 5", "2026-05-05"),
        ("nov 2025", "2025-11"),
        ("2025 nov", "2025-11"), ("november", "2026-11"), ("30 nov, 2026", "2026-11-30"),
        ("Mon, 30 Nov 2026", "2026-11-30"), ("monday 2026-11-30", "2026-11-30"), ("2026-11-30 Mon", "2026-11-30"),
        ("2026-11-30 (mon)", "2026-11-30"),
    ])
    func `English names`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        ("2026年11月30日", "2026-11-30"), ("2026年11月30号", "2026-11-30"), ("2026 年 11 月 30 日", "2026-11-30"),
        ("2026年11月30", "2026-11-30"), ("11月30日", "2026-11-30"), ("11月30", "2026-11-30"), ("30日", "2026-11-30"),
        ("15号", "2026-11-15"), ("2026年11月", "2026-11"), ("11月", "2026-11"), ("2026年", "2026"), ("2026年第4季度", "2026-Q4"),
        ("第四季度", "2026-Q4"),
        ("2026年第49周", "2026-W49"), ("2026年11月30日 星期一", "2026-11-30"), ("2026年11月30日星期一", "2026-11-30"),
        ("2026-11-30 周一", "2026-11-30"), ("２０２６－１１－３０", "2026-11-30"), ("２０２６年１１月３０日", "2026-11-30"),
        ("２０２６／１１／３０", "2026-11-30"), ("二〇二六年十一月三十日", "2026-11-30"), ("十一月三十日", "2026-11-30"),
        ("十月二十一日", "2026-10-21"), ("今天", "2026-11-30"), ("明天", "2026-12-01"), ("后天", "2026-12-02"),
        ("大后天", "2026-12-03"), ("昨天", "2026-11-29"), ("前天", "2026-11-28"), ("周五", "2026-12-04"),
        ("星期日", "2026-12-06"), ("礼拜天", "2026-12-06"), ("周一", "2026-11-30"), ("下周五", "2026-12-11"),
        ("下星期一", "2026-12-07"), ("本周三", "2026-12-02"), ("这周日", "2026-12-06"), ("上周五", "2026-11-27"),
        ("下下周一", "2026-12-14"), ("本月", "2026-11"), ("下个月", "2026-12"), ("上月", "2026-10"), ("今年", "2026"),
        ("明年", "2027"), ("去年", "2025"), ("前年", "2024"), ("下周", "2026-W50"), ("3天后", "2026-12-03"),
        ("三天后", "2026-12-03"), ("两周后", "2026-12-14"), ("1个月后", "2026-12-30"), ("10年前", "2016-11-30"),
        ("+3天", "2026-12-03"), ("-1个月", "2026-10-30"),
    ])
    func `Chinese`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        ("today", "2026-11-30"), ("Tomorrow", "2026-12-01"), ("yesterday", "2026-11-29"), ("now", "2026-11-30"),
        ("day after tomorrow", "2026-12-02"), ("fri", "2026-12-04"), ("Friday", "2026-12-04"), ("mon", "2026-11-30"),
        ("sun", "2026-12-06"), ("+3d", "2026-12-03"), ("+3 days", "2026-12-03"), ("-2w", "2026-11-16"),
        ("+1mo", "2026-12-30"), ("+3mo", "2027-02-28"), ("+1mo +2mo", "2027-02-28"), ("+3mo +1mo", "2027-03-30"),
        ("+1y", "2027-11-30"), ("-18y", "2008-11-30"), ("+1y-2d", "2027-11-28"), ("+1y2mo", "2028-01-30"),
        ("-1w 1d", "2026-11-22"), ("+3d -2w +1mo +1y", "2027-12-19"),
        ("+1q", "2027-02-28"), ("in 3 days", "2026-12-03"), ("3 days ago", "2026-11-27"), ("2 weeks ago", "2026-11-16"),
        ("today +3d", "2026-12-03"), ("tomorrow+1w", "2026-12-08"), ("2024-02-29 +1y", "2025-02-28"),
        ("2026-01-31 +1 month", "2026-02-28"), ("2026-01-31 +1mo +1mo", "2026-03-31"), ("fri +1w", "2026-12-11"),
        ("2026-11 +1mo", "2026-12"), ("2026 -1y", "2025"), ("this month", "2026-11"), ("next month", "2026-12"),
        ("next week", "2026-W50"), ("last year", "2025"), ("next quarter", "2027-Q1"),
    ])
    func `Counted from today`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        ("3/4", "2026-03-04 | 2026-04-03"), ("2/5/2019", "2019-02-05 | 2019-05-02"),
        ("2-5-2019", "2019-02-05 | 2019-05-02"),
        ("2.5.2019", "2019-02-05 | 2019-05-02"), ("15/4/2019", "2019-04-15 |"), ("3/3", "2026-03-03"),
        ("next fri", "2026-12-04 | 2026-12-11"), ("next mon", "2026-12-07"), ("this fri", "2026-12-04"),
        ("last fri", "2026-11-27"), ("3/4 +1d", "2026-03-05 | 2026-04-04"),
    ])
    func `Two readings are both told, and one that is left is not taken for granted`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test func `Weekdays seen from the middle and the end of a week`() throws {
        let saturday = try date("2026-12-05")
        #expect(read("fri", today: saturday) == "2026-12-11")
        #expect(read("this fri", today: saturday) == "2026-12-11 | 2026-12-04")
        #expect(read("next fri", today: saturday) == "2026-12-11")
        #expect(read("last fri", today: saturday) == "2026-12-04 | 2026-11-27")
        #expect(read("next sun", today: saturday) == "2026-12-06 | 2026-12-13")
        #expect(read("下周日", today: saturday) == "2026-12-13")
    }

    @Test(arguments: [
        ("2/5/2019", DateOrder.dayMonthYear, "2019-05-02"), ("15/4/2019", .dayMonthYear, "2019-04-15"),
        ("2010-09-25", .dayMonthYear, "2010-09-25"), ("2/5/2019", .monthDayYear, "2019-02-05"),
        ("15/4/2019", .monthDayYear, "! there is no month 15: months are 1 to 12"),
        ("3/4", .dayMonthYear, "2026-04-03"),
        ("3/4", .monthDayYear, "2026-03-04"), ("3/4", .yearMonthDay, "2026-03-04"),
        ("2/5/2019", .yearMonthDay, "2019-02-05 | 2019-05-02"), ("2010/9/2", .monthDayYear, "2010-09-02"),
    ])
    func `DT-10: the order of day and month is declared, never guessed`(
        typed: String, order: DateOrder, meaning: String
    ) {
        #expect(read(typed, order) == meaning)
    }

    @Test(arguments: [
        ("2023-02-31", "! 2023-02-31 does not exist: the last day of that month is 2023-02-28"),
        ("2026-02-30", "! 2026-02-30 does not exist: the last day of that month is 2026-02-28"),
        ("31 apr", "! 2026-04-31 does not exist: the last day of that month is 2026-04-30"),
        (
            "20260229",
            "! 2026-02-29 does not exist: 2026 is not a leap year; the last day of that month is 2026-02-28, "
                + "the next 29 February is 2028-02-29"
        ),
        (
            "29 feb",
            "! 2026-02-29 does not exist: 2026 is not a leap year; the last day of that month is 2026-02-28, "
                + "the next 29 February is 2028-02-29"
        ),
        ("2月30日", "! 2026-02-30 does not exist: the last day of that month is 2026-02-28"),
        ("2026-13-01", "! there is no month 13: months are 1 to 12"),
        ("2026-00-01", "! there is no month 0: months are 1 to 12"),
        ("2026-11-00", "! 2026-11-00 does not exist: the last day of that month is 2026-11-30"),
        ("2026-366", "! 2026-366 does not exist: the year has 365 days, the last one is 2026-12-31"),
        ("2025-W53", "! 2025-W53 does not exist: the last week of that year is 2025-W52"),
        ("2026-W49-8", "! there is no weekday 8: 1 is Monday, 7 is Sunday"),
        ("2026-q5", "! there is no quarter 5: quarters are 1 to 4"),
        ("0000-01-01", "! that is outside the years 1 to 9999"), ("0000", "! that is outside the years 1 to 9999"),
        ("+9000y", "! that is outside the years 1 to 9999"),
        ("-999999999999d", "! that is outside the years 1 to 9999"),
        ("9999-W52-7", "! that is outside the years 1 to 9999"),
        ("tue, 30 nov 2026", "! 2026-11-30 is a Monday, not a Tuesday"),
        ("2026年11月30日 星期二", "! 2026-11-30 is a Monday, not a Tuesday"),
        ("30/11/26", "! \"26\" is not a full year: write four digits, such as 2026"),
        ("nov 30, 26", "! \"26\" is not a full year: write four digits, such as 2026"),
        ("26-11-30", "! \"26\" or \"30\" is a year of two digits: write all four, such as 2026"),
        ("85-11-30", "! \"85\" is not a full year: write four digits, such as 2026"),
        ("85/11/30", "! \"85\" is not a full year: write four digits, such as 2026"),
        ("30-11-85", "! \"85\" is not a full year: write four digits, such as 2026"),
        ("11-30-26", "! \"26\" is not a full year: write four digits, such as 2026"),
        ("3-4-26", "! \"26\" is not a full year: write four digits, such as 2026"),
        ("26-11-26", "! \"26\" is not a full year: write four digits, such as 2026"),
        ("99-99-99", "! \"99\" is not a full year: write four digits, such as 2026"),
        ("+1m", "! \"1m\" is unclear: write mo for months or min for minutes"),
        ("+1y -5m", "! \"-5m\" is unclear: write mo for months or min for minutes"),
    ])
    func `A date that does not exist is refused with a reason`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        (DateOrder.yearMonthDay, "26"), (.dayMonthYear, "30"), (.monthDayYear, "30"),
    ])
    func `An order says which number is the year`(order: DateOrder, year: String) {
        for typed in ["26-11-30", "26/11/30", "26.11.30"] {
            #expect(read(typed, order) == "! \"\(year)\" is not a full year: write four digits, such as 2026")
        }
    }

    @Test(arguments: [
        "", "x", "2026-", "2026-11-30x", "2026-11-3 0", "12345", "202611", "2026-1130", "+", "+d", "++3d", "3d", "30",
        "2026-1-3d", "2026-11 +3d", "2026 +1mo", "+2h", "fri sat", "next", "next foo", "周八", "星期", "第3周", "nov nov",
        "14:30", "2026-11-30 14:30", "-", "年", "1e3", "2026-11-30-1", "99999999999999999999999999", "３",
    ])
    func `Anything else is not a date`(typed: String) {
        #expect(read(typed).hasPrefix("! \"\(typed)\" is not a date"), "\(read(typed))")
    }

    @Test func `Bytes that are no text, and very long lines, are refused`() {
        let grammar = DateGrammar(today: Self.today)
        for line in [
            [0xFF, 0xFE], Array(repeating: UInt8(ascii: "1"), count: 100_000), bytes("2026-11-30\u{0}"),
            bytes("\u{1B}[2J"), [0xE4, 0xBB],
        ] {
            #expect(grammar.read(line).isNotUnderstood)
        }
        guard case .refused(let refusal) = grammar.read(bytes("\u{1B}[2J\u{202E}x")) else { return }
        #expect(!refusal.text(.english).unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }

    @Test func `Random lines never trap and dates typed back come back`() {
        var random = SeededGenerator()
        let pieces = [
            "2026", "-", "11", "30", "nov", "fri", " ", "next", "+", "3", "d", "m", "mo", "/", "周", "五", "下", "年",
            "月", "日", "w", "t", ":", "00", "十", "后", "q4", ".", ",", "today", "(", ")",
        ]
        let grammar = DateGrammar(today: Self.today)
        for _ in 0..<5000 {
            let line = (0..<Int.random(in: 1...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }
            if case .one(let typed) = grammar.read(bytes(line.joined())) {
                #expect(read(typed.span.text) == typed.span.text, "\(line.joined()): \(random)")
            }
        }
    }
}
