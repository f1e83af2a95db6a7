import Glibc
import Synchronization

/// What ends a line of the input.
package enum LineEnd: UInt8, Sendable {
    /// LF or CR LF.
    case newline = 0x0A
    /// NUL (`--read0`); nothing else is stripped.
    case null = 0
}

/// The options to choose from, as the bytes that were read: append-only, at fixed addresses, numbered from 0.
///
/// One writer fills it, at the same time any number of readers use the first `count` candidates. A line costs its own
/// bytes and five more.
package final class CandidateStore: @unchecked Sendable {
    // Invariant: `text`, `low` and `high` are written by the one writer beyond what `published` counts, and never
    // changed below it. The release store of `published` makes them visible.
    private let text: Arena
    /// Where each line starts in `text`: the low 32 bits, and the 8 above them. One more entry marks the end.
    private let low: Arena
    private let high: Arena
    private let published = Atomic<Int>(0)
    private let complete = Atomic<Bool>(false)
    private let lineEnd: LineEnd
    /// Lines at the start that are shown above the list and cannot be chosen (`--header-lines`).
    private let headerLines: Int

    // The writer's own.
    private var length = 0
    private var lineTotal = 0
    private var lastStart = 0
    private var hasLookedForMark = false

    package init(lineEnd: LineEnd = .newline, headerLines: Int = 0) {
        self.lineEnd = lineEnd
        self.headerLines = headerLines
        text = Arena(reserving: 1 << 40)
        low = Arena(reserving: 1 << 36)
        high = Arena(reserving: 1 << 34)
        setStart(0, of: 0)
    }

    // MARK: Reading

    /// Candidates that can be used so far.
    package var count: Int { max(0, lineCount - headerLines) }

    /// Whether the input has ended: `count` will not change any more.
    package var isComplete: Bool { complete.load(ordering: .acquiring) }

    /// The bytes of a candidate, without its line end. They stay where they are as long as the store lives.
    package subscript(candidate: Int) -> UnsafeRawBufferPointer { line(candidate + headerLines) }

    /// The header lines that have arrived, as `[UInt8]`s.
    package var header: [[UInt8]] {
        (0..<min(headerLines, lineCount)).map { Array(line($0)) }
    }

    private var lineCount: Int { published.load(ordering: .acquiring) }

    private func line(_ index: Int) -> UnsafeRawBufferPointer { lines.line(index) }

    /// The lines by number, header lines too, for loops over many of them.
    private var lines: StoredLines {
        StoredLines(text: text.start, low: low.start, high: high.start, dropsReturn: lineEnd == .newline)
    }

    /// The candidates by number, for loops over many of them. Only for those that `count` has counted.
    var storedCandidates: StoredLines {
        StoredLines(
            text: text.start, low: low.start + headerLines * 4, high: high.start + headerLines,
            dropsReturn: lineEnd == .newline)
    }

    // MARK: Writing, by the one writer

    /// Where the next `size` bytes of input are to be put; `didRead` says how many came.
    package func room(_ size: Int) -> UnsafeMutableRawBufferPointer {
        text.commit(length + size + readableSlack)
        return UnsafeMutableRawBufferPointer(start: text.start + length, count: size)
    }

    /// Takes the `count` bytes that were put in `room`, and publishes the lines that they complete.
    package func didRead(_ count: Int) {
        var offset = length
        length += count
        while offset < length {
            var ends = ByteMask.equal(text.start + offset, to: lineEnd.rawValue, fold: 0) & lowBits(length - offset)
            if ends != 0 { reserveStarts(64) }
            while ends != 0 {
                lineTotal += 1
                lastStart = offset + ends.trailingZeroBitCount + 1
                storeStart(lineTotal, of: lastStart)
                ends &= ends - 1
            }
            offset += 64
        }
        if !hasLookedForMark && length >= 3 { dropByteOrderMark() }
        published.store(lineTotal, ordering: .releasing)
    }

    /// A byte order mark at the very start is not a part of the first line.
    private func dropByteOrderMark() {
        hasLookedForMark = true
        let bytes = text.start.assumingMemoryBound(to: UInt8.self)
        if lineEnd == .newline, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            setStart(0, of: 3)
            if lineTotal == 0 { lastStart = 3 }
        }
    }

    /// The input has ended: what follows the last line end is a line too.
    package func finish() {
        if length > lastStart { terminate() }
        text.trim(to: length + readableSlack)
        low.trim(to: (lineTotal + 1) * 4)
        high.trim(to: lineTotal + 1)
        published.store(lineTotal, ordering: .releasing)
        complete.store(true, ordering: .releasing)
    }

    /// Adds one candidate as it is, whatever bytes it holds.
    package func append(_ candidate: some Collection<UInt8>) {
        hasLookedForMark = true
        let room = room(candidate.count)
        room.copyBytes(from: candidate)
        length += candidate.count
        terminate()
        published.store(lineTotal, ordering: .releasing)
    }

    /// Ends the line by hand, in such a way that nothing of it is taken for a part of the line end.
    private func terminate() {
        text.commit(length + 2 + readableSlack)
        if lineEnd == .newline, length > lastStart,
            text.start.load(fromByteOffset: length - 1, as: UInt8.self) == 0x0D
        {
            text.start.storeBytes(of: 0x0D, toByteOffset: length, as: UInt8.self)
            length += 1
        }
        text.start.storeBytes(of: lineEnd.rawValue, toByteOffset: length, as: UInt8.self)
        length += 1
        addLine(endingBefore: length)
    }

    private func addLine(endingBefore next: Int) {
        lineTotal += 1
        lastStart = next
        setStart(lineTotal, of: next)
    }

    private func setStart(_ index: Int, of offset: Int) {
        low.commit((index + 1) * 4)
        high.commit(index + 1)
        storeStart(index, of: offset)
    }

    /// Makes room for the starts of as many more lines.
    private func reserveStarts(_ count: Int) {
        low.commit((lineTotal + count + 1) * 4)
        high.commit(lineTotal + count + 1)
    }

    private func storeStart(_ index: Int, of offset: Int) {
        low.start.storeBytes(of: UInt32(truncatingIfNeeded: offset), toByteOffset: index * 4, as: UInt32.self)
        high.start.storeBytes(of: UInt8(truncatingIfNeeded: offset >> 32), toByteOffset: index, as: UInt8.self)
    }
}
