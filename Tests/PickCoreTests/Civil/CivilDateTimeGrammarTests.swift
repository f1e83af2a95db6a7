import Testing

@testable import PickCore

/// In Berlin it is Monday, 30 November 2026, 14:05:30.
@Suite struct CivilDateTimeGrammarTests {
    private func read(_ text: String, _ order: DateOrder? = nil) -> String {
        let now = TableZone.berlin.time(at: 1_796_043_930)
        let grammar = DateTimeGrammar(
            now: now ?? ZonedDateTime(CivilDateTime(.earliest, .midnight), .utc), zone: TableZone.berlin, order: order)
        return shown(grammar.read(bytes(text)), \.text)
    }

    @Test(arguments: [
        ("2026-11-30 14:05", "2026-11-30T14:05:00"), ("2026-11-30T14:05:09", "2026-11-30T14:05:09"),
        ("2026-11-30t1405", "2026-11-30T14:05:00"), ("20261130T140509", "2026-11-30T14:05:09"),
        ("20261130 1405", "2026-11-30T14:05:00"), ("2026/11/30  2:05 pm", "2026-11-30T14:05:00"),
        ("tomorrow 9:00", "2026-12-01T09:00:00"), ("2026年11月30日 15时", "2026-11-30T15:00:00"),
        ("tomorrow at 9:00", "2026-12-01T09:00:00"),
        ("tomorrow noon", "2026-12-01T12:00:00"),
        ("2pm tomorrow", "2026-12-01T14:00:00"), ("9:00 fri", "2026-12-04T09:00:00"),
        ("fri 14:30", "2026-12-04T14:30:00"),
        ("30 nov 14:30", "2026-11-30T14:30:00"), ("nov 30, 2026, 14:30", "2026-11-30T14:30:00"),
        ("2026年11月30日14:05", "2026-11-30T14:05:00"), ("2026年11月30日 14点05分", "2026-11-30T14:05:00"),
        ("明天下午3点", "2026-12-01T15:00:00"), ("下周五 上午9点半", "2026-12-11T09:30:00"), ("明天９：００", "2026-12-01T09:00:00"),
        ("14:30", "2026-11-30T14:30:00"), ("2pm", "2026-11-30T14:00:00"), ("noon", "2026-11-30T12:00:00"),
        ("+3d 9:00", "2026-12-03T09:00:00"), ("2026-W49-1 08:00", "2026-11-30T08:00:00"),
        ("2026-335 08:00", "2026-12-01T08:00:00"), ("Mon, 30 Nov 2026 14:05:09", "2026-11-30T14:05:09"),
    ])
    func `A date and a time`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        ("2026-11-30T14:05:00+01:00", "2026-11-30T14:05:00+01:00"),
        ("2026-11-30T13:05:00Z", "2026-11-30T14:05:00+01:00"),
        ("2026-11-30 21:05 +0800", "2026-11-30T14:05:00+01:00"), ("2026-11-30T21:05+08", "2026-11-30T14:05:00+01:00"),
        ("2024-10-27T02:30:00+01:00", "2024-10-27T02:30:00+01:00"),
        ("2024-10-27T02:30:00+02:00", "2024-10-27T02:30:00+02:00"),
        ("2024-03-31T02:30:00+01:00", "2024-03-31T03:30:00+02:00"),
        ("Mon, 30 Nov 2026 14:05:09 +0100", "2026-11-30T14:05:09+01:00"),
        ("2026-11-30T13:05:00.000Z", "2026-11-30T14:05:00+01:00"), ("@0", "1970-01-01T01:00:00+01:00"),
        ("@1711846799", "2024-03-31T01:59:59+01:00"),
        ("@-1", "1970-01-01T00:59:59+01:00"),
        ("now", "2026-11-30T14:05:30+01:00"), ("现在", "2026-11-30T14:05:30+01:00"), ("+2h", "2026-11-30T16:05:30+01:00"),
        ("+90min", "2026-11-30T15:35:30+01:00"), ("+3d", "2026-12-03T14:05:30+01:00"),
        ("+1d 2h", "2026-12-01T16:05:30+01:00"),
        ("now +1mo", "2026-12-30T14:05:30+01:00"),
        ("-1w +2h", "2026-11-23T16:05:30+01:00"), ("2小时后", "2026-11-30T16:05:30+01:00"),
        ("2026-11-30 23:30 +2h", "2026-12-01T01:30:00+01:00"),
        ("23:30 +2h", "2026-12-01T01:30:00+01:00"), ("2024-03-31 01:30 +1h", "2024-03-31T03:30:00+02:00"),
        ("2024-03-30 02:30 +2d", "2024-04-01T02:30:00+02:00"),
        ("2024-03-30 02:30 +1d +1d", "2024-04-01T02:30:00+02:00"),
        ("2024-10-27 02:30 +1d", "2024-10-28T02:30:00+01:00"),
        ("2024-01-31 09:00 +1mo +1mo", "2024-03-31T09:00:00+02:00"),
        ("2024-10-27T02:30+01:00 +0d", "2024-10-27T02:30:00+01:00"),
    ])
    func `An instant`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    private static let skipped =
        "! 2024-03-31 02:30 does not exist: the clocks are set forward; the next time is 2024-03-31T03:00:00+02:00"

    /// A step that keeps the time on the clock, and the same time typed directly.
    @Test(arguments: [
        ("2024-03-30 02:30 +1d", skipped), ("2024-03-24 02:30 +1w", skipped), ("2024-02-29 02:30 +1mo +2d", skipped),
        ("2023-03-31 02:30 +1y", skipped), ("2024-04-01 02:30 -1d", skipped), ("2024-04-30 02:30 -1mo +1d", skipped),
        ("2024-03-30 02:30 +1d +1h", skipped), ("2024-03-30T02:30+01:00 +1d", skipped),
        ("2024-03-31 02:30 +1d", skipped), ("2024-03-30 00:30 +2h +1d", skipped),
    ])
    func `A step into a skipped time is refused like that time`(typed: String, meaning: String) {
        #expect(located(typed) == meaning)
        #expect(located("2024-03-31 02:30") == meaning)
    }

    @Test(arguments: [
        "2024-10-27 02:30", "2024-10-26 02:30 +1d", "2024-10-20 02:30 +1w", "2024-09-27 02:30 +1mo",
        "2023-10-27 02:30 +1y", "2024-10-28 02:30 -1d", "2024-10-26T02:30+02:00 +1d", "2024-10-26 01:30 +1h +1d",
    ])
    func `A step to a time that occurs twice has both readings`(typed: String) {
        #expect(located(typed) == "2024-10-27T02:30:00+02:00 | 2024-10-27T02:30:00+01:00")
    }

    private func located(_ text: String) -> String {
        let grammar = DateTimeGrammar(
            now: ZonedDateTime(CivilDateTime(CivilDate(2026, 11, 30), .noon), ZoneOffset(seconds: 3600)),
            zone: TableZone.berlin)
        return shown(grammar.read(bytes(text)).flatMap(grammar.locate), \.text)
    }

    @Test(arguments: [
        ("2010", "2010"), ("2026-11-30", "2026-11-30"), ("tomorrow", "2026-12-01"), ("2026-02", "2026-02"),
        ("nov 30 2026", "2026-11-30"), ("3/4 14:30", "2026-03-04T14:30:00 | 2026-04-03T14:30:00"),
        ("next fri 2pm", "2026-12-04T14:00:00 | 2026-12-11T14:00:00"),
        ("+5m", "! \"5m\" is unclear: write mo for months or min for minutes"),
        ("2026-02-30 14:00", "! 2026-02-30 does not exist: the last day of that month is 2026-02-28"),
        ("2026-11-30 24:00", "! there is no time \"24:00\": times are 00:00 to 23:59"),
        ("2026-11-30 1985", "! there is no time \"1985\": times are 00:00 to 23:59"),
        ("2026-11-30 １９：８５ +2h", "! there is no time \"１９：８５\": times are 00:00 to 23:59"),
        ("13 PM tomorrow", "! \"13 PM\" is not on a 12-hour clock: with AM or PM hours are 1 to 12"),
        ("2026-11 14:00", "! 2026-11 is not a day: write one, such as 2026-11-30"),
        ("@999999999999", "! that is outside the years 1 to 9999"),
        ("@1.5", "! \"@1.5\" is not a date and time: write it as 2026-11-30 14:05, tomorrow 9:00 or +2h"),
    ])
    func `A date alone, two readings, refusals`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        "", "x", "2026-11-30 x", "x 14:30", "14:30 14:30", "2026-11-30 2026-11-30", "2026-11-30T", "T",
        "2026-11-30 +2h",
        "2026-11-30T14:05+25:00", "2026-11-30T14:05+01:00x", "Z", "2026-11-30Z", "2026-11-30T13:05:00.5Z",
        "2026-11-30 now",
    ])
    func `Anything else is not a date-time`(typed: String) {
        #expect(read(typed).hasPrefix("! \"\(typed)\" is not a date and time"), "\(read(typed))")
    }
}
