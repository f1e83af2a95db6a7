/// The place of a match in the order, as a number: smaller comes first, and equal ones are in input order.
///
/// Sixteen bits for the score, and sixteen for each criterion after it.
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

    /// The key of a match in `line`, which need not be folded.
    func key(_ span: MatchSpan, _ equality: Equality, in line: FoldedText) -> UInt64 {
        var key = scorePart(span.score, equality)
        for criterion in criteria { key = key << 16 | UInt64(value(of: criterion, span, line)) }
        return criteria.isEmpty ? key << 16 : key
    }

    private func value(of criterion: Tiebreak, _ span: MatchSpan, _ line: FoldedText) -> Int {
        func limited(_ number: Int) -> Int { min(max(number, 0), RankKey.largest) }
        if criterion == .length {
            return limited(line.count - min(line.leadingBlanks + line.trailingBlanks, line.count))
        }
        if span.isEmpty { return RankKey.largest }
        switch criterion {
        case .chunk:
            var (start, end) = (span.firstStart, span.lastEnd)
            while start > 0, line.classes[start - 1] != .white { start -= 1 }
            while end < line.count, line.classes[end] != .white { end += 1 }
            return limited(end - start)
        case .pathname:
            let isSeparator = { (letter: UInt32) in
                letter == UInt32(UInt8(ascii: "/")) || letter == UInt32(UInt8(ascii: "\\"))
            }
            let name = line.letters.lastIndex(where: isSeparator) ?? -1
            return name <= span.firstStart ? limited(span.firstStart - name) : RankKey.largest
        case .begin:
            return limited(span.firstEnd - blanksBefore(span.firstStart, line))
        case .end:
            let length = limited(line.count - min(line.leadingBlanks + line.trailingBlanks, line.count))
            let end = span.lastEnd - blanksBefore(span.firstStart, line)
            return limited(RankKey.largest - RankKey.largest * end / (length + 1))
        case .length, .index:
            return 0
        }
    }

    /// Blanks at the start of the line, as far as the match leaves them out.
    private func blanksBefore(_ start: Int, _ line: FoldedText) -> Int { min(line.leadingBlanks, start) }
}
