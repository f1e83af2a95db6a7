import Glibc

/// Wakes the event loop from another thread.
package final class Wakeup: Sendable {
    /// To be polled: readable after `wake`.
    package let descriptor: Int32
    private let writeEnd: Int32

    /// Without descriptors to be had, nobody is woken: the loop then sees what is new at the next key.
    package init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, writeEnd) = (ends[0], ends[1])
    }

    /// From any thread. Several calls before the loop looks count as one.
    package func wake() {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }

    /// Makes it possible to be woken again.
    package func drain() {
        var bytes: UInt64 = 0
        while read(descriptor, &bytes, 8) == 8 {}
    }
}
