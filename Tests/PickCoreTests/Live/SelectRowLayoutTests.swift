import PickTestSupport
import Testing

@testable import PickCore

@Suite struct SelectRowLayoutTests {
    private func row(
        _ text: [UInt8], query: String = "", columns: Int = 20, marked: Bool? = nil, number: Int? = nil,
        isHighlighted: Bool = false
    ) -> Row {
        let lead = SelectRowLayout.Lead(isHighlighted: isHighlighted, isMarked: marked, number: number, largest: 120)
        let query = query.isEmpty ? nil : Query(Array(query.utf8), rule: MatchRule())
        return text.withUnsafeBytes { SelectRowLayout.row($0, query: query, lead: lead, columns: columns) }
    }

    private func shown(_ text: String, query: String = "", columns: Int = 20) -> String {
        row(Array(text.utf8), query: query, columns: columns).text
    }

    private func matched(_ row: Row) -> [String] {
        row.spans.filter { $0.role == .match || $0.role == .highlightMatch }.map(\.text)
    }

    @Test func `A row says by signs whether it is highlighted and marked`() {
        let text = Array("a".utf8)
        #expect(row(text).text == "  a")
        #expect(row(text, isHighlighted: true).text == "> a")
        #expect(row(text, marked: false).text == "   a")
        #expect(row(text, marked: true).text == " * a")
        #expect(row(text, marked: true, isHighlighted: true).text == ">* a")
        #expect(row(text, number: 7).text == "    7) a")
        #expect(row(text, marked: true, number: 120).text == " * 120) a")
    }

    @Test func `The letters that match are told from the others`() {
        #expect(matched(row(Array("foobar".utf8), query: "ob")) == ["ob"])
        #expect(matched(row(Array("f-o-o".utf8), query: "fo")) == ["f", "o"])
        #expect(matched(row(Array("日本語".utf8), query: "本")) == ["本"])
        #expect(row(Array("foobar".utf8), query: "ob", isHighlighted: true).spans.last?.role == .highlight)
    }

    @Test func `A text that fits is whole, one that does not is cut with a mark`() {
        #expect(shown("abcdefghijklmnopq", columns: 20) == "  abcdefghijklmnopq")
        #expect(shown("abcdefghijklmnopqr", columns: 20) == "  abcdefghijklmnop…")
    }

    @Test func `A match beyond the edge scrolls into view`() {
        let text = String(repeating: "x", count: 50) + "needle" + String(repeating: "y", count: 50)
        let shown = shown(text, query: "needle")
        #expect(shown.contains("needleyy…"))
        #expect(shown.hasPrefix("  …x"))
        #expect(self.shown(String(text.prefix(56)), query: "needle").hasSuffix("xneedle"))
    }

    @Test func `A match that is wider than the row shows its end`() {
        let text = String(repeating: "ab", count: 40)
        let row = row(Array(text.utf8), query: text, columns: 20)
        #expect(row.text == "  …" + String(text.suffix(16)))
    }

    @Test func `Of a very long line the part with the match is shown`() {
        let text = String(repeating: "x", count: 500_000) + "needle" + String(repeating: "y", count: 500_000)
        #expect(shown(text, query: "needle").contains("needleyy…"))
        #expect(shown(text) == "  " + String(repeating: "x", count: 16) + "…")
        let wide = String(repeating: "日", count: 10_000) + "needle"
        #expect(shown(wide, query: "needle") == "  …日日日日日needle")
    }

    @Test func `Tabs reach to their stops, counted from the start of the text`() {
        #expect(shown("a\tb", columns: 40) == "  a       b")
        #expect(shown("日本\tb", columns: 40) == "  日本    b")
        #expect(shown("a\tb", columns: 10) == "  a…")
    }

    @Test func `A character is never cut in two`() {
        #expect(shown("日本語日本語", columns: 10) == "  日本語…")
        #expect(shown("日本語日本語", columns: 11) == "  日本語…")
        #expect(shown("aaaaae\u{301}\u{302}bb", columns: 10) == "  aaaaae\u{301}\u{302}…")
        let family = "👨‍👩‍👧"
        #expect(shown(family + family + family + family, columns: 9) == "  \(family)\(family)…")
        let heart = "❤\u{FE0F}"
        #expect(shown(heart + heart + heart + heart, columns: 8) == "  \(heart)\(heart)…")
    }

    @Test func `What could act on the terminal is shown as a mark`() {
        #expect(shown("a\u{1B}[31mb\u{7}\u{202E}") == "  a␛[31mb␇\u{FFFD}")
        #expect(row([0x61, 0xFF, 0xC2]).text == "  a\u{FFFD}\u{FFFD}")
    }

    @Test func `No row reaches the last column, and nothing in it acts on the terminal`() {
        var generator = SeededGenerator()
        let pieces = ["a", "日", "é", "e\u{301}", "❤\u{FE0F}", "👍🏽", "👨‍👩‍👧", "\t", "🇩🇪", "\u{1B}", "xyz"]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            let hostile = HostileBytes.make(count: Int.random(in: 0...20, using: &generator), using: &generator)
            let columns = Int.random(in: 1...40, using: &generator)
            let query = ["", "a", "日", "xyz", "zxa"].randomElement(using: &generator) ?? ""
            let marked = [nil, true, false].randomElement(using: &generator) ?? nil
            let row = row(Array(text.utf8), query: query, columns: columns, marked: marked)
            let failure = "\(SpelledBytes(text.utf8)), \"\(query)\" in \(columns), \(generator)"
            var screen = VirtualScreen(columns: 200, rows: 1)
            screen.feed(row.text)
            let lead = marked == nil ? 2 : 3
            #expect(screen.cursor.column < max(columns, lead + 1), "\(failure)")
            let other = self.row(hostile, query: query, columns: columns).text
            #expect(HostileBytes.harmful(in: other) == [], "\(SpelledBytes(hostile)), \(generator)")
        }
    }

    @Test func `Where a match can be shown it is`() {
        var generator = SeededGenerator()
        for _ in 0..<2000 {
            let before = String(repeating: "x", count: Int.random(in: 0...60, using: &generator))
            let after = String(repeating: "日", count: Int.random(in: 0...30, using: &generator))
            let columns = Int.random(in: 14...40, using: &generator)
            let row = row(Array((before + "needle" + after).utf8), query: "needle", columns: columns)
            #expect(matched(row) == ["needle"], "\(before.count), \(after.count) in \(columns), \(generator)")
        }
    }
}
