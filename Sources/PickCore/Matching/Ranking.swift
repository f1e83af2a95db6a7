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

    /// Sorts digit by digit, from the least on; digits that all keys share are left out.
    private func sortNarrow() -> [UInt32] {
        let count = list.count
        if count < 1 << 10 {
            var words: [UInt64] = []
            list.forEach(backwards: false) { word, _ in words.append(word) }
            sortWords(&words)
            return words.map { UInt32(truncatingIfNeeded: $0) }
        }
        var (from, to) = (WordBuffer(count), WordBuffer(count))
        var filled = 0
        list.forEach(backwards: newestFirst) { word, _ in
            from.words[filled] = word
            filled &+= 1
        }
        for digit in digits() {
            digit.sort(from, into: to, count: count)
            swap(&from, &to)
        }
        return [UInt32](unsafeUninitializedCapacity: count) { numbers, filled in
            for place in 0..<count { numbers[place] = UInt32(truncatingIfNeeded: from.words[place]) }
            filled = count
        }
    }

    /// The digits in which keys differ: at most 11 bits each, so that their counters stay in the fastest cache.
    private func digits() -> [Digit] {
        var all: UInt64 = ~0
        var some: UInt64 = 0
        list.forEach(backwards: false) { word, _ in
            all &= word
            some |= word
        }
        let varying = all ^ some
        var digits: [Digit] = []
        for half in [32, 48] {
            var shift = half
            var width = 16 - (UInt16(truncatingIfNeeded: varying >> UInt64(half)).leadingZeroBitCount)
            while width > 0 {
                digits.append(Digit(shift: UInt64(shift), width: min(width, 11)))
                shift += 11
                width -= 11
            }
        }
        return digits
    }

    private struct Digit {
        let shift: UInt64
        let width: Int

        /// Puts the words in the order of this digit, those with the same one as they are.
        func sort(_ from: WordBuffer, into to: WordBuffer, count: Int) {
            let mask = (1 << width) - 1
            var places = [UInt32](repeating: 0, count: 1 << width)
            places.withUnsafeMutableBufferPointer { places in
                for index in 0..<count {
                    places[Int(truncatingIfNeeded: from.words[index] &>> shift) & mask] &+= 1
                }
                var sum: UInt32 = 0
                for index in places.indices { (places[index], sum) = (sum, sum &+ places[index]) }
                for index in 0..<count {
                    let word = from.words[index]
                    let digit = Int(truncatingIfNeeded: word &>> shift) & mask
                    to.words[Int(places[digit])] = word
                    places[digit] &+= 1
                }
            }
        }
    }

    /// Words for the time of a sort.
    private final class WordBuffer {
        // Invariant: each word is written before it is read; the sort writes all of them in each round.
        let words: UnsafeMutablePointer<UInt64>

        init(_ count: Int) { words = .allocate(capacity: count) }

        deinit { words.deallocate() }
    }

    // MARK: Wide keys

    private func sortWide() -> [UInt32] {
        var matches: [(key: UInt64, number: UInt32)] = []
        matches.reserveCapacity(list.count)
        list.forEach(backwards: false) { key, number in matches.append((key, UInt32(truncatingIfNeeded: number))) }
        matches.sort { $0.key != $1.key ? $0.key < $1.key : ($0.number < $1.number) != newestFirst }
        return matches.map(\.number)
    }
}
