import PickTestSupport
import Testing

@testable import PickCore

@Suite struct ShellWordsTests {
    @Test(arguments: [
        ("", []), (" \t\n ", []), ("a b", ["a", "b"]), ("  a\tb\nc  ", ["a", "b", "c"]), ("'a b' c", ["a b", "c"]),
        (#""a b"c'd'"#, ["a bcd"]), (#"a\ b"#, ["a b"]), (#"'' """#, ["", ""]), (#"'\n'"#, [#"\n"#]),
        (#""\n\"\\\$\`""#, [#"\n"\$`"#]), (#"\'"#, ["'"]), ("a#b $x *", ["a#b", "$x", "*"]),
        ("a\\\nb", ["ab"]), ("\"a\\\nb\"", ["ab"]), ("'a\\\nb'", ["a\\\nb"]), ("\\\n a", ["a"]),
    ])
    func `Quotes and backslashes work as in sh`(text: String, words: [String]) {
        #expect(ShellWords.split(Array(text.utf8)) == words.map { Array($0.utf8) })
    }

    @Test(arguments: ["'", "\"", "a 'b", "\"a\\\"", "a\\"])
    func `A quote that is left open is seen`(text: String) {
        #expect(ShellWords.split(Array(text.utf8)) == nil)
    }

    @Test func `sh splits the same texts into the same words`() throws {
        var generator = SeededGenerator()
        for _ in 0..<40 {
            let parts = ["a", " ", "'", "\"", "\\", "\n", "é", "$", "x y"]
            let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                parts.randomElement(using: &generator) ?? ""
            }.joined()
            guard let words = ShellWords.split(Array(text.utf8)), !text.contains("$") else { continue }
            let shell = try run("/bin/dash", ["-fc", "printf '%s\\0' x " + text])
            guard shell.errors.isEmpty, !text.hasPrefix("\n"), !text.replacing("\\\n", with: "").contains("\n") else {
                continue
            }
            let expected = shell.stdout.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
            #expect(words.map { $0[...] } == Array(expected), "\(text.debugDescription), \(generator)")
        }
    }
}

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "xabc", 1),
        ("abc", "acb", 1), ("mutli", "multi", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ])
    func `Adding, dropping, replacing and swapping cost one each`(a: String, b: String, distance: Int) {
        #expect(EditDistance.between(Array(a.utf8), Array(b.utf8)) == distance)
        #expect(EditDistance.between(Array(b.utf8), Array(a.utf8)) == distance)
    }

    @Test func `The nearest word is the first of the nearest, within a third of the longer text`() {
        let words = ["query", "multi", "color", "colon"]
        #expect(EditDistance.nearest(to: "colo", in: words) == "color")
        #expect(EditDistance.nearest(to: "quary", in: words) == "query")
        #expect(EditDistance.nearest(to: "xyz", in: words) == nil)
        #expect(EditDistance.nearest(to: "", in: words) == nil)
        #expect(EditDistance.nearest(to: "a", in: [String]()) == nil)
    }
}
