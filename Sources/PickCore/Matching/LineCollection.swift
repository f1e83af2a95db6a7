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

        init() { storeStart() }

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
        struct View {
            fileprivate var lines: StoredLines?

            @inline(__always)
            func line(_ number: Int) -> UnsafeBufferPointer<UInt8> {
                guard let lines else { return UnsafeBufferPointer(start: nil, count: 0) }
                let start = lines.start(of: number)
                let bytes = (lines.text + start).assumingMemoryBound(to: UInt8.self)
                return UnsafeBufferPointer(start: bytes, count: lines.start(of: number &+ 1) &- start)
            }

            /// Keeps the compiler from leaving out reads that only warm the cache.
            @inline(never)
            static func lastFetched(_ byte: UInt8) {}
        }

        var view: View {
            View(lines: StoredLines(text: text.start, low: low.start, high: high.start, dropsReturn: false))
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
    private let shelves: Mutex<[Shelf?]>
    /// What was found, with the place of its block in the input.
    private let found = Mutex<[(number: Int, piece: MatchList.Piece)]>([])
    private let lineEnd: LineEnd
    private let outputEnd: LineEnd
    /// Bits of a line's number that say whose shelf it is on.
    private let workerBits: Int

    init(_ query: Query, workers: Int, lineEnd: LineEnd, outputEnd: LineEnd) {
        self.query = query
        self.lineEnd = lineEnd
        self.outputEnd = outputEnd
        workerBits = Int.bitWidth - (workers - 1).leadingZeroBitCount
        shelves = Mutex([Shelf?](repeating: nil, count: workers))
    }

    /// Takes blocks as long as there are any.
    func fill(from blocks: InputBlocks, startingWith first: (InputBlock, Int)?, worker: Int) {
        let block = first?.0 ?? InputBlock()
        guard var number = first?.1 ?? blocks.next(block) else { return }
        var matcher = LineMatcher(query)
        defer { matcher.free() }
        let scan = BlockScan(query)
        let shelf = Shelf()
        let words = MatchList.Buffer(limit: MatchList.Buffer.mostWords)
        while true {
            let start = words.count
            look(at: block, &matcher, scan, shelf, words, worker)
            let piece = MatchList.Piece(buffer: words, start: start, count: words.count - start)
            if piece.count > 0 { found.withLock { $0.append((number, piece)) } }
            guard let next = blocks.next(block) else { break }
            number = next
        }
        shelves.withLock { $0[worker] = shelf }
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
            write(names.count, of: shelves, to: output) { names[$0] }
            return !names.isEmpty
        }
        // The list is given away: its memory is free again before the sort.
        return isNarrow
            ? write(SortedMatches<NarrowMatch>(takeList(), newestFirst: newestFirst), of: shelves, to: output)
            : write(SortedMatches<WideMatch>(takeList(), newestFirst: newestFirst), of: shelves, to: output)
    }

    private func write(
        _ matches: SortedMatches<some RankedMatch>, of shelves: [Shelf?], to output: OutputBuffer
    ) -> Bool {
        write(matches.count, of: shelves, to: output) { matches[$0] }
        return matches.count > 0
    }

    /// Writes lines that lie about in memory. Looks at the first byte of some lines ahead, so that the processor fetches
    /// them at the same time instead of one after the other.
    @inline(__always)
    private func write(_ count: Int, of shelves: [Shelf?], to output: OutputBuffer, name: (Int) -> UInt32) {
        let shelves = shelves.map { $0?.view ?? Shelf.View() }
        let ahead = 16
        let workerMask = 1 << workerBits - 1
        shelves.withUnsafeBufferPointer { shelves in
            var fetched: UInt8 = 0
            withUnsafeTemporaryAllocation(of: UnsafeBufferPointer<UInt8>.self, capacity: ahead) { lines in
                var first = 0
                while first < count, output.error == nil {
                    let size = min(ahead, count &- first)
                    for index in 0..<size {
                        let name = Int(name(first &+ index))
                        let line = shelves[name & workerMask].line(name &>> workerBits)
                        lines.initializeElement(at: index, to: line)
                    }
                    for index in 0..<size { fetched |= lines[index][0] }
                    for index in 0..<size {
                        if let text = lines[index].baseAddress { output.append(text, lines[index].count) }
                    }
                    first &+= size
                }
            }
            Shelf.View.lastFetched(fetched)
        }
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
