import Glibc
import Synchronization

/// The lines that match, kept by the threads that found them until they can be put in order.
///
/// A line costs its bytes, five more for where it is, and eight for its place in the order.
final class LineCollection: @unchecked Sendable {
    /// Lines that one thread found.
    private final class Shelf: @unchecked Sendable {
        // Invariant: used by one thread at a time: its worker's, then the one that writes.
        private let text = Arena(reserving: 1 << 38)
        private let low = Arena(reserving: 1 << 34)
        private let high = Arena(reserving: 1 << 32)
        private var length = 0
        private(set) var count = 0
        let worker: Int

        init(worker: Int) {
            self.worker = worker
            storeStart()
        }

        /// Keeps a line, with its end; gives its number.
        @inline(__always)
        func keep(_ line: UnsafePointer<UInt8>, _ size: Int, end: UInt8) -> Int {
            text.commit(length &+ size &+ 1)
            memcpy(text.start + length, line, size)
            text.start.storeBytes(of: end, toByteOffset: length &+ size, as: UInt8.self)
            length &+= size &+ 1
            count &+= 1
            storeStart()
            return count &- 1
        }

        /// Where the lines are, for the time that the shelf lives.
        var lines: StoredLines {
            StoredLines(text: text.start, low: low.start, high: high.start, dropsReturn: false)
        }

        @inline(__always)
        private func storeStart() {
            low.commit((count &+ 1) &* 4)
            high.commit(count &+ 1)
            low.start.storeBytes(of: UInt32(truncatingIfNeeded: length), toByteOffset: count &* 4, as: UInt32.self)
            high.start.storeBytes(of: UInt8(truncatingIfNeeded: length &>> 32), toByteOffset: count, as: UInt8.self)
        }
    }

    private let query: Query
    /// Those that are filled, each with its worker's number.
    private let shelves = Mutex<[Shelf]>([])
    private let found = Mutex<[FoundPiece]>([])

    /// What was found in a block.
    private struct FoundPiece {
        /// The place of the block in the input.
        let number: Int
        let piece: MatchList.Piece
    }
    private let lineEnd: LineEnd
    private let outputEnd: LineEnd
    private let workers: Int
    /// Bits of a line's number that say whose shelf it is on.
    private let workerBits: Int

    init(_ query: Query, workers: Int, lineEnd: LineEnd, outputEnd: LineEnd) {
        self.query = query
        self.lineEnd = lineEnd
        self.outputEnd = outputEnd
        self.workers = workers
        workerBits = Int.bitWidth - (workers - 1).leadingZeroBitCount
    }

    /// Takes blocks as long as there are any.
    ///
    /// - Parameters:
    ///   - block: the first one, and the memory for the others.
    ///   - number: its place in the input.
    func fill(from blocks: InputBlocks, startingWith block: InputBlock, _ number: Int, worker: Int) {
        var number = number
        var matcher = LineMatcher(query)
        defer { matcher.free() }
        let scan = BlockScan(query)
        let shelf = Shelf(worker: worker)
        let words = MatchList.Buffer(limit: MatchList.Buffer.mostWords)
        while true {
            let start = words.count
            look(at: block, &matcher, scan, shelf, words, worker)
            let piece = MatchList.Piece(buffer: words, start: start, count: words.count - start)
            if piece.count > 0 { found.withLock { $0.append(FoundPiece(number: number, piece: piece)) } }
            guard let next = blocks.next(block) else { break }
            number = next
        }
        shelves.withLock { $0.append(shelf) }
    }

    private func look(
        at block: InputBlock, _ matcher: inout LineMatcher, _ scan: BlockScan, _ shelf: Shelf,
        _ words: MatchList.Buffer, _ worker: Int
    ) {
        var lines = RawLines(block, lineEnd)
        let isNarrow = matcher.rankKey.isNarrow
        scan.forEachMatch(in: &lines, &matcher) { line, key in
            let place = shelf.keep(block.text + line.start, line.end &- line.start, end: outputEnd.rawValue)
            words.append(key, place &<< workerBits | worker, isNarrow: isNarrow)
        }
    }

    /// Writes all lines in order, after the threads have ended. Whether there is one.
    func writeAll(to output: OutputBuffer) -> Bool {
        let shelves = self.shelves.withLock { $0 }
        let (newestFirst, isNarrow) = (query.rule.newestFirst, RankKey(query).isNarrow)
        if !query.ranks {
            let names = Ranking(list: takeList(), newestFirst: newestFirst, isUnranked: true).all()
            names.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                let stride = MemoryLayout<UInt32>.stride
                write(LineNames(base: base, stride: stride, count: names.count), of: shelves, output)
            }
            return !names.isEmpty
        }
        // The list is given away: its memory is free again before the sort.
        return isNarrow
            ? write(SortedMatches<NarrowMatch>(takeList(), newestFirst: newestFirst), of: shelves, output)
            : write(SortedMatches<WideMatch>(takeList(), newestFirst: newestFirst), of: shelves, output)
    }

    private func write(
        _ matches: borrowing SortedMatches<some RankedMatch>, of shelves: [Shelf], _ output: OutputBuffer
    ) -> Bool {
        write(matches.names, of: shelves, output)
        return matches.count > 0
    }

    private func write(_ names: LineNames, of shelves: [Shelf], _ output: OutputBuffer) {
        let lines = UnsafeMutablePointer<StoredLines>.allocate(capacity: 1 << workerBits)
        defer { lines.deallocate() }
        for shelf in shelves { (lines + shelf.worker).initialize(to: shelf.lines) }
        LineGathering(names: names, shelves: lines, workerBits: workerBits).write(to: output, threads: workers)
        withExtendedLifetime(shelves) {}
    }

    /// What was found, in input order; it is not kept here.
    private func takeList() -> MatchList {
        var list = MatchList(isNarrow: RankKey(query).isNarrow)
        let blocks = found.withLock { found in
            defer { found = [] }
            return found.sorted { $0.number < $1.number }
        }
        for block in blocks { list.append(block.piece) }
        return list
    }
}
