import PickCore
import PickTestSupport
import Testing

@testable import PickTerminal

@Suite struct FrameRendererTests {
    private func frame(_ line: String, cursor: Int? = nil, rows: [String] = [], columns: Int = 40) -> Frame {
        let bytes = Array(line.utf8)
        let row = PromptRow(prompt: "> ", line: bytes, cursor: cursor ?? bytes.count, columns: columns)
        return Frame(line: row, rows: rows.map { Row($0) })
    }

    private func draw(_ frames: [Frame], columns: Int = 40, rows: Int = 10, above: Int = 0) -> VirtualScreen {
        var screen = VirtualScreen(columns: columns, rows: rows)
        for number in 0..<above { screen.feed("above \(number)\r\n") }
        var renderer = FrameRenderer(theme: .plain)
        for frame in frames { screen.feed(renderer.draw(frame)) }
        return screen
    }

    @Test func `A frame is the line with its rows below, and the cursor stands in the line`() {
        let screen = draw([frame("abc", cursor: 1, rows: ["one", "two"])])
        #expect(screen.text == "> abc\none\ntwo")
        #expect(screen.cursor == .init(row: 0, column: 3))
        #expect(screen.changedModes == [])
    }

    @Test func `Nothing is sent for an equal frame`() {
        var renderer = FrameRenderer(theme: .plain)
        _ = renderer.draw(frame("a", rows: ["x"]))
        #expect(renderer.draw(frame("a", rows: ["x"])) == [])
    }

    @Test(arguments: [("", "a"), ("ab", "abc"), ("日", "日本"), ("é", "éx"), ("a", "a日"), ("x", "xyz"), ("日本", "日本語x")])
    func `A character that is appended is all that is sent`(before: String, after: String) {
        var renderer = FrameRenderer(theme: .plain)
        _ = renderer.draw(frame(before, rows: ["x"]))
        let sent = String(decoding: renderer.draw(frame(after, rows: ["x"])), as: UTF8.self)
        #expect(sent == String(after.dropFirst(before.count)))
    }

    @Test(arguments: [
        ("e", "e\u{301}"), ("👨\u{200D}", "👨\u{200D}👩"), ("🇩", "🇩🇪"), ("❤", "❤\u{FE0F}"), ("1", "1\u{FE0F}\u{20E3}"),
    ])
    func `What joins the character before it is sent together with it`(before: String, after: String) {
        var renderer = FrameRenderer(theme: .plain)
        _ = renderer.draw(frame(before, rows: ["x"]))
        let sent = String(decoding: renderer.draw(frame(after, rows: ["x"])), as: UTF8.self)
        #expect(sent.unicodeScalars.contains(before.unicodeScalars.first ?? "x"))
    }

    @Test func `An accent that is appended joins its letter`() {
        let screen = draw([frame("e"), frame("e\u{301}"), frame("e\u{301}x")])
        #expect(screen[0] == "> e\u{301}x")
        #expect(screen.cursor.column == 4)
    }

    @Test func `Only the rows that have changed are sent`() {
        var renderer = FrameRenderer(theme: .plain)
        _ = renderer.draw(frame("a", rows: ["one", "two", "three"]))
        let sent = String(decoding: renderer.draw(frame("a", rows: ["one", "2", "three"])), as: UTF8.self)
        #expect(sent.contains("2"))
        #expect(!sent.contains("one") && !sent.contains("three"))
    }

    @Test func `Fewer rows leave nothing behind`() {
        let screen = draw([frame("a", rows: ["one", "two", "three"]), frame("a", rows: ["one"])])
        #expect(screen.text == "> a\none")
    }

    @Test func `At the bottom of the screen the rows make room by scrolling, once`() {
        let frames = [frame("", rows: ["one", "two"]), frame("a", rows: ["two"]), frame("", rows: ["one", "two"])]
        let screen = draw(frames, columns: 20, rows: 5, above: 9)
        #expect(screen.rows == ["above 7", "above 8", ">", "one", "two"])
        #expect(screen.cursor == .init(row: 2, column: 2))
        #expect(screen.scrollback == (0..<7).map { "above \($0)" })
    }

    @Test func `To leave, the line stays and the rows go`() {
        var screen = VirtualScreen(columns: 20, rows: 5)
        var renderer = FrameRenderer(theme: .color)
        let last = frame("abc", cursor: 1, rows: ["one", "two"])
        screen.feed(renderer.draw(last))
        screen.feed(renderer.leave(frame("abc").line))
        #expect(screen.text == "> abc")
        #expect(screen.leftovers == [])
    }

    @Test func `To erase, everything goes and the cursor is where the prompt was`() {
        var screen = VirtualScreen(columns: 20, rows: 5)
        screen.feed("above\r\n")
        var renderer = FrameRenderer(theme: .plain)
        screen.feed(renderer.draw(frame("abc", rows: ["one"])))
        screen.feed(renderer.erase())
        #expect(screen.text == "above")
        #expect(screen.leftovers == [])
        #expect(renderer.erase() == [])
    }

    @Test func `Colour is given back after every part`() {
        var screen = VirtualScreen(columns: 20, rows: 5)
        var renderer = FrameRenderer(theme: .color)
        let row = Row([Span("a", .highlight), Span("b", .highlightMatch), Span("c"), Span("d", .refusal)])
        screen.feed(renderer.draw(Frame(line: frame("x").line, rows: [row])))
        #expect(screen.runs(row: 1).map(\.text) == ["a", "b", "c", "d"])
        #expect(screen.style == .plain)
        #expect(screen.style(of: "c") == .plain)
    }

    @Test(arguments: [(20, 5, 0), (20, 5, 9), (40, 10, 3), (12, 2, 4), (80, 24, 0)])
    func `Drawing what has changed shows the same as drawing all`(columns: Int, rows: Int, above: Int) {
        var generator = SeededGenerator()
        let pieces = ["a", "b", "日", "é", "e\u{301}", "❤\u{FE0F}", " ", "👍🏽", "ab"]
        func text(_ most: Int) -> String {
            (0..<Int.random(in: 0...most, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
        }
        for _ in 0..<60 {
            var frames: [Frame] = []
            var line = ""
            for _ in 0..<6 {
                // Mostly typed on, sometimes taken back or put in elsewhere.
                line = Bool.random(using: &generator) ? line + text(2) : text(6)
                let scalars = Array(line.unicodeScalars)
                let at =
                    Bool.random(using: &generator)
                    ? scalars.count : Int.random(in: 0...scalars.count, using: &generator)
                let cursor = scalars[..<at].reduce(0) { $0 + UTF8.width($1) }
                // A row ends before the last column, as the views make them.
                let shown = (0..<Int.random(in: 0..<rows, using: &generator)).map { _ in
                    DisplayText(text(8).utf8, columns: columns - 1).text
                }
                frames.append(frame(line, cursor: cursor, rows: shown, columns: columns))
            }
            var screen = VirtualScreen(columns: columns, rows: rows)
            for number in 0..<above { screen.feed("\(number)\r\n") }
            var renderer = FrameRenderer(theme: .plain)
            for (step, frame) in frames.enumerated() {
                screen.feed(renderer.draw(frame))
                let top = screen.cursor.row
                let whole = draw([frame], columns: columns, rows: rows)
                let height = frame.rows.count + 1
                let failure = "step \(step) of \(frames.map(\.line.before)), \(generator)\n\(screen)\n\(whole)"
                #expect(Array(screen.rows[top..<(top + height)]) == Array(whole.rows[..<height]), "\(failure)")
                #expect(screen.rows[(top + height)...].allSatisfy { $0.isEmpty }, "\(failure)")
                #expect(screen.cursor.column == whole.cursor.column, "\(failure)")
                #expect(screen.cursor.column == frame.line.cursorColumn, "\(failure)")
                #expect(screen.changedModes == [] && screen.unknown == [] && screen.queries == [], "\(failure)")
            }
        }
    }
}
