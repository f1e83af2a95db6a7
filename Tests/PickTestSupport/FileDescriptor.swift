import CPseudoTerminal
import Glibc

/// An open file that closes itself. Never handed to a program unless asked for.
final class FileDescriptor {
    let raw: Int32
    private var isOpen = true

    init(_ raw: Int32) { self.raw = raw }

    deinit { close() }

    func close() {
        guard isOpen else { return }
        isOpen = false
        _ = Glibc.close(raw)
    }

    static func open(_ path: String, _ flags: Int32) throws(SessionFailure) -> FileDescriptor {
        let raw = Glibc.open(path, flags | O_CLOEXEC, 0o600)
        guard raw >= 0 else { throw .cannotStart("cannot open \(path): \(lastErrorText())") }
        return FileDescriptor(raw)
    }

    /// A file with no name, gone when it is closed.
    static func makeTemporaryFile() throws(SessionFailure) -> FileDescriptor {
        var template = Array("/tmp/pick-test-XXXXXX".utf8CString)
        let raw = mkostemp(&template, O_CLOEXEC)
        guard raw >= 0 else { throw .cannotStart("cannot make a temporary file: \(lastErrorText())") }
        unlink(template)
        return FileDescriptor(raw)
    }

    static func makePipe() throws(SessionFailure) -> (reader: FileDescriptor, writer: FileDescriptor) {
        var ends: [Int32] = [0, 0]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .cannotStart("cannot make a pipe: \(lastErrorText())") }
        return (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
    }

    func stopBlocking() {
        _ = fcntl(raw, F_SETFL, fcntl(raw, F_GETFL) | O_NONBLOCK)
    }

    /// What can be read without waiting; nil at the end of the file or when the other side has gone.
    func readAvailable(_ limit: Int = 65536) -> [UInt8]? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
            count = read(raw, buffer.baseAddress, limit)
            initialized = max(count, 0)
        }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? [] : nil }
        return count == 0 ? nil : bytes
    }

    /// Writes what fits now and says how much that was; nil when nobody can read it any more.
    func writeAvailable(_ bytes: ArraySlice<UInt8>) -> Int? {
        let count = bytes.withUnsafeBytes { write(raw, $0.baseAddress, $0.count) }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
        return count
    }

    /// The whole file from its beginning, without moving the position a program writes at.
    func contents() -> [UInt8] {
        var all: [UInt8] = []
        while true {
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, initialized in
                count = pread(raw, buffer.baseAddress, 65536, off_t(all.count))
                initialized = max(count, 0)
            }
            if count <= 0 { return all }
            all += chunk
        }
    }
}

func lastErrorText() -> String { String(cString: strerror(errno)) }
