/// Where the lines of a `CandidateStore` are, as plain pointers.
struct StoredLines {
    // Invariant: the store lives longer than this value, and only lines that it has published are asked for; they never
    // move or change. `readableSlack` bytes behind each line can be read.
    let text: UnsafeRawPointer
    fileprivate let low: UnsafeRawPointer
    fileprivate let high: UnsafeRawPointer
    fileprivate let dropsReturn: Bool

    init(text: UnsafeRawPointer, low: UnsafeRawPointer, high: UnsafeRawPointer, dropsReturn: Bool) {
        self.text = text
        self.low = low
        self.high = high
        self.dropsReturn = dropsReturn
    }

    /// Where a line starts in `text`. The line behind the last one starts at the end.
    @inline(__always)
    func start(of line: Int) -> Int {
        Int(low.load(fromByteOffset: line &* 4, as: UInt32.self))
            | Int(high.load(fromByteOffset: line, as: UInt8.self)) &<< 32
    }

    /// Where a line ends, without its line end.
    @inline(__always)
    func end(of line: Int) -> Int {
        let end = start(of: line &+ 1) &- 1
        let endsWithReturn =
            dropsReturn && end > start(of: line) && text.load(fromByteOffset: end &- 1, as: UInt8.self) == 0x0D
        return endsWithReturn ? end &- 1 : end
    }

    func line(_ index: Int) -> UnsafeRawBufferPointer {
        let from = start(of: index)
        return UnsafeRawBufferPointer(start: text + from, count: end(of: index) - from)
    }
}

/// Bytes behind a text that can be read, whatever they hold: the fast paths look at 64 bytes, and at 64 more that a
/// term is long.
let readableSlack = 128
