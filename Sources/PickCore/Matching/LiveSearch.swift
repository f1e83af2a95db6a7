/// The search of the live view. It answers to a line as the other views do: a row that the line names by its number, or
/// the only one that begins with it, comes before what merely matches.
package final class LiveSearch {
    private let candidates: CandidateStore
    private let rule: MatchRule
    private let understandsNumbers: Bool
    private let engine: SearchEngine
    private var seen = (count: 0, isComplete: false)
    private var equals: EqualLines
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
        equals = EqualLines([], rule: rule)
        engine = SearchEngine(candidates: candidates, rule: rule, threads: threads(), notify: notify)
    }

    /// Begins to look for a line. A short list is looked through before this returns.
    package func search(_ text: [UInt8]) {
        query = Query(text, rule: rule)
        equals = EqualLines(text, rule: rule)
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
        equals.look(in: candidates)
        return (promote(query, result.matches), result.isComplete)
    }

    private func promote(_ query: Query, _ matches: Matches) -> Matches {
        if query.text.isEmpty { return matches }
        // In the order in which the other views look a term up.
        let best = matches.isEmpty ? nil : matches[0]
        let text = query.text.trimmed
        if let row = rowMarked(by: text) ?? equals.first ?? rowNumbered(by: text, best: best) {
            return matches.promoting(row, isMatch: query.matches(candidates[row]))
        }
        if matches.isEmpty || isExact(matches[0], query.text) { return matches }
        let beginning = Query(beginning: query.text.trimmed, rule: rule)
        guard let only = matches.only(matching: beginning, in: candidates), only != matches[0] else { return matches }
        return matches.promoting(only, isMatch: true)
    }

    /// `#N`.
    private func rowMarked(by text: [UInt8]) -> Int? {
        text.first == UInt8(ascii: "#") ? row(Int(ascii: text.dropFirst())) : nil
    }

    /// `N`, unless it is the very text of an option.
    private func rowNumbered(by text: [UInt8], best: Int?) -> Int? {
        guard understandsNumbers, let row = row(Int(ascii: text)) else { return nil }
        if let best, isExact(best, text) { return nil }
        return row
    }

    private func row(_ number: Int?) -> Int? {
        number.flatMap { 1...max(1, candidates.count) ~= $0 && candidates.count > 0 ? $0 - 1 : nil }
    }

    private func isExact(_ candidate: Int, _ text: [UInt8]) -> Bool { candidates[candidate].elementsEqual(text) }
}

/// Looks for the candidates that are equal to the line, or to what it holds in quotes, where the search itself need not
/// have them on top: its language may mean something else by the line.
private struct EqualLines {
    /// What to look for, the most wanted first.
    private var texts: [[UInt8]] = []
    private var found: [Int?] = []
    private var scanned = 0

    init(_ line: [UInt8], rule: MatchRule) {
        if line.isEmpty || !EqualLines.isSpecial(line) && rule.sorts && rule.nth.isEmpty { return }
        texts = [line]
        let inner = line.trimmed
        if inner != line { texts.append(inner) }
        if inner.count > 2, inner.first == 0x22, inner.last == 0x22 { texts.append(Array(inner[1..<inner.count - 1])) }
        found = texts.map { _ in nil }
    }

    var first: Int? { found.lazy.compactMap { $0 }.first }

    /// Looks at the candidates that have come since the last time. Most are told apart by their length alone.
    mutating func look(in candidates: CandidateStore) {
        if texts.isEmpty { return }
        let count = candidates.count
        for candidate in scanned..<count {
            let line = candidates[candidate]
            for (index, text) in texts.enumerated() where found[index] == nil && line.count == text.count {
                if line.elementsEqual(text) { found[index] = candidate }
            }
        }
        scanned = count
    }

    /// Whether a line may mean something else than its letters.
    private static func isSpecial(_ line: [UInt8]) -> Bool {
        let signs = Array("!^'|\\\"".utf8)
        return line.contains { $0 <= 0x20 || signs.contains($0) } || line.last == UInt8(ascii: "$")
    }
}
