/// What the terms of a query found in a line, together.
struct MatchSpan {
    private(set) var score = 0
    /// The first place where a match starts, the first and the last where one ends, in letters. Meaningless while
    /// `isEmpty`.
    private(set) var firstStart = Int.max
    private(set) var firstEnd = Int.max
    private(set) var lastEnd = 0

    /// Nothing was found that has letters: there were only terms for lines without something.
    var isEmpty: Bool { lastEnd == 0 }

    @inline(__always)
    mutating func add(_ found: Alignment, shiftedBy offset: Int = 0) {
        score &+= found.score
        firstStart = min(firstStart, found.start &+ offset)
        firstEnd = min(firstEnd, found.end &+ offset)
        lastEnd = max(lastEnd, found.end &+ offset)
    }
}
