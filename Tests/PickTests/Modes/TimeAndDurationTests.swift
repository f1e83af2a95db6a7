import PickTestSupport
import Testing

/// `pick time`, `pick datetime` and `pick duration` with their wheels and zones.
@Suite struct TimeAndDurationTests {
    // MARK: Times

    @Test(arguments: [("12:00 AM", "00:00\n"), ("12:00 PM", "12:00\n"), ("11:59 PM", "23:59\n")])
    func `DT-04: noon and midnight on a 12-hour clock`(typed: String, output: String) throws {
        let session = try askLive(["time", "--12h"])
        #expect(try session.answer(typed + "{Enter}", below: "Minute").output == output)
        expectClean(session)
    }

    @Test(arguments: ["0:10 AM", "13:05 PM"])
    func `DT-04: hours that a 12-hour clock does not have are refused in place`(typed: String) throws {
        let session = try askLive(["time", "--12h"])
        try session.expectRefusal(of: typed, below: "Minute", "is not on a 12-hour clock")
    }

    @Test func `A time without AM or PM is chosen from two rows`() throws {
        let session = try askLive(["time", "--12h"])
        try session.waitForText("Minute")
        try session.press("2:30")
        try session.waitForText("  2:30 PM")
        #expect(try session.answer("{Up}{Enter}", below: "  2:30 AM").output == "14:30\n")
    }

    @Test(arguments: [
        (["--default", "09:00"], "{Down}{Enter}", "10:00\n"), (["--default", "00:00"], "{Enter}", "00:00\n"),
        (["--default", "09:00", "--step", "15m"], "{Right}{Down}{Down}{Enter}", "09:30\n"),
        (["--default", "09:00"], "1430{Down}{Enter}", "15:30\n"),
        (["--min", "22:00", "--max", "06:00", "--default", "23:30"], "{Down}{Down}{Enter}", "01:30\n"),
        (["--default", "09:00", "--seconds"], "{S-Tab}{Up}{Enter}", "08:59:59\n"),
        (["--default", "09:00"], "{Tab}{PgDn}{Enter}", "09:15\n"),
    ])
    func `Wheels of a time`(words: [String], keys: String, output: String) throws {
        let session = try askLive(["time"] + words)
        #expect(try session.answer(keys, below: "Hour").output == output)
        expectClean(session)
    }

    // MARK: Both

    @Test(arguments: [
        ("{Right}{Down}{Enter}", "2024-03-31T03:30:00+02:00\n"),
        ("{Right}{Down}{Up}{Enter}", "2024-03-31T01:30:00+01:00\n"),
    ])
    func `DT-06: an hour passes over the gap and comes back`(keys: String, output: String) throws {
        let session = try askLive(
            ["datetime", "--default", "2024-03-31T01:30"], environment: ["TZ": "Europe/Berlin"])
        #expect(try session.answer(keys, below: "> 2024-03-31 Sun 01:30 +01:00").output == output)
        expectClean(session)
    }

    @Test func `DT-06: a skipped time is refused in place, and the next one offered`() throws {
        let session = try askLive(["datetime"], environment: ["TZ": "Europe/Berlin"])
        try session.waitForText("Minute")
        try session.press("2024-03-31 02:30{Enter}")
        try session.waitForText("the next time is")
        #expect(try session.answer("{Down}{Enter}", below: "does not exist").output == "2024-03-31T03:00:00+02:00\n")
        expectClean(session)
    }

    @Test func `DT-06: while a skipped time is typed, the next one is seen on any screen`() throws {
        for (columns, rows) in [(80, 24), (40, 12), (20, 5)] {
            let session = try askLive(
                ["datetime"], environment: ["TZ": "Europe/Berlin"], columns: columns, rows: rows)
            try session.wait(until: { $0.cursor.column > 0 })
            try session.press("2024-03-30 02:30 +1d")
            try session.waitForText("03:00")
            #expect(try session.answer("{Down}{Enter}", below: "03:00").output == "2024-03-31T03:00:00+02:00\n")
            expectClean(session)
        }
    }

    @Test func `DT-08: a bound without a time counts from midnight`() throws {
        let session = try askLive(["datetime", "--min", "2024-05-01", "--max", "2024-05-01 12:00"])
        #expect(
            try session.answer("{Home}{PgUp}{Enter}", below: "2024-05-01 00:00 to").output
                == "2024-05-01T00:00:00+00:00\n")
    }

    @Test(arguments: [(1, "2024-10-27T02:30:00+02:00\n"), (2, "2024-10-27T02:30:00+01:00\n")])
    func `A time that occurs twice is two rows`(downs: Int, output: String) throws {
        let session = try askLive(["datetime", "--zone", "Europe/Berlin"])
        try session.waitForText("Minute")
        try session.press("2024-10-27 02:30")
        try session.waitForText("2024-10-27 Sun 02:30 +01:00")
        try session.press(String(repeating: "{Down}", count: downs) + "{Enter}")
        #expect(try session.finish().output == output)
        expectClean(session)
    }

    @Test func `A midnight that does not exist does not move the day`() throws {
        let session = try askLive(
            ["datetime", "--default", "2018-11-03 00:00"], environment: ["TZ": "America/Sao_Paulo"])
        #expect(try session.answer("{Down}{Enter}", below: "> 2018-11-03").output == "2018-11-04T01:00:00-02:00\n")
        let days = try askLive(["date", "--default", "2018-11-04"], environment: ["TZ": "America/Sao_Paulo"])
        #expect(try days.answer("{Enter}", below: "> 2018-11-04").output == "2018-11-04\n")
    }

    @Test func `The zone of the option comes before TZ, and one that is not known is wrong usage`() throws {
        let ended = try runPick(
            "datetime", "--zone", "Asia/Shanghai", "--answer", "@0", environment: ["TZ": "Europe/Berlin"])
        #expect(ended.output == "1970-01-01T08:00:00+08:00\n")
        let unknown = try runPick("datetime", "--zone", "Mars/Phobos", "--answer", "now")
        #expect(unknown.status == .exit(2) && unknown.stdout == [])
        #expect(unknown.errors.hasPrefix("pick: --zone: there is no time zone \"Mars/Phobos\""))
        let variable = try runPick("datetime", "--answer", "now", environment: ["TZ": "Mars/Phobos"])
        #expect(variable.status == .exit(2))
        #expect(variable.errors.hasPrefix("pick: TZ: there is no time zone \"Mars/Phobos\""))
        let hostile = try runPick("time", "--answer", "now", environment: ["TZ": "\u{1B}[2J"])
        #expect(hostile.errors.hasPrefix("pick: TZ: there is no time zone \"\u{241B}[2J\""))
    }

    // MARK: Durations

    @Test(arguments: [
        ("PT", "is not a length of time"), ("P3M5M", "have no fixed length"), ("P1M", "have no fixed length"),
    ])
    func `DT-13: lengths that make no sense are refused in place`(typed: String, reason: String) throws {
        let session = try askLive(["duration"])
        try session.expectRefusal(of: typed, below: "Hours", reason)
    }

    @Test(arguments: [
        ("PT8589934593M", [], "143165576:33:00\n"), ("PT8589934593M", ["--output", "seconds"], "515396075580\n"),
        ("PT1M", [], "00:01:00\n"), ("90m", ["--output", "iso"], "PT1H30M\n"),
        ("1.5h", ["--format", "%M min"], "90 min\n"),
    ])
    func `DT-13: lengths are exact`(typed: String, words: [String], output: String) throws {
        let session = try askLive(["duration"] + words)
        #expect(try session.answer(typed + "{Enter}", below: "Hours").output == output)
        expectClean(session)
    }

    @Test func `Wheels of a length`() throws {
        let session = try askLive(["duration", "--max", "8h", "--step", "15m"])
        try session.waitForText("Minutes")
        #expect(session.screen.contains("up to 08:00:00") && !session.screen.contains("Seconds"))
        #expect(try session.answer("{Down}{Tab}{Down}{Down}{Enter}", below: "[00]").output == "01:30:00\n")
        expectClean(session)
    }
}
