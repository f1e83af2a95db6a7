import PickTestSupport
import Testing

@testable import PickCore

@Suite struct LiveViewTests {
    private static let three = ["one", "two", "three"]
    private static let hundred = (1...100).map { "item \($0)" }

    @Test func `The line, the counts and the list follow each other`() throws {
        var desk = try SelectViewDesk(Self.three)
        #expect(desk.shown() == ["> ", "  3/3", "> one", "  two", "  three"])
        desk.type("t")
        #expect(desk.shown() == ["> t", "  2/3", "> two", "  three"])
        desk.type("x")
        #expect(desk.shown() == ["> x", "  0/3"])
    }

    @Test func `The counts say that more is to come, and how many are marked`() throws {
        var desk = try SelectViewDesk(Self.three, "-m", grows: true)
        _ = desk.view.perform(.mark)
        #expect(desk.shown()[1] == "  3/3+ (1 marked)")
        desk.arrive("four")
        #expect(desk.shown()[1] == "  4/4+ (1 marked)")
        desk.list.finish()
        desk.view.refresh()
        #expect(desk.shown()[1] == "  4/4 (1 marked)")
    }

    @Test func `A prompt and a header of one's own stand above the list`() throws {
        var desk = try SelectViewDesk(Self.three, "--prompt", "Which? ", "--header", "first\nsecond")
        #expect(desk.shown() == ["Which? ", "  3/3", "first", "second", "> one", "  two", "  three"])
        var lines = try SelectViewDesk(["HEAD", "a"], "--header-lines", "1")
        #expect(lines.shown() == ["> ", "  1/1", "HEAD", "> a"])
    }

    @Test func `Texts of the caller cannot act on the terminal either`() throws {
        var desk = try SelectViewDesk(["a"], "--prompt", "\u{1B}]0;x\u{7}? ", "--header", "\u{1B}[2J")
        #expect(desk.shown().joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    // MARK: Height

    @Test(arguments: [
        (24, [] as [String], 12), (50, [], 12), (10, [], 5), (24, ["--height", "3"], 3),
        (24, ["--height", "50"], 22), (24, ["--height", "25%"], 6), (24, ["--height", "100%"], 22),
        (5, ["--height", "1%"], 1),
    ])
    func `The list has as many rows as its height allows and the screen holds`(
        rows: Int, words: [String], expected: Int
    ) throws {
        var desk = try SelectViewDesk(Self.hundred, rows: rows)
        if !words.isEmpty { desk = try SelectViewDesk(Self.hundred, words[0], words[1], rows: rows) }
        #expect(desk.shown().count { $0.contains("item") } == expected)
    }

    @Test func `On a low screen the list comes before the counts, the counts before the header`() throws {
        var desk = try SelectViewDesk(Self.three, "--header", "head", rows: 1)
        #expect(desk.shown() == ["> "])
        desk.resize(rows: 2)
        #expect(desk.shown() == ["> ", "> one"])
        desk.resize(rows: 3)
        #expect(desk.shown() == ["> ", "  3/3", "> one"])
        desk.resize(rows: 4)
        #expect(desk.shown() == ["> ", "  3/3", "head", "> one"])
        desk.resize(rows: 6)
        #expect(desk.shown() == ["> ", "  3/3", "head", "> one", "  two", "  three"])
    }

    @Test(arguments: 1...6)
    func `A frame is never higher than the screen, and the highlighted row is in it`(rows: Int) throws {
        var desk = try SelectViewDesk(Self.hundred, "-m", "--header", "a\nb\nc", rows: rows)
        for _ in 0..<30 {
            _ = desk.view.perform(.down)
            let shown = desk.shown()
            #expect(shown.count <= rows)
            #expect(rows == 1 || shown.dropFirst().count { $0.hasPrefix(">") } == 1)
        }
        _ = desk.view.perform(.accept)
        #expect(desk.shown().count <= rows)
        #expect(rows == 1 || desk.shown().dropFirst().contains { $0.hasPrefix(">") })
    }

    @Test func `On a narrow screen everything is cut, nothing wraps`() throws {
        for columns in 1...12 {
            var desk = try SelectViewDesk(["日本語日本語", "abcdefghijkl"], "-m", "--header", "a long header")
            desk.resize(columns: columns, rows: 10)
            desk.type("a long line that is typed")
            _ = desk.view.perform(.accept)
            for row in desk.shown() where columns > 3 { #expect(ScalarWidth.of(row) < columns, "\(row) in \(columns)") }
        }
    }

    // MARK: Refusals

    @Test func `A refusal stands below the list until the next key`() throws {
        var desk = try SelectViewDesk(Self.three, "-m")
        let reply = desk.view.perform(.accept)
        #expect(reply.outcome == nil && reply.beeps)
        #expect(desk.shown().last == "Nothing is selected: Tab marks a row")
        desk.view.refresh()
        #expect(desk.shown().last == "Nothing is selected: Tab marks a row")
        _ = desk.view.perform(.down)
        #expect(desk.shown().last == "   three")
        _ = desk.view.perform(.accept)
        desk.type("t")
        #expect(desk.shown().last == "   three")
        _ = desk.view.perform(.accept)
        desk.view.keyPressed()
        #expect(desk.shown().last == "   three")
    }

    @Test func `A refusal is told in the language of the run`() throws {
        var desk = try SelectViewDesk(Self.three, "-m", "--lang", "zh")
        _ = desk.view.perform(.accept)
        #expect(desk.shown().last == "未选择任何一项：按 Tab 标记一行")
        #expect(desk.shown()[1] == "  3/3 （已标记 0 项）")
    }

    // MARK: Help

    @Test func `The help takes the place of the list, a page at a time, and goes away again`() throws {
        var desk = try SelectViewDesk(Self.three, columns: 80, rows: 8)
        _ = desk.view.perform(.help)
        var seen: [String] = []
        for _ in 0..<20 where !desk.shown().contains("  3/3") {
            #expect(desk.shown().count <= 8)
            seen += desk.shown().dropFirst()
            _ = desk.view.perform(.help)
        }
        #expect(desk.shown().contains("> one"))
        for binding in KeyTable.bindings(in: .live, style: .list, multi: false) {
            let text = seen.joined(separator: " ").split(separator: " ").joined(separator: " ")
            #expect(text.contains(binding.meaning[.english]))
            for key in binding.keys { #expect(seen.contains { $0.contains(key.description) }) }
        }
        // Keys for several are no help where one is chosen.
        #expect(!seen.contains { $0.contains("Tab") })
    }

    @Test(arguments: Language.allCases, [false, true])
    func `All keys are seen together on a screen of 80x24`(language: Language, multi: Bool) throws {
        var desk = try SelectViewDesk(
            Self.three, "--lang", language.rawValue, multi ? "--multi" : "--no-multi", columns: 80, rows: 24)
        _ = desk.view.perform(.help)
        let seen = desk.shown()
        #expect(seen.count <= 24)
        for binding in KeyTable.bindings(in: .live, style: .list, multi: multi) {
            #expect(seen.contains { $0.contains(binding.meaning[language].prefix(30)) }, "\(binding.meaning[language])")
            for key in binding.keys { #expect(seen.contains { $0.contains(key.description) }, "\(key)") }
        }
        for row in seen { #expect(ScalarWidth.of(row) < 80 && !row.contains("…"), "\(row)") }
        _ = desk.view.perform(.help)
        #expect(desk.shown().contains(multi ? ">  one" : "> one"))
    }

    @Test(arguments: Language.allCases, [false, true])
    func `So are those of a calendar, wheels, levels or columns`(language: Language, multi: Bool) {
        let bindings = KeyTable.bindings(in: .live, style: .wheels, multi: multi)
        #expect(KeyHelp.lines(bindings, language, columns: 79).count <= 23)
    }

    @Test func `Two short ones that follow each other share a line where there is room`() {
        let bindings = KeyTable.bindings(in: .live, style: .list, multi: false)
        let wide = KeyHelp.lines(bindings, .english, columns: 79)
        #expect(wide.contains("  Up, Ctrl-P        Up a row             Down, Ctrl-N      Down a row"))
        #expect(wide.contains("  Ctrl-G            Cancel, as Esc and Ctrl-C do"))
        #expect(KeyHelp.lines(bindings, .english, columns: 44).contains("  Up, Ctrl-P  Up a row"))
    }

    @Test(arguments: [(20, 5, "… man pick"), (80, 5, "… F1 shows more keys, and man pick all"), (20, 2, "… man pick")])
    func `A page of keys that is not the last one ends with where more can be found`(
        columns: Int, rows: Int, hint: String
    ) throws {
        var desk = try SelectViewDesk(Self.three, columns: columns, rows: rows)
        _ = desk.view.perform(.help)
        #expect(desk.shown().last == hint)
        var pages = 0
        while !desk.shown().contains(where: { $0.contains("one") }), pages < 100 {
            let shown = desk.shown()
            #expect(shown.count <= rows)
            pages += 1
            _ = desk.view.perform(.help)
            if pages > 1, !desk.shown().contains(where: { $0.contains("one") }) { #expect(desk.shown() != shown) }
        }
        #expect(pages < 100)
    }

    @Test func `Any other key brings the list back`() throws {
        var desk = try SelectViewDesk(Self.three)
        _ = desk.view.perform(.help)
        #expect(!desk.shown().contains("> one"))
        _ = desk.view.perform(.down)
        #expect(desk.shown().contains("> two"))
        _ = desk.view.perform(.help)
        desk.type("o")
        #expect(desk.shown().contains("> one"))
    }

    @Test(arguments: Language.allCases, [79, 60, 19, 9])
    func `The help fits on narrow screens, and loses nothing`(language: Language, columns: Int) {
        let bindings = KeyTable.bindings(in: .live, style: .list, multi: true)
        let lines = KeyHelp.lines(bindings, language, columns: columns)
        let text = String(lines.joined().filter { $0 != " " })
        for binding in bindings {
            #expect(text.contains(String(binding.meaning[language].filter { $0 != " " })))
            for key in binding.keys { #expect(text.contains(String(key.description.filter { $0 != " " }))) }
        }
        // A word that is longer than the screen is cut, and no other.
        for line in lines where columns > 20 { #expect(ScalarWidth.of(line) <= columns, "\(line)") }
    }

    @Test func `On one row help does no harm`() throws {
        var desk = try SelectViewDesk(Self.three, rows: 1)
        for _ in 0..<200 {
            _ = desk.view.perform(.help)
            #expect(desk.shown() == ["> "])
        }
    }

    // MARK: The end

    @Test func `The prompt row stays behind with the answer, and with nothing else`() throws {
        var desk = try SelectViewDesk(["a\u{1B}b", "日本語日本語日本語"], columns: 12)
        let outcome = try #require(desk.view.perform(.accept).outcome)
        #expect(desk.view.closing(outcome).map { $0.prompt + $0.before } == "> a␛b")
        #expect(desk.view.closing(.cancelled) == nil)
        #expect(desk.view.closing(.timedOut) == nil)
        _ = desk.view.perform(.down)
        let long = try #require(desk.view.perform(.accept).outcome)
        #expect(desk.view.closing(long).map { $0.prompt + $0.before } == "> 日本語日…")
    }

    @Test func `When time is up Enter's answer can be taken`() throws {
        var desk = try SelectViewDesk(Self.three, "--timeout", "1", "--timeout-accept")
        _ = desk.view.perform(.down)
        guard case .answered(let answer) = desk.view.timeUp() else { return #expect(Bool(false)) }
        #expect(answer.indexes == [2])
        var without = try SelectViewDesk(Self.three, "--timeout", "1")
        let simply = without.view.timeUp()
        #expect(simply == .timedOut)
        var refused = try SelectViewDesk(Self.three, "-m", "--timeout", "1", "--timeout-accept")
        let inVain = refused.view.timeUp()
        #expect(inVain == .timedOut)
    }
}
