/// Puts the matches of a list in order.
struct Ranking {
    let list: MatchList
    /// Of equally good matches the last one comes first.
    let newestFirst: Bool
    /// In input order, not by keys.
    let isUnranked: Bool

    /// The numbers of all matches, in order.
    func all() -> [UInt32] {
        if isUnranked { return unranked(limit: list.count) }
        return list.isNarrow ? sorted(NarrowMatch.self) : sorted(WideMatch.self)
    }

    /// The numbers of the first `limit` matches, in order, for less than an order of all of them.
    func first(_ limit: Int) -> [UInt32] {
        if limit >= list.count { return all() }
        if isUnranked { return unranked(limit: limit) }
        return list.isNarrow ? select(limit, NarrowMatch.self, unused: 0) : select(limit, WideMatch.self, unused: 32)
    }

    private func unranked(limit: Int) -> [UInt32] {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(limit)
        list.forEach(backwards: newestFirst) { first, second in
            if numbers.count < limit { numbers.append(list.number(first, second)) }
        }
        return numbers
    }

    private func sorted<Match: RankedMatch>(_: Match.Type) -> [UInt32] {
        SortedMatches<Match>(list, newestFirst: newestFirst).numbers
    }

    /// The best matches without an order among the others: counts scores, then the next field among the score that is
    /// cut, and sorts what is not worse than the last one of those.
    ///
    /// - Parameter unused: bits of the key below its first two fields.
    private func select<Match: RankedMatch>(_ limit: Int, _: Match.Type, unused: UInt64) -> [UInt32] {
        let (score, before) = cut(limit) { first, second in
            UInt16(truncatingIfNeeded: Match(first, second).key &>> (unused &+ 16))
        }
        let (next, atNext) = cut(limit - before) { first, second in
            let key = Match(first, second).key &>> unused
            return UInt16(truncatingIfNeeded: key &>> 16) == score ? UInt16(truncatingIfNeeded: key) : nil
        }
        let bound = UInt64(score) << 16 | UInt64(next)
        // Without further fields, the first ones in the list are those that are wanted.
        var room = unused == 0 ? limit - before - atNext : Int.max
        var chosen: [(match: Match, place: Int)] = []
        chosen.reserveCapacity(limit)
        list.forEach(backwards: newestFirst) { first, second in
            let match = Match(first, second)
            let key = match.key &>> unused
            if key > bound || (key == bound && room == 0) { return }
            if key == bound { room &-= 1 }
            chosen.append((match, chosen.count))
        }
        chosen.sort { $0.match.key != $1.match.key ? $0.match.key < $1.match.key : $0.place < $1.place }
        return chosen.prefix(limit).map(\.match.number)
    }

    /// The greatest digit that still has matches among the first `limit`, and how many have a smaller one.
    @inline(__always)
    private func cut(_ limit: Int, _ digit: (UInt64, UInt64) -> UInt16?) -> (digit: UInt16, before: Int) {
        var counts = [UInt32](repeating: 0, count: 1 << 16)
        counts.withUnsafeMutableBufferPointer { counts in
            list.forEach(backwards: false) { first, second in
                if let digit = digit(first, second) { counts[Int(digit)] &+= 1 }
            }
        }
        var before = 0
        for (digit, count) in counts.enumerated() where count > 0 {
            if before + Int(count) >= limit { return (UInt16(digit), before) }
            before += Int(count)
        }
        return (.max, before)
    }
}
