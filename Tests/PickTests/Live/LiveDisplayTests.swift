import PickTestSupport
import Testing

@Suite struct LiveDisplayTests {
    @Test func `DI-01 A row wider than the terminal is cut and leaves no ghosts`() throws {
        let zeros = String(repeating: "0", count: 100)
        let session = try PtySession(
            "/bin/sh", ["-c", "echo above; exec '\(BuiltProgram.path)'"], stdin: .text("\(zeros)\nshort\n"),
            stdout: .file("/dev/tty"), columns: 40)
        try session.waitForText("short")
        for _ in 0..<5 {
            for (key, row) in [("{Down}", "short"), ("{Up}", String(repeating: "0", count: 36) + "…")] {
                try session.press(key)
                try session.waitForHighlight(row)
                #expect(session.screen.count(of: "short") == 1 && session.screen.count(of: "0000") == 1)
                #expect(session.screen[0] == "above")
            }
        }
        let long = String(repeating: "q", count: 100)
        try session.type(long)
        try session.waitForText("0/2")
        #expect(session.screen.rows.count { $0.contains("q") } == 1)
        #expect(session.screen[0] == "above" && !session.screen.contains("short"))
        try session.press("{C-u}")
        try session.waitForHighlight(String(repeating: "0", count: 36) + "…")
        try session.press("{Enter}")
        #expect(try session.finish().status == .exit(0))
        #expect(session.screen.rows.prefix(2) == ["above", "> " + String(repeating: "0", count: 36) + "…"])
        #expect(session.screen.rows.prefix(5).dropFirst(2).joined() == zeros)
        #expect(session.terminalFaults == [])
    }

    @Test func `DI-03 Emoji, wide and plain characters replace each other cleanly`() throws {
        let session = try askLive(input: .text("❤\u{FE0F} heart\nAAAA\n猫 cat\nBBBB\n"), rows: 4)
        try session.waitForHighlight("❤\u{FE0F} heart")
        let steps = [
            ("{Down}", "AAAA"), ("{Down}", "猫 cat"), ("{Down}", "BBBB"), ("{Up}", "猫 cat"), ("{Up}", "AAAA"),
            ("{Up}", "❤\u{FE0F} heart"),
        ]
        for (key, row) in steps {
            try session.press(key)
            try session.waitForHighlight(row)
            try session.expectRedrawnTheSame(row)
        }
        try session.press("{Enter}")
        #expect(try session.finish().stdout == Array("❤\u{FE0F} heart\n".utf8))
        expectClean(session)
    }

    @Test func `DI-05 A terminal that does not know its size is taken for 80x24`() throws {
        let session = try askLive(columns: 0, rows: 0)
        #expect(try session.answerLive("{Down}{Enter}", after: "a").output == "b\n")
        expectClean(session)
    }

    @Test func `DI-07 In the C locale other characters are shown and returned as they are`() throws {
        let session = try askLive(input: .text("── menu\nпри\n"), environment: ["LC_ALL": "C"])
        #expect(try session.answerLive("{Down}{Enter}", after: "── menu").output == "при\n")
        expectClean(session)
    }

    @Test(arguments: ["dumb", "no-such-term", "emacs", ""])
    func `DI-07 A terminal that cannot move its cursor gets no escape sequence`(term: String) throws {
        let session = try askLive(input: .text("── menu\nпри\n"), environment: ["TERM": term])
        let ended = try session.answer("2{Enter}")
        #expect(ended.output == "при\n")
        #expect(!session.received.contains(0x1B))
        #expect(session.terminalFaults == [])
    }

    @Test func `After an answer the prompt row stays with it, after a cancel nothing stays`() throws {
        let answered = try askLive()
        #expect(try answered.answerLive("{Down}{Enter}", after: "a").output == "b\n")
        #expect(answered.screen.text == "> b")
        #expect(answered.screen.cursor == .init(row: 1, column: 0))
        let cancelled = try askLive()
        #expect(try cancelled.answerLive("b{Esc}", after: "a").status == .exit(130))
        #expect(cancelled.screen.text == "")
        expectClean(cancelled)
    }

    @Test(arguments: [(80, 24), (20, 5), (3, 3), (70, 1), (40, 2)])
    func `What stood above the prompt is still there at the end`(columns: Int, rows: Int) throws {
        let script = "for i in 1 2 3 4 5 6; do echo $i; done; exec '\(BuiltProgram.path)' -- a b c"
        for (keys, status) in [("{Down}{Enter}", Ended.Status.exit(0)), ("{Esc}", .exit(130))] {
            let session = try PtySession(
                "/bin/sh", ["-c", script + " >/dev/null"], stdout: .terminal, columns: columns, rows: rows)
            try session.wait(until: { _ in session.receivedText.contains("\u{1B}[?25h") }, for: "the prompt was there")
            try session.press(keys)
            #expect(try session.finish().status == status)
            #expect(session.screen.history.hasPrefix("1\n2\n3\n4\n5\n6"))
            #expect(session.terminalFaults == [])
        }
    }

    @Test func `Wider, narrower, lower and higher the list follows the window`() throws {
        let session = try askLive(input: .text((1...50).map { "item \($0) 日本語\n" }.joined()))
        try session.waitForHighlight("item 1 日本語")
        for (columns, rows) in [(40, 10), (12, 4), (3, 3), (70, 1), (80, 24), (20, 5), (200, 50), (80, 24)] {
            session.resize(columns: columns, rows: rows)
            let expected = min(12, max(1, rows / 2), max(0, rows - (rows > 2 ? 2 : 1)))
            try session.wait(
                until: { screen in
                    screen.rows.count {
                        $0.hasPrefix("  it") || $0.hasPrefix("> it") || $0.hasPrefix(">") && $0 != ">" || $0 == "…"
                    }
                        >= 0
                        && screen.rows.dropFirst(screen.cursor.row + 1).count { !$0.isEmpty } == expected
                            + (rows > 2 ? 1 : 0)
                }, for: "\(expected) rows were shown on \(columns)x\(rows)")
        }
        try session.expectRedrawnTheSame()
        #expect(try session.answerLive("{Enter}", after: "item 1 日本語").output == "item 1 日本語\n")
        expectClean(session)
    }

    @Test(arguments: ["", "--plain"]) func `A window that changes while a long line is edited does no harm`(
        view: String
    ) throws {
        let session = try PtySession(
            BuiltProgram.path, [view].filter { !$0.isEmpty }, stdin: .text("a\nb\n"))
        try session.wait(until: { $0.bracketsPastes && $0.cursor.column > 0 }, for: "the prompt was there")
        try session.type(String(repeating: "日x", count: 300))
        for (columns, rows) in [(20, 5), (3, 3), (200, 2), (12, 1), (40, 4), (70, 1), (5, 2), (80, 24)] {
            session.resize(columns: columns, rows: rows)
            for key in ["z", "{BS}", "{Left}", "{C-a}", "{C-e}", "{C-l}"] { try session.press(key) }
        }
        try session.wait(until: { $0[$0.cursor.row].contains("日x日x") }, for: "the line was drawn")
        try session.press("{C-u}b{Enter}")
        #expect(try session.finish().output == "b\n")
        expectClean(session)
    }

    @Test func `Without colour the signs are enough`() throws {
        for environment in [["NO_COLOR": "1"], [:]] {
            let session = try askLive("-m", environment: environment)
            try session.waitForHighlight("a")
            try session.press("{Tab}")
            try session.waitForHighlight("b")
            #expect(session.screen.rows.contains(" * a") && session.screen.rows.contains(">  b"))
            let hasColor = session.receivedText.contains("\u{1B}[36m")
            #expect(hasColor == environment.isEmpty)
            try session.press("{Esc}")
            #expect(try session.finish().status == .exit(130))
        }
    }

    @Test func `F1 shows the keys, and shows the list again`() throws {
        let session = try askLive(rows: 40)
        try session.waitForHighlight("a")
        try session.send("\u{1B}OP".utf8)
        try session.waitForText("Enter, Ctrl-J")
        try session.expectRedrawnTheSame()
        try session.send("\u{1B}[11~".utf8)
        try session.waitForHighlight("a")
        #expect(try session.answerLive("{Enter}", after: "a").output == "a\n")
        expectClean(session)
    }
}
