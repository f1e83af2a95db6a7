import Testing

@testable import PickCore

/// Fast ways give what the plain ways give, on random lines.
struct MatchingLawTests {
    private static let seeds: [UInt64] = [1, 2, 3]

    /// The key by the plain way, or `nil` when the line does not match.
    private func plain(_ query: Query, _ line: String) -> UInt64? {
        var matcher = FoldingMatcher(query, terms: [])
        return Array(line.utf8).withUnsafeBytes {
            matcher.begin($0)
            guard let span = matcher.matchPlainly() else { return nil }
            return query.ranks ? RankKey(query).key(span, matcher.equality($0), in: matcher.wholeLine()) : 0
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

    private func expectSame(_ text: String, _ line: String, _ seed: UInt64, _ tiebreaks: [Tiebreak]? = nil) {
        var rule = MatchRule()
        rule.tiebreaks = tiebreaks
        let query = Query(Array(text.utf8), rule: rule)
        #expect(fast(query, line) == plain(query, line), "seed \(seed), \(text) in \(line)")
    }

    @Test(arguments: seeds)
    func `the fast score of ASCII lines is the plain one`(seed: UInt64) {
        var dice = Dice(seed: seed)
        for _ in 0..<400 { expectSame(dice.term(), dice.line(), seed) }
        for _ in 0..<60 { expectSame(dice.term(2...4), dice.line(60...400), seed) }
    }

    @Test(arguments: [[Tiebreak.pathname, .length], [.chunk], [.begin], [.end], [.pathname], [.end, .chunk, .length]])
    func `the fast places of a match are the plain ones`(tiebreaks: [Tiebreak]) {
        var dice = Dice(seed: 5)
        for _ in 0..<250 { expectSame(dice.term(), dice.line(), 5, tiebreaks) }
        for _ in 0..<40 { expectSame(dice.term(2...4), dice.line(60...300), 5, tiebreaks) }
        for _ in 0..<60 {
            expectSame(dice.text(Array("aäo京/é"), 1...4), dice.text(Array("aäo京北/ é"), 0...80), 5, tiebreaks)
        }
    }

    @Test(arguments: seeds)
    func `the fast way of any query is the plain one`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let forms = ["", "'", "^", "!", "!^", "!'"]
        for _ in 0..<300 {
            let terms = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
                (forms.randomElement(using: &dice) ?? "") + dice.term(1...3) + (Bool.random(using: &dice) ? "" : "$")
            }
            expectSame(terms.joined(separator: Bool.random(using: &dice) ? " " : " | "), dice.line(), seed)
        }
    }

    @Test(arguments: seeds)
    func `the fast score of lines in other scripts is the plain one`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let alphabet: [Character] = Array("aäÄßo京北i/ é1Жж_e\u{301}İﬁ")
        for _ in 0..<300 {
            let kind = ["", "'"].randomElement(using: &dice) ?? ""
            expectSame(kind + dice.text(Array("aäo京北/éжsi"), 1...4), dice.text(alphabet, 0...90), seed)
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
                #expect(ByteMask.latinLead(base) == PortableByteMask.latinLead(base))
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
