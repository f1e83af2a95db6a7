import Glibc

/// Collects lines to large writes. After an error it writes no more.
final class OutputBuffer {
    // Invariant: `bytes` holds `capacity` bytes, the first `length` of which are to be written.
    private let bytes: UnsafeMutablePointer<UInt8>
    private var length = 0
    private let sink: FilterRun.Write
    /// The error number of the write that failed.
    private(set) var error: Int32?

    private static let capacity = 256 << 10

    init(_ write: @escaping FilterRun.Write) {
        sink = write
        bytes = .allocate(capacity: OutputBuffer.capacity)
    }

    deinit { bytes.deallocate() }

    /// Appends a line that has its end.
    @inline(__always)
    func append(_ text: UnsafePointer<UInt8>, _ count: Int) {
        if count > OutputBuffer.capacity &- length {
            flush()
            if count > OutputBuffer.capacity { return send(UnsafeRawBufferPointer(start: text, count: count)) }
        }
        memcpy(bytes + length, text, count)
        length &+= count
    }

    /// Appends a line, and its end.
    @inline(__always)
    func append(_ text: UnsafePointer<UInt8>, _ count: Int, end: UInt8) {
        append(text, count)
        withUnsafePointer(to: end) { append($0, 1) }
    }

    /// Writes a text that is large enough to go out alone.
    func write(_ text: UnsafeRawBufferPointer) {
        flush()
        send(text)
    }

    func flush() {
        send(UnsafeRawBufferPointer(start: bytes, count: length))
        length = 0
    }

    private func send(_ text: UnsafeRawBufferPointer) {
        if error != nil || text.isEmpty { return }
        let result = sink(text)
        if result != 0 { error = result }
    }
}
