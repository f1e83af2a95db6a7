/// What a search has come to.
package struct SearchResult: Sendable {
    /// The line that was looked for.
    package var text: [UInt8]
    package var matches: Matches
    /// Whether all that had arrived when the search began has been looked at.
    package var isFinal: Bool
}

/// The search of the live view. It answers to a line as the other views do: a row that the line names by its number, or
/// the only one that begins with it, comes before what merely matches.
package final class LiveSearch {
    private let list: CandidateList
    private let rule: MatchRule
    private let understandsNumbers: Bool
    package private(set) var query: Query?
    package private(set) var result = SearchResult(text: [], matches: Matches(), isFinal: true)

    /// - Parameter understandsNumbers: whether a bare number names a row, as it does where numbers are shown.
    package init(list: CandidateList, rule: MatchRule, understandsNumbers: Bool) {
        self.list = list
        self.rule = rule
        self.understandsNumbers = understandsNumbers
    }

    package func search(_ text: [UInt8]) {
        query = Query(text, rule: rule)
        result = SearchResult(text: text, matches: Matches(), isFinal: false)
    }

    package func refresh() -> SearchResult {
        guard let query else { return result }
        let matches = Search.run(query, over: list.shown, upTo: list.count)
        result.matches = promote(query, matches)
        result.isFinal = true
        return result
    }

    private func promote(_ query: Query, _ matches: Matches) -> Matches {
        if query.text.isEmpty { return matches }
        if let row = rowNamed(by: query.text, best: matches.isEmpty ? nil : matches[0]) {
            return matches.promoting(row, isMatch: query.matches(list.shown[row]))
        }
        let beginning = Search.run(Query(beginning: query.text, rule: rule), over: list.shown, upTo: list.count)
        guard beginning.count == 1, !matches.isEmpty, !isExact(matches[0], query.text) else { return matches }
        return matches.promoting(beginning[0], isMatch: query.matches(list.shown[beginning[0]]))
    }

    /// `#N`; or `N`, unless it is the very text of an option.
    private func rowNamed(by text: [UInt8], best: Int?) -> Int? {
        let isMarked = text.first == UInt8(ascii: "#")
        guard isMarked || understandsNumbers, let number = Int(ascii: isMarked ? text.dropFirst() : text[...]),
            (1...max(1, list.count)).contains(number), list.count > 0
        else { return nil }
        if !isMarked, let best, isExact(best, text) { return nil }
        return number - 1
    }

    private func isExact(_ candidate: Int, _ text: [UInt8]) -> Bool { list.shown[candidate].elementsEqual(text) }
}
