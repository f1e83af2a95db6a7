import PickTestSupport
import Testing

@Suite struct DisplayTests {
    @Test func `DI-01 an item wider than the terminal is shown once and leaves nothing behind`() throws {
        let zeros = String(repeating: "0", count: 100)
        let session = try ask(input: .text("\(zeros)\nshort\n"), columns: 40)
        try session.waitForText("2) short")
        try session.waitForQuestion()
        for key in ["{Left}", "{Right}", "x", "{BS}", "{C-l}"] { try session.press(key) }
        try session.press("sho")
        try session.waitForText(": sho")
        #expect(session.screen.count(of: "short") == 1)
        #expect(session.screen.count(of: "Choose") == 1)
        try session.press("{C-u}#1{Enter}")
        #expect(try session.finish().output == zeros + "\n")
        expectClean(session)
    }

    @Test func `DI-01 a line wider than the terminal stays on its row`() throws {
        let letters = String(repeating: "abcdefghij", count: 10)
        let session = try ask(input: .text("\(letters)\nb\n"), columns: 40)
        try session.waitForQuestion()
        let row = session.screen.cursor.row
        try session.type(letters)
        try session.wait(until: { $0[row].hasSuffix("hij") })
        #expect(session.screen.cursor.row == row)
        #expect(session.screen.rows[(row + 1)...].allSatisfy { $0.isEmpty })
        try session.press("{Home}")
        try session.wait(until: { $0[row].contains(": abcdefghij") })
        try session.press("{Enter}")
        #expect(try session.finish().output == letters + "\n")
        expectClean(session)
    }

    @Test(arguments: ["xterm-256color", "dumb"])
    func `DI-05 a terminal that does not know its size is taken for 80 by 24`(term: String) throws {
        let items = (1...100).map { "item \($0)" }.joined(separator: "\n")
        let session = try ask(input: .text(items), environment: ["TERM": term], columns: 0, rows: 0)
        try session.waitForText("Choose (1-100):")
        #expect(session.screen[0] == "  1) item 1     21) item 21    41) item 41    61) item 61    81) item 81")
        try session.press("2{Enter}")
        #expect(try session.finish().output == "item 2\n")
        expectClean(session)
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3), (20, 5), (500, 200)])
    func `A prompt works on a screen of any size`(columns: Int, rows: Int) throws {
        let session = try ask(input: .text("alpha\nbeta 日本\n"), columns: columns, rows: rows)
        // Nothing can be read on the smallest; the keys are typed ahead.
        try session.press("{Left}{Right}b{BS}beta{Enter}")
        #expect(try session.finish().output == "beta 日本\n")
        #expect(session.screen.changedModes == [])
    }

    @Test func `At the bottom of the screen the prompt scrolls like any program's output`() throws {
        let session = try PtySession(
            "/bin/sh", ["-c", #"seq 30; "$PICK" --plain -- alpha beta; echo over"#], stdout: .terminal,
            environment: pickEnvironment, columns: 40, rows: 6)
        try session.waitForQuestion()
        #expect(Array(session.screen.rows.suffix(4)) == ["30", "1) alpha", "2) beta", "Choose (1-2):"])
        try session.press("bet{Enter}")
        try session.waitForText("over")
        try session.finish()
        #expect(session.screen.rows.suffix(5).dropLast() == ["Choose (1-2): bet", "Chosen: beta", "beta", "over"])
        expectClean(session)
    }

    @Test func `A question is asked on the terminal that is named`() throws {
        let session = try PtySession(
            "bash", ["-c", #"exec 3<>"$(tty)"; setsid -w "$PICK" --plain --tty "$(tty)" -- a b </dev/null"#],
            environment: pickEnvironment)
        try session.waitForQuestion()
        try session.press("2{Enter}")
        #expect(try session.finish().output == "b\n")
        expectClean(session)
    }

    @Test(arguments: [
        ("/nonexistent", "cannot open \"/nonexistent\": No such file or directory"),
        ("/dev/null", "--tty: \"/dev/null\" is not a terminal"), ("/", "cannot open \"/\": Is a directory"),
    ])
    func `What is no terminal is refused by name`(path: String, message: String) throws {
        let ended = try runPick("--tty", path)
        #expect(ended.status == .exit(2))
        #expect(ended.errors == "pick: \(message)\n")
    }

    @Test func `Colour is switched off by NO_COLOR and by an option`() throws {
        for (words, environment) in [(["--color", "never"], [:]), ([], ["NO_COLOR": "1"])] {
            let session = try PtySession(
                BuiltProgram.path, ["--plain"] + words, stdin: .text("a\nb\n"),
                environment: .standard.setting(environment))
            _ = try session.answer("zzz{BS}{BS}{BS}a{Enter}")
            #expect(!session.receivedText.contains("\u{1B}[3") && !session.receivedText.contains("\u{1B}[1m"))
        }
    }
}
