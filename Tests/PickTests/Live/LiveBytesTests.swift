import PickTestSupport
import Testing

/// What a slow line has to carry, and a screen reader to read.
@Suite struct LiveBytesTests {
    /// Bytes that come for a key until the line reads so.
    private func cost(of key: String, in session: PtySession, line: String, prompt: String = "> ") throws -> [UInt8] {
        let mark = session.mark()
        try session.press(key)
        try session.waitForLine(line, prompt: prompt)
        return session.received(since: mark)
    }

    @Test func `A character that changes nothing else is all that is sent`() throws {
        let session = try askLive(input: .text("xxx\nyyy\n"))
        try session.waitForHighlight("xxx")
        try session.press("q")
        try session.waitForText("0/2")
        #expect(try cost(of: "r", in: session, line: "qr") == Array("r".utf8))
        #expect(try cost(of: "日", in: session, line: "qr日") == Array("日".utf8))
        #expect(try cost(of: "本", in: session, line: "qr日本") == Array("本".utf8))
        #expect(try cost(of: "é", in: session, line: "qr日本é") == Array("é".utf8))
        try session.press("{Esc}")
        #expect(try session.finish().status == .exit(130))
    }

    @Test func `In the plain view too`() throws {
        let session = try ask("--prompt", "Which? ")
        try session.waitForQuestion("Which?")
        #expect(try cost(of: "a", in: session, line: "a", prompt: "Which? ") == Array("a".utf8))
        #expect(try cost(of: "日", in: session, line: "a日", prompt: "Which? ") == Array("日".utf8))
        #expect(try cost(of: "本", in: session, line: "a日本", prompt: "Which? ") == Array("本".utf8))
        #expect(try cost(of: "{BS}", in: session, line: "a日", prompt: "Which? ").count <= 60)
        try session.press("{Esc}")
        #expect(try session.finish().status == .exit(130))
    }

    @Test func `A character that leaves the rows as they are costs little`() throws {
        let session = try askLive(input: .text("alpha\nbeta\ngamma\n"))
        try session.waitForHighlight("alpha")
        // In the middle of the line it has to be written again, and no row.
        try session.press("zz{Left}")
        try session.waitForText("0/3")
        let cost = try cost(of: "q", in: session, line: "zqz")
        #expect(cost.count <= 60, "\(SpelledBytes(cost))")
        try session.press("{Esc}")
        #expect(try session.finish().status == .exit(130))
    }

    @Test func `Keys that do nothing send nothing but a bell at most`() throws {
        let session = try askLive()
        try session.waitForHighlight("a")
        try session.press("zz")
        try session.waitForText("0/2")
        let mark = session.mark()
        for key in ["{C-e}", "{Down}", "{Up}", "{PgDn}", "{Right}", "{C-v}", "{C-o}"] { try session.press(key) }
        try session.press("q")
        try session.waitForLine("zzq")
        #expect(session.received(since: mark).filter { $0 != 0x07 } == Array("q".utf8))
        try session.press("{Esc}")
        #expect(try session.finish().status == .exit(130))
    }

    @Test func `Rows that stay the same are not sent again`() throws {
        let session = try askLive(input: .text((1...9).map { "item \($0)\n" }.joined()))
        try session.waitForHighlight("item 1")
        let mark = session.mark()
        try session.press("{Down}")
        try session.waitForHighlight("item 2")
        let sent = String(decoding: session.received(since: mark), as: UTF8.self)
        #expect(sent.contains("item 1") && sent.contains("item 2") && !sent.contains("item 3"))
        #expect(sent.utf8.count < 120)
        try session.press("{Esc}")
        #expect(try session.finish().status == .exit(130))
    }
}
