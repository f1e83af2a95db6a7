import Glibc
import PickTestSupport
import Testing

@Suite struct SignalTests {
    @Test(
        arguments: [
            SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR,
        ], ["xterm-256color", "dumb"])
    func `KE-03 a signal that ends the prompt gives the terminal back and is seen by the parent`(
        signal: Int32, term: String
    ) throws {
        let session = try ask(environment: ["TERM": term])
        try session.waitForQuestion()
        try session.press("par")
        try session.waitForText("par")
        session.signal(signal)
        let ended = try session.finish()
        #expect(ended.status == .signal(signal))
        #expect(ended.stdout == [] && ended.stderr == [])
        expectClean(session)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `A signal ends the wait for a slow list as well`(signal: Int32) throws {
        let session = try ask(input: .pipe([]))
        // The list is waited for with the terminal taken already.
        try session.wait(until: { $0.bracketsPastes })
        session.signal(signal)
        #expect(try session.finish().status == .signal(signal))
        expectClean(session)
    }

    @Test(arguments: ["{Esc}", "{C-d}", "{C-g}", "ab{Esc}"])
    func `Keys that cancel end the wait for a slow list as well`(keys: String) throws {
        let session = try ask(input: .pipe([]))
        try session.wait(until: { $0.bracketsPastes })
        try session.press(keys)
        #expect(try session.finish() == Ended(status: .exit(130), stdout: [], stderr: []))
        expectClean(session)
    }

    @Test func `What is typed before a slow list comes is there when it is asked`() throws {
        let session = try ask(input: .pipe([]))
        try session.wait(until: { $0.bracketsPastes })
        try session.press("bet{C-a}{C-e}")
        #expect(session.staysOpen(for: .milliseconds(50)))
        session.feed("alpha\nbeta\n")
        session.closeInput()
        try session.waitForText(": bet")
        try session.press("{Enter}")
        #expect(try session.finish().output == "beta\n")
        expectClean(session)
    }

    @Test func `KE-03 the interrupt key ends the prompt by the signal, so that loops end too`() throws {
        let session = try ask()
        #expect(try session.answer("par{C-c}").status == .signal(SIGINT))
        expectClean(session)
    }

    @Test(arguments: ["--plain", "-1", "--height=5"])
    func `The interrupt key leaves no stopped job behind where it ends a producer too`(option: String) throws {
        let environment = pickEnvironment.setting(["PS1": "READY> ", "TERM": "xterm-256color"])
        let session = try PtySession(
            "bash", ["--norc", "--noprofile", "-i"], stdout: .terminal, stderr: .terminal, environment: environment)
        try session.waitForText("READY>")
        // bash takes the terminal back when its subshell dies of the signal.
        for round in 1...4 {
            try session.press(#"(sleep 60; echo x) | "$PICK" \#(option); echo "round \#(round)"{Enter}"#)
            try session.wait(until: { _ in session.runs("pick") && !session.echoes }, for: "the list was awaited")
            try session.press("{C-c}")
            try session.wait(
                until: { $0[$0.cursor.row] == "READY>" && session.readsSingleKeys }, for: "the shell was back")
            try session.press("{C-l}")
            try session.wait(until: { $0.rows.first == "READY>" }, for: "the screen was cleared")
        }
        try session.press("jobs; echo none{Enter}")
        try session.waitForText("none")
        #expect(!session.receivedText.contains("Stopped"))
        try session.press("exit{Enter}")
        try session.finish()
    }

    @Test func `A signal that was ignored from the start stays ignored`() throws {
        let session = try PtySession(
            "/bin/sh", ["-c", #"trap '' HUP; exec "$PICK" --plain"#], stdin: .text("a\nb\n"),
            environment: pickEnvironment)
        try session.waitForQuestion()
        session.signal(SIGHUP)
        #expect(session.staysOpen(for: .milliseconds(100)))
        #expect(try session.answer("b{Enter}").output == "b\n")
        expectClean(session)
    }

    @Test(arguments: ["xterm-256color", "dumb"])
    func `A terminal that goes away ends the prompt`(term: String) throws {
        let session = try ask(environment: ["TERM": term])
        try session.waitForQuestion()
        session.hangUp()
        let ended = try session.finish()
        #expect(ended.status == .signal(SIGHUP) || ended.status == .exit(130))
        #expect(ended.stdout == [])
    }

    @Test func `A terminal that goes away ends a prompt that ignores the signal`() throws {
        let session = try PtySession(
            "/bin/sh", ["-c", #"trap '' HUP; exec "$PICK" --plain"#], stdin: .text("a\nb\n"),
            environment: pickEnvironment)
        try session.waitForQuestion()
        session.hangUp()
        #expect(try session.finish().status == .exit(130))
    }

    @Test func `A terminal that goes away while the list is awaited ends the prompt`() throws {
        let session = try ask(input: .pipe([]))
        try session.wait(until: { $0.bracketsPastes })
        session.hangUp()
        #expect(try session.finish().status == .signal(SIGHUP))
    }

    @Test func `A new size is taken in and what was typed stays`() throws {
        let session = try ask(input: .text("alpha\nbeta\n"))
        try session.waitForQuestion()
        try session.press("bet")
        try session.waitForText(": bet")
        session.resize(columns: 30, rows: 8)
        try session.press("a")
        try session.waitForText(": beta")
        session.resize(columns: 100, rows: 30)
        try session.press("{Enter}")
        #expect(try session.finish().output == "beta\n")
        #expect(session.screen.count(of: "(1-2): beta") == 1)
        expectClean(session)
    }
}
