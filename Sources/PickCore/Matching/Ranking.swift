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
        return list.isNarrow ? sortNarrow() : sortWide()
    }

    /// The numbers of the first `limit` matches, in order, for less than an order of all of them.
    func first(_ limit: Int) -> [UInt32] {
        if limit >= list.count { return all() }
        if isUnranked { return unranked(limit: limit) }
        return list.isNarrow ? selectNarrow(limit) : Array(sortWide().prefix(limit))
    }

    private func unranked(limit: Int) -> [UInt32] {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(limit)
        list.forEach(backwards: newestFirst) { first, second in
            if numbers.count < limit { numbers.append(list.number(first, second)) }
        }
        return numbers
    }

    // MARK: Narrow keys

    /// The best keys without an order among the others: counts scores, then lengths among the score that is cut.
    private func selectNarrow(_ limit: Int) -> [UInt32] {
        let (score, before) = cut(limit) { UInt16(truncatingIfNeeded: $0 &>> 48) }
        let (length, atLength) = cut(limit - before) {
            UInt16(truncatingIfNeeded: $0 &>> 48) == score ? UInt16(truncatingIfNeeded: $0 &>> 32) : nil
        }
        let key = UInt64(score) << 16 | UInt64(length)
        var room = limit - before - atLength
        var chosen: [UInt64] = []
        chosen.reserveCapacity(limit)
        list.forEach(backwards: newestFirst) { word, _ in
            if word &>> 32 < key {
                chosen.append(word)
            } else if word &>> 32 == key, room > 0 {
                room &-= 1
                chosen.append(word)
            }
        }
        sortWords(&chosen)
        return chosen.map { UInt32(truncatingIfNeeded: $0) }
    }

    /// The greatest digit that still has matches among the first `limit`, and how many have a smaller one.
    @inline(__always)
    private func cut(_ limit: Int, _ digit: (UInt64) -> UInt16?) -> (digit: UInt16, before: Int) {
        var counts = [UInt32](repeating: 0, count: 1 << 16)
        counts.withUnsafeMutableBufferPointer { counts in
            list.forEach(backwards: false) { word, _ in if let digit = digit(word) { counts[Int(digit)] &+= 1 } }
        }
        var before = 0
        for (digit, count) in counts.enumerated() where count > 0 {
            if before + Int(count) >= limit { return (UInt16(digit), before) }
            before += Int(count)
        }
        return (.max, before)
    }

    /// Few words: sorted by comparison.
    private func sortWords(_ words: inout [UInt64]) {
        if newestFirst {
            words.sort { $0 >> 32 != $1 >> 32 ? $0 >> 32 < $1 >> 32 : $0 > $1 }
        } else {
            words.sort()
        }
    }

    private func sortNarrow() -> [UInt32] {
        let words = SortedWords(list, newestFirst: newestFirst)
        return [UInt32](unsafeUninitializedCapacity: words.count) { numbers, filled in
            for place in 0..<words.count { numbers[place] = UInt32(truncatingIfNeeded: words[place]) }
            filled = words.count
        }
    }

    // MARK: Wide keys

    private func sortWide() -> [UInt32] {
        // The place in the list decides between equal keys.
        var matches: [(key: UInt64, place: UInt32, number: UInt32)] = []
        matches.reserveCapacity(list.count)
        list.forEach(backwards: newestFirst) { key, number in
            matches.append((key, UInt32(truncatingIfNeeded: matches.count), UInt32(truncatingIfNeeded: number)))
        }
        matches.sort { $0.key != $1.key ? $0.key < $1.key : $0.place < $1.place }
        return matches.map(\.number)
    }
}
