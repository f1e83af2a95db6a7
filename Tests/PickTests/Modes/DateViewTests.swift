import PickTestSupport
import Testing

/// The plain view and lines; and that a line means the same in all three views.
@Suite struct DateViewTests {
    @Test func `The plain view shows the bounds and the default, and keeps asking`() throws {
        let session = try askLive([
            "date", "--plain", "--min", "2010", "--max", "2026-12-31", "--default", "2026-11-30",
        ])
        let question = "Date (2010-01-01 to 2026-12-31) [2026-11-30]: "
        try session.waitForQuestion(question)
        try session.press("2009-12-31{Enter}")
        try session.waitForText("2009-12-31 is too early: the earliest is 2010-01-01")
        try session.waitForQuestion(question)
        try session.press("3/4{Enter}")
        try session.waitForText("\"3/4\" can be 2026-03-04 or 2026-04-03")
        #expect(session.screen.contains("2026-03-04 Wed") && session.screen.contains("2026-04-03 Fri"))
        try session.waitForQuestion(question)
        #expect(try session.answer("{Enter}").output == "2026-11-30\n")
        expectClean(session)
    }

    @Test(arguments: [
        (["date", "--present", "--min", "2010"], ["+1mo", "present: until now", "Allowed: from 2010-01-01."]),
        (["time"], ["2:05 pm"]), (["datetime"], ["tomorrow 9:00"]), (["duration"], ["1h30m"]),
        (["date", "--precision", "month"], ["2026-11, nov 2026"]),
    ])
    func `Help in the plain view speaks of what can be typed`(words: [String], texts: [String]) throws {
        let session = try askLive(words + ["--plain"])
        try session.waitForText("]:")
        try session.press("?{Enter}")
        try session.waitForText("Ctrl-D or Ctrl-C cancels")
        for text in texts { #expect(session.screen.contains(text), "\(session.screen)") }
        #expect(!session.screen.contains("row number"))
        try session.press("{C-d}")
        #expect(try session.finish().status == .exit(130))
    }

    @Test func `On a narrow screen the default is still seen in the plain view`() throws {
        let session = try askLive(
            ["date", "--plain", "--min", "2010", "--default", "2026-11-30"], columns: 40, rows: 12)
        try session.waitForText("Date (from 2010-01-01)")
        try session.waitForQuestion("[2026-11-30]: ")
        #expect(try session.answer("{Enter}").output == "2026-11-30\n")
        expectClean(session)
    }

    @Test(arguments: ["xterm-256color", "dumb"])
    func `Messages of the plain view break at blanks`(term: String) throws {
        let session = try askLive(
            ["datetime", "--plain", "--default", "2026-11-30 14:05"],
            environment: ["TZ": "Europe/Berlin", "TERM": term], columns: 40, rows: 12)
        try session.waitForQuestion("]: ")
        try session.press("2024-03-31 02:30{Enter}")
        try session.waitForText("2024-03-31T03:00:00+02:00")
        try session.waitForQuestion("]: ")
        try session.press("3/4 9:00{Enter}")
        try session.waitForText("2026-04-03T09:00:00+02:00: write one of")
        #expect(!session.screen.contains("--date-order"))
        #expect(try session.answer("{Enter}").output == "2026-11-30T14:05:00+01:00\n")
        expectClean(session)
    }

    @Test func `Lines say why on standard error and go on`() throws {
        let ended = try run(
            BuiltProgram.path, ["date", "--tty", "-", "--min", "2010"], stdin: .text("2009\n3/4\n30 nov 2026\n"))
        #expect(ended.status == .exit(0))
        #expect(ended.output == "2026-11-30\n")
        #expect(ended.errors.split(separator: "\n").count == 2)
    }

    @Test func `A dumb terminal gets not one escape sequence`() throws {
        let session = try PtySession(
            BuiltProgram.path, ["date", "--default", "2026-11-30"], stdin: .terminal,
            environment: .standard.setting("TERM", "dumb"))
        try session.waitForText("Date [2026-11-30]:")
        try session.type("foo\n+3d\n")
        try session.finish()
        #expect(!session.received.contains(0x1B))
    }

    // MARK: One grammar

    @Test(arguments: ["date", "time", "datetime", "duration"])
    func `The same line gives the same answer in all three views`(mode: String) throws {
        var random = SeededGenerator()
        // Relative times would move on between the runs.
        let words =
            [mode] + (mode == "date" ? ["--min", "2000", "--present"] : mode == "duration" ? ["--max", "100h"] : [])
        for _ in 0..<50 {
            let text = Self.randomText(mode, &random)
            let answers = try answersInAllViews(words, to: text)
            let failure = "\(words) \(text.debugDescription) \(answers) \(random)"
            if let wheel = Self.firstWheel(mode, text) {
                // A bare number is an answer nowhere, and turns a wheel where one is seen.
                #expect(answers[0] == "" && answers[1] == "", "\(failure)")
                #expect(answers[2].hasPrefix(wheel), "\(failure)")
            } else {
                #expect(Set(answers).count == 1, "\(failure)")
            }
        }
    }

    /// How the answer begins that a number on the first wheel comes to. Nil: the text is no number, or not one of the
    /// wheel.
    private static func firstWheel(_ mode: String, _ text: String) -> String? {
        let digits = text.filter { $0 != " " }
        guard text.split(separator: " ").count == 1, digits.allSatisfy(\.isWholeNumber), let number = Int(digits)
        else { return nil }
        switch mode {
        case "time" where digits.utf8.count <= 2 && number < 24: return number < 10 ? "0\(number):" : "\(number):"
        case "duration" where number <= 100: return number < 10 ? "0\(number):00:00\n" : "\(number):00:00\n"
        default: return nil
        }
    }

    @Test(arguments: [
        (["time"], "14", "14:"), (["duration"], "90", "90:00:00\n"), (["datetime"], "7", ""),
        (["date", "--precision", "month"], "2010", "2010-"), (["date", "--precision", "quarter"], "1999", "1999-Q"),
        (["date", "--precision", "week"], "2020", "2020-W"),
    ])
    func `A bare number is refused wherever no wheel is seen`(words: [String], number: String, live: String) throws {
        let answers = try answersInAllViews(words, to: number)
        #expect(answers[0] == "" && answers[1] == "")
        #expect(answers[2].hasPrefix(live) && !answers[2].isEmpty)
        for option in ["--answer", "--default"] {
            let ended = try run(BuiltProgram.path, words + [option, number], stdin: .null)
            #expect(ended.status == .exit(option == "--answer" ? 1 : 2) && ended.stdout == [])
            #expect(ended.errors.utf8.count(where: { $0 == 0x0A }) == 1)
        }
    }

    private static let pieces: [String: [String]] = [
        "date": [
            "2026", "1999", "-11", "-30", "/3", "/4", " nov", "30", "fri", "next ", "+3d", "-1mo", "W49", "-1", "今天",
            "下周五",
            "11月", "3日", "present", " ", "q", "2024-02-29", "2026-W49-1", "2026-335", "tomorrow", "15/4/2019",
        ],
        "time": [
            "14", "2", ":05", ":30", "pm", " am", "noon", "下午", "3点", "半", "12:00", "0010", "1999", " ", "x", "23:59",
        ],
        "datetime": [
            "2026-11-30", "2024-02-29", " ", "T", "14:05", ":30", "+02:00", "Z", "9 pm", "@0", "@1700000000", "2030",
            "明天", "x",
        ],
        "duration": [
            "1", "h", "30", "m", "90", ":30", "1:30", "PT", "1.5h", "2 days", "45s", "分钟", "小时", " ", "mo", "P1D",
        ],
    ]

    private static func randomText(_ mode: String, _ random: inout SeededGenerator) -> String {
        let pieces = pieces[mode] ?? []
        let count = Int.random(in: 1...3, using: &random)
        return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
}
