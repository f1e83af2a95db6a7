import PickTestSupport
import Testing

/// Keys of the line in the plain view.
@Suite struct EditingTests {
    private static let greek = PtySession.Input.text("alpha\nbeta\ngamma\nalphabet\nalpha centauri\n")

    /// What the line shows after these keys.
    private func line(_ keys: String, until shown: String, environment: [String: String] = [:]) throws -> PtySession {
        let session = try ask(input: Self.greek, environment: environment)
        try session.waitForQuestion()
        try session.press(keys)
        try session.wait(
            until: { screen in
                screen.rows.contains { $0.hasSuffix(shown.isEmpty ? "(1-5):" : ": \(shown)") }
            }, for: "the line read \(shown.debugDescription)")
        return session
    }

    @Test func `KE-01 a paste is text without its brackets`() throws {
        let session = try line("{Esc}[200~bet{Esc}[201~", until: "bet")
        try session.press("{Enter}")
        #expect(try session.finish().output == "beta\n")
        expectClean(session)
    }

    @Test func `KE-01 a newline in a paste enters nothing`() throws {
        let session = try line("{Esc}[200~al\r\npha\tx{Esc}[201~", until: "al  pha x")
        #expect(session.staysOpen(for: .milliseconds(50)))
        try session.press("{C-u}beta{Enter}")
        #expect(try session.finish().output == "beta\n")
    }

    @Test(arguments: ["{Esc}", "{Esc}{Esc}", "1{Esc}", "{C-g}", "x{C-g}"])
    func `KE-06 Esc cancels at once, alone, doubled and behind a text`(keys: String) throws {
        let session = try ask("-m")
        let ended = try session.answer(keys)
        #expect(ended == Ended(status: .exit(130), stdout: [], stderr: []))
        expectClean(session)
    }

    @Test(arguments: ["{Esc}{Enter}", "{Esc}x", "{Esc}~"])
    func `KE-06 Esc with another key in one write is that key with Alt and accepts nothing`(keys: String) throws {
        let session = try ask("-m")
        try session.waitForQuestion()
        try session.press("1\(keys)")
        try session.wait(until: { $0.bells > 0 })
        try session.press("{Enter}")
        #expect(try session.finish().output == "a\n")
        expectClean(session)
    }

    @Test func `KE-06 a letter after Esc reaches the shell`() throws {
        let session = try PtySession(
            "bash", ["-c", #""$PICK" --plain -- a b; echo "status $?"; read -r x; echo "next $x""#], stdout: .terminal,
            environment: pickEnvironment)
        try session.waitForQuestion()
        try session.press("{Esc}")
        try session.waitForText("status 130")
        try session.press("hello{Enter}")
        try session.waitForText("next hello")
        try session.finish()
        expectClean(session)
    }

    @Test func `KE-11 Ctrl-D leaves an empty line only`() throws {
        let empty = try ask()
        #expect(try empty.answer("{C-d}").status == .exit(130))
        expectClean(empty)
        let session = try line("al{Left}", until: "al")
        try session.press("{C-d}{C-d}{C-d}")
        try session.wait(until: { $0.rows.contains { $0.hasSuffix(": a") } })
        #expect(session.staysOpen(for: .milliseconds(50)))
        try session.press("lpha{Enter}")
        #expect(try session.finish().output == "alpha\n")
    }

    @Test(arguments: [
        ("alpha{C-a}x", "xalpha"), ("alpha{C-a}{C-e}x", "alphax"), ("one two{C-w}x", "one x"), ("one two{C-u}x", "x"),
        ("alpha{C-a}{C-k}x", "x"), ("alpha{BS}{BS}", "alp"), ("abc{Left}{Left}{Del}", "ac"),
        ("abc{Home}x{End}y", "xabcy"),
        ("one two{C-Left}x", "one xtwo"), ("abc{C-b}{C-b}{C-f}x", "abxc"), ("a{C-h}b", "b"), ("one{C-w}{C-y}", "one"),
        ("ab{C-t}", "ba"), ("日本{BS}", "日"), ("e\u{301}x{BS}{BS}a", "a"), ("👨‍👩‍👧{BS}a", "a"), ("é{Left}{Del}a", "a"),
        ("one two{Alt-b}x", "one xtwo"), ("ab{Left}{Right}c", "abc"),
    ])
    func `The line is edited with the keys of every shell`(keys: String, shown: String) throws {
        let session = try line(keys, until: shown)
        try session.press("{C-c}")
        try session.finish()
        expectClean(session)
    }

    @Test(arguments: ["{F}", "{PgUp}", "{Ins}", "{S-Tab}", "{C-v}", "{C-o}", "{Alt-q}", "{C-S-PgDn}"])
    func `A key without a meaning puts nothing into the line`(keys: String) throws {
        let pressed = keys == "{F}" ? "{Esc}[24~" : keys
        let session = try line("be\(pressed)ta", until: "beta")
        try session.press("{Enter}")
        #expect(try session.finish().output == "beta\n")
    }

    // MARK: Tab

    @Test func `Tab completes the text of an option, and lists where several go on`() throws {
        let session = try line("g{Tab}", until: "gamma")
        try session.press("{C-u}al{Tab}")
        try session.wait(until: { $0.rows.contains { $0.hasSuffix(": alpha") } })
        try session.press("{Tab}")
        try session.wait(until: { $0.count(of: "alphabet") == 2 && $0.contains("5) alpha centauri") })
        try session.press("b{Tab}{Enter}")
        #expect(try session.finish().output == "alphabet\n")
        expectClean(session)
    }

    @Test func `Tab where nothing begins so rings and changes nothing`() throws {
        let session = try line("zz{Tab}", until: "zz")
        try session.wait(until: { $0.bells > 0 })
        try session.press("{C-u}beta{Enter}")
        #expect(try session.finish().output == "beta\n")
    }

    @Test func `Behind a separator Tab begins anew`() throws {
        let session = try ask("-m", input: Self.greek)
        #expect(try session.answer("g{Tab};be{Tab}{Enter}").output == "gamma;beta\n")
    }

    // MARK: History

    @Test func `Up brings back the line that was refused`() throws {
        let session = try ask(input: Self.greek)
        try session.waitForQuestion()
        try session.press("zeta{Enter}")
        try session.waitForText("Nothing matches")
        try session.press("{Up}")
        try session.wait(until: { $0.count(of: ": zeta") == 2 })
        try session.press("{Home}{Del}b{Enter}")
        #expect(try session.finish().output == "beta\n")
        expectClean(session)
    }

    // MARK: Long lines

    @Test func `A line of more than a thousand characters is cut, through the history too`() throws {
        let session = try ask(input: Self.greek)
        try session.waitForQuestion()
        try session.type(String(repeating: "x", count: 1100))
        try session.wait(until: { $0.bells > 0 })
        try session.press("{Enter}")
        try session.waitForText("Nothing matches")
        try session.press("{Up}y{Down}{Up}")
        try session.press("{C-a}{C-k}gamma{Enter}")
        #expect(try session.finish().output == "gamma\n")
        expectClean(session)
    }

    @Test func `A paste of more than a thousand characters is cut`() throws {
        let session = try ask(input: Self.greek)
        try session.waitForQuestion()
        try session.type("\u{1B}[200~" + String(repeating: "日", count: 3000) + "\u{1B}[201~")
        try session.wait(until: { $0.bells > 0 })
        try session.press("{C-u}beta{Enter}")
        #expect(try session.finish().output == "beta\n")
        expectClean(session)
    }

    @Test func `A query given at the start is on the line and can be edited`() throws {
        let session = try ask("--query", "gammm", input: Self.greek)
        try session.waitForText(": gammm")
        try session.press("{BS}a{Enter}")
        #expect(try session.finish().output == "gamma\n")
    }
}
