import Synchronization

/// One scan of candidates, in blocks that the threads take one after the other.
final class StoreScan: @unchecked Sendable {
    enum Source: Sendable {
        /// Candidates that follow each other.
        case range(Range<Int>)
        /// The matches of a query that finds all that this one can find.
        case matches(MatchList)
    }

    // Invariant: `found` has an entry for each block, written by the one thread that took the block from `nextBlock`,
    // and read when all threads have ended.
    private let query: Query
    private let candidates: CandidateStore
    private let blocks: [Block]
    private let size: Int
    private let found: UnsafeMutablePointer<MatchList.Piece?>
    private let nextBlock = Atomic<Int>(0)
    private let cancelled = Atomic<Bool>(false)
    /// Where the only thread puts what it finds, if not in a buffer of its own.
    private let target: MatchList.Buffer?

    private enum Block {
        case range(Range<Int>)
        case matches(MatchList.Piece)
    }

    /// Text of a block, in bytes: it stays in the cache while it is looked through, and a scan is cancelled between
    /// blocks.
    private static let blockBytes = 256 << 10
    /// Matches of a block, each of which is a line in another place.
    private static let blockMatches = 4096

    /// - Parameter target: a buffer for the matches, when `work` is called once only.
    init(_ query: Query, _ candidates: CandidateStore, _ source: Source, into target: MatchList.Buffer? = nil) {
        self.query = query
        self.candidates = candidates
        self.target = target
        switch source {
        case .range(let range):
            size = range.count
            blocks = StoreScan.blocks(of: range, candidates.storedCandidates)
        case .matches(let list):
            size = list.count
            blocks = list.pieces(of: StoreScan.blockMatches).map(Block.matches)
        }
        found = .allocate(capacity: max(blocks.count, 1))
        found.initialize(repeating: nil, count: blocks.count)
    }

    deinit {
        found.deinitialize(count: blocks.count)
        found.deallocate()
    }

    private static func blocks(of range: Range<Int>, _ lines: StoredLines) -> [Block] {
        if range.isEmpty { return [] }
        let bytes = lines.start(of: range.upperBound) - lines.start(of: range.lowerBound)
        let size = max(1, range.count * blockBytes / max(bytes, 1))
        return stride(from: range.lowerBound, to: range.upperBound, by: size).map { first in
            .range(first..<min(first + size, range.upperBound))
        }
    }

    /// A thread costs as much as a few blocks.
    var usefulThreads: Int { max(1, (blocks.count + 3) / 4) }

    /// Ends the scan soon. What it has found by then means nothing.
    func cancel() { cancelled.store(true, ordering: .relaxed) }

    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    /// Takes blocks as long as there are any.
    func work() {
        var matcher = LineMatcher(query)
        defer { matcher.free() }
        let scan = BlockScan(query)
        let wordsPerMatch = matcher.rankKey.isNarrow ? 1 : 2
        let buffer = target ?? MatchList.Buffer(limit: size * wordsPerMatch)
        while !isCancelled {
            let block = nextBlock.wrappingAdd(1, ordering: .relaxed).oldValue
            if block >= blocks.count { break }
            let start = buffer.count
            switch blocks[block] {
            case .range(let range): look(at: range, &matcher, scan, buffer)
            case .matches(let piece): look(at: piece, &matcher, buffer)
            }
            found[block] = MatchList.Piece(buffer: buffer, start: start, count: buffer.count - start)
        }
        if target == nil { buffer.trim() }
    }

    func result() -> MatchList {
        var list = MatchList(isNarrow: RankKey(query).isNarrow)
        for block in blocks.indices { if let piece = found[block] { list.append(piece) } }
        return list
    }

    private func look(
        at range: Range<Int>, _ matcher: inout LineMatcher, _ scan: BlockScan, _ buffer: MatchList.Buffer
    ) {
        var lines = StoredBlock(candidates.storedCandidates, range)
        let isNarrow = matcher.rankKey.isNarrow
        scan.forEachMatch(in: &lines, &matcher) { line, key in
            buffer.append(key, line.number, isNarrow: isNarrow)
        }
    }

    private func look(at piece: MatchList.Piece, _ matcher: inout LineMatcher, _ buffer: MatchList.Buffer) {
        let lines = candidates.storedCandidates
        let text = lines.text.assumingMemoryBound(to: UInt8.self)
        let isNarrow = matcher.rankKey.isNarrow
        var list = MatchList(isNarrow: isNarrow)
        list.append(piece)
        list.forEach(backwards: false) { first, second in
            let number = Int(list.number(first, second))
            let start = lines.start(of: number)
            if let key = matcher.match(text + start, lines.end(of: number) &- start) {
                buffer.append(key, number, isNarrow: isNarrow)
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
