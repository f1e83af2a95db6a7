import Glibc
import PickTestSupport
import Testing

@Suite struct LiveSignalTests {
    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT])
    func `KE-03 Killed, it gives the terminal back and dies of the signal`(signal: Int32) throws {
        let session = try askLive()
        try session.waitForHighlight("a")
        session.signal(signal)
        let ended = try session.finish()
        #expect(ended.status == .signal(signal) && ended.stdout == [] && ended.stderr == [])
        #expect(session.screen.text == "")
        expectClean(session)
    }

    @Test func `KE-03 Interrupted, it gives the terminal back and dies of the interrupt`() throws {
        let session = try askLive()
        let ended = try session.answerLive("b{C-c}", after: "a")
        #expect(ended.status == .signal(SIGINT) && ended.stdout == [])
        expectClean(session)
    }

    @Test(arguments: 0..<8) func `Ctrl-C that throws away keys on their way ends it all the same`(part: Int) throws {
        let session = try askLive()
        try session.waitForHighlight("a")
        for _ in 0..<40 { try session.press("xy{BS}") }
        try session.press("{C-c}")
        #expect(try session.finish().status == .signal(SIGINT))
        #expect(session.screen.changedModes == [])
    }

    @Test func `A signal that is ignored already stays ignored`() throws {
        let session = try askInShell("bash", "trap '' HUP; pick -- a b >/dev/null; echo \"status $?\"")
        try session.waitForHighlight("a")
        session.signalForegroundGroup(SIGHUP)
        try session.press("{Down}")
        try session.waitForHighlight("b")
        try session.press("{Enter}")
        try session.waitForText("status 0")
        #expect(try session.finish().status == .exit(0))
    }

    @Test func `A terminal that goes away ends it`() throws {
        let session = try askLive()
        try session.waitForHighlight("a")
        session.hangUp()
        let ended = try session.finish()
        #expect(ended.stdout == [] && [129, 130].contains(ended.status.shellValue))
    }

    @Test(arguments: ["bash", "zsh"]) func `Ctrl-C ends a loop of questions`(shell: String) throws {
        let loop = "for i in 1 2 3; do x=$('\(BuiltProgram.path)' -- a b); echo got $x; done"
        let folder = TemporaryDirectory()
        // In a shell that outlives it: the end of a session's first process takes the terminal from all others.
        let script = "trap : INT; \(shell) \(folder.write(loop, to: "loop")); echo \"ended $?\""
        let session = try askInShell("bash", script)
        try session.waitForHighlight("a")
        try session.press("{Enter}")
        try session.waitForText("got a")
        try session.waitForHighlight("a")
        try session.press("{C-c}")
        try session.waitForText("ended 130")
        #expect(try session.finish().status == .exit(0))
        #expect(session.screen.count(of: "got") == 1)
        expectClean(session)
    }

    @Test(arguments: ["bash", "zsh", "dash"])
    func `KE-04 Where no shell could bring it back Ctrl-Z does not stop it`(shell: String) throws {
        for script in ["x=$(printf 'a\\nb\\n' | pick); echo \"[$x]\"", "printf 'a\\nb\\n' | pick | cat"] {
            let session = try askInShell(shell, script)
            try session.waitForHighlight("a")
            try session.press("{C-z}")
            #expect(session.staysOpen(for: .milliseconds(100)))
            try session.press("{Down}{Enter}")
            try session.wait(
                until: { $0.rows.contains("[b]") || $0.rows.contains("b") }, within: .seconds(10),
                for: "the answer came")
            #expect(try session.finish().status == .exit(0))
            expectClean(session)
        }
    }

    @Test func `Of a session's first process Ctrl-Z makes no frozen terminal`() throws {
        let session = try askLive(stdout: .terminal)
        try session.waitForHighlight("a")
        try session.press("{C-z}")
        try session.press("{Down}")
        try session.waitForHighlight("b")
        try session.press("{Enter}")
        #expect(try session.finish().status == .exit(0))
        expectClean(session)
    }

    // MARK: Job control

    private func interactive(_ shell: String) throws -> PtySession {
        let words = shell == "zsh" ? ["-f", "-i"] : ["--norc", "--noediting", "-i"]
        let environment = TestEnvironment.standard.setting([
            "PS1": "ready ", "HISTFILE": "/dev/null", "PROMPT_EOL_MARK": "",
        ])
        let session = try PtySession(
            "/usr/bin/env", [shell] + words, stdout: .terminal, stderr: .terminal, environment: environment)
        try session.waitForText("ready")
        return session
    }

    @Test(arguments: ["bash", "zsh"]) func `Ctrl-Z stops it, and fg brings it back as it was`(shell: String) throws {
        let session = try interactive(shell)
        try session.type("'\(BuiltProgram.path)' -- alpha beta\r")
        try session.waitForHighlight("alpha")
        try session.press("a{Down}")
        try session.waitForHighlight("beta")
        for _ in 0..<2 {
            try session.press("{C-z}")
            try session.wait(
                until: { $0[$0.cursor.row].hasPrefix("ready") && !$0.contains("> beta") }, for: "the shell was back")
            #expect(session.screen.contains(shell == "zsh" ? "suspended" : "Stopped"))
            #expect(!session.screen.bracketsPastes || shell == "zsh")
            try session.type("fg\r")
            try session.waitForHighlight("beta")
            try session.waitForLine("a")
        }
        try session.press("{Enter}")
        try session.wait(until: { $0.rows.contains("beta") }, for: "the answer was printed")
        try session.type("exit\r")
        _ = try session.finish()
        #expect(session.screen.queries == [])
    }

    @Test(arguments: ["bash", "zsh"])
    func `Ctrl-Z in a command substitution of an interactive shell does no harm`(shell: String) throws {
        let session = try interactive(shell)
        try session.type("x=$('\(BuiltProgram.path)' -- alpha beta); echo \"[$x]\"\r")
        try session.waitForHighlight("alpha")
        try session.press("{C-z}")
        #expect(session.staysOpen(for: .milliseconds(100)))
        try session.press("{Down}")
        try session.waitForHighlight("beta")
        try session.press("{Enter}")
        try session.waitForText("[beta]")
        try session.type("exit\r")
        _ = try session.finish()
    }

    @Test func `Woken without having been stopped, it draws itself anew`() throws {
        let session = try askLive()
        try session.waitForHighlight("a")
        try session.press("b")
        try session.waitForHighlight("b")
        let mark = session.mark()
        session.signal(SIGCONT)
        try session.wait(
            until: { _ in session.received(since: mark).count > 20 && session.screen.highlightedRow == "b" },
            for: "it was drawn anew")
        #expect(session.screen.rows.filter { !$0.isEmpty } == ["> b", "  1/2", "> b"])
        try session.press("{Enter}")
        #expect(try session.finish().output == "b\n")
        expectClean(session)
    }
}
