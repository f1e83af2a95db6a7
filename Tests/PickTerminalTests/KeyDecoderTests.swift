import PickCore
import PickTestSupport
import Testing

@testable import PickTerminal

@Suite struct KeyDecoderTests {
    /// The keys of these bytes, and those that come when nothing more does.
    private func decode(_ text: SpelledBytes, waits: Bool = true) -> [Key] {
        var decoder = KeyDecoder()
        var keys: [Key] = []
        for byte in text.bytes { keys += decoder.take(byte) }
        if waits { keys += decoder.giveUp() }
        return keys
    }

    @Test(
        arguments: [
            // xterm
            (#"\e[A"#, .named(.up)), (#"\eOA"#, .named(.up)), (#"\e[B"#, .named(.down)), (#"\e[C"#, .named(.right)),
            (#"\eOD"#, .named(.left)), (#"\e[H"#, .named(.home)), (#"\eOF"#, .named(.end)),
            (#"\e[2~"#, .named(.insert)),
            (#"\e[3~"#, .named(.delete)), (#"\e[5~"#, .named(.pageUp)), (#"\e[6~"#, .named(.pageDown)),
            (#"\eOP"#, .named(.f1)),
            (#"\e[Z"#, .named(.tab, .shift)), (#"\e[1;5D"#, .named(.left, .control)),
            (#"\e[1;3C"#, .named(.right, .alt)),
            (#"\e[5;2~"#, .named(.pageUp, .shift)), (#"\e[6;6~"#, .named(.pageDown, [.shift, .control])),
            (#"\e[1;9A"#, .named(.up, .alt)), (#"\e[1;8A"#, .named(.up, [.shift, .alt, .control])),
            (#"\e[1;2P"#, .named(.f1, .shift)),
            // rxvt
            (#"\e[7~"#, .named(.home)), (#"\e[8~"#, .named(.end)), (#"\e[11~"#, .named(.f1)),
            (#"\eOa"#, .named(.up, .control)),
            (#"\e[b"#, .named(.down, .shift)),
            (#"\e[5^"#, .named(.pageUp, .control)), (#"\e[6@"#, .named(.pageDown, [.control, .shift])),
            (#"\e[3$"#, .named(.delete, .shift)), (#"\e[7$"#, .named(.home, .shift)), (#"\e[1~"#, .named(.home)),
            // The Linux console
            (#"\e[4~"#, .named(.end)), (#"\e[[A"#, .named(.f1)),
            // Characters
            ("a", .character("a")), ("é", .character("é")), ("日", .character("日")), ("😀", .character("😀")),
            (#"\x01"#, .control(1)), (#"\r"#, .control(13)), (#"\0"#, .control(0)), (#"\x7F"#, .control(0x7F)),
            (#"\ea"#, .alt("a")), (#"\eé"#, .alt("é")), (#"\e\x7F"#, .alt("\u{7F}")), (#"\e\r"#, .alt("\r")),
            (#"\e<"#, .alt("<")),
        ] as [(SpelledBytes, Key)])
    func `A key is known by what terminals send for it, at once`(bytes: SpelledBytes, key: Key) {
        #expect(decode(bytes, waits: false) == [key])
        #expect(decode(SpelledBytes(bytes.bytes + [0x78]), waits: false) == [key, .character("x")])
    }

    @Test(
        arguments: [
            #"\e[99~"#, #"\e[?1;2c"#, #"\e[24;80R"#, #"\e[<0;3;4M"#, #"\e[I"#, #"\e[>0;1c"#, #"\e[[B"#, #"\eOX"#,
            #"\e[1;5X"#,
            #"\e[27;5;13~"#, #"\e[200;1~"#, #"\e[201~"#, #"\e[;;;~"#, #"\e[97;5u"#, #"\e[!p"#, #"\e[12;34;56;78t"#,
        ] as [SpelledBytes])
    func `A sequence that is no key is swallowed whole`(bytes: SpelledBytes) {
        #expect(decode(SpelledBytes(bytes.bytes + [0x78])) == [.character("x")])
    }

    @Test func `A sequence that is broken off gives way to the next key`() {
        #expect(decode(#"\e[\e[A"#) == [.named(.up)])
        #expect(decode(#"\e[1;\eOB"#) == [.named(.down)])
        #expect(decode(#"\e[1;\r"#) == [.control(13)])
        #expect(decode(#"\e[1\xE6\x97\xA5"#) == [.character("日")])
    }

    @Test func `Esc alone counts when nothing follows in time`() {
        var decoder = KeyDecoder()
        #expect(decoder.patience(escapeDelay: 50) == nil)
        #expect(decoder.take(0x1B) == [])
        #expect(decoder.patience(escapeDelay: 50) == 50)
        #expect(decoder.giveUp() == [.escape])
        #expect(decoder.patience(escapeDelay: 50) == nil)
        #expect(decoder.giveUp() == [])
    }

    @Test func `The rest of a sequence is waited for longer, and longer still where asked`() {
        var decoder = KeyDecoder()
        _ = decoder.take(0x1B)
        _ = decoder.take(0x5B)
        #expect(decoder.patience(escapeDelay: 50) == 500)
        #expect(decoder.patience(escapeDelay: 900) == 900)
        _ = decoder.take(0x41)
        #expect(decoder.patience(escapeDelay: 50) == nil)
        _ = decoder.take(0xE6)
        #expect(decoder.patience(escapeDelay: 50) == 500)
    }

    @Test func `Two Esc in a row are two keys`() {
        #expect(decode(#"\e\e"#) == [.escape, .escape])
        #expect(decode(#"\e\e"#, waits: false) == [.escape])
        #expect(decode(#"\e\e\e"#) == [.escape, .escape, .escape])
        #expect(decode(#"\e\ea"#) == [.escape, .alt("a")])
    }

    @Test func `What has begun and does not go on is no key, but Alt with a bracket is one`() {
        #expect(decode(#"\e[1;"#) == [])
        #expect(decode(#"\xE6\x97"#) == [])
        #expect(decode(#"\e["#) == [.alt("[")])
        #expect(decode(#"\eO"#) == [.alt("O")])
    }

    @Test(
        arguments: [
            (#"\xFFa"#, [.character("a")]), (#"\xC0\x80a"#, [.character("a")]), (#"\xE6a"#, [.character("a")]),
            (#"\xE6\xE6\x97\xA5"#, [.character("日")]), (#"\xED\xA0\x80a"#, [.character("a")]),
            (#"\xE6\r"#, [.control(13)]),
            (#"\xE6\e[A"#, [.named(.up)]), (#"\xC2\x9Ba"#, [.character("a")]), (#"\xF5\x80a"#, [.character("a")]),
        ] as [(SpelledBytes, [Key])])
    func `Bytes that are no character are dropped, and nothing else`(bytes: SpelledBytes, keys: [Key]) {
        #expect(decode(bytes) == keys)
    }

    @Test(
        arguments: [
            (#"\e[200~bet\e[201~"#, "bet"), (#"\e[200~a\nb\rc\td\e[201~"#, #"a\nb\rc\td"#), (#"\e[200~\e[201~"#, ""),
            (#"\e[200~\e[31mx\e[201\e[201~"#, #"\e[31mx\e[201"#), (#"\e[200~\xFF日\e[201~"#, #"\xFF日"#),
            (#"\e[200~\x03\x04\e[201~"#, #"\x03\x04"#),
        ] as [(SpelledBytes, SpelledBytes)])
    func `A paste is one key, whatever is in it`(bytes: SpelledBytes, text: SpelledBytes) {
        #expect(decode(SpelledBytes(bytes.bytes + [0x78])) == [.paste(text.bytes), .character("x")])
    }

    @Test func `A paste is waited for without a limit of time and kept up to a limit of size`() {
        var decoder = KeyDecoder()
        for byte in SpelledBytes(#"\e[200~a"#).bytes { _ = decoder.take(byte) }
        #expect(decoder.patience(escapeDelay: 50) == nil)
        for _ in 0..<70_000 { #expect(decoder.take(0x62) == []) }
        var keys: [Key] = []
        for byte in SpelledBytes(#"\e[201~x"#).bytes { keys += decoder.take(byte) }
        guard case .paste(let text)? = keys.first else {
            Issue.record("\(keys)")
            return
        }
        #expect(text.count == 1 << 16)
        #expect(keys.last == .character("x"))
    }

    @Test func `After any bytes and a pause the decoder knows keys again`() {
        var generator = SeededGenerator()
        let alphabet = SpelledBytes(#"\e\e[[O~A;012$^?<\x7F\r\0a\xC3\xA9\xE6\xFF"#).bytes
        for _ in 0..<3000 {
            var decoder = KeyDecoder()
            let bytes = (0..<12).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            for byte in bytes { _ = decoder.take(byte) }
            // Inside of a paste a pause ends nothing.
            for byte in SpelledBytes(#"\e[201~"#).bytes { _ = decoder.take(byte) }
            _ = decoder.giveUp()
            #expect(decoder.patience(escapeDelay: 50) == nil, "\(SpelledBytes(bytes)), \(generator)")
            #expect(decoder.take(0x71) == [.character("q")], "\(SpelledBytes(bytes)), \(generator)")
        }
    }
}
