import Glibc
import PickCore
import PickTerminal
import Synchronization

/// Fills a list from standard input, at once or on a thread of its own.
final class StandardInput: Sendable {
    private let list: CandidateList
    /// The system's number for what went wrong, or 0.
    private let failure = Atomic<Int32>(0)
    /// Woken when something has arrived.
    private let wakeup: Wakeup

    /// A pipe holds this much at most; a file is read in larger pieces.
    private static let pipePiece = 64 << 10
    private static let filePiece = 1 << 20

    init(list: CandidateList, wakeup: Wakeup) {
        self.list = list
        self.wakeup = wakeup
    }

    /// What went wrong in reading, if anything did.
    var complaint: Message? {
        let error = failure.load(ordering: .acquiring)
        return error == 0 ? nil : .cannotRead("standard input", reason: describe(error))
    }

    /// Reads the next piece, or to the end when that is all.
    ///
    /// - Parameters:
    ///   - deadline: on the monotonic clock, in milliseconds.
    ///   - wait: waits for something to read, for so many milliseconds at most; `nil` when reading may do so itself.
    /// - Returns: `false` when the deadline came first.
    func readNext(until deadline: Int?, wait: ((_ milliseconds: Int?) -> Bool)? = nil) -> Bool {
        while wait != nil || deadline != nil {
            let left = deadline.map { $0 - monotonicMilliseconds() }
            if let left, left <= 0 { return false }
            if (wait ?? StandardInput.wait)(left) { break }
        }
        _ = readPiece()
        return true
    }

    /// Whether reading would not have to wait.
    var hasMore: Bool { StandardInput.wait(milliseconds: 0) }

    private static func wait(milliseconds: Int?) -> Bool {
        var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, milliseconds.map { Int32(clamping: $0) } ?? -1) > 0
    }

    /// Reads what is there already, but not for long: a short list needs no thread, and is whole in the first frame.
    func readWhatIsThere() {
        var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        var patience = StandardInput.moment
        for _ in 0..<StandardInput.firstPieces {
            if list.isComplete || poll(&wait, 1, patience) <= 0 { return }
            patience = StandardInput.pause
            _ = readPiece(atMost: StandardInput.pipePiece)
        }
    }

    /// Time for the first bytes to come, in milliseconds: an empty list would only flicker.
    private static let moment: Int32 = 10
    /// Time for the next ones, or for the end. A producer that writes its list in one go is done by then.
    private static let pause: Int32 = 1
    /// Pieces that are read before the first frame, all of the size of a pipe: a long file must not hold it up.
    private static let firstPieces = 4

    /// Reads to the end on a thread of its own.
    func readInBackground() {
        let thread = Workers.start {
            var isOpen = true
            while isOpen {
                isOpen = self.readPiece()
                self.wakeup.wake()
            }
        }
        if let thread { pthread_detach(thread) }
    }

    /// - Returns: whether there may be more.
    private func readPiece(atMost: Int = filePiece) -> Bool {
        var status = stat()
        let isFile = fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        let size = isFile ? min(atMost, max(Int(status.st_size), 4096)) : StandardInput.pipePiece
        let room = list.lines.room(size)
        let count = StandardInput.read(into: room)
        if count > 0 {
            list.didRead(count)
            return true
        }
        if count < 0 { failure.store(Int32(-count), ordering: .releasing) }
        list.finish()
        return false
    }

    /// Waits for bytes.
    ///
    /// - Returns: how many came, 0 at the end, or the system's error number below 0.
    static func read(into room: UnsafeMutableRawBufferPointer, from descriptor: Int32 = STDIN_FILENO) -> Int {
        while true {
            let count = Glibc.read(descriptor, room.baseAddress, room.count)
            if count >= 0 { return count }
            if errno == EAGAIN {
                // Somebody left the descriptor without blocking.
                var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&wait, 1, -1)
            } else if errno != EINTR {
                return -Int(errno)
            }
        }
    }
}
