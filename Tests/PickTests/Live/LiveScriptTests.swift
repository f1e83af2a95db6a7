import PickTestSupport
import Testing

/// What scripts rely on.
@Suite struct LiveScriptTests {
    @Test func `SC-01 Chosen, nothing there and cancelled have statuses of their own`() throws {
        let refused = try askLive()
        try refused.waitForHighlight("a")
        try refused.press("zzz{Enter}")
        try refused.waitForText("Nothing matches")
        try refused.press("{C-u}")
        let chosen = try refused.answerLive("{Enter}", after: "a")
        #expect(chosen.status == .exit(0) && chosen.output == "a\n")
        let cancelled = try askLive().answerLive("{C-c}", after: "a")
        #expect(cancelled.status.shellValue == 130 && cancelled.stdout == [])
        let empty = try askLive(input: .text(""))
        let none = try empty.finish()
        #expect(none.status == .exit(1) && none.stdout == [])
        #expect(empty.received == [])
        let untouched = try askLive().answerLive("{Enter}", after: "a")
        #expect(untouched.status == .exit(0) && untouched.output == "a\n")
    }

    @Test func `SC-05 Nothing is asked of the terminal, and nothing of the view is in the answer`() throws {
        for shell in ["bash", "dash", "zsh"] {
            let session = try askInShell(shell, "x=$(pick -- a b); echo \"[$x]\"")
            try session.waitForHighlight("a")
            try session.press("{Down}{Enter}")
            #expect(try session.finish().status == .exit(0))
            #expect(session.screen.rows.prefix(2) == ["> b", "[b]"])
            expectClean(session)
        }
    }

    @Test func `SC-07 The only match is taken before anything is typed, and never after`() throws {
        let decided = try askLive("-1", "-q", "blue", input: .text("red\nblue\nreed\n"))
        #expect(try decided.finish().output == "blue\n")
        #expect(decided.received == [])
        let typed = try askLive("-1", input: .text("red\nblue\nreed\n"))
        try typed.waitForHighlight("red")
        try typed.press("blue")
        try typed.waitForHighlight("blue")
        #expect(typed.staysOpen(for: .milliseconds(100)))
        #expect(try typed.answerLive("{Enter}", after: "blue").output == "blue\n")
        expectClean(typed)
    }

    @Test func `SC-09 A default with separators in it is one text`() throws {
        let lines = "Ann, Bob & Cy\nDeb; Eve & Flo\n"
        let null = try askLive("-m", "--default", "Deb; Eve & Flo", "--print0", input: .text(lines))
        try null.waitForText("(1 marked)")
        #expect(null.screen.rows.contains(" * Deb; Eve & Flo"))
        try null.press("{Enter}")
        #expect(try null.finish().output == "Deb; Eve & Flo\0")
        let refused = try askLive("-m", "--default", "Deb; Eve & Flo", input: .text(lines), columns: 200)
        try refused.waitForText("(1 marked)")
        try refused.press("{Enter}")
        try refused.waitForText("contains the separator \";\"")
        #expect(refused.screen.contains("--print0"))
        try refused.press("{Esc}")
        #expect(try refused.finish().status == .exit(130))
        expectClean(refused)
        let escaped = try askLive("-m", "--escape", "--default", "Deb\\; Eve & Flo", input: .text(lines))
        try escaped.waitForText("(1 marked)")
        try escaped.press("{Enter}")
        #expect(try escaped.finish().output == "Deb\\; Eve & Flo\n")
        let unknown = try askLive("-m", "--default", "Nobody", input: .text(lines)).finish()
        #expect(unknown.status == .exit(2) && unknown.stdout == [])
    }

    @Test func `SC-11 The order of marking is the order of the answer`() throws {
        for (words, expected) in [
            ([], "1;3;2\n"), (["--print0"], "1\u{0}3\u{0}2\u{0}"), (["--order", "input"], "1;2;3\n"),
            (
                ["--json"],
                "{\"mode\":\"select\",\"values\":[\"1\",\"3\",\"2\"],\"indexes\":[1,3,2],\"query\":\"\"}\n"
            ),
        ] {
            let session = try PtySession(BuiltProgram.path, ["-m"] + words, stdin: .text("1\n2\n3\n"))
            try session.waitForHighlight("1")
            try session.press("{Tab}{Down}{Tab}{Up}{Tab}")
            try session.waitForText("(3 marked)")
            try session.press("{Enter}")
            let ended = try session.finish()
            #expect(ended.status == .exit(0) && ended.output == expected)
            expectClean(session)
        }
    }

    @Test func `Rows are chosen by number where numbers are shown, and by #N everywhere`() throws {
        let numbered = try askLive("--numbers", input: .text("x\ny\nz\n"))
        try numbered.waitForText(" 2) y")
        try numbered.press("2{Enter}")
        #expect(try numbered.finish().output == "y\n")
        let plain = try askLive(input: .text("x\ny\nz\n"))
        try plain.waitForHighlight("x")
        try plain.press("2{Enter}")
        try plain.waitForText("Nothing matches")
        try plain.press("{C-u}#2{Enter}")
        #expect(try plain.finish().output == "y\n")
    }

    @Test func `A closed standard output is an error of the environment`() throws {
        for output in [PtySession.Output.closed, .brokenPipe, .file("/dev/full")] {
            let session = try askLive(stdout: output)
            let ended = try session.answerLive("{Enter}", after: "a")
            #expect(ended.status == .exit(2))
            #expect(ended.errors.hasPrefix("pick: cannot write"))
            expectClean(session)
        }
    }

    @Test func `Keys that were typed ahead reach the next program`() throws {
        let session = try askInShell("bash", "pick -- a b; read -r x; echo \"read $x\"")
        try session.waitForHighlight("a")
        try session.send("\rhello\r".utf8)
        try session.waitForText("read hello")
        #expect(try session.finish().status == .exit(0))
        #expect(session.terminalFaults == [])
    }

    @Test func `When time is up nothing is left, or Enter's answer is given`() throws {
        let late = try askLive("--timeout", "0.1")
        #expect(try late.finish().status == .exit(124))
        #expect(late.screen.text == "")
        expectClean(late)
        let taken = try askLive("--timeout", "0.3", "--timeout-accept")
        try taken.waitForHighlight("a")
        try taken.press("b")
        #expect(try taken.finish().output == "b\n")
        expectClean(taken)
    }

    @Test func `Several are marked, counted and limited`() throws {
        let session = try askLive("-m", "--limit", "2", "--at-least", "2", input: .text("a\nb\nc\n"))
        try session.waitForHighlight("a")
        try session.press("{Tab}{Enter}")
        try session.waitForText("At least 2 must be selected")
        try session.press("{Alt-a}")
        try session.waitForText("At most 2 can be selected")
        try session.press("{C-Space}{Alt-m}")
        try session.waitForText("2/3 (2 marked)")
        try session.press("{Enter}")
        #expect(try session.finish().output == "a;b\n")
        expectClean(session)
    }
}
