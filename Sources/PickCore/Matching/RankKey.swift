/// The place of a match in the order, as a number: smaller comes first, and equal ones are in input order.
///
/// Sixteen bits for the score, and sixteen for each criterion after it: 32 bits in all, or 64 when there are several.
struct RankKey {
    /// How a line that equals the query is told from others.
    enum Equality: Int {
        case none
        /// In the case rule.
        case folded
        /// To the byte.
        case exact
    }

    let criteria: [Tiebreak]
    /// No match is worth more; a line that equals the query is counted as if it were worth just a little more.
    private let bound: Int

    private static let largest = Int(UInt16.max)

    init(_ query: Query) {
        criteria = query.rule.criteria
        bound = min(query.scoreBound, RankKey.largest - 2)
    }

    /// Whether keys fit in 32 bits.
    var isNarrow: Bool { criteria.count <= 1 }

    @inline(__always)
    func scorePart(_ score: Int, _ equality: Equality) -> UInt64 {
        let points = equality == .none ? min(score, bound) : bound &+ equality.rawValue
        return UInt64(truncatingIfNeeded: RankKey.largest &- points)
    }

    /// The key of a match in a line of which only the length matters.
    @inline(__always)
    func key(_ score: Int, _ equality: Equality, length: Int) -> UInt64 {
        scorePart(score, equality) &<< 16 | UInt64(truncatingIfNeeded: min(length, RankKey.largest))
    }

    /// The key of a match in `line`.
    @inline(__always)
    func key(_ span: MatchSpan, _ equality: Equality, in line: some RankedLine) -> UInt64 {
        var key = scorePart(span.score, equality)
        for criterion in criteria { key = key &<< 16 | UInt64(value(of: criterion, span, line)) }
        return key &<< UInt64(16 &* ((isNarrow ? 1 : 3) &- criteria.count))
    }

    private func value(of criterion: Tiebreak, _ span: MatchSpan, _ line: some RankedLine) -> Int {
        if criterion == .length { return limited(line.trimmedLength) }
        if span.isEmpty { return RankKey.largest }
        switch criterion {
        case .chunk:
            var (start, end) = (span.firstStart, span.lastEnd)
            while start > 0, !line.isBlank(at: start &- 1) { start &-= 1 }
            while end < line.count, !line.isBlank(at: end) { end &+= 1 }
            return limited(end &- start)
        case .pathname:
            var name = line.count &- 1
            while name >= 0, !line.isSeparator(at: name) { name &-= 1 }
            return name <= span.firstStart ? limited(span.firstStart &- name) : RankKey.largest
        case .begin:
            return limited(span.firstEnd &- line.blanksBefore(span.firstStart))
        case .end:
            let end = span.lastEnd &- line.blanksBefore(span.firstStart)
            return limited(RankKey.largest &- RankKey.largest * end / (limited(line.trimmedLength) &+ 1))
        case .length, .index:
            return 0
        }
    }

    private func limited(_ number: Int) -> Int { min(max(number, 0), RankKey.largest) }
}

/// What an order by more than the length wants to know of a line.
protocol RankedLine {
    /// In letters.
    var count: Int { get }
    func isBlank(at index: Int) -> Bool
    /// Whether the letter ends the name of a folder.
    func isSeparator(at index: Int) -> Bool
}

extension RankedLine {
    /// Letters without the blanks at both ends.
    var trimmedLength: Int {
        var (start, end) = (0, count)
        while end > 0, isBlank(at: end &- 1) { end &-= 1 }
        while start < end, isBlank(at: start) { start &+= 1 }
        return end &- start
    }

    /// Blanks at the start of the line, as far as a match that starts there leaves them out.
    func blanksBefore(_ start: Int) -> Int {
        var blanks = 0
        while blanks < min(start, count), isBlank(at: blanks) { blanks &+= 1 }
        return blanks
    }
}

/// A line of ASCII.
struct ASCIILine: RankedLine {
    // Invariant: `text` has `count` bytes.
    let text: UnsafePointer<UInt8>
    let count: Int

    @inline(__always)
    func isBlank(at index: Int) -> Bool { Fields.isSpace(text[index]) }

    @inline(__always)
    func isSeparator(at index: Int) -> Bool {
        text[index] == UInt8(ascii: "/") || text[index] == UInt8(ascii: "\\")
    }
}

extension FoldedText: RankedLine {
    func isBlank(at index: Int) -> Bool { classes[index] == .white }

    func isSeparator(at index: Int) -> Bool {
        letters[index] == UInt32(UInt8(ascii: "/")) || letters[index] == UInt32(UInt8(ascii: "\\"))
    }
}
