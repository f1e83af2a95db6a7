import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CompletionTests {
    private func complete(_ text: String, _ items: [SpelledBytes], separator: String? = nil) -> Completion? {
        let mode = SelectMode(list: .holding(items.map(\.bytes), Request()), request: Request())
        return mode.rows.map { Completion(Array(text.utf8), separator: separator.map { Array($0.utf8) }, rows: $0) }
    }

    private func insert(_ text: String) -> Completion { .insert(Array(text.utf8)) }

    @Test func `What all options with this beginning have in common is put in`() {
        #expect(complete("al", ["alpha", "alphabet", "beta"]) == insert("pha"))
        #expect(complete("b", ["alpha", "beta"]) == insert("eta"))
        #expect(complete("", ["ab", "ac"]) == insert("a"))
    }

    @Test func `Options that go on differently are listed`() {
        #expect(complete("alpha", ["alphabet", "x", "alpha centauri", "alpha"]) == .choices([0, 2]))
        #expect(complete("", ["a", "b"]) == .choices([0, 1]))
    }

    @Test func `Nothing is put in where nothing begins like this`() {
        #expect(complete("z", ["a"]) == .nothing)
        #expect(complete("a", ["a"]) == .nothing)
        #expect(complete("A", ["ab"]) == .nothing)
    }

    @Test func `A character is not cut in two`() {
        // U+00E9 and U+00E8 begin with the same byte.
        #expect(complete("", ["xé1", "xè2"]) == insert("x"))
        #expect(complete("x", ["xé1", "xè2"]) == .choices([0, 1]))
    }

    @Test func `Behind a separator a new text begins`() {
        #expect(complete("alpha;b", ["alpha", "beta"], separator: ";") == insert("eta"))
        #expect(complete("alpha;b", ["alpha", "beta"]) == .nothing)
    }

    @Test func `A text that cannot be typed is not offered`() {
        #expect(complete("a", [#"a\tb"#, #"a\xFF"#, #"a\eb"#, #"a\nb"#]) == .nothing)
        #expect(complete("a", [#"a\tb"#, "ac"]) == insert("c"))
    }
}
