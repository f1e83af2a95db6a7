/// The matches of a query, in input order, as the threads found them: pieces that are only put in order when needed.
///
/// Eight bytes for a match: its key and its number. An order by several criteria has sixteen.
struct MatchList: @unchecked Sendable {
    /// What one thread found; not changed any more once it is in a list.
    final class Buffer: @unchecked Sendable {
        // Invariant: `arena` holds `count` words, written by the one thread that fills the buffer; a list knows which of
        // them were there when it was made, and they never change.
        private let arena: Arena
        private(set) var count = 0

        /// - Parameter limit: the most words there can be. Addresses are not endless either.
        init(limit: Int) { arena = Arena(reserving: max(limit * 8, 1 << 16)) }

        /// For as many words as there may be lines.
        static let mostWords = 1 << 33

        @inline(__always)
        private func append(_ word: UInt64) {
            arena.commit((count &+ 1) &* 8)
            arena.start.storeBytes(of: word, toByteOffset: count &* 8, as: UInt64.self)
            count &+= 1
        }

        /// Appends a match.
        @inline(__always)
        func append(_ key: UInt64, _ number: Int, isNarrow: Bool) {
            let number = UInt64(truncatingIfNeeded: number)
            if isNarrow {
                append(key &<< 32 | number)
            } else {
                append(key)
                append(number)
            }
        }

        /// Gives back the memory that was made ready for more.
        func trim() { arena.trim(to: count * 8) }

        var words: UnsafePointer<UInt64> { UnsafePointer(arena.start.assumingMemoryBound(to: UInt64.self)) }
    }

    /// Words of a buffer that follow each other in the input.
    struct Piece {
        let buffer: Buffer
        let start: Int
        let count: Int
    }

    private(set) var pieces: [Piece] = []
    /// Number of matches.
    private(set) var count = 0
    /// Whether keys fit in 32 bits: a match is one word then, its key above its number, otherwise a word for each.
    let isNarrow: Bool

    init(isNarrow: Bool) { self.isNarrow = isNarrow }

    mutating func append(_ piece: Piece) {
        if piece.count == 0 { return }
        if let last = pieces.last, last.buffer === piece.buffer, last.start + last.count == piece.start {
            pieces[pieces.count - 1] = Piece(buffer: last.buffer, start: last.start, count: last.count + piece.count)
        } else {
            pieces.append(piece)
        }
        count += isNarrow ? piece.count : piece.count / 2
    }

    mutating func append(_ list: MatchList) { for piece in list.pieces { append(piece) } }

    /// Calls `visit` with the words of each match (the second one means nothing in a narrow list), in input order or the
    /// other way round.
    @inline(__always)
    func forEach(backwards: Bool, _ visit: (UInt64, UInt64) -> Void) {
        let step = isNarrow ? 1 : 2
        for index in pieces.indices {
            let piece = pieces[backwards ? pieces.count - 1 - index : index]
            let words = piece.buffer.words + piece.start
            var word = backwards ? piece.count - step : 0
            while word >= 0 && word < piece.count {
                visit(words[word], words[word &+ step &- 1])
                word &+= backwards ? -step : step
            }
        }
    }

    /// The number of the candidate in the words of a match.
    @inline(__always)
    func number(_ first: UInt64, _ second: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: isNarrow ? first : second)
    }

    /// The list in pieces of at most so many matches.
    func pieces(of size: Int) -> [Piece] {
        let words = isNarrow ? size : size * 2
        return pieces.flatMap { piece in
            stride(from: 0, to: piece.count, by: words).map { start in
                Piece(buffer: piece.buffer, start: piece.start + start, count: min(words, piece.count - start))
            }
        }
    }
}
