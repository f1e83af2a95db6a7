import Testing

@testable import PickCore

/// Fast ways give what the plain ways give, on random lines.
struct MatchingLawTests {
    private static let seeds: [UInt64] = [1, 2, 3]

    private func plain(_ query: Query, _ line: String) -> MatchSpan? {
        var matcher = FoldingMatcher(query, terms: [])
        let bytes = Array(line.utf8)
        return bytes.withUnsafeBytes {
            matcher.begin($0)
            return matcher.matchPlainly()
        }
    }

    private func fast(_ query: Query, _ line: String) -> UInt64? {
        var matcher = LineMatcher(query)
        defer { matcher.free() }
        let bytes = Array(line.utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: readableSlack)
        return bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { matcher.match($0, bytes.count - readableSlack) }
        }
    }

    private func expectSame(_ query: Query, _ line: String, _ seed: UInt64) {
        let expected = plain(query, line)
        let key = fast(query, line)
        #expect((key == nil) == (expected == nil), "seed \(seed), \(query.text) in \(line)")
        guard let key, let expected, query.ranks else { return }
        let equality: RankKey.Equality =
            line.utf8.elementsEqual(query.text)
            ? .exact : line.lowercased() == String(decoding: query.text, as: UTF8.self) ? .folded : .none
        let score = RankKey(query).scorePart(expected.score, equality)
        #expect(key >> 16 == score, "seed \(seed), \(String(decoding: query.text, as: UTF8.self)) in \(line)")
    }

    @Test(arguments: seeds)
    func `the fast score of ASCII lines is the plain one`(seed: UInt64) {
        var dice = Dice(seed: seed)
        for _ in 0..<400 {
            expectSame(Query(Array(dice.term().utf8), rule: MatchRule()), dice.line(), seed)
        }
        for _ in 0..<60 {
            expectSame(Query(Array(dice.term(2...4).utf8), rule: MatchRule()), dice.line(60...400), seed)
        }
    }

    @Test(arguments: seeds)
    func `the fast way of any query is the plain one`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let forms = ["", "'", "^", "!", "!^", "!'"]
        for _ in 0..<300 {
            let terms = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
                forms.randomElement(using: &dice)! + dice.term(1...3) + (Bool.random(using: &dice) ? "" : "$")
            }
            let text = terms.joined(separator: Bool.random(using: &dice) ? " " : " | ")
            expectSame(Query(Array(text.utf8), rule: MatchRule()), dice.line(), seed)
        }
    }

    @Test(arguments: seeds)
    func `the fast score of lines in other scripts is the plain one`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let alphabet: [Character] = Array("aäÄßo京北i/ é1Жж_e\u{301}İﬁ")
        for _ in 0..<300 {
            let query = Query(Array(dice.text(Array("aäo京北/éжsi"), 1...4).utf8), rule: MatchRule())
            expectSame(query, dice.text(alphabet, 0...90), seed)
        }
    }

    @Test(arguments: seeds)
    func `the vectors of the processor and the portable ones are equal`(seed: UInt64) {
        var dice = Dice(seed: seed)
        for _ in 0..<200 {
            let bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &dice) }
            let letter = bytes[Int.random(in: 0..<64, using: &dice)]
            bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress else { return }
                for fold: UInt8 in [0, 0x20] {
                    let mask = ByteMask.equal(base, to: letter, fold: fold)
                    #expect(mask == PortableByteMask.equal(base, to: letter, fold: fold))
                    #expect((0..<64).allSatisfy { (mask >> UInt64($0) & 1 == 1) == (bytes[$0] | fold == letter) })
                }
                #expect(ByteMask.high(base) == PortableByteMask.high(base))
                #expect(ByteMask.continuation(base) == PortableByteMask.continuation(base))
                #expect((0..<64).allSatisfy { (ByteMask.high(base) >> UInt64($0) & 1 == 1) == (bytes[$0] >= 0x80) })
            }
        }
    }

    @Test(arguments: seeds)
    func `leaping from letter to letter finds what a look at each line finds`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let lines = (0..<400).map { number in number % 9 == 0 ? dice.line() + "é" : dice.line() }
        for text in ["ab", "c", "bc1", "'b/", "a$ !b", "é", "a | c", "!a"] {
            let query = Query(Array(text.utf8), rule: MatchRule())
            let found = Set(search(text, in: lines))
            #expect(found == Set(lines.filter { fast(query, $0) != nil }), "seed \(seed), \(text)")
        }
    }

    @Test(arguments: seeds)
    func `the first ranks are those of the whole order`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let store = CandidateStore((0..<3000).map { _ in dice.line(0...12) })
        for newestFirst in [false, true] {
            for tiebreaks: [Tiebreak] in [[.length], [], [.length, .begin]] {
                var rule = MatchRule()
                rule.newestFirst = newestFirst
                rule.tiebreaks = tiebreaks
                let query = Query(Array("ab".utf8), rule: rule)
                let scan = StoreScan(query, store, .range(0..<store.count))
                scan.work()
                let ranking = Ranking(list: scan.result(), newestFirst: newestFirst, isUnranked: false)
                let all = ranking.all()
                #expect(Set(all).count == ranking.list.count)
                for limit in [1, 7, 100, 1500, 5000] {
                    #expect(ranking.first(limit) == Array(all.prefix(limit)), "seed \(seed)")
                }
            }
        }
    }

    @Test func `several threads find the same as one`() {
        var dice = Dice(seed: 9)
        let store = CandidateStore((0..<30_000).map { _ in dice.line(30...60) })
        let query = Query(Array("ab".utf8), rule: MatchRule())
        let one = Search.run(query, over: store, upTo: store.count, threads: 1)
        let four = Search.run(query, over: store, upTo: store.count, threads: 4)
        #expect(one.count == four.count)
        #expect((0..<one.count).allSatisfy { one[$0] == four[$0] })
    }
}
