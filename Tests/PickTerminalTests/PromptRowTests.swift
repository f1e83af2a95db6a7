import PickCore
import PickTestSupport
import Testing

@Suite struct PromptRowTests {
    private func row(_ line: String, cursor: Int? = nil, prompt: String = "> ", columns: Int = 12) -> PromptRow {
        let bytes = Array(line.utf8)
        return PromptRow(prompt: prompt, line: bytes, cursor: cursor ?? bytes.count, columns: columns)
    }

    @Test func `A line that fits is shown whole, parted at the cursor`() {
        let shown = row("hello", cursor: 2)
        #expect([shown.prompt, shown.before, shown.after] == ["> ", "he", "llo"])
        #expect(shown.cursorColumn == 4)
    }

    @Test func `A line that does not fit is scrolled so that the cursor is on the row`() {
        let shown = row("abcdefghijklmnop")
        #expect(shown.before == "mnop")
        #expect(shown.cursorColumn == 6)
        #expect(row("abcdefghi").before == "abcdefghi")
    }

    @Test func `What stands behind the cursor is cut at the right edge`() {
        #expect(row("abcdefghijklmnop", cursor: 0).after == "abcdefghi")
        #expect(row("日本語日本語", cursor: 0).after == "日本語日")
    }

    @Test(arguments: [(40, 30), (30, 20), (12, 2), (9, 0)])
    func `A long prompt leaves its share to the line`(columns: Int, shown: Int) {
        let prompt = String(repeating: "x", count: 50)
        let row = row("ab", prompt: prompt, columns: columns)
        #expect(row.prompt == prompt.prefix(shown))
        #expect(row.before == "ab")
        #expect(row.cursorColumn == shown + 2)
    }

    @Test func `What the line holds is shown, not sent`() {
        #expect(row("a\u{1B}\u{7}b").before == "a␛␇b")
    }

    @Test func `On any screen the cursor is on the row, before the last column`() {
        var generator = SeededGenerator()
        for _ in 0..<2000 {
            let line = HostileBytes.make(count: Int.random(in: 0...30, using: &generator), using: &generator)
            let prompt = String(decoding: HostileBytes.make(count: 5, using: &generator), as: UTF8.self)
            let columns = Int.random(in: 3...40, using: &generator)
            let cursor = Int.random(in: 0...line.count, using: &generator)
            let row = PromptRow(prompt: prompt, line: line, cursor: cursor, columns: columns)
            let failure = "\(SpelledBytes(line)) at \(cursor) in \(columns), \(generator)"
            #expect(HostileBytes.harmful(in: row.prompt + row.before + row.after) == [], "\(failure)")
            #expect(row.cursorColumn < columns, "\(failure)")
        }
    }

    @Test func `On any screen the row ends before the last column`() {
        var generator = SeededGenerator()
        let pieces = ["a", "日", "é", "e\u{301}", "❤\u{FE0F}", "👍🏽", "\u{1B}", "\t", "🇩🇪"]
        for _ in 0..<2000 {
            let clusters = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }
            let columns = Int.random(in: 3...40, using: &generator)
            let cursor = Int.random(in: 0...clusters.count, using: &generator)
            let row = PromptRow(
                prompt: "日> ", line: Array(clusters.joined().utf8), cursor: clusters[..<cursor].joined().utf8.count,
                columns: columns)
            var screen = VirtualScreen(columns: 200, rows: 1)
            screen.feed(row.prompt + row.before)
            #expect(screen.cursor.column == row.cursorColumn, "\(clusters) at \(cursor) in \(columns), \(generator)")
            screen.feed(row.after)
            #expect(screen.cursor.column < columns, "\(clusters) at \(cursor) in \(columns), \(generator)")
        }
    }
}
