import Testing

@testable import PickCore

/// Points and places, as fzf counts them.
struct ScoreTests {
    private func align(_ query: String, _ line: String, _ change: (inout MatchRule) -> Void = { _ in }) -> Alignment? {
        var rule = MatchRule()
        change(&rule)
        guard let term = Term(Array(query.utf8), rule: rule) else { return nil }
        var aligner = Aligner(rule)
        var text = FoldedText()
        Array(line.utf8).withUnsafeBytes { text.fill(with: $0, folding: term.folding, table: aligner.table) }
        var positions: [Int]? = []
        return aligner.align(term, with: text, positions: &positions)
    }

    // A first letter in the best place: 16 and twice 10. Each next letter of the run: 16 and 10.
    private static let fuzzy: [(String, String, Int)] = [
        ("a", "a", 36), ("ab", "ab", 62), ("abc", "abc", 88),
        // After a slash 9, after another sign 8, inside a word nothing.
        ("b", "a/b", 34), ("b", "a-b", 32), ("b", "ab", 16),
        // A capital after a small letter, and a digit after anything but one: 7.
        ("b", "aB", 30), ("1", "a1", 30), ("2", "a12", 16),
        // A sign itself: 8, and after a blank 10.
        ("-", "a-b", 32), ("-", "a -b", 36),
        // The first letter left out costs 3, each further one 1.
        ("ac", "abc", 36 - 3 + 16), ("ad", "abcd", 36 - 4 + 16), ("ae", "abcde", 36 - 5 + 16),
        // A run gets at least 4 a letter, and what it began with when that is more.
        ("bc", "abc", 16 + 16 + 4), ("bc", "a/bc", 34 + 16 + 9),
        // A better place inside a run begins a run of its own.
        ("bc", "ab-bC", 32 + 16 + 8), ("ab", "xaB", 16 + 16 + 7),
        // The best alignment, not the first one.
        ("ab", "a_x_ab", 32 + 16 + 8), ("sc", "s_rc/sc", 34 + 16 + 9),
        // The first place of a single letter that begins something, without a look at better ones.
        ("b", "a-b b", 32),
    ]

    @Test(arguments: fuzzy)
    func `a fuzzy term is worth what its letters and their places are`(query: String, line: String, score: Int) {
        #expect(align(query, line)?.score == score)
    }

    @Test(arguments: [
        (Scheme.default, "b", "a b", 36), (.path, "b", "a b", 32), (.history, "b", "a b", 32),
        (.default, "b", "a,b", 34), (.path, "b", "a,b", 32), (.history, "b", "a,b", 32),
        (.default, "b", "b", 36), (.path, "b", "b", 34), (.history, "b", "b", 32),
    ])
    func `the scheme says what begins a word`(scheme: Scheme, query: String, line: String, score: Int) {
        #expect(align(query, line) { $0.scheme = scheme }?.score == score)
    }

    @Test(arguments: [
        // The first letter decides between occurrences; the first one that begins a word ends the search.
        ("'ab", "xab/ab", 4, 34 + 16 + 9), ("'ab", "xab xab", 1, 16 + 16 + 4), ("'ab", "x-ab ab", 2, 32 + 16 + 8),
        ("^ab", "ab", 0, 62), ("^ab", "  ab", 2, 62), ("ab$", "xab", 1, 36), ("ab$", "ab  ", 0, 62),
        ("^ab$", " ab ", 0 + 1, 26 * 2 + 10),
        // The base of a word is as if each letter and its two ends were in the best place.
        ("'ab'", "ab", 0, 10 + 32 + 30), ("'ab'", "x-ab", 2, 8 + 32 + 30), ("'ab'", "ab_ab", 0, 10 - 3 + 32 + 30),
        ("'ab'", "xab ab", 4, 72),
    ])
    func `letters in a row`(query: String, line: String, start: Int, score: Int) {
        #expect(align(query, line) == Alignment(start: start, end: start + 2, score: score))
    }

    @Test(arguments: [
        ("ba", "ab"), ("'ac", "abc"), ("^b", "ab"), ("a$", "ab"), ("^a$", "ab"), ("'ab'", "abc"), ("'ab'", "xab"),
        ("^ a", "a"), ("abc", "ab"), ("A", "a"), ("é", "e"),
    ])
    func `a line that does not have it is no match`(query: String, line: String) {
        #expect(align(query, line) == nil)
    }

    @Test func `a very long line is matched greedily, with the same points for the same places`() {
        let line = String(repeating: "x", count: 60_000) + "/ab"
        #expect(align("ab", line) == Alignment(start: 60_001, end: 60_003, score: 34 + 25))
        let first = "a" + String(repeating: "x", count: 60_000) + "b/ab"
        #expect(align("ab", first)?.start == 0)
    }

    @Test func `a very long term does not overflow`() {
        let text = String(repeating: "ab", count: 2000)
        #expect(align(text, text)?.score == 36 + 26 * 3999)
        #expect(search(text, in: ["x" + text, text]) == [text, "x" + text])
    }

    @Test func `of equally good places the later one counts when the end matters`() {
        #expect(align("'ab", "ab ab")?.start == 0)
        #expect(align("'ab", "ab ab") { $0.tiebreaks = [.end] }?.start == 3)
        #expect(align("a", "a a") { $0.tiebreaks = [.end] }?.start == 2)
    }
}
