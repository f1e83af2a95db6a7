/// Lines that a scan goes through from the first to the last.
protocol ScannedLines {
    /// `readableSlack` bytes behind the last line can be read.
    var text: UnsafePointer<UInt8> { get }
    /// Where the lines start and end in `text`, line ends included.
    var bounds: Range<Int> { get }

    /// The line that has a byte of `text`. Places are asked for in ascending order, each in another line.
    mutating func line(at place: Int) -> ScannedLine
}

/// A line that is looked at.
struct ScannedLine {
    let start: Int
    /// Without the line end.
    let end: Int
    /// Where the next one starts.
    let next: Int
    /// Counted from 0, where the lines have numbers.
    let number: Int
}

/// Looks through lines for those that match, without looking at each: a query has a letter that a line must have, so the
/// scan leaps from one place with that letter to the next, and lines without it cost nothing.
struct BlockScan {
    /// What a line that matches has.
    private enum Anchor {
        /// Something that cannot be told by its bytes.
        case anything
        /// An ASCII letter, or one outside ASCII that folds to it.
        case letter(UInt8, fold: UInt8)
        /// The last two bytes of a letter that can be written in one way only.
        case bytes(UInt8, UInt8)
    }
    private let anchor: Anchor

    init(_ query: Query) {
        // A set with several terms asks for none of them.
        let required = query.sets.filter { $0.count == 1 && !$0[0].isInverse }.map { $0[0] }
        anchor = BlockScan.ideograph(required) ?? BlockScan.rarestLetter(required) ?? .anything
    }

    /// Calls `found` with each line that matches, and the place of it in the order.
    @inline(__always)
    func forEachMatch(
        in lines: inout some ScannedLines, _ matcher: inout LineMatcher, _ found: (ScannedLine, UInt64) -> Void
    ) {
        let (text, end) = (lines.text, lines.bounds.upperBound)
        var place = lines.bounds.lowerBound
        while true {
            place = next(text, from: place, end: end)
            if place >= end { return }
            let line = lines.line(at: place)
            if let key = matcher.match(text + line.start, line.end &- line.start) { found(line, key) }
            place = line.next
        }
    }

    /// The first place at or after `from` where a line that matches may have its letter; `end` when there is none.
    ///
    /// - Precondition: `readableSlack` bytes behind `end` can be read.
    @inline(__always)
    private func next(_ text: UnsafePointer<UInt8>, from: Int, end: Int) -> Int {
        var place = from
        switch anchor {
        case .anything: return from
        case .letter(let letter, let fold):
            while place < end {
                let places = ByteMask.equal(text + place, to: letter, fold: fold) | ByteMask.high(text + place)
                if places != 0 { return min(place &+ places.trailingZeroBitCount, end) }
                place &+= 64
            }
        case .bytes(let first, let second):
            while place < end {
                let places =
                    ByteMask.equal(text + place, to: first, fold: 0)
                    & ByteMask.equal(text + place + 1, to: second, fold: 0)
                if places != 0 { return min(place &+ places.trailingZeroBitCount, end) }
                place &+= 64
            }
        }
        return end
    }

    /// The first ideograph that has no second code point.
    private static func ideograph(_ terms: [Term]) -> Anchor? {
        for letter in terms.lazy.flatMap(\.letters) {
            guard UnicodeFacts.isLoneIdeograph(letter) else { continue }
            return .bytes(UInt8(0x80 | letter >> 6 & 0x3F), UInt8(0x80 | letter & 0x3F))
        }
        return nil
    }

    /// The letter that lines have least often, by what letters are like in names of files and in English.
    private static func rarestLetter(_ terms: [Term]) -> Anchor? {
        var best: Anchor?
        var bestFrequency = Int.max
        for term in terms {
            for letter in term.letters where letter < 0x80 {
                let byte = UInt8(truncatingIfNeeded: letter)
                let frequency = BlockScan.frequency(byte)
                if frequency >= bestFrequency { continue }
                bestFrequency = frequency
                let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                best = .letter(byte, fold: isSmall && term.folding.contains(.ignoresCase) ? 0x20 : 0)
            }
        }
        return best
    }

    /// Greater is more frequent; digits and signs are somewhere in the middle.
    private static func frequency(_ byte: UInt8) -> Int {
        let rareToFrequent: StaticString = "zqjxkvbywgpfmucdlhrsnioate"
        if byte == UInt8(ascii: "/") || byte == UInt8(ascii: " ") { return 26 }
        return rareToFrequent.withUTF8Buffer { $0.firstIndex(of: byte | 0x20) } ?? 12
    }
}
