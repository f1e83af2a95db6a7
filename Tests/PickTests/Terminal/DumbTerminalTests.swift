import PickTestSupport
import Testing

/// Terminals that cannot move their cursor: the list is printed, the system edits the line, no escape byte is sent.
@Suite struct DumbTerminalTests {
    @Test(arguments: ["dumb", "", "no-such-term", "emacs", "unset"])
    func `DI-07 not one escape byte is sent`(term: String) throws {
        var environment = TestEnvironment.standard
        environment.values["TERM"] = term == "unset" ? nil : term
        let items = "\u{2500}\u{2500} menu\n\u{43F}\u{440}\u{438}\n\u{1B}[31mred\n"
        let session = try PtySession(
            BuiltProgram.path, ["--default", "1", "--color", "always"], stdin: .text(items), environment: environment)
        try session.waitForText("2) \u{43F}\u{440}\u{438}")
        try session.waitForQuestion("]: ")
        try session.press("zzz{Enter}")
        try session.waitForText("Nothing matches")
        try session.waitForQuestion("]: ")
        try session.press("?{Enter}")
        try session.waitForText("row number")
        try session.waitForQuestion("]: ")
        try session.press("2{Enter}")
        let ended = try session.finish()
        #expect(ended.stdout == [0xD0, 0xBF, 0xD1, 0x80, 0xD0, 0xB8, 0x0A])
        #expect(!session.received.contains(0x1B))
        expectClean(session)
    }

    @Test(arguments: ["C", "POSIX", "C.UTF-8"])
    func `DI-07 the locale does not decide what is shown and returned`(locale: String) throws {
        for term in ["xterm-256color", "dumb"] {
            let session = try ask(
                input: .text("\u{2500}\u{2500} menu\n\u{43F}\u{440}\u{438} é\n"),
                environment: ["LC_ALL": locale, "TERM": term])
            try session.waitForText("1) \u{2500}\u{2500} menu")
            try session.waitForQuestion()
            try session.type("\u{43F}\u{440}\u{438} é\r")
            #expect(try session.finish().output == "\u{43F}\u{440}\u{438} é\n")
            expectClean(session)
        }
    }

    @Test func `An end of file leaves, with the next output on a new line`() throws {
        let session = try ask(environment: ["TERM": "dumb"])
        let ended = try session.answer("{C-d}")
        #expect(ended.status == .exit(130))
        expectClean(session)
    }

    @Test func `An end of file behind some letters enters nothing`() throws {
        let session = try ask(environment: ["TERM": "dumb"])
        try session.waitForQuestion()
        try session.press("a{C-d}")
        #expect(session.staysOpen(for: .milliseconds(50)))
        try session.press("{Enter}")
        #expect(try session.finish().output == "a\n")
    }

    @Test func `Esc is a character there, and the interrupt key leaves`() throws {
        let session = try ask(environment: ["TERM": "dumb"])
        try session.waitForQuestion()
        try session.press("{Esc}{Enter}")
        try session.waitForText("Nothing matches")
        #expect(try session.answer("{C-c}").status.shellValue == 130)
    }

    @Test func `When time is up the default is taken there, whatever was typed`() throws {
        let session = try ask("--timeout", "1", "--timeout-accept", "--default", "a", environment: ["TERM": "dumb"])
        try session.waitForQuestion("]: ")
        try session.press("b")
        #expect(try session.finish().output == "a\n")
    }

    @Test func `Time can be up on a dumb terminal`() throws {
        let session = try ask("--timeout", "0.05", environment: ["TERM": "dumb"])
        #expect(try session.finish().status == .exit(124))
        expectClean(session)
    }

    @Test func `The stop key in a script does not stop a prompt that nobody could wake`() throws {
        let session = try PtySession(
            "bash", ["-c", #"x=$("$PICK" -- a b); echo "[$x]""#], stdout: .terminal,
            environment: pickEnvironment.setting(["TERM": "dumb"]))
        try session.waitForQuestion()
        try session.press("{C-z}{BS}2{Enter}")
        try session.waitForText("[b]")
        try session.finish()
        expectClean(session)
    }

    @Test func `ACCESSIBLE asks for the plain view`() throws {
        let session = try PtySession(
            BuiltProgram.path, [], stdin: .text("a\nb\n"), environment: .standard.setting(["ACCESSIBLE": "1"]))
        try session.waitForText("2) b")
        #expect(try session.answer("2{Enter}").output == "b\n")
    }
}
