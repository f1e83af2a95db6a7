import PickTestSupport
import Testing

/// `pick date` with its calendar, keys and bounds.
@Suite struct DateTests {
    @Test(arguments: [
        ("2023-01-31", "{PgDn}{Enter}", "2023-02-28\n"), ("2024-01-31", "{PgDn}{Enter}", "2024-02-29\n"),
        ("2023-01-31", "{PgDn}{PgDn}{Enter}", "2023-03-31\n"), ("2024-02-29", "{S-PgDn}{Enter}", "2025-02-28\n"),
        ("2024-02-29", "{C-PgDn}{S-PgUp}{Enter}", "2024-02-29\n"),
    ])
    func `DT-01: a month on from the 31st is clamped, and the 31st is remembered`(
        start: String, keys: String, output: String
    ) throws {
        let session = try askLive(["date", "--default", start])
        let ended = try session.answer(keys, below: "> \(start)")
        #expect(ended == Ended(status: .exit(0), stdout: Array(output.utf8), stderr: []))
        expectClean(session)
    }

    @Test func `DT-03: a day that does not exist is refused in place, and the last one named`() throws {
        let session = try askLive(["date"])
        try session.expectRefusal(of: "2023-02-31", below: ", today", "the last day of that month is 2023-02-28")
    }

    @Test func `DT-03: a default that does not exist is wrong usage and is named`() throws {
        let ended = try runPick("date", "--default", "2023-02-31")
        #expect(ended.status == .exit(2) && ended.stdout == [])
        #expect(ended.errors.hasPrefix("pick: --default: 2023-02-31 does not exist"))
    }

    @Test func `DT-08: bounds that contradict are wrong usage, and nothing is drawn`() throws {
        let session = try askLive(["date", "--min", "2024-05-01", "--max", "2024-04-01"])
        let ended = try session.finish()
        #expect(ended.status == .exit(2) && ended.stdout == [])
        #expect(ended.errors == "pick: --min: 2024-05-01 is after --max 2024-04-01\n")
        #expect(session.received == [])
    }

    @Test func `DT-08: with bounds of one day a step stays there`() throws {
        let session = try askLive(["date", "--min", "2024-05-01", "--max", "2024-05-01"])
        #expect(try session.answer("{Right}{Enter}", below: "> 2024-05-01").output == "2024-05-01\n")
        expectClean(session)
    }

    @Test func `DT-08: a default outside the bounds is wrong usage`() throws {
        let ended = try runPick("date", "--min", "2024-05-01", "--default", "2024-04-30")
        #expect(ended.status == .exit(2) && ended.stdout == [])
        #expect(ended.errors == "pick: --default: 2024-04-30 is too early: the earliest is 2024-05-01\n")
    }

    @Test func `DT-10: without an order two readings are shown, and Enter takes neither`() throws {
        let session = try askLive(["date"])
        try session.waitForText(", today")
        try session.press("2/5/2019")
        try session.waitForText("2019-02-05 Tuesday")
        #expect(session.screen.contains("  2019-05-02 Thursday"))
        try session.press("{Enter}")
        try session.waitForText("can be 2019-02-05 or 2019-05-02")
        #expect(try session.answer("{Down}{Down}{Enter}", below: "2019-05-02").output == "2019-05-02\n")
        expectClean(session)
    }

    @Test(arguments: [
        ("2/5/2019", "2019-05-02\n"), ("15/4/2019", "2019-04-15\n"), ("2010-09-25", "2010-09-25\n"),
    ])
    func `DT-10: the order that is given decides, and never a single value`(typed: String, output: String) throws {
        let session = try askLive(["date", "--date-order", "dmy"])
        #expect(try session.answer(typed + "{Enter}", below: ", today").output == output)
    }

    @Test func `The picture is that of the highlighted day`() throws {
        let session = try askLive(["date", "--default", "2026-11-30", "--min", "2010", "--max", "2026-12-31"])
        try session.waitForText("> 2026-11-30 Monday, week 49")
        #expect(session.screen.contains("2010-01-01 to 2026-12-31"))
        try session.press("{Down}")
        try session.waitForText("> 2026-12-07 Monday, week 50")
        #expect(session.screen.contains("December 2026"))
        #expect(session.screen.contains("50 [ 7]  8   9  10  11  12  13"))
        try session.press("{Up}{Left}{S-PgUp}{Enter}")
        #expect(try session.finish().output == "2025-11-29\n")
        expectClean(session)
    }

    @Test func `What is typed takes the calendar along, and arrows edit it`() throws {
        let session = try askLive(["date", "--default", "2026-11-30"])
        try session.waitForText("> 2026-11-30")
        try session.press("24 dex 2026{Left}{Left}{Left}{Left}{Left}{BS}")
        try session.waitForText("is not a date")
        try session.press("{Right}{BS}c")
        try session.waitForText("> 2026-12-24 Thursday")
        #expect(session.screen.contains("[24]"))
        try session.press("{Home}{Del}{End}{Enter}")
        #expect(try session.finish().output == "2026-12-04\n")
    }

    @Test func `"Until now" is reached with Tab and behind the last day, and can be typed`() throws {
        for keys in ["{Tab}{Enter}", "{Right}{Enter}", "present{Enter}", "至今{Enter}", "{Tab}{Left}{S-Tab}{Enter}"] {
            let session = try askLive(["date", "--present=ongoing", "--max", "today", "--lang", "zh"])
            #expect(try session.answer(keys, below: "  至今").output == "ongoing\n", "\(keys)")
            expectClean(session)
        }
    }

    @Test(arguments: ["{Esc}", "{C-d}", "{C-g}", "x{Esc}", "{Down}{C-g}"])
    func `Leaving prints nothing`(keys: String) throws {
        let session = try askLive(["date"])
        #expect(try session.answer(keys, below: ", today") == Ended(status: .exit(130), stdout: [], stderr: []))
        expectClean(session)
    }

    @Test(arguments: [(80, 24), (40, 12), (20, 5), (20, 2), (12, 4), (6, 3), (200, 60)])
    func `Screens of every size are drawn whole and left clean`(columns: Int, rows: Int) throws {
        for words in [["date", "--present"], ["datetime"], ["time"], ["duration"], ["date", "--precision", "month"]] {
            let session = try askLive(words, columns: columns, rows: rows)
            try session.wait(until: { screen in screen.rows.contains { !$0.isEmpty } })
            try session.press("{Down}x{BS}{Tab}{PgDn}")
            try session.press("{Enter}")
            #expect(try session.finish().status == .exit(0), "\(words)")
            expectClean(session)
        }
    }

    @Test func `A screen that shrinks and grows is drawn anew`() throws {
        let session = try askLive(["date", "--default", "2026-11-30"])
        try session.waitForText("November 2026")
        session.resize(columns: 20, rows: 5)
        try session.waitForText("< Mon 2026-11-30 >")
        session.resize(columns: 80, rows: 24)
        try session.waitForText("November 2026")
        try session.press("{Right}{Enter}")
        #expect(try session.finish().output == "2026-12-01\n")
        expectClean(session)
    }

    @Test func `Time that is up can take what is highlighted`() throws {
        let session = try askLive([
            "date", "--default", "2026-11-30", "--timeout", "0.3", "--timeout-accept",
        ])
        try session.waitForText("> 2026-11-30")
        try session.press("{Down}")
        #expect(try session.finish().output == "2026-12-07\n")
        expectClean(session)
    }
}
