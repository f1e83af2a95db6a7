import PickTestSupport
import Testing

@testable import PickCore

@Suite struct SelectionTests {
    @Test func `Marks keep the order in which they were made`() {
        var selection = Selection()
        for row in [5, 1, 200, 3] { selection.mark(row) }
        #expect(selection.candidates == [5, 1, 200, 3])
        selection.mark(1)
        #expect(selection.candidates == [5, 1, 200, 3])
        #expect(selection.count == 4)
    }

    @Test func `A mark that was taken back and made again comes last`() {
        var selection = Selection([1, 2, 3])
        selection.toggle(1)
        #expect(selection.candidates == [2, 3])
        selection.toggle(1)
        #expect(selection.candidates == [2, 3, 1])
    }

    @Test func `Taking back what is not marked changes nothing`() {
        var selection = Selection([1])
        selection.unmark(64)
        selection.unmark(0)
        #expect(selection.candidates == [1])
        #expect(!selection.contains(1_000_000))
    }

    @Test func `All marks can be taken back`() {
        var selection = Selection([1, 70])
        selection.removeAll()
        #expect(selection.isEmpty)
        #expect(!selection.contains(70))
    }

    @Test func `It behaves like a list without repetitions`() {
        var generator = SeededGenerator()
        var selection = Selection()
        var list: [Int] = []
        for _ in 0..<2000 {
            let row = Int.random(in: 0..<130, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                selection.mark(row)
                if !list.contains(row) { list.append(row) }
            case 1:
                selection.unmark(row)
                list.removeAll { $0 == row }
            default:
                selection.toggle(row)
                if list.contains(row) { list.removeAll { $0 == row } } else { list.append(row) }
            }
            #expect(selection.candidates == list, "\(generator)")
            #expect(selection.contains(row) == list.contains(row), "\(generator)")
        }
    }
}

@Suite struct SeparatedTextTests {
    private func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

    @Test(arguments: [
        (["a", "b"], ";", "a;b"), (["a"], ";", "a"), ([""], ";", ""), (["", ""], ";", ";"),
        (["a;b", "c"], ";", "a;b;c"),
        (["a", "b"], ", ", "a, b"),
    ])
    func `Texts are joined with nothing at the end`(texts: [String], separator: String, joined: String) {
        #expect(SeparatedText.join(bytes(texts), with: Array(separator.utf8)) == Array(joined.utf8))
    }

    @Test(arguments: [
        (["a;b", "c"], ";", #"a\;b;c"#), ([#"a\"#, "b"], ";", #"a\\;b"#), (["::", "x"], "::", #"\:\:::x"#),
    ])
    func `A backslash stands before what could be taken for a separator`(
        texts: [String], separator: String, joined: String
    ) {
        #expect(SeparatedText.join(bytes(texts), with: Array(separator.utf8), escaping: true) == Array(joined.utf8))
    }

    @Test(arguments: [
        (#""a;b";c"#, [#""a;b""#, "c"]), (#"a"b;c"d"#, [#"a"b"#, #"c"d"#]), (#""a;b"#, [#""a"#, "b"]),
        (#""a;b"x;c"#, [#""a"#, #"b"x"#, "c"]), (#""a";"b""#, [#""a""#, #""b""#]), (#""";x"#, [#""""#, "x"]),
        (#""a"";b";c"#, [#""a"""#, #"b""#, "c"]),
    ])
    func `A separator does not count between quotes that hold a whole part`(text: String, parts: [String]) {
        #expect(SeparatedText.split(Array(text.utf8), at: [0x3B], quotes: true) == bytes(parts))
    }

    @Test func `Splitting is the inverse of joining with backslashes, whatever the separator`() {
        var generator = SeededGenerator()
        let alphabet = Array(#"ab;:\" "#.utf8) + [0xFF, 0]
        for _ in 0..<3000 {
            func text(_ lengths: ClosedRange<Int>) -> [UInt8] {
                (0..<Int.random(in: lengths, using: &generator)).map { _ in
                    alphabet.randomElement(using: &generator) ?? 0
                }
            }
            let separator = text(1...3)
            // The command line refuses it: it would be its own escape.
            if separator[0] == UInt8(ascii: "\\") { continue }
            let texts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in text(0...6) }
            let joined = SeparatedText.join(texts, with: separator, escaping: true)
            let split = SeparatedText.split(joined, at: separator, unescaping: true)
            #expect(split == texts, "\(SpelledBytes(joined)) at \(SpelledBytes(separator)), \(generator)")
        }
    }

    @Test func `Without backslashes it is the inverse wherever the answer is not refused`() {
        var generator = SeededGenerator()
        let alphabet = Array("ab;".utf8)
        for _ in 0..<3000 {
            func text(_ lengths: ClosedRange<Int>) -> [UInt8] {
                (0..<Int.random(in: lengths, using: &generator)).map { _ in
                    alphabet.randomElement(using: &generator) ?? 0
                }
            }
            var output = OutputOptions()
            output.separator = text(1...2)
            let texts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in text(0...4) }
            let joined = SeparatedText.join(texts, with: output.separator)
            let comesBack = SeparatedText.split(joined, at: output.separator) == texts
            #expect((output.inseparable(texts) == nil) == comesBack, "\(SpelledBytes(joined)), \(generator)")
        }
    }
}
