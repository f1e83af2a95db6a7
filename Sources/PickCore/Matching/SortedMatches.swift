/// A match with its place in the order.
protocol RankedMatch {
    /// Smaller comes first.
    var key: UInt64 { get }
    var number: UInt32 { get }
    /// Where the fields of a key begin, each of 16 bits, from the least on.
    static var fields: [UInt64] { get }

    /// Where the number is, in bytes.
    static var numberOffset: Int { get }

    /// From the words of a list.
    init(_ first: UInt64, _ second: UInt64)
}

/// A match with a key of 32 bits.
struct NarrowMatch: RankedMatch {
    private let word: UInt64

    @inline(__always)
    init(_ first: UInt64, _ second: UInt64) { word = first }

    @inline(__always)
    var key: UInt64 { word &>> 32 }
    @inline(__always)
    var number: UInt32 { UInt32(truncatingIfNeeded: word) }
    static var fields: [UInt64] { [0, 16] }
    // The lower half of the word.
    static var numberOffset: Int { 1.littleEndian == 1 ? 0 : 4 }
}

/// A match with a key of 64 bits.
struct WideMatch: RankedMatch {
    let key: UInt64
    let number: UInt32

    @inline(__always)
    init(_ first: UInt64, _ second: UInt64) {
        key = first
        number = UInt32(truncatingIfNeeded: second)
    }

    static var fields: [UInt64] { [0, 16, 32, 48] }
    static var numberOffset: Int { MemoryLayout<UInt64>.size }
}

/// The matches of a list, sorted by their keys; equal keys stay as the list has them.
///
/// Sorts digit by digit, from the least on (radix sort): no comparisons, and digits that all keys share cost nothing.
struct SortedMatches<Match: RankedMatch>: ~Copyable {
    // Invariant: `matches` and `spare` hold `count` matches; one is written before it is read.
    let count: Int
    private var matches: UnsafeMutablePointer<Match>
    private var spare: UnsafeMutablePointer<Match>

    /// Takes the list over: its memory is given back before the matches are sorted, if nobody else holds it.
    init(_ list: consuming MatchList, newestFirst: Bool) {
        count = list.count
        matches = .allocate(capacity: count)
        var filled = 0
        let target = matches
        list.forEach(backwards: newestFirst) { first, second in
            (target + filled).initialize(to: Match(first, second))
            filled &+= 1
        }
        list = MatchList(isNarrow: true)
        spare = .allocate(capacity: count)
        for digit in digits() {
            sort(by: digit)
            swap(&matches, &spare)
        }
        spare.deallocate()
        spare = .allocate(capacity: 1)
    }

    deinit {
        matches.deallocate()
        spare.deallocate()
    }

    /// The number of the match at a rank.
    @inline(__always)
    subscript(rank: Int) -> UInt32 { matches[rank].number }

    /// The numbers of all matches in order, for as long as this value lives.
    var names: LineNames {
        LineNames(
            base: UnsafeRawPointer(matches) + Match.numberOffset, stride: MemoryLayout<Match>.stride, count: count)
    }

    var numbers: [UInt32] {
        [UInt32](unsafeUninitializedCapacity: count) { numbers, filled in
            for rank in 0..<count { numbers[rank] = self[rank] }
            filled = count
        }
    }

    private struct Digit {
        let shift: UInt64
        let width: Int
    }

    /// The digits in which keys differ: at most 11 bits each, so that their counters stay in the fastest cache.
    private func digits() -> [Digit] {
        var all: UInt64 = ~0
        var some: UInt64 = 0
        for place in 0..<count {
            all &= matches[place].key
            some |= matches[place].key
        }
        let varying = all ^ some
        var digits: [Digit] = []
        for field in Match.fields where count > 0 {
            var shift = field
            var width = 16 - UInt16(truncatingIfNeeded: varying >> field).leadingZeroBitCount
            while width > 0 {
                digits.append(Digit(shift: shift, width: min(width, 11)))
                shift += 11
                width -= 11
            }
        }
        return digits
    }

    /// Puts the matches in the order of a digit, in `spare`; those with the same one as they are.
    private func sort(by digit: Digit) {
        let (shift, mask) = (digit.shift, (1 << digit.width) - 1)
        let (from, to) = (matches, spare)
        var places = [UInt32](repeating: 0, count: 1 << digit.width)
        places.withUnsafeMutableBufferPointer { places in
            for index in 0..<count { places[Int(truncatingIfNeeded: from[index].key &>> shift) & mask] &+= 1 }
            var sum: UInt32 = 0
            for index in places.indices { (places[index], sum) = (sum, sum &+ places[index]) }
            for index in 0..<count {
                let match = from[index]
                let digit = Int(truncatingIfNeeded: match.key &>> shift) & mask
                (to + Int(places[digit])).initialize(to: match)
                places[digit] &+= 1
            }
        }
    }
}
