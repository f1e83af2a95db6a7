import Testing

@testable import PickCore

/// The search behind the live view.
struct SearchEngineTests {
    private struct Desk {
        let bell = Bell()
        let store: CandidateStore
        let engine: SearchEngine

        init(_ store: CandidateStore, threads: Int = 2, rule: MatchRule = MatchRule()) {
            self.store = store
            let bell = self.bell
            engine = SearchEngine(candidates: store, rule: rule, threads: threads) { bell.ring() }
        }

        /// The result for a query and all candidates that there are.
        func result(_ query: String) -> SearchResult? {
            while true {
                if let latest = engine.latest, latest.text == Array(query.utf8), latest.isComplete,
                    latest.scanned == store.count
                {
                    return latest
                }
                bell.wait()
            }
        }

        /// The candidates of the first ranks.
        func numbers(_ query: String, first: Int = 50) -> [Int] {
            engine.search(Array(query.utf8))
            guard let matches = result(query)?.matches else { return [] }
            return [matches.count] + (0..<min(first, matches.count)).map { matches[$0] }
        }
    }

    private func expected(_ query: String, in store: CandidateStore, first: Int = 50) -> [Int] {
        let matches = Search.run(Query(Array(query.utf8), rule: MatchRule()), over: store, upTo: store.count)
        return [matches.count] + (0..<min(first, matches.count)).map { matches[$0] }
    }

    private func lines(_ count: Int, seed: UInt64 = 1) -> [String] {
        var dice = Dice(seed: seed)
        return (0..<count).map { _ in dice.line(0...20) }
    }

    @Test func `few candidates are searched before search returns`() {
        let desk = Desk(CandidateStore(["ab", "b", "a"]))
        #expect(desk.engine.latest == nil)
        desk.engine.search(Array("a".utf8))
        let result = desk.engine.latest
        #expect(result.map { (0..<$0.matches.count).map { rank in result?.matches[rank] } } == [2, 0])
        #expect(result?.isFinal == true)
    }

    @Test func `an empty query has all candidates, without a search`() {
        let desk = Desk(CandidateStore(lines(10_000)))
        desk.engine.search([])
        #expect(desk.engine.latest?.matches.count == 10_000)
        #expect(desk.engine.latest?.matches[9_999] == 9_999)
    }

    @Test(arguments: [300, 6000])
    func `typing, going on, going back and changing one's mind find what a search finds`(count: Int) {
        let desk = Desk(CandidateStore(lines(count)))
        for query in [
            "a", "ab", "abc", "abc1", "abc", "ab", "abx", "", "'a", "'ab", "!a", "!ab", "a | b", "a | bc", "a b$", "B",
        ] {
            #expect(desk.numbers(query) == expected(query, in: desk.store), "\(query)")
        }
        desk.engine.stop()
    }

    @Test func `only the last of many queries has to be answered`() {
        let desk = Desk(CandidateStore(lines(20_000)))
        let word = "abcabc/1"
        for end in 1...word.count { desk.engine.search(Array(word.prefix(end).utf8)) }
        #expect(desk.numbers(word) == expected(word, in: desk.store))
        desk.engine.stop()
    }

    @Test func `results follow the input as it grows`() {
        let store = CandidateStore()
        let desk = Desk(store)
        desk.engine.search(Array("ab".utf8))
        #expect(desk.engine.latest?.matches.isEmpty == true)
        var all = lines(9000)[...]
        for size in [1, 100, 3000, 2000, 10, 3889] {
            for line in all.prefix(size) { store.append(Array(line.utf8)) }
            all = all.dropFirst(size)
            desk.engine.candidatesGrew()
            let result = desk.result("ab")
            #expect(result?.matches.count == expected("ab", in: store)[0])
            #expect(result?.isFinal == false)
        }
        store.finish()
        desk.engine.candidatesGrew()
        while desk.engine.latest?.isFinal != true { desk.bell.wait() }
        #expect(desk.numbers("ab") == expected("ab", in: store))
        desk.engine.stop()
    }

    @Test func `a query found before gets the candidates that came meanwhile`() {
        let store = CandidateStore()
        let desk = Desk(store)
        let all = lines(8000)
        for line in all.prefix(5000) { store.append(Array(line.utf8)) }
        #expect(desk.numbers("abc") == expected("abc", in: store))
        #expect(desk.numbers("abcb") == expected("abcb", in: store))
        for line in all.dropFirst(5000) { store.append(Array(line.utf8)) }
        #expect(desk.numbers("abc") == expected("abc", in: store))
        #expect(desk.numbers("abcbc") == expected("abcbc", in: store))
        desk.engine.stop()
    }

    @Test func `an engine that was stopped says no more`() {
        let desk = Desk(CandidateStore(lines(6000)))
        desk.engine.search(Array("a".utf8))
        desk.engine.stop()
        desk.engine.search(Array("b".utf8))
        #expect(desk.engine.latest?.text != Array("b".utf8))
    }

    @Test(arguments: [
        ("a", "ab", true), ("ab", "xaxb", true), ("ab", "a", false), ("'ab", "'xab", true), ("a", "'ab", true),
        ("'a", "ab", false), ("^a", "^ab", true), ("b$", "ab$", true), ("a$", "a$b", false), ("!a", "!ab", false),
        ("!a", "!a b", true), ("a | b", "a | b c", true), ("a | b", "a", false), ("a", "a | b", false),
        ("a", "aB", true), ("u", "ü", true), ("ü", "u", false), ("A", "a", false), ("'a'", "'ab'", false),
        ("a b", "b a c", true), ("ss", "ß", true),
    ])
    func `only a query that finds less looks at the matches of another`(wide: String, narrow: String, isNarrower: Bool)
    {
        let wide = Query(Array(wide.utf8), rule: MatchRule())
        #expect(Query(Array(narrow.utf8), rule: MatchRule()).isNarrower(than: wide) == isNarrower)
    }

    @Test func `a narrower query finds nothing that the wider one does not`() {
        let all = lines(300, seed: 7)
        var dice = Dice(seed: 8)
        let forms = ["", "'", "^", "!", "!'"]
        let queries = (0..<60).map { _ in
            (forms.randomElement(using: &dice) ?? "") + dice.term(1...3) + (Bool.random(using: &dice) ? "" : "$")
        }
        for wide in queries {
            for narrow in queries {
                let (one, other) = (
                    Query(Array(narrow.utf8), rule: MatchRule()), Query(Array(wide.utf8), rule: MatchRule())
                )
                guard narrow != wide, one.isNarrower(than: other) else { continue }
                #expect(Set(search(narrow, in: all)).isSubset(of: search(wide, in: all)), "\(narrow), \(wide)")
            }
        }
    }
}
