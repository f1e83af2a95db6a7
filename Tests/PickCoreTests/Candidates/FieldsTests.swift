import Testing

@testable import PickCore

/// Fields as fzf has them; the expected texts are what it prints.
struct FieldsTests {
    @Test(arguments: [
        ("1", "a "), ("2", "bb  "), ("3", "c"), ("-1", "c"), ("-3", "a "), ("2..", "bb  c"), ("..-2", "a bb  "),
        ("1..2", "a bb  "), ("..", "a bb  c"), ("3..1", ""), ("4", ""), ("-4", ""), ("2..9", "bb  c"),
        ("-9..2", "a bb  "),
    ])
    func `a range chooses fields`(range: String, text: String) throws {
        let choice = try #require(FieldRange(range))
        let line = Array("  a bb  c".utf8)
        line.withUnsafeBytes { bytes in
            let fields = Fields(of: bytes, by: .blanks)
            #expect(String(decoding: bytes[fields.range(of: choice)], as: UTF8.self) == text)
        }
    }

    @Test(arguments: ["", "0", "a", "1.", ".1", "1...3", "0..", "..0", "1..2..3", "1,2", "--1", " 1", "1 "])
    func `anything else is not a range`(text: String) {
        #expect(FieldRange(text) == nil)
    }

    @Test(arguments: [("1,-1", 2), ("1", 1), ("..,2..3,-1", 3)])
    func `ranges are joined with commas`(text: String, count: Int) {
        #expect(FieldRange.list(text)?.count == count)
        #expect(FieldRange.list(text + ",") == nil)
    }

    @Test(arguments: [
        (":", "a:b::c", ["a:", "b:", ":", "c"]), ("::", "a:b::c", ["a:b::", "c"]), (":", "a:", ["a:", ""]),
        (":", "", [""]), (".", "a.b", ["a.", "b"]), ("\\t", "a\tb", ["a\t", "b"]),
        ("[0-9]+", "a12b3c", ["a12", "b3", "c"]),
        ("\\d", "a1b", ["a1", "b"]), ("[,;] *", "a, b;c", ["a, ", "b;", "c"]), ("(", "a(b", ["a(", "b"]),
        ("[a", "x[ay", ["x[a", "y"]), ("x*", "axb", ["", "ax", "b"]), ("é", "aéb", ["aé", "b"]),
    ])
    func `a delimiter ends a field`(delimiter: String, line: String, expected: [String]) {
        Array(line.utf8).withUnsafeBytes { bytes in
            let ranges = Fields(of: bytes, by: Delimiter(delimiter)).ranges
            #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == expected)
        }
    }

    @Test(arguments: [
        // delimiter, template, line, as answer
        (nil, "1,2", "a b  c d", "a b"), (nil, "2..3", "a b  c d", "b  c"),
        (nil, "[{1}] - {2..} {n} {9}.", "a b  c d", "[a] - b  c d 7 ."), (":", "2,1", "a:b:c:d", "b:a"),
        (":", "{2},{1}", "a:b:c:d", "b,a"), ("[0-9]+", "1,2", "a12b3c", "a12b"),
        (nil, "{1,2}{-1}{..}", "a b", "a bba b"),
        (nil, "{2}{1}{3}", "a b", "ba"), ("x*", "3", "axb", "b"), (nil, "{x} {1}", "a b", "{x} a"),
    ])
    func `a template makes a text of fields`(
        delimiter: String?, template: String, line: String, expected: String
    ) throws {
        let template = try #require(FieldTemplate(template))
        let result = Array(line.utf8).withUnsafeBytes {
            template.text(for: $0, number: 7, delimiter: delimiter.map { Delimiter($0) } ?? .blanks, isAnswer: true)
        }
        #expect(String(decoding: result, as: UTF8.self) == expected)
    }

    @Test func `fields that are shown keep the delimiter at their end, those that are answered do not`() throws {
        let template = try #require(FieldTemplate("1..2"))
        let text = { (isAnswer: Bool) in
            Array("a:b:c".utf8).withUnsafeBytes {
                String(
                    decoding: template.text(for: $0, number: 0, delimiter: Delimiter(":"), isAnswer: isAnswer),
                    as: UTF8.self)
            }
        }
        #expect(text(false) == "a:b:")
        #expect(text(true) == "a:b")
    }

    @Test(arguments: ["", "x", "{}", "{x}", "1,x", "0", "1,", "{0}", "{1}{0}", "{1,0}", "{..0} {2}", "{.}", "{1} {-}"])
    func `a template without a field is refused`(template: String) {
        #expect(FieldTemplate(template) == nil)
    }
}
