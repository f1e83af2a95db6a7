import Glibc

/// Names of lines, in order: which one of whose shelf.
struct LineNames: @unchecked Sendable {
    // Invariant: from `base` on there are `count` numbers of 32 bits, each `stride` bytes behind the one before, for as
    // long as the names are used.
    let base: UnsafeRawPointer
    let stride: Int
    let count: Int

    @inline(__always)
    subscript(rank: Int) -> Int { Int(base.load(fromByteOffset: rank &* stride, as: UInt32.self)) }
}

/// Lines that lie about in memory, to be put one behind the other.
struct LineGathering: @unchecked Sendable {
    // Invariant: `shelves` holds the lines of each worker that a name can mean, and they do not change any more.
    let names: LineNames
    let shelves: UnsafePointer<StoredLines>
    /// Bits of a name that say whose shelf it is.
    let workerBits: Int

    /// Lines for a thread to put together at a time, and the bytes that are enough of them.
    var share = (lines: 16 << 10, bytes: 1 << 20)
    /// Lines from which on several threads are worth their memory.
    var many = 1 << 20

    /// Writes all of them. While one thread would wait for the memory of one line, others wait for that of theirs.
    func write(to output: OutputBuffer, threads: Int) {
        let parts = names.count >= many ? threads : 1
        let buffers = (0..<parts).map { _ in Buffer(enough: share.bytes / (parts > 1 ? 1 : 8)) }
        var first = 0
        while first < names.count, output.error == nil {
            let start = first
            Workers.run(parts) { buffers[$0].fill(self, ranks(from: start, $0)) }
            for part in 0..<parts where output.error == nil {
                buffers[part].send(self, ranks(from: start, part), to: output)
            }
            first = start + parts * share.lines
        }
    }

    /// The ranks of a part, of those that are put together at the same time.
    private func ranks(from start: Int, _ part: Int) -> Range<Int> {
        let first = min(start + part * share.lines, names.count)
        return first..<min(first + share.lines, names.count)
    }

    /// What one thread has put together.
    private final class Buffer: @unchecked Sendable {
        // Invariant: used by one thread at a time; `bytes` holds `capacity` bytes, `length` of them filled.
        private var bytes: UnsafeMutablePointer<UInt8>
        private var capacity: Int
        private var length = 0
        /// Bytes that are enough for a write.
        private let enough: Int
        /// The rank behind the last line that is in it.
        private var next = 0

        init(enough: Int) {
            self.enough = enough
            capacity = enough + enough / 4
            bytes = .allocate(capacity: capacity)
        }

        deinit { bytes.deallocate() }

        /// Puts lines together until there is enough.
        func fill(_ gathering: LineGathering, _ ranks: Range<Int>) {
            length = 0
            next = ranks.lowerBound
            let end = ranks.upperBound
            // Looks at the first byte of some lines ahead, so that the processor fetches them at the same time instead
            // of one after the other.
            let ahead = 16
            let mask = 1 << gathering.workerBits - 1
            withUnsafeTemporaryAllocation(of: UnsafeBufferPointer<UInt8>.self, capacity: ahead) { lines in
                var fetched: UInt8 = 0
                while next < end, length < enough {
                    let size = min(ahead, end &- next)
                    for index in 0..<size {
                        let name = gathering.names[next &+ index]
                        let line = gathering.shelves[name & mask].kept(name &>> gathering.workerBits)
                        lines.initializeElement(at: index, to: line)
                    }
                    for index in 0..<size { fetched |= lines[index][0] }
                    for index in 0..<size { append(lines[index]) }
                    next &+= size
                }
                Buffer.lastFetched(fetched)
            }
        }

        /// Writes what is in it, and the lines of its ranks for which there was no room.
        func send(_ gathering: LineGathering, _ ranks: Range<Int>, to output: OutputBuffer) {
            output.write(UnsafeRawBufferPointer(start: bytes, count: length))
            while next < ranks.upperBound, output.error == nil {
                fill(gathering, next..<ranks.upperBound)
                output.write(UnsafeRawBufferPointer(start: bytes, count: length))
            }
        }

        @inline(__always)
        private func append(_ line: UnsafeBufferPointer<UInt8>) {
            guard let text = line.baseAddress else { return }
            if line.count > capacity &- length { grow(line.count) }
            memcpy(bytes + length, text, line.count)
            length &+= line.count
        }

        private func grow(_ more: Int) {
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (length + more))
            larger.update(from: bytes, count: length)
            bytes.deallocate()
            bytes = larger
            capacity = 2 * (length + more)
        }

        /// Keeps the compiler from leaving out reads that only warm the cache.
        @inline(never)
        private static func lastFetched(_ byte: UInt8) {}
    }
}

extension StoredLines {
    /// A line of a shelf, with its end.
    @inline(__always)
    fileprivate func kept(_ number: Int) -> UnsafeBufferPointer<UInt8> {
        let start = start(of: number)
        let bytes = (text + start).assumingMemoryBound(to: UInt8.self)
        return UnsafeBufferPointer(start: bytes, count: self.start(of: number &+ 1) &- start)
    }
}
