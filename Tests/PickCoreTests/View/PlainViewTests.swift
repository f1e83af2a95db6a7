import PickTestSupport
import Testing

@testable import PickCore

@Suite struct PlainViewTests {
    private func view(
        _ items: [String], _ words: String..., columns: Int = 40, rows: Int = 10
    ) throws -> PlainView {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        let mode = try makeSelectMode(items, words)
        let prompt = Prompt(mode: mode, request: request, hasPerson: true)
        return PlainView(prompt: prompt, request: request, size: ScreenSize(columns: columns, rows: rows))
    }

    private func opening(
        _ items: [String], _ words: String..., columns: Int = 40, rows: Int = 10
    ) throws -> [String] {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        let prompt = Prompt(mode: try makeSelectMode(items, words), request: request, hasPerson: true)
        var view = PlainView(prompt: prompt, request: request, size: ScreenSize(columns: columns, rows: rows))
        return view.opening()
    }

    private static let ten = (1...10).map { "item \($0)" }
    private static let hundred = (1...100).map { "item \($0)" }

    // MARK: The list

    @Test func `A short list is one below the other with right-aligned numbers`() throws {
        #expect(try opening(["a", "b", "c"]) == ["1) a", "2) b", "3) c"])
        #expect(try opening(Self.ten, columns: 80, rows: 24).first == " 1) item 1")
        #expect(try opening(Self.ten, columns: 80, rows: 24).last == "10) item 10")
    }

    @Test func `A list that is longer than the screen stands in columns, read downwards`() throws {
        #expect(
            try opening(Self.ten, columns: 40, rows: 8) == [
                " 1) item 1    6) item 6",
                " 2) item 2    7) item 7",
                " 3) item 3    8) item 8",
                " 4) item 4    9) item 9",
                " 5) item 5   10) item 10",
            ])
    }

    @Test func `Wide characters keep the columns in line`() throws {
        #expect(
            try opening(["日本", "b", "é", "d"], columns: 20, rows: 5) == ["1) 日本  3) é", "2) b     4) d"])
    }

    @Test func `A list that does not fit is cut to a page and says so`() throws {
        #expect(
            try opening(Self.hundred, columns: 30, rows: 6) == [
                " 1) item 1   4) item 4", " 2) item 2   5) item 5", " 3) item 3   6) item 6",
                "Rows 1-6 of 100; + shows more,", "? helps",
            ])
    }

    @Test func `A row wider than the terminal gets a line of its own`() throws {
        let long = String(repeating: "x", count: 50)
        #expect(try opening([long, "b"], columns: 40, rows: 10) == ["1) " + long, "2) b"])
    }

    @Test func `A very long row is cut`() throws {
        let lines = try opening([String(repeating: "x", count: 5000)])
        #expect(lines == ["1) " + String(repeating: "x", count: 1000) + "..."])
    }

    @Test(arguments: [("4", 4), ("50%", 5), ("1", 1), ("100", 7), ("1%", 1)])
    func `The height is rows at most, or a share of the screen`(height: String, rows: Int) throws {
        let lines = try opening(Self.hundred, "--height", height, columns: 20, rows: 10)
        #expect(lines.prefix(rows).allSatisfy { $0.contains(") item ") })
        let note = lines.dropFirst(rows)
        #expect(note.joined(separator: " ").hasPrefix("Rows 1-") && !note.contains { $0.contains(") item ") })
        #expect(note.joined(separator: " ").hasSuffix(" of 100; + shows more, ? helps"))
    }

    @Test func `A tiny screen still shows a row`() throws {
        #expect(try opening(["a", "b"], columns: 1, rows: 1).first == "1) a")
    }

    @Test func `Defaults are starred, and only where there are some`() throws {
        #expect(try opening(["a", "b", "c"], "--default", "b") == [" 1) a", "*2) b", " 3) c"])
        #expect(try opening(["a", "b", "c"], "-m", "--default", "c;a") == ["*1) a", " 2) b", "*3) c"])
    }

    @Test func `The header stands above the list, line by line`() throws {
        #expect(try opening(["a"], "--header", "one\ntwo") == ["one", "two", "1) a"])
        #expect(try opening(["a"], "--header", "\u{1B}[1mx") == ["␛[1mx", "1) a"])
        #expect(try opening(["a"], "--header", "") == ["", "1) a"])
    }

    @Test func `What an item contains is shown, not sent`() throws {
        #expect(try opening(["\u{1B}[31mred", "a\nb", "tab\there"]) == ["1) ␛[31mred", "2) a␊b", "3) tab here"])
    }

    // MARK: The question

    @Test(arguments: [
        ([], "Choose (1-3): "), (["-m"], "Choose several (1-3): "), (["--prompt", "Which? "], "Which? "),
        (["--default", "b"], "Choose (1-3) [b]: "), (["--prompt", "Which? ", "--default", "b"], "Which? [b] "),
        (["-m", "--default", "c;a"], "Choose several (1-3) [c;a]: "), (["--lang", "zh"], "请选择 (1-3)："),
        (["--lang", "zh", "--default", "b"], "请选择 (1-3) [b]："), (["--prompt", "a\nb\u{7}> "], "a␊b␇> "),
        (["--prompt", ""], ""),
    ])
    func `The question says what can be typed and what Enter takes`(words: [String], question: String) throws {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        let prompt = Prompt(mode: try makeSelectMode(["a", "b", "c"], words), request: request, hasPerson: true)
        #expect(PlainView(prompt: prompt, request: request, size: .assumed).question == question)
    }

    @Test func `One row needs no range, and a long default is cut`() throws {
        #expect(try view(["a"]).question == "Choose: ")
        let long = String(repeating: "x", count: 50)
        #expect(try view([long], "--default", "1").question == "Choose [" + long.prefix(40) + "...]: ")
    }

    // MARK: What is entered

    @Test func `Plus goes on, minus goes back, and at the end it begins again`() throws {
        var view = try view(Self.hundred, columns: 12, rows: 43)
        func first(_ lines: [String]) -> String { lines.first ?? "" }
        #expect(first(view.opening()) == "  1) item 1")
        #expect(first(view.entered([0x2B]).lines) == " 41) item 41")
        #expect(first(view.entered([0x2B]).lines) == " 81) item 81")
        #expect(
            view.entered([0x2B]).lines.dropFirst(40).joined(separator: " ") == "Rows 1-40 of 100; + shows more, ? helps"
        )
        #expect(first(view.entered([0x2B]).lines) == " 41) item 41")
        #expect(first(view.entered([0x2D]).lines) == "  1) item 1")
        #expect(first(view.entered([0x2D]).lines) == "  1) item 1")
    }

    @Test func `Going on and back the pages show every row once`() throws {
        var view = try view(Self.hundred, columns: 30, rows: 9)
        func numbers(_ lines: [String]) -> Set<Int> {
            Set(
                lines.dropLast().joined(separator: " ").split(separator: " ").compactMap {
                    $0.hasSuffix(")") ? Int($0.dropLast()) : nil
                })
        }
        var pages = [numbers(view.opening())]
        while pages.reduce(0, { $0 + $1.count }) < 100, pages.count < 30 {
            pages.append(numbers(view.entered([0x2B]).lines))
        }
        #expect(pages.reduce(Set<Int>()) { $0.union($1) } == Set(1...100))
        #expect(pages.reduce(0) { $0 + $1.count } == 100)
        for page in pages.dropLast().reversed() { #expect(numbers(view.entered([0x2D]).lines) == page) }
    }

    @Test func `A question mark is answered with the grammar`() throws {
        var one = try view(["a"], columns: 80)
        #expect(one.entered([0x3F]).lines.count == 4)
        #expect(one.entered([0x3F]).outcome == nil)
        var several = try view(["a"], "-m", "--separator", "::", columns: 90)
        #expect(several.entered([0x3F]).lines[2].contains("joined with ::"))
    }

    @Test func `The texts of the commands can be chosen by number and in quotes`() throws {
        for (row, item) in ["?", "+", "-"].enumerated() {
            var view = try view(["?", "+", "-"])
            #expect(view.entered(Array("#\(row + 1)".utf8)).lines == ["Chosen: \(item)"])
            #expect(view.entered(Array("\"\(item)\"".utf8)).lines == ["Chosen: \(item)"])
            #expect(view.entered(Array(item.utf8)).outcome == nil)
        }
    }

    @Test func `A line that fits several lists just those with their own numbers`() throws {
        var view = try view(["alpha", "beta", "alphabet"])
        let reply = view.entered(Array("alp".utf8))
        #expect(reply.lines == ["1) alpha", "3) alphabet", "\"alp\" fits 2 options"])
        #expect(reply.outcome == nil)
    }

    @Test func `What was chosen is said, and refusals say why`() throws {
        var view = try view(["alpha", "beta"], "-m")
        #expect(view.entered(Array("2,1".utf8)).lines == ["Chosen: beta;alpha"])
        #expect(view.entered(Array("zzz".utf8)).lines == ["Nothing matches \"zzz\""])
        #expect(view.entered([]).lines == ["Nothing is selected: type a choice or", "its number"])
        #expect(view.handle(.cancelled).lines == ["Cancelled"])
        #expect(view.handle(.timeUp([])).lines == ["Time is up"])
        #expect(view.handle(.cancelled).outcome == .cancelled)
    }

    @Test(arguments: [20, 33, 79, 80])
    func `No message is wider than the screen or breaks a word`(columns: Int) throws {
        let words = ["alpha beta", "alpha gamma", "a" + String(repeating: " b", count: 60)]
        var view = try view(words, columns: columns, rows: 10)
        for typed in ["?", "alpha", "no such option of all that there are here, in no language", "alpha beta"] {
            let reply = view.entered(Array(typed.utf8))
            let messages = reply.lines.filter { !$0.contains(") ") }
            #expect(messages.allSatisfy { DisplayText.width($0) <= columns }, "\(messages)")
        }
        let refused = view.entered(Array("no such option of all that there are".utf8)).lines
        #expect(refused.joined(separator: " ") == "Nothing matches \"no such option of all that there are\"")
    }

    @Test func `What goes on of an indented message stands as far in`() throws {
        let request = try ArgumentParser.parse([bytes("date")], environment: Environment())
        let mode = try #require(try ModeTable.question(request, in: StillWorld())).mode
        let view = PlainView(
            prompt: Prompt(mode: mode, request: request, hasPerson: true), request: request,
            size: ScreenSize(columns: 40, rows: 12))
        #expect(
            view.help.prefix(3) == [
                "Type it in one of these forms:", "  2026-11-30, 20261130, 30 nov, nov 30",
                "  2026, 2026-W49-1, 2026-335",
            ])
    }

    @Test func `When time is up the default can be taken`() throws {
        var accepts = try view(["a", "b"], "--default", "b", "--timeout", "1", "--timeout-accept")
        #expect(accepts.handle(.timeUp([])).lines == ["Chosen: b"])
        var cannot = try view(["a", "b"], "--timeout", "1", "--timeout-accept")
        #expect(cannot.handle(.timeUp([])).outcome == .timedOut)
    }

    @Test func `For any bytes no line holds a control character`() throws {
        var generator = SeededGenerator()
        for _ in 0..<100 {
            let items = (0..<5).map { _ in HostileBytes.make(count: 8, using: &generator) }
            var request = Request()
            request.prompt = HostileBytes.make(count: 4, using: &generator)
            request.header = HostileBytes.make(count: 4, using: &generator)
            let mode = SelectMode(list: .holding(items, request), request: request)
            let prompt = Prompt(mode: mode, request: request, hasPerson: true)
            var view = PlainView(prompt: prompt, request: request, size: .assumed)
            let typed = HostileBytes.make(count: 3, using: &generator)
            let lines = view.opening() + [view.question] + view.entered(typed).lines + view.entered([0x31]).lines
            for line in lines {
                #expect(HostileBytes.harmful(in: line) == [], "\(SpelledBytes(line.utf8)), \(generator)")
            }
        }
    }
}
