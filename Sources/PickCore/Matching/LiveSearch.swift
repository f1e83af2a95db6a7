/// The search of the live view. It answers to a line as the other views do: a row that the line names by its number, or
/// the only one that begins with it, comes before what merely matches.
package final class LiveSearch {
    private let candidates: CandidateStore
    private let rule: MatchRule
    private let understandsNumbers: Bool
    private let engine: SearchEngine
    private var seen = (count: 0, isComplete: false)
    package private(set) var query: Query?

    /// - Parameters:
    ///   - understandsNumbers: whether a bare number names a row, as it does where numbers are shown.
    ///   - threads: at most so many search at a time.
    ///   - notify: called from any thread when there is a newer result.
    package init(
        _ candidates: CandidateStore, rule: MatchRule, understandsNumbers: Bool,
        threads: @escaping @autoclosure () -> Int, notify: @escaping @Sendable () -> Void
    ) {
        self.candidates = candidates
        self.rule = rule
        self.understandsNumbers = understandsNumbers
        engine = SearchEngine(candidates: candidates, rule: rule, threads: threads(), notify: notify)
    }

    /// Begins to look for a line. A short list is looked through before this returns.
    package func search(_ text: [UInt8]) {
        query = Query(text, rule: rule)
        engine.search(text)
    }

    /// What is known by now for the line that was asked for last, and whether it is all that had arrived when the search
    /// began. `nil` while there is nothing yet.
    package func latest() -> (matches: Matches, isComplete: Bool)? {
        let arrived = (count: candidates.count, isComplete: candidates.isComplete)
        if arrived != seen {
            seen = arrived
            engine.candidatesGrew()
        }
        guard let query, let result = engine.latest, result.text == query.text else { return nil }
        return (promote(query, result.matches), result.isComplete)
    }

    private func promote(_ query: Query, _ matches: Matches) -> Matches {
        if query.text.isEmpty { return matches }
        if let row = rowNamed(by: query.text, best: matches.isEmpty ? nil : matches[0]) {
            return matches.promoting(row, isMatch: query.matches(candidates[row]))
        }
        if matches.isEmpty || isExact(matches[0], query.text) { return matches }
        let beginning = Query(beginning: query.text, rule: rule)
        guard let only = matches.only(matching: beginning, in: candidates), only != matches[0] else { return matches }
        return matches.promoting(only, isMatch: true)
    }

    /// `#N`; or `N`, unless it is the very text of an option.
    private func rowNamed(by text: [UInt8], best: Int?) -> Int? {
        let isMarked = text.first == UInt8(ascii: "#")
        guard isMarked || understandsNumbers, let number = Int(ascii: isMarked ? text.dropFirst() : text[...]),
            number >= 1, number <= candidates.count
        else { return nil }
        if !isMarked, let best, isExact(best, text) { return nil }
        return number - 1
    }

    private func isExact(_ candidate: Int, _ text: [UInt8]) -> Bool { candidates[candidate].elementsEqual(text) }
}
