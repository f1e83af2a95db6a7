import PickTestSupport
import Testing

@Suite struct LiveKeyTests {
    @Test func `KE-01 Pasted text arrives without its brackets`() throws {
        let session = try askLive(input: .text("alpha\nbeta\n"))
        try session.waitForHighlight("alpha")
        try session.send("\u{1B}[200~bet\u{1B}[201~".utf8)
        try session.waitForLine("bet")
        #expect(try session.answerLive("{Enter}", after: "beta").output == "beta\n")
        expectClean(session)
    }

    @Test func `A paste never accepts, whatever it holds`() throws {
        let session = try askLive("--print-query", input: .text("alpha\nbeta\n"))
        try session.waitForHighlight("alpha")
        try session.send("\u{1B}[200~be\nta\r\tx\u{4}\u{1B}[201~".utf8)
        try session.waitForLine("be ta  x")
        try session.waitForText("0/2")
        try session.press("{Enter}")
        #expect(try session.finish().output == "be ta  x \n")
        expectClean(session)
    }

    @Test func `KE-06 One Esc and two in one burst both end it, and eat no key`() throws {
        for keys in ["{Esc}", "{Esc}{Esc}"] {
            let script = "printf 'a\\nb\\n' | pick -m; echo \"status $?\"; read -r x; echo \"read $x\""
            let session = try askInShell("bash", script)
            try session.waitForHighlight("a")
            try session.press(keys)
            try session.waitForText("status 130")
            try session.type("x\n")
            try session.waitForText("read x")
            #expect(try session.finish().status == .exit(0))
            #expect(session.terminalFaults == [])
        }
    }

    @Test func `KE-06 Esc and Enter in one burst are no empty success`() throws {
        let session = try askLive("-m")
        try session.waitForHighlight("a")
        try session.press("{Tab}{Esc}{Enter}")
        // Alt-Enter means nothing; with a longer pause it would have been Esc.
        try session.press("{C-g}")
        let ended = try session.finish()
        #expect(ended.status == .exit(130) && ended.stdout == [] || ended.output == "a\n")
        expectClean(session)
    }

    @Test func `KE-11 Ctrl-D leaves an empty line, and deletes in one with text`() throws {
        let empty = try askLive(input: .text("alpha\nbeta\n"))
        let ended = try empty.answerLive("{C-d}", after: "alpha")
        #expect(ended.status == .exit(130) && ended.stdout == [])
        expectClean(empty)
        let session = try askLive(input: .text("alpha\nbeta\n"))
        try session.waitForHighlight("alpha")
        try session.press("al{Left}{C-d}")
        try session.waitForLine("a")
        try session.press("{C-d}")
        #expect(session.staysOpen(for: .milliseconds(50)))
        #expect(try session.answerLive("{Enter}", after: "alpha").output == "alpha\n")
        expectClean(session)
    }

    @Test func `Sequences that are not known are swallowed whole`() throws {
        let session = try askLive(input: .text("alpha\nbeta\n"))
        try session.waitForHighlight("alpha")
        let sequences = [
            "\u{1B}[99;5~", "\u{1B}[?62;22c", "\u{1B}[24;80R", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
            "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|XTerm(380)\u{1B}\\", "\u{1B}[<0;3;4M",
            "\u{1B}[M !!", "\u{1B}[I", "\u{1B}[O", "\u{1B}[57399u", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}OR",
            "\u{1B}[21;2~",
        ]
        for sequence in sequences { try session.send(sequence.utf8) }
        try session.press("be")
        try session.waitForLine("be")
        #expect(try session.answerLive("{Enter}", after: "beta").output == "beta\n")
        expectClean(session)
    }

    @Test func `Keys with Alt or Ctrl that mean nothing do nothing`() throws {
        let session = try askLive(input: .text("alpha\nbeta\n"))
        try session.waitForHighlight("alpha")
        for byte in UInt8(1)...31 where ![3, 4, 7, 8, 10, 13, 17, 19, 26, 27, 28].contains(byte) {
            try session.send([0x1B, byte])
        }
        try session.send("\u{1B}é".utf8)
        try session.press("{C-u}be")
        try session.waitForHighlight("beta")
        #expect(try session.answerLive("{Enter}", after: "beta").output == "beta\n")
        expectClean(session)
    }

    @Test func `One Backspace takes what looks like one character`() throws {
        let session = try askLive()
        try session.waitForHighlight("a")
        for character in ["e\u{301}", "👨‍👩‍👧", "❤\u{FE0F}", "🇩🇪", "日", "é", "👍🏽"] {
            try session.type("x" + character)
            try session.waitForLine("x" + character)
            try session.press("{BS}")
            try session.waitForLine("x")
            try session.type(character)
            try session.waitForLine("x" + character)
            try session.press("{Left}")
            try session.press("{C-a}{Del}{Del}")
            try session.waitForLine("")
        }
        try session.press("{Esc}")
        #expect(try session.finish().status == .exit(130))
        expectClean(session)
    }

    @Test func `A line holds 1000 characters`() throws {
        let session = try askLive("--print-query")
        try session.waitForHighlight("a")
        for _ in 0..<11 { try session.type(String(repeating: "x", count: 100)) }
        try session.send([0x1B, UInt8(ascii: "9"), 0x1B, UInt8(ascii: "9"), UInt8(ascii: "x")])
        try session.waitForText("xxxxxxxxxx")
        try session.press("{C-a}")
        try session.wait(until: { $0.cursor.column == 2 }, for: "the cursor was at the start")
        #expect(session.screen.rows.count { $0.contains("x") } == 1)
        try session.press("{C-e}{Enter}")
        let ended = try session.finish()
        #expect(ended.status == .exit(1))
        #expect(ended.stdout.count >= 1001 && ended.stdout.count < 1024 + 100)
        expectClean(session)
    }

    @Test func `The keys of line editing work as they do in a shell`() throws {
        let session = try askLive("--print-query", input: .text("x\n"))
        try session.waitForHighlight("x")
        try session.press("one two three{C-w}four{C-a}zero {C-e}!")
        try session.waitForLine("zero one two four!")
        try session.press("{C-a}{Alt-d}{C-k}")
        try session.waitForLine("")
        try session.press("{C-y}ab{Left}{Left}{Home}c{End}d{C-Left}e")
        try session.wait(until: { $0[$0.cursor.row].contains("e") }, for: "the line was put back")
        try session.press("{C-u}last{Enter}")
        let ended = try session.finish()
        #expect(ended.status == .exit(1))
        expectClean(session)
    }

    @Test func `Keys in one burst are all done, in their order`() throws {
        let session = try askLive("-m", input: .text((1...30).map { "item \($0)\n" }.joined()))
        try session.waitForHighlight("item 1")
        try session.press("{Tab}{Tab}{C-n}{C-p}{Tab}{PgDn}{PgUp}{Down}2{BS}{C-Home}{S-Tab}{C-End}{Tab}{Enter}")
        #expect(try session.finish().output == "item 2;item 3;item 30\n")
        expectClean(session)
    }
}
