import Glibc
import Synchronization

/// Input as blocks of whole lines, for several threads that take one after the other.
///
/// Reads into the memory of whoever takes the block, so a byte is copied once, and a file that shrinks meanwhile just
/// ends earlier.
final class InputBlocks: Sendable {
    /// Fills a buffer from its start: the number of bytes, 0 at the end, or the error number below 0.
    typealias Read = @Sendable (UnsafeMutableRawBufferPointer) -> Int

    private struct State: ~Copyable {
        /// The part of a line that the block before ended with.
        var rest: [UInt8] = []
        var nextNumber = 0
        var headerLines: Int
        var isAtStart = true
        var hasEnded = false
        var error: Int32?
    }
    private let state: Mutex<State>
    private let read: Read
    private let lineEnd: LineEnd
    /// Blocks are filled; otherwise each read makes one, so that nothing has to wait.
    private let fills: Bool

    init(lineEnd: LineEnd, headerLines: Int, fills: Bool, read: @escaping Read) {
        self.read = read
        self.lineEnd = lineEnd
        self.fills = fills
        state = Mutex(State(headerLines: headerLines))
    }

    /// Puts the next lines in `block`, and gives their place in the input; `nil` when there are no more.
    func next(_ block: InputBlock) -> Int? {
        state.withLock { state in
            while !state.hasEnded {
                fill(block, &state)
                if !block.bounds.isEmpty {
                    state.nextNumber += 1
                    return state.nextNumber - 1
                }
            }
            return nil
        }
    }

    /// Whether all input has been handed out.
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// The error that ended the input early.
    var error: Int32? { state.withLock { $0.error } }

    private func fill(_ block: InputBlock, _ state: inout State) {
        var length = block.put(state.rest)
        state.rest = []
        var end = 0
        repeat {
            if length == block.capacity { block.grow() }
            let count = read(block.room(from: length))
            if count <= 0 {
                state.hasEnded = true
                if count < 0 { state.error = Int32(-count) }
                end = length
                break
            }
            let lastEnd = block.lastEnd(lineEnd.rawValue, from: length, to: length + count)
            length += count
            if let lastEnd { end = lastEnd }
        } while end == 0 || (fills && length < block.capacity)
        state.rest = block.bytes(end..<length)
        block.bounds = 0..<end
        block.bounds = start(block, end, &state)..<end
    }

    /// Where the candidates start: behind a byte order mark, and behind the header lines.
    private func start(_ block: InputBlock, _ end: Int, _ state: inout State) -> Int {
        var start = 0
        if state.isAtStart && lineEnd == .newline && block.bytes(0..<min(3, end)) == [0xEF, 0xBB, 0xBF] { start = 3 }
        state.isAtStart = false
        while state.headerLines > 0, start < end {
            start = block.line(at: start, lineEnd).next
            state.headerLines -= 1
        }
        return start
    }
}

/// Memory for a block, and the lines in it.
final class InputBlock: @unchecked Sendable {
    // Invariant: one thread has it at a time; `memory` holds `capacity` bytes and the slack behind them; `bounds` lies within `capacity`.
    private var memory: UnsafeMutablePointer<UInt8>
    private(set) var capacity = 256 << 10
    fileprivate(set) var bounds = 0..<0

    init() { memory = InputBlock.makeMemory(capacity) }

    deinit { free(memory) }

    /// Wraps calloc(3): pages that nothing was read into stay untouched, and are zero when the fast paths look at them.
    private static func makeMemory(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
        guard let memory = calloc(1, capacity + readableSlack) else { Arena.exhausted() }
        return memory.assumingMemoryBound(to: UInt8.self)
    }

    var text: UnsafePointer<UInt8> { UnsafePointer(memory) }

    /// A line that is longer than a block makes it larger.
    fileprivate func grow() {
        let larger = InputBlock.makeMemory(capacity * 2)
        larger.update(from: memory, count: capacity)
        free(memory)
        memory = larger
        capacity *= 2
    }

    fileprivate func put(_ bytes: [UInt8]) -> Int {
        while bytes.count >= capacity { grow() }
        for (index, byte) in bytes.enumerated() { memory[index] = byte }
        return bytes.count
    }

    fileprivate func room(from offset: Int) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: memory + offset, count: capacity - offset)
    }

    fileprivate func bytes(_ range: Range<Int>) -> [UInt8] {
        Array(UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count))
    }

    fileprivate func lastEnd(_ byte: UInt8, from: Int, to: Int) -> Int? {
        var place = to
        while place > from {
            if memory[place - 1] == byte { return place }
            place -= 1
        }
        return nil
    }

    /// The line that starts at an offset.
    func line(at start: Int, _ lineEnd: LineEnd) -> ScannedLine {
        var lines = RawLines(self, lineEnd)
        return lines.line(at: start)
    }
}

/// The lines of a block, which have no numbers.
struct RawLines: ScannedLines {
    let text: UnsafePointer<UInt8>
    let bounds: Range<Int>
    private let lineEnd: LineEnd
    /// Where the line after the last one asked for starts.
    private var floor: Int

    init(_ block: InputBlock, _ lineEnd: LineEnd) {
        text = block.text
        bounds = block.bounds
        self.lineEnd = lineEnd
        floor = bounds.lowerBound
    }

    @inline(__always)
    mutating func line(at place: Int) -> ScannedLine {
        let start = self.start(before: place)
        var end = bounds.upperBound
        floor = end
        if let found = memchr(text + place, Int32(lineEnd.rawValue), end &- place) {
            end = UnsafeRawPointer(found) - UnsafeRawPointer(text)
            floor = end &+ 1
            // Without a newline behind it, it is no part of a line end.
            if lineEnd == .newline, end > start, text[end &- 1] == 0x0D { end &-= 1 }
        }
        return ScannedLine(start: start, end: end, next: floor, number: 0)
    }

    /// Looks back 64 bytes at a time, or byte by byte near the floor, below which nothing may be read.
    @inline(__always)
    private func start(before place: Int) -> Int {
        var place = place
        while place &- floor >= 64 {
            let ends = ByteMask.equal(text + (place &- 64), to: lineEnd.rawValue, fold: 0)
            if ends != 0 { return place &- ends.leadingZeroBitCount }
            place &-= 64
        }
        while place > floor, text[place &- 1] != lineEnd.rawValue { place &-= 1 }
        return place
    }
}
