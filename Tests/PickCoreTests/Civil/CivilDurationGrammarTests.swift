import Testing

@testable import PickCore

@Suite struct CivilDurationGrammarTests {
    private func read(_ text: String) -> String { shown(DurationGrammar().read(bytes(text)), \.text) }

    @Test(arguments: [
        ("1h30m", "01:30:00"), ("90m", "01:30:00"), ("1:30", "01:30:00"), ("1:30:00", "01:30:00"), ("1.5h", "01:30:00"),
        ("PT1H30M", "01:30:00"), ("pt90m", "01:30:00"), ("45s", "00:00:45"), ("2d", "48:00:00"), ("1w", "168:00:00"),
        ("1d2h3m4s", "26:03:04"), ("90 min", "01:30:00"), ("1 hour 30 minutes", "01:30:00"),
        ("1 hour and 30 minutes", "01:30:00"), ("1h, 30m", "01:30:00"), ("30m 1h", "01:30:00"), ("100:00", "100:00:00"),
        ("0:00", "00:00:00"), ("PT0S", "00:00:00"), ("P1D", "24:00:00"), ("P1W", "168:00:00"), ("P1DT12H", "36:00:00"),
        ("PT1.5H", "01:30:00"), ("PT1,5H", "01:30:00"), ("0.25h", "00:15:00"), ("0.1h", "00:06:00"),
        ("1.5m", "00:01:30"),
        ("1小时30分钟", "01:30:00"), ("1小时30分", "01:30:00"), ("90分钟", "01:30:00"), ("半小时", "00:30:00"),
        ("2天", "48:00:00"), ("三小时", "03:00:00"), ("１：３０", "01:30:00"), ("  5m ", "00:05:00"),
    ])
    func `Typed lengths of time`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        ("PT", "! \"PT\" is not a length of time: write it as 1h30m, 90m, 1:30:00 or PT1H30M"),
        ("P3M5M", "! \"P3M5M\": months and years have no fixed length; use weeks, days, hours, minutes (m) or seconds"),
        ("PT8589934593M", "143165576:33:00"),
        ("P1M", "! \"P1M\": months and years have no fixed length; use weeks, days, hours, minutes (m) or seconds"),
        ("PT1M", "00:01:00"),
    ])
    func `DT-13: nothing is made up`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test func `DT-13: a long length is exact`() {
        #expect(DurationGrammar().read(bytes("PT8589934593M")).value?.seconds == 515_396_075_580)
    }

    @Test(arguments: [
        ("1mo", "! \"1mo\": months and years have no fixed length; use weeks, days, hours, minutes (m) or seconds"),
        ("2年", "! \"2年\": months and years have no fixed length; use weeks, days, hours, minutes (m) or seconds"),
        ("90", "! \"90\" has no unit: write 90m for minutes or 90s for seconds"),
        ("1.5", "! \"1.5\" has no unit: write 1.5m for minutes or 1.5h for hours"),
        ("0.0001", "! \"0.0001\" has no unit"),
        ("1h1h", "! \"1h1h\" says a unit twice"), ("-5m", "! \"-5m\": a length of time cannot be negative"),
        ("0.3s", "! \"0.3s\" is not a whole number of seconds"),
        ("0.0000000001d", "! \"0.0000000001d\" is not a whole number of seconds"),
        ("99999999999999999999s", "! \"99999999999999999999s\" is too long to be counted"),
        ("9223372036854775807m", "! \"9223372036854775807m\" is too long to be counted"),
        ("9223372036854775807s", "2562047788015215:30:07"),
        ("9223372036854775807s 1m", "! \"9223372036854775807s 1m\" is too long to be counted"),
    ])
    func `Refused with a reason, or exact`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        "", "P", "T1H", "PT1H1H", "PT1M1H", "P1H", "P1DT", "1:3", "1:60", "1:00:60", "1:00:00:00", ":30", "1h30", "h",
        "1x", "+5m",
        "1.5h30m", "PT1.5H30M", "1..5h", "1 h x", "12:", "1e3s", "m5",
    ])
    func `Anything else is not a length of time`(typed: String) {
        #expect(read(typed).hasPrefix("! \"\(typed)\" is not a length of time"), "\(read(typed))")
    }
}
