import PickTestSupport
import Testing

/// What `~/.editrc` and `EDITRC` change.
@Suite struct EditrcTests {
    private func ask(_ editrc: String, asHome: Bool = true) throws -> (PtySession, TemporaryDirectory) {
        let home = TemporaryDirectory()
        home.write(editrc, to: asHome ? ".editrc" : "elsewhere")
        let variables = asHome ? ["HOME": home.path] : ["EDITRC": home.path + "/elsewhere", "HOME": home.path]
        let session = try PtySession(
            BuiltProgram.path, ["--plain"], stdin: .text("alpha\nbeta\n"), environment: .standard.setting(variables))
        try session.waitForText("2) beta")
        try session.waitForQuestion()
        return (session, home)
    }

    @Test(arguments: ["bind -v", "pick:bind -v"])
    func `vi keys work, with Esc for the command mode first and to cancel then`(editrc: String) throws {
        let (session, _) = try ask(editrc + "\n")
        try session.press("bexta")
        try session.waitForText(": bexta")
        try session.press("{Esc}")
        // The command has to come after the pause that makes Esc a key.
        #expect(session.staysOpen(for: .milliseconds(150)))
        try session.press("hhx")
        try session.wait(until: { $0.contains(": beta") })
        try session.press("{Enter}")
        #expect(try session.finish().output == "beta\n")
        expectClean(session)

        let (cancelled, _) = try ask(editrc + "\n")
        try cancelled.press("{Esc}")
        #expect(cancelled.staysOpen(for: .milliseconds(150)))
        try cancelled.press("{Esc}")
        #expect(try cancelled.finish().status == .exit(130))
        expectClean(cancelled)
    }

    @Test func `vi's keys for libedit's own commands and for an editor do nothing`() throws {
        let (session, _) = try ask("bind -v\n")
        try session.press("beta")
        try session.waitForText(": beta")
        try session.press("{Esc}")
        #expect(session.staysOpen(for: .milliseconds(150)))
        try session.press(":v")
        try session.wait(until: { $0.bells > 1 })
        try session.press("{Enter}")
        #expect(try session.finish().output == "beta\n")
    }

    @Test func `Arrows work in vi's insert mode`() throws {
        let (session, _) = try ask("bind -v\n")
        try session.press("bta{Left}{Left}e{Enter}")
        #expect(try session.finish().output == "beta\n")
    }

    @Test func `A key can be bound to a command of pick, by this file or the one that EDITRC names`() throws {
        for asHome in [true, false] {
            let (session, _) = try ask("pick:bind ^T pick-complete\npick:bind ^N ed-move-to-beg\n", asHome: asHome)
            try session.press("eta{C-n}b{C-e}{C-u}al{C-t}{Enter}")
            #expect(try session.finish().output == "alpha\n")
            expectClean(session)
        }
    }

    @Test func `A key that this file binds keeps that meaning`() throws {
        let (session, _) = try ask("pick:bind ^D ed-move-to-beg\n")
        try session.press("eta{C-d}b{Enter}")
        #expect(try session.finish().output == "beta\n")
    }

    @Test func `Settings for other programs are theirs`() throws {
        let (session, _) = try ask("gdb:bind ^D ed-move-to-beg\n")
        try session.press("{C-d}")
        #expect(try session.finish().status == .exit(130))
    }

    @Test(arguments: [
        "pick:bind ^N pick-no-such-command", "pick:bind ^N", "pick:bind -z", "edit maybe", "vim:nonsense", "# a remark",
        "", "nonsense", "pick:nonsense ^N pick-up", "pick:bind \"^N pick-up", "'", "pick:bind '", "\\",
        "pick:bind ^N pick-up\\", ":", "  \t", "\"",
    ])
    func `A line with a mistake is passed over`(line: String) throws {
        let (session, _) = try ask(line + "\npick:bind ^T ed-move-to-beg\n")
        try session.press("eta{C-t}b{Enter}")
        #expect(try session.finish().output == "beta\n")
    }

    @Test func `Without an editor the system edits the line and no escape byte is sent`() throws {
        let (session, _) = try ask("edit off\n")
        try session.press("betx{BS}a{Enter}")
        #expect(try session.finish().output == "beta\n")
        #expect(!session.received.contains(0x1B))
        expectClean(session)
    }

    @Test(
        arguments: [#"nonsense\n"#, #"\e\xFF\n"#, #"bind\n"#, #"bind -l\n"#, #"echotc cols\n"#, #"telltc\n"#]
            as [SpelledBytes])
    func `A file with mistakes and commands that print does no harm`(editrc: SpelledBytes) throws {
        let (session, _) = try ask(String(decoding: editrc.bytes, as: UTF8.self))
        try session.press("beta{Enter}")
        #expect(try session.finish().output == "beta\n")
        #expect(session.screen.text == "1) alpha\n2) beta\nChoose (1-2): beta\nChosen: beta")
        expectClean(session)
    }
}
