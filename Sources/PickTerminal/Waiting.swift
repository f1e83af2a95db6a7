import Glibc
import PickCore

/// The things that a session waits for, all in one place.
struct Waiting {
    /// What has happened, in the order in which it is to be handled.
    struct Wakeup {
        var signal = false
        var terminal = false
        var input = false
        /// Nothing happened in the time given.
        var isIdle = false
    }

    /// Where keys or lines come from.
    let terminal: Int32
    let signals: Int32
    /// Readable when more options have arrived; below 0 when none can.
    let input: Int32

    /// - Parameter milliseconds: to wait at most; `nil` for ever, 0 to look only.
    func wait(milliseconds: Int?) -> Wakeup {
        let events = Int16(POLLIN)
        var descriptors = [
            pollfd(fd: signals, events: events, revents: 0), pollfd(fd: terminal, events: events, revents: 0),
            pollfd(fd: input, events: events, revents: 0),
        ]
        let limit = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
        let ready = poll(&descriptors, nfds_t(descriptors.count), limit)
        // Interrupted by a signal: the pipe has it by now, and the next call sees it.
        if ready < 0 { return Wakeup() }
        let (hasKey, hasInput) = (descriptors[1].revents != 0, descriptors[2].revents != 0)
        // What ends a producer, or takes the terminal away, is also a signal: it came with the end, and counts first.
        if hasKey || hasInput, descriptors[0].revents == 0 { _ = poll(&descriptors, 1, 0) }
        return Wakeup(
            signal: descriptors[0].revents != 0, terminal: hasKey, input: hasInput, isIdle: ready == 0)
    }
}

/// Time for a list to become whole once it has begun, in milliseconds.
private let momentForList = 100

/// Waits until a list is worth printing: all of it or a page is there, or it has begun and had a moment to go on.
///
/// - Parameter wait: waits for input, at most so many milliseconds, and says whether to go on.
/// - Returns: whether there is anything to choose from, as far as is known.
func waitForList(_ rows: (any ModeRows)?, page: Int, wait: (_ milliseconds: Int?) -> Bool) -> Bool {
    guard let rows else { return true }
    var end: Int?
    while rows.isGrowing, rows.count < page {
        if rows.count > 0, end == nil { end = monotonicMilliseconds() + momentForList }
        let left = end.map { $0 - monotonicMilliseconds() }
        if let left, left <= 0 { break }
        if !wait(left) { break }
    }
    return !rows.isEmpty
}
