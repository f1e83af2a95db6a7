import Glibc

/// Memory that grows without ever moving: addresses are reserved once and made writable as they are used.
///
/// Growing costs no copy, and a pointer into it stays good for the life of the arena, so a thread can read what is
/// there while another one appends.
package final class Arena: @unchecked Sendable {
    // Invariant: only the one writer calls `commit`; readers stay below a length that was published to them.
    package let start: UnsafeMutableRawPointer
    private let reserved: Int
    private var committed = 0

    /// Granularity of growth, in bytes. Small enough for an empty list to cost nothing, doubled up to 4 MiB later.
    private static let smallestStep = 64 << 10
    private static let largestStep = 4 << 20

    /// - Parameter reserving: addresses wanted, in bytes. Where the system refuses that many (`ulimit -v`), half is
    ///   tried, and half of it, and so on.
    package init(reserving: Int) {
        var size = reserving
        var address = Arena.reserve(size)
        while address == MAP_FAILED && size > Arena.smallestStep {
            size /= 2
            address = Arena.reserve(size)
        }
        guard let address, address != MAP_FAILED else { Arena.exhausted() }
        start = address
        reserved = size
    }

    deinit { munmap(start, reserved) }

    /// Makes the first `length` bytes usable. The new ones are zero.
    package func commit(_ length: Int) {
        if length <= committed { return }
        // As much again as there is, within limits.
        let step = min(max(committed, Arena.smallestStep), Arena.largestStep)
        let wanted = max(length, committed + step)
        let end = min((wanted + Arena.smallestStep - 1) & ~(Arena.smallestStep - 1), reserved)
        guard length <= end, mprotect(start + committed, end - committed, PROT_READ | PROT_WRITE) == 0
        else { Arena.exhausted() }
        // Large pages halve the cost of first touching the memory.
        if end - committed >= Arena.largestStep { madvise(start + committed, end - committed, MADV_HUGEPAGE) }
        committed = end
    }

    /// Gives the memory behind the first `length` bytes back to the system; it can be made usable again.
    package func trim(to length: Int) {
        let page = 4096
        let from = (length + page - 1) & ~(page - 1)
        if from < committed { madvise(start + from, committed - from, MADV_DONTNEED) }
    }

    private static func reserve(_ size: Int) -> UnsafeMutableRawPointer? {
        mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    }

    /// Out of memory has no way on: says so in one line and ends with the status of a failing environment.
    static func exhausted() -> Never {
        let message: StaticString = "pick: out of memory\n"
        _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(2)
    }
}
