import PickTestSupport
import Testing

/// What `~/.editrc` and the environment decide.
@Suite struct LiveEditorTests {
    private let folder = TemporaryDirectory()

    private func ask(
        _ settings: String, _ words: String..., input: String = "alpha\nbeta\n", environment: [String: String] = [:]
    )
        throws -> PtySession
    {
        let file = folder.write(settings, to: "editrc")
        return try PtySession(
            BuiltProgram.path, words, stdin: .text(input),
            environment: .standard.setting(environment.merging(["EDITRC": file]) { $1 }))
    }

    @Test func `In vi mode Esc goes to command mode, and leaves from there`() throws {
        let session = try ask("bind -v\n")
        try session.waitForHighlight("alpha")
        try session.press("bex{Esc}")
        try session.press("x")
        try session.waitForLine("be")
        try session.waitForHighlight("beta")
        try session.press("{Esc}")
        #expect(try session.finish().status == .exit(130))
        expectClean(session)
    }

    @Test func `In vi mode the arrows move the list without leaving insert mode`() throws {
        let session = try ask("bind -v\n")
        try session.waitForHighlight("alpha")
        try session.press("a{Down}")
        try session.waitForHighlight("beta")
        try session.press("{Up}{C-n}{C-p}l")
        try session.waitForLine("al")
        #expect(try session.answerLive("{Enter}", after: "alpha").output == "alpha\n")
        expectClean(session)
    }

    @Test func `In vi's command mode arrows and Enter work too`() throws {
        let session = try ask("bind -v\n")
        try session.waitForHighlight("alpha")
        try session.press("a{Esc}")
        try session.press("{Down}")
        try session.waitForHighlight("beta")
        try session.press("{Enter}")
        #expect(try session.finish().output == "beta\n")
        expectClean(session)
    }

    @Test func `Commands are bound to keys by their names`() throws {
        let session = try ask("pick:bind ^T pick-down\npick:bind ^O pick-mark-all\npick:bind ^X pick-cancel\n", "-m")
        try session.waitForHighlight("alpha")
        try session.press("{C-t}")
        try session.waitForHighlight("beta")
        try session.press("{C-o}")
        try session.waitForText("(2 marked)")
        try session.press("{C-x}")
        #expect(try session.finish().status == .exit(130))
        expectClean(session)
    }

    @Test func `What ~/.editrc binds to a key of ours is left as it is`() throws {
        let session = try ask("pick:bind ^N ed-move-to-beg\nother:bind ^P ed-move-to-beg\n")
        try session.waitForHighlight("alpha")
        try session.press("eta{C-n}b")
        try session.waitForLine("beta")
        try session.press("{C-u}")
        try session.waitForHighlight("alpha")
        try session.press("{Down}{C-p}")
        try session.waitForHighlight("alpha")
        #expect(try session.answerLive("{Enter}", after: "alpha").output == "alpha\n")
        expectClean(session)
    }

    @Test func `A command that marks does nothing where one is chosen`() throws {
        let session = try ask("pick:bind ^T pick-mark\n")
        try session.waitForHighlight("alpha")
        try session.press("{C-t}{Down}{C-t}")
        #expect(try session.answerLive("{Enter}", after: "beta").output == "beta\n")
        expectClean(session)
    }

    @Test func `Without an editor the plain view asks`() throws {
        let session = try ask("edit off\n")
        try session.waitForText("2) beta")
        #expect(try session.answer("2{Enter}").output == "beta\n")
        #expect(session.terminalFaults == [])
    }

    @Test func `A bad line in the settings does no harm`() throws {
        let session = try ask("nonsense\nbind\nbind ^X\n\u{1B}\n")
        #expect(try session.answerLive("{Down}{Enter}", after: "alpha").output == "beta\n")
        expectClean(session)
    }

    @Test func `ESCDELAY says how long Esc waits for the rest of a key`() throws {
        let patient = try ask("", environment: ["ESCDELAY": "2000"])
        try patient.waitForHighlight("alpha")
        try patient.send([0x1B])
        #expect(patient.staysOpen(for: .milliseconds(150)))
        try patient.send("[B".utf8)
        try patient.waitForHighlight("beta")
        #expect(try patient.answerLive("{Enter}", after: "beta").output == "beta\n")
        let hasty = try ask("", environment: ["ESCDELAY": "1"])
        #expect(try hasty.answerLive("{Esc}", after: "alpha").status == .exit(130))
        for value in ["", "x", "-5", "0"] {
            let odd = try ask("", environment: ["ESCDELAY": value])
            #expect(try odd.answerLive("{Esc}", after: "alpha").status == .exit(130))
        }
    }

    @Test func `The editor's own prompts can be left, and do not disturb the list`() throws {
        let session = try ask("")
        try session.waitForHighlight("alpha")
        try session.press("{C-r}zz")
        try session.waitForText("bck?zz")
        #expect(session.screen.contains("  2/2") && session.screen.highlightedRow == "alpha")
        try session.press("{Esc}")
        try session.waitForNoText("bck")
        // Nothing takes the editor away.
        try session.press("{Alt-x}edit off{C-u}be")
        try session.waitForLine("be")
        #expect(try session.answerLive("{Enter}", after: "beta").output == "beta\n")
        expectClean(session)
    }
}
