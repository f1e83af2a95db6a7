import PickTestSupport
import Testing

@testable import PickCore

/// The output of a prompt is a valid answer to the same prompt.
@Suite struct AnswerLawTests {
    private static let words = [
        "", "a", "b", "ab", " a", "a ", " ", "1", "2", "3", "10", "\"a\"", "\"", "a\"b", #"\"#, #"a\"#, #"\a"#, "a;b",
        ";", "1,2", "1-3", "1 2", "?", "+", "é", "a\nb", "\t", "#", "#x", "0", "\"a;b\"", "a b", ",", "-", "'a", "^a",
    ]

    private func request(_ generator: inout SeededGenerator) -> Request {
        var request = Request()
        request.select.isMulti = true
        request.output.escapes = Bool.random(using: &generator)
        let separator = [";", ",", " ", "::", "\n", "a", "1"].randomElement(using: &generator) ?? ";"
        request.output.separator = Array(separator.utf8)
        return request
    }

    @Test func `What several answers print is read back as the same rows`() throws {
        var generator = SeededGenerator()
        var accepted = 0
        for _ in 0..<1500 {
            let request = request(&generator)
            let count = Int.random(in: 1...6, using: &generator)
            let items = (0..<count).map { _ in Array((Self.words.randomElement(using: &generator) ?? "").utf8) }
            let mode = SelectMode(list: .holding(items, request), request: request)
            let rows = Array(
                (0..<count).shuffled(using: &generator).prefix(Int.random(in: 1...count, using: &generator)))
            // A text with the separator in it is refused where it could not be told apart.
            guard case .answer(let answer) = mode.answer(rows, query: []) else { continue }
            accepted += 1
            let printed = Array(request.output.format(answer).dropLast())
            let shown = "\(SpelledBytes(printed)) of \(items.map { SpelledBytes($0) }), \(generator)"
            guard case .answer(let again) = mode.judge(printed, hasPerson: false) else {
                Issue.record("refused: \(shown)")
                continue
            }
            #expect(again.values == answer.values, "\(shown)")
            // Which of two equal options was meant, their text cannot tell.
            if Set(items).count == count { #expect(again.indexes == answer.indexes, "\(shown)") }
        }
        #expect(accepted > 400)
    }

    @Test func `What one answer prints is read back as the same row`() {
        var generator = SeededGenerator()
        for _ in 0..<500 {
            let items = Self.words.shuffled(using: &generator).prefix(6).map { Array($0.utf8) }
            let mode = SelectMode(list: .holding(items, Request()), request: Request())
            for (row, item) in items.enumerated() {
                guard case .answer(let answer) = mode.judge(item, hasPerson: false) else {
                    Issue.record("refused: \(SpelledBytes(item)) of \(items.map { SpelledBytes($0) }), \(generator)")
                    continue
                }
                #expect(answer.indexes == [row + 1], "\(SpelledBytes(item)), \(generator)")
            }
        }
    }

    @Test func `Any line at all comes to an answer or a refusal`() {
        var generator = SeededGenerator()
        let alphabet = Array("123;,-# \"\\ab\t".utf8) + [0xFF, 0]
        for _ in 0..<1500 {
            var request = request(&generator)
            request.select.isMulti = Bool.random(using: &generator)
            let line = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            let items = (0..<4).map { _ in Array((Self.words.randomElement(using: &generator) ?? "").utf8) }
            let mode = SelectMode(list: .holding(items, request), request: request)
            guard case .answer(let answer) = mode.judge(line, hasPerson: true) else { continue }
            #expect(answer.values == answer.indexes.map { items[$0 - 1] }, "\(SpelledBytes(line)), \(generator)")
            #expect(Set(answer.indexes).count == answer.indexes.count, "\(SpelledBytes(line)), \(generator)")
        }
    }
}

@Suite struct ExactLookupTests {
    private func look(_ texts: [String], _ list: CandidateList, output: (Int) -> [UInt8]? = { _ in nil }) -> [[Int]] {
        let lookup = ExactLookup(texts.map { Array($0.utf8) }, in: list, output: output)
        return texts.map { lookup[Array($0.utf8)] }
    }

    @Test func `Equal lines are found in the order of the input, as many as are asked for`() throws {
        let list = try CandidateList.holding(["a", "b", "a", "a"])
        #expect(look(["a"], list) == [[0]])
        #expect(look(["a", "b", "a"], list) == [[0, 2], [1], [0, 2]])
        #expect(look(["c", ""], list) == [[], []])
    }

    @Test func `What was read counts before what is shown, and that before what is printed`() throws {
        let list = try CandidateList.holding(["1 x", "2 y", "y z"], "--with-nth", "2")
        #expect(look(["1 x", "y", "z"], list) == [[0], [1], [2]])
        #expect(look(["1", "x"], list, output: { [UInt8(ascii: "1") + UInt8($0)] }) == [[0], [0]])
    }
}
