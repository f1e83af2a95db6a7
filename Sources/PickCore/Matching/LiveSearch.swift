/// What a search has come to.
package struct SearchResult: Sendable {
    /// The line that was looked for.
    package var text: [UInt8]
    package var matches: Matches
    /// Whether all that had arrived when the search began has been looked at.
    package var isFinal: Bool
}

/// The search of the live view: short lists are looked through at once.
package final class LiveSearch {
    private let list: CandidateList
    private let rule: MatchRule
    package private(set) var query: Query?
    package private(set) var result = SearchResult(text: [], matches: Matches(), isFinal: true)

    package init(list: CandidateList, rule: MatchRule) {
        self.list = list
        self.rule = rule
    }

    package func search(_ text: [UInt8]) {
        query = Query(text, rule: rule)
        result = SearchResult(text: text, matches: Matches(), isFinal: false)
    }

    package func refresh() -> SearchResult {
        guard let query else { return result }
        result.matches = Search.run(query, over: list.shown, upTo: list.count, threads: 1)
        result.isFinal = true
        return result
    }
}
