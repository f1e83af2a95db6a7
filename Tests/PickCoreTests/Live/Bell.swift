import Glibc

/// Rings when there is a result; whoever waits for it sleeps until then.
final class Bell: Sendable {
    private let ends: (read: Int32, write: Int32)

    init() {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        self.ends = (ends[0], ends[1])
    }

    deinit {
        close(ends.read)
        close(ends.write)
    }

    func ring() {
        var byte: UInt8 = 1
        write(ends.write, &byte, 1)
    }

    /// At most ten seconds: a test that waits in vain is to fail, not to hang.
    func wait() {
        var watched = pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0)
        guard poll(&watched, 1, 10_000) == 1 else { fatalError("no search has ended within ten seconds") }
        var byte: UInt8 = 0
        read(ends.read, &byte, 1)
    }
}
