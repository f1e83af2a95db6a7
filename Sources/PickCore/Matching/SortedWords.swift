/// The words of a narrow list, sorted by their keys; equal keys stay as the list has them.
///
/// Sorts digit by digit, from the least on (radix sort): no comparisons, and digits that all keys share cost nothing.
final class SortedWords {
    // Invariant: `words` and `spare` hold `count` words; a word is written before it is read.
    let count: Int
    private var words: UnsafeMutablePointer<UInt64>
    private var spare: UnsafeMutablePointer<UInt64>

    /// Takes the list over: its memory is given back before the words are sorted, if nobody else holds it.
    init(_ list: consuming MatchList, newestFirst: Bool) {
        count = list.count
        words = .allocate(capacity: count)
        var filled = 0
        let target = words
        list.forEach(backwards: newestFirst) { word, _ in
            target[filled] = word
            filled &+= 1
        }
        list = MatchList(isNarrow: true)
        spare = .allocate(capacity: count)
        for digit in digits() {
            sort(by: digit)
            swap(&words, &spare)
        }
        spare.deallocate()
        spare = .allocate(capacity: 1)
    }

    deinit {
        words.deallocate()
        spare.deallocate()
    }

    @inline(__always)
    subscript(place: Int) -> UInt64 { words[place] }

    private struct Digit {
        let shift: UInt64
        let width: Int
    }

    /// The digits in which keys differ: at most 11 bits each, so that their counters stay in the fastest cache.
    private func digits() -> [Digit] {
        var all: UInt64 = ~0
        var some: UInt64 = 0
        for place in 0..<count {
            all &= words[place]
            some |= words[place]
        }
        let varying = all ^ some
        var digits: [Digit] = []
        // The lower half of the key, then its upper one, each from its lowest bit on.
        for half in [32, 48] where count > 0 {
            var shift = half
            var width = 16 - UInt16(truncatingIfNeeded: varying >> UInt64(half)).leadingZeroBitCount
            while width > 0 {
                digits.append(Digit(shift: UInt64(shift), width: min(width, 11)))
                shift += 11
                width -= 11
            }
        }
        return digits
    }

    /// Puts the words in the order of a digit, in `spare`; those with the same one as they are.
    private func sort(by digit: Digit) {
        let (shift, mask) = (digit.shift, (1 << digit.width) - 1)
        let (from, to) = (words, spare)
        var places = [UInt32](repeating: 0, count: 1 << digit.width)
        places.withUnsafeMutableBufferPointer { places in
            for index in 0..<count { places[Int(truncatingIfNeeded: from[index] &>> shift) & mask] &+= 1 }
            var sum: UInt32 = 0
            for index in places.indices { (places[index], sum) = (sum, sum &+ places[index]) }
            for index in 0..<count {
                let word = from[index]
                let digit = Int(truncatingIfNeeded: word &>> shift) & mask
                to[Int(places[digit])] = word
                places[digit] &+= 1
            }
        }
    }
}
