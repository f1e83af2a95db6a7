import Synchronization

/// The search for a query among candidates.
package enum Search {
    /// Finds all matches among the first `count` candidates, and waits for them.
    ///
    /// - Parameter threads: at most so many; few candidates are looked through by the caller alone.
    package static func run(
        _ query: Query, over candidates: CandidateStore, upTo count: Int, threads: @autoclosure () -> Int = 1
    ) -> Matches {
        if query.isEmpty { return Matches(all: count, newestFirst: query.rule.newestFirst) }
        let scan = StoreScan(query, candidates, 0..<count)
        let useful = scan.usefulThreads
        Workers.run(useful > 1 ? min(useful, threads()) : 1) { _ in scan.work() }
        return Matches(scan.result(), query: query)
    }
}

/// One scan of a range of candidates, in blocks that the threads take one after the other.
final class StoreScan: @unchecked Sendable {
    // Invariant: `found` has an entry for each block, written by the one thread that took the block from `nextBlock`,
    // and read when all threads have ended.
    private let query: Query
    private let candidates: CandidateStore
    private let range: Range<Int>
    private let blockSize: Int
    private let found: UnsafeMutablePointer<MatchList.Piece?>
    private let blockCount: Int
    private let nextBlock = Atomic<Int>(0)
    private let cancelled = Atomic<Bool>(false)

    /// Text of a block, in bytes: it stays in the cache while it is looked through, and a scan is cancelled between
    /// blocks.
    private static let blockBytes = 256 << 10

    init(_ query: Query, _ candidates: CandidateStore, _ range: Range<Int>) {
        self.query = query
        self.candidates = candidates
        self.range = range
        let lines = candidates.storedCandidates
        let bytes = range.isEmpty ? 1 : lines.start(of: range.upperBound) - lines.start(of: range.lowerBound)
        blockSize = max(1, range.count * StoreScan.blockBytes / max(bytes, 1))
        blockCount = (range.count + blockSize - 1) / blockSize
        found = .allocate(capacity: max(blockCount, 1))
        found.initialize(repeating: nil, count: blockCount)
    }

    deinit {
        found.deinitialize(count: blockCount)
        found.deallocate()
    }

    /// A thread costs as much as a few blocks.
    var usefulThreads: Int { (blockCount + 3) / 4 }

    /// Ends the scan soon. What it has found by then means nothing.
    func cancel() { cancelled.store(true, ordering: .relaxed) }

    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    /// Takes blocks as long as there are any.
    func work() {
        var matcher = LineMatcher(query)
        defer { matcher.free() }
        let scan = BlockScan(query)
        let buffer = MatchList.Buffer()
        while !isCancelled {
            let block = nextBlock.wrappingAdd(1, ordering: .relaxed).oldValue
            if block >= blockCount { break }
            let start = buffer.count
            let first = range.lowerBound + block * blockSize
            look(at: first..<min(first + blockSize, range.upperBound), &matcher, scan, buffer)
            found[block] = MatchList.Piece(buffer: buffer, start: start, count: buffer.count - start)
        }
    }

    func result() -> MatchList {
        var list = MatchList(isNarrow: RankKey(query).isNarrow)
        for block in 0..<blockCount { if let piece = found[block] { list.append(piece) } }
        return list
    }

    private func look(
        at block: Range<Int>, _ matcher: inout LineMatcher, _ scan: BlockScan, _ buffer: MatchList.Buffer
    ) {
        var lines = StoredBlock(candidates.storedCandidates, block)
        let isNarrow = matcher.rankKey.isNarrow
        scan.forEachMatch(in: &lines, &matcher) { line, key in
            let number = UInt64(truncatingIfNeeded: line.number)
            if isNarrow {
                buffer.append(key &<< 32 | number)
            } else {
                buffer.append(key)
                buffer.append(number)
            }
        }
    }
}

/// Candidates that follow each other.
private struct StoredBlock: ScannedLines {
    let text: UnsafePointer<UInt8>
    let bounds: Range<Int>
    private let lines: StoredLines
    private var number: Int
    private let last: Int

    init(_ lines: StoredLines, _ numbers: Range<Int>) {
        self.lines = lines
        text = lines.text.assumingMemoryBound(to: UInt8.self)
        bounds = lines.start(of: numbers.lowerBound)..<lines.start(of: numbers.upperBound)
        number = numbers.lowerBound
        last = numbers.upperBound
    }

    /// Looks at the next line, then at the second next and so on in growing steps: matches lie close to each other.
    @inline(__always)
    mutating func line(at place: Int) -> ScannedLine {
        var low = number
        if place >= lines.start(of: low &+ 1) {
            var step = 1
            low &+= 1
            while low &+ step < last, lines.start(of: low &+ step) <= place {
                low &+= step
                step &*= 2
            }
            var high = min(low &+ step, last)
            while low &+ 1 < high {
                let middle = (low &+ high) &>> 1
                if lines.start(of: middle) <= place { low = middle } else { high = middle }
            }
        }
        number = low &+ 1
        return ScannedLine(
            start: lines.start(of: low), end: lines.end(of: low), next: lines.start(of: low &+ 1), number: low)
    }
}
