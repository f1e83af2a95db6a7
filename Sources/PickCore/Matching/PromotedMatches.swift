import Synchronization

/// Matches with one candidate taken to the top: the row that a line names by its number, or the only one that begins
/// with it.
final class PromotedMatches: Sendable {
    private let base: Matches
    private let candidate: Int
    private let isMatch: Bool
    /// Where the candidate stands in `base`; looked for when a rank is asked for that depends on it.
    private let place: Mutex<Int?>

    /// Ranks that are in order anyway.
    static let near = 2000

    /// - Parameter isMatch: whether `base` has the candidate.
    init(_ base: Matches, first candidate: Int, isMatch: Bool) {
        self.base = base
        self.candidate = candidate
        self.isMatch = isMatch
        place = Mutex((0..<min(base.count, PromotedMatches.near)).first { base[$0] == candidate })
    }

    var count: Int { base.count + (isMatch ? 0 : 1) }

    subscript(rank: Int) -> Int {
        if rank == 0 { return candidate }
        let above = isMatch ? placeInBase(lookingUpTo: rank) : base.count
        return base[rank <= above ? rank - 1 : rank]
    }

    private func placeInBase(lookingUpTo rank: Int) -> Int {
        place.withLock { place in
            if let place { return place }
            if rank < PromotedMatches.near { return base.count }
            place = (0..<base.count).first { base[$0] == candidate } ?? base.count
            return place ?? base.count
        }
    }
}

extension Query {
    /// Whether one line matches. For single lines: a search is faster for many.
    func matches(_ line: UnsafeRawBufferPointer) -> Bool {
        guard !isEmpty, let text = line.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return isEmpty }
        var matcher = LineMatcher(self)
        defer { matcher.free() }
        return matcher.match(text, line.count) != nil
    }
}

extension Matches {
    /// The only one of the best matches that matches another query too; `nil` when none or several do.
    ///
    /// Only as many are looked at as are in order anyway. A line that begins with the query has the highest score there
    /// is, so it is among them.
    func only(matching query: Query, in candidates: CandidateStore) -> Int? {
        if query.isEmpty { return nil }
        var matcher = LineMatcher(query)
        defer { matcher.free() }
        var only: Int?
        for rank in 0..<min(count, PromotedMatches.near) {
            let line = candidates[self[rank]]
            guard let text = line.baseAddress?.assumingMemoryBound(to: UInt8.self),
                matcher.match(text, line.count) != nil
            else { continue }
            if only != nil { return nil }
            only = self[rank]
        }
        return only
    }
}
