import PickTestSupport
import Testing

@testable import PickCore

extension CandidateList {
    /// A list of these items under the options that stand on the command line.
    static func holding(_ items: [String], _ words: String...) throws -> CandidateList {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        return .holding(items.map { Array($0.utf8) }, request)
    }

    static func holding(_ items: [[UInt8]], _ request: Request) -> CandidateList {
        let list = CandidateList(request.select)
        for item in items { list.append(item) }
        list.finish()
        return list
    }
}

@Suite struct CandidateListTests {
    private func shown(_ list: CandidateList) -> [String] {
        (0..<list.count).map { String(decoding: list.shown[$0], as: UTF8.self) }
    }
    private func answers(_ list: CandidateList) -> [String] {
        (0..<list.count).map { String(decoding: list.answer($0), as: UTF8.self) }
    }

    @Test func `What is read is what is shown and answered, in one store`() throws {
        let list = try CandidateList.holding(["a b", " c "])
        #expect(shown(list) == ["a b", " c "])
        #expect(answers(list) == ["a b", " c "])
        #expect(list.shown === list.lines)
    }

    @Test func `Some fields can be shown while the whole line is answered`() throws {
        let list = try CandidateList.holding(["1 one x", "2 two", "none"], "--with-nth", "2")
        #expect(shown(list) == ["one ", "two", ""])
        #expect(answers(list) == ["1 one x", "2 two", "none"])
    }

    @Test func `A template puts fields in a text`() throws {
        let list = try CandidateList.holding(["1 one", "2 two"], "--with-nth", "{2} ({1})")
        #expect(shown(list) == ["one (1)", "two (2)"])
    }

    @Test func `Colour is dropped from what is shown and what is answered`() throws {
        let list = try CandidateList.holding(["\u{1B}[31mred\u{1B}[m", "plain"], "--ansi")
        #expect(shown(list) == ["red", "plain"])
        #expect(answers(list) == ["red", "plain"])
    }

    @Test func `Colour is dropped from header lines too`() {
        var options = SelectOptions()
        options.dropsColor = true
        options.headerLines = 1
        let list = CandidateList(options)
        for item in ["\u{1B}[1mNAME\u{1B}[m", "a"] { list.append(Array(item.utf8)) }
        list.finish()
        #expect(list.header == [Array("NAME".utf8)])
        #expect(shown(list) == ["a"])
    }

    @Test func `What was read in pieces is shown once each`() {
        var options = SelectOptions()
        options.withNth = FieldTemplate("2")
        let list = CandidateList(options)
        for piece in ["a ", "b\nc", " d\n", "e f"] {
            list.lines.room(10).copyBytes(from: piece.utf8)
            list.didRead(piece.utf8.count)
        }
        #expect(shown(list) == ["b", "d"])
        list.finish()
        #expect(shown(list) == ["b", "d", "f"])
        #expect(list.isComplete)
    }
}

@Suite struct AnsiTextTests {
    private func strip(_ text: SpelledBytes) -> SpelledBytes {
        SpelledBytes(text.bytes.withUnsafeBytes { AnsiText.strip($0) })
    }

    @Test(
        arguments: [
            ("plain", "plain"), (#"\e[31mred\e[0m"#, "red"), (#"\e[1;38;5;196mx\e[m"#, "x"), (#"\e[Kx"#, "x"),
            (#"\e[38:2::1:2:3mx"#, "x"), (#"\e]8;;http://a\e\\link\e]8;;\e\\"#, "link"), (#"\e]0;title\x07x"#, "x"),
            (#"\e(Bx"#, "x"), (#"\e=x"#, "x"), (#"a\x0Eb\x0Fc"#, "abc"), (#"x\e"#, "x"), (#"x\e[31"#, "x"),
            (#"x\e]8"#, "x"),
            (#"\e[31m\xFF\e[m"#, #"\xFF"#), (#"\t\n\r"#, #"\t\n\r"#), ("日本", "日本"), (#"\e[31m日\e[m本"#, "日本"),
        ] as [(SpelledBytes, SpelledBytes)])
    func `Escape sequences go and the text stays`(text: SpelledBytes, plain: SpelledBytes) {
        #expect(strip(text) == plain)
    }

    @Test(
        arguments: [
            (#"\e[31日"#, "日"), (#"\e日"#, "日"), (#"\e[3\e[mx"#, "x"), (#"\e\e[mx"#, "x"), (#"\e[1\n2"#, #"\n2"#),
        ]
            as [(SpelledBytes, SpelledBytes)])
    func `A broken sequence takes nothing of the text behind it`(text: SpelledBytes, plain: SpelledBytes) {
        #expect(strip(text) == plain)
    }

    @Test func `No escape byte is left of any text, and text without one is left alone`() {
        var generator = SeededGenerator()
        let alphabet: [UInt8] = [0x1B, 0x5B, 0x5D, 0x6D, 0x33, 0x3B, 0x07, 0x5C, 0x28, 0x61, 0xE6, 0x97, 0xA5, 0x20]
        for _ in 0..<500 {
            let bytes = (0..<20).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            let stripped = strip(SpelledBytes(bytes)).bytes
            #expect(!stripped.contains(0x1B), "\(SpelledBytes(bytes)), \(generator)")
            let plain = bytes.filter { $0 != 0x1B }
            #expect(strip(SpelledBytes(plain)).bytes == plain, "\(SpelledBytes(plain)), \(generator)")
        }
    }
}
