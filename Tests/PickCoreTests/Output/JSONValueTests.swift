import PickTestSupport
import Testing

@testable import PickCore

@Suite struct JSONValueTests {
    private func text(_ value: JSONValue) -> String { String(decoding: value.serialized, as: UTF8.self) }

    @Test(
        arguments: [
            ("plain", #""plain""#), ("", #""""#), (#"a\"b\\"#, #""a\"b\\""#), (#"\n\r\t"#, #""\n\r\t""#),
            (#"\0\x01\e\x7F"#, #""\u0000\u0001\u001b\u007f""#), ("日é/", #""日é/""#), (#"\u{feff}"#, "\"\u{FEFF}\""),
            (#"caf\xE9"#, #"{"base64":"Y2Fm6Q=="}"#), (#"\xFF"#, #"{"base64":"/w=="}"#),
            (#"\xED\xA0\x80"#, #"{"base64":"7aCA"}"#),
        ] as [(SpelledBytes, String)])
    func `A text is a string, or base64 where it is no UTF-8`(bytes: SpelledBytes, json: String) {
        #expect(text(.text(bytes.bytes)) == json)
    }

    @Test func `Objects keep the order of their members and nothing is put between`() {
        let value = JSONValue.object([
            .init("b", .list([.number(1), .number(-2)])), .init("a\"", .object([])), .init("c", .list([])),
        ])
        #expect(text(value) == #"{"b":[1,-2],"a\"":{},"c":[]}"#)
    }

    @Test(
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"), (#"\xFF\xFE\xFD"#, "//79"), (#"\xFB\xEF\xBE"#, "++++"),
        ] as [(SpelledBytes, String)])
    func `Base64 is that of RFC 4648`(bytes: SpelledBytes, encoded: String) {
        #expect(String(decoding: Base64.encode(bytes.bytes), as: UTF8.self) == encoded)
    }

    @Test func `A reader of JSON gets back any text that was written`() throws {
        var generator = SeededGenerator()
        let texts = (0..<200).map { _ in HostileBytes.make(count: 6, using: &generator) }
        let json = JSONValue.list(texts.map { .text($0) }).serialized
        let script = """
            import sys, json, base64
            for t in json.loads(sys.stdin.buffer.read()):
                b = base64.b64decode(t['base64']) if isinstance(t, dict) else t.encode()
                sys.stdout.buffer.write(b.hex().encode() + b'\\n')
            """
        let ended = try run("python3", ["-c", script], stdin: .bytes(json))
        let expected = texts.map { bytes in
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\n"
        }.joined()
        #expect(ended.output == expected, "\(generator) \(ended.errors)")
    }
}

@Suite struct AnswerFormatTests {
    private static let answer = Answer(
        values: ["b", "a;c", ""].map { Array($0.utf8) }, indexes: [2, 1, 3], query: Array("q".utf8),
        record: [.init("x", .number(1))])

    private func format(_ words: String...) throws -> String {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        return SpelledBytes(request.output.format(Self.answer)).description
    }

    @Test func `The texts are joined, with one newline at the end`() throws {
        #expect(try format() == #"b;a;c;\n"#)
        #expect(try format("--separator", ", ") == #"b, a;c, \n"#)
        #expect(try format("--output-delimiter=\n") == #"b\na;c\n\n"#)
        #expect(try format("--escape") == #"b;a\\;c;\n"#)
    }

    @Test func `With NUL every text has an end of its own`() throws {
        #expect(try format("--print0") == #"b\u{0}a;c\u{0}\u{0}"#)
        #expect(try format("--print0", "--separator", ",") == #"b\u{0}a;c\u{0}\u{0}"#)
    }

    @Test func `Row numbers can stand for the texts`() throws {
        #expect(try format("--print-index") == #"2;1;3\n"#)
        #expect(try format("--print-index", "--print0") == #"2\u{0}1\u{0}3\u{0}"#)
    }

    @Test func `The query comes first, with an end of its own`() throws {
        #expect(try format("--print-query") == #"q\nb;a;c;\n"#)
        #expect(try format("--print-query", "--print0") == #"q\u{0}b\u{0}a;c\u{0}\u{0}"#)
    }

    @Test func `JSON is the record on one line and nothing else`() throws {
        #expect(try format("--json", "--print-query", "--print0", "--escape") == #"{"x":1}\n"#)
    }

    @Test(arguments: [
        (["a", "b"], [String](), nil), (["a;b", "c"], [], "a;b"), (["a;b"], [], "a;b"), ([";"], [], ";"),
        (["a;b"], ["--print0"], nil), (["a;b"], ["--json"], nil), (["a;b"], ["--print-index"], nil),
        (["a;b"], ["--escape"], nil), (["a;b"], ["--separator", ","], nil),
        (["x", "a,b"], ["--separator", ","], "a,b"),
        ([":", "x"], ["--separator", "::"], ":"), (["", ""], [], nil),
    ])
    func `A text that could not be told from its neighbours is named`(
        texts: [String], words: [String], text: String?
    ) throws {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        let found = request.output.inseparable(texts.map { Array($0.utf8) })
        #expect(found.map { String(decoding: $0, as: UTF8.self) } == text)
    }
}
