import PickTestSupport
import Testing

@testable import PickCore

/// A line means the same typed in the live view and judged as in every other one.
@Suite struct LiveGrammarLawTests {
    private static let words = [
        "a", "b", "ab", " a", "a ", "1", "2", "3", "10", "\"a\"", "\"", "a\"b", "!a", "^a", "a$", "'a", "a | b", "a b",
        "#1", "#2", "#9", "1,2", "1-2", "2 1", "é", "e\u{301}", "日本", "zz", "x/ab", "A", "Ab", "b;a", "!b", "\\", "ba",
    ]
    private static let rules: [[String]] = [
        [], ["--numbers"], ["+s"], ["--exact"], ["--tac"], ["+i"], ["--numbers", "+s"], ["--nth", "2"],
    ]

    @Test(arguments: rules) func `What a line is judged to be is what Enter takes`(words: [String]) throws {
        var generator = SeededGenerator()
        var answered = 0
        for _ in 0..<1200 {
            let items = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                Self.words.randomElement(using: &generator) ?? "a"
            }
            let line = Self.words.randomElement(using: &generator) ?? "a"
            var desk = try RowsDesk(items, words: words)
            desk.type(line)
            let live = desk.press(.accept)
            let mode = desk.rows.mode
            let judged = mode.judge(Array(line.utf8), .with { $0.understandsNumbers = mode.options.showsNumbers })
            let failure = "\"\(line)\" of \(items), live \(live), judged \(judged), \(generator)"
            switch judged {
            case .answer(let answer):
                answered += 1
                // Of two equal options the one on top is taken, which need not be the first.
                let rows = live.dropFirst(5).split(separator: ",").compactMap { Int($0) }
                #expect(rows.map { items[$0 - 1] } == answer.indexes.map { items[$0 - 1] }, "\(failure)")
            case .refused(let message) where message[.english].contains(" fits "):
                // Several fit: the live view takes the one on top, which can be seen.
                #expect(live.hasPrefix("rows "), "\(failure)")
            case .refused(let message): #expect(message[.english].hasPrefix(live), "\(failure)")
            default: Issue.record("\(failure)")
            }
        }
        #expect(answered > 100)
    }

    @Test func `With nothing marked a line is taken at its word, and guessed at where nothing is listed`() throws {
        var generator = SeededGenerator()
        for _ in 0..<1000 {
            let items = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                Self.words.randomElement(using: &generator) ?? "a"
            }
            let numbers = Bool.random(using: &generator)
            let line = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                Self.words.randomElement(using: &generator) ?? "a"
            }.joined(separator: [";", ",", " "].randomElement(using: &generator) ?? ";")
            var desk = try RowsDesk(items, words: numbers ? ["-m", "--numbers"] : ["-m"])
            desk.type(line)
            let live = desk.press(.accept)
            let failure = "\"\(line)\" of \(items), live \(live), \(generator)"
            // Where rows are listed, only what the line says in so many words is taken.
            let isListed = desk.highlighted != nil
            let terms = AnswerGrammar.Terms.with {
                $0.understandsNumbers = numbers
                $0.guesses = !isListed
            }
            switch desk.rows.mode.judge(Array(line.utf8), terms) {
            case .refused where isListed:
                #expect(live == "Nothing is selected: type a choice or its number", "\(failure)")
            case .answer(let answer):
                #expect(live == "rows \(answer.indexes.map(String.init).joined(separator: ","))", "\(failure)")
            case .refused(let message): #expect(message[.english].hasPrefix(live), "\(failure)")
            default: Issue.record("\(failure)")
            }
        }
    }
}
