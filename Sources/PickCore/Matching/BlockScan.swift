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
    /// The byte to leap to, if there is one.
    private let anchor: (byte: UInt8, fold: UInt8)?
    /// Lines outside ASCII may have the letter in another form.
    private let stopsAtHighBytes: Bool

    init(_ query: Query) {
        let required = query.rule.sorts || !query.isEmpty ? BlockScan.rarest(query) : nil
        anchor = required
        stopsAtHighBytes = (required?.byte ?? 0) < 0x80
    }

    /// The first place at or after `from` where a line that matches may have a letter; `end` when there is none.
    ///
    /// - Precondition: `readableSlack` bytes behind `end` can be read.
    @inline(__always)
    private func next(_ text: UnsafePointer<UInt8>, from: Int, end: Int) -> Int {
        guard let anchor else { return from }
        var place = from
        while place < end {
            var places = ByteMask.equal(text + place, to: anchor.byte, fold: anchor.fold)
            if stopsAtHighBytes { places |= ByteMask.high(text + place) }
            if places != 0 { return min(place &+ places.trailingZeroBitCount, end) }
            place &+= 64
        }
        return end
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

    /// The letter of the query that lines have least often, by what letters are like in names of files and in English.
    private static func rarest(_ query: Query) -> (byte: UInt8, fold: UInt8)? {
        var best: (byte: UInt8, fold: UInt8)?
        var bestFrequency = Int.max
        // A set with several terms asks for none of them.
        for set in query.sets where set.count == 1 && !set[0].isInverse {
            for letter in set[0].letters where letter < 0x80 {
                let byte = UInt8(letter)
                let frequency = BlockScan.frequency(byte)
                if frequency >= bestFrequency { continue }
                bestFrequency = frequency
                let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                best = (byte, isSmall && set[0].folding.contains(.ignoresCase) ? 0x20 : 0)
            }
        }
        return best
    }

    /// Greater is more frequent; digits and signs are somewhere in the middle.
    private static func frequency(_ byte: UInt8) -> Int {
        let rareToFrequent: StaticString = "zqjxkvbywgpfmucdlhrsnioate"
        if byte == UInt8(ascii: "/") || byte == UInt8(ascii: " ") { return 26 }
        return rareToFrequent.withUTF8Buffer { $0.firstIndex(of: byte) } ?? 12
    }
}
