import Glibc
import PickCore

/// The terminal that a question is asked on: its descriptor, its modes and its size.
package final class Terminal {
    package let descriptor: Int32
    private var original: termios

    /// Opens a terminal for asking; `nil` when there is none there.
    ///
    /// - Parameter path: `nil` for the controlling terminal.
    package init?(path: [UInt8]?) {
        let name = (path ?? Array("/dev/tty".utf8)).map(CChar.init(bitPattern:)) + [0]
        // Not blocking: the interrupt key throws away what was typed, so a key that `poll` saw may be gone before it is
        // read, and the read would wait for another one. The flag is that of our own description, nobody else sees it.
        let opened = open(name, O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        if opened < 0 { return nil }
        var modes = termios()
        if tcgetattr(opened, &modes) != 0 {
            // A file or a pipe can be opened too, and is no terminal.
            let reason = errno
            close(opened)
            errno = reason
            return nil
        }
        descriptor = opened
        original = modes
    }

    deinit { close(descriptor) }

    /// Puts the modes back as they were found. Keys that were typed ahead stay for the next program.
    package func restore() { tcsetattr(descriptor, TCSADRAIN, &original) }

    /// Disables the stop key, for the time of the prompt.
    ///
    /// Within `$(…)` of zsh, which does not ignore SIGTSTP there, a stopped prompt could never be brought back.
    package func disableStopKey() { change { $0.disable(VSUSP) } }

    /// Makes the interrupt key one like others.
    package func disableInterruptKey() { change { $0.disable(VINTR) } }

    /// What the interrupt key sends; `nil` when there is no such key.
    package var interruptKey: UInt8? {
        let key = withUnsafeBytes(of: original.c_cc) { $0[Int(VINTR)] }
        return key == 0 ? nil : key
    }

    package func stopEcho() { change { $0.c_lflag &= ~tcflag_t(ECHO) } }

    private func change(_ change: (inout termios) -> Void) {
        var modes = termios()
        tcgetattr(descriptor, &modes)
        change(&modes)
        tcsetattr(descriptor, TCSADRAIN, &modes)
    }

    package var size: ScreenSize {
        var window = winsize()
        _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
        return ScreenSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// Writes all of it. A terminal that has gone away swallows it.
    package func write(_ bytes: [UInt8]) { _ = writeAll(bytes, to: descriptor) }
    package func write(_ text: String) { write(Array(text.utf8)) }
}

extension termios {
    /// Takes a key's function away: `VSUSP`, `VINTR`.
    fileprivate mutating func disable(_ function: Int32) {
        withUnsafeMutableBytes(of: &c_cc) { $0[Int(function)] = 0 }
    }
}

/// Writes all bytes to a descriptor.
///
/// - Returns: 0, or the number of the system's error.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
}

package func writeAll(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = buffer
    while !rest.isEmpty {
        let written = write(descriptor, rest.baseAddress, rest.count)
        if written >= 0 {
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno == EAGAIN {
            // Somebody left the descriptor without blocking: wait until it takes more.
            var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
            return errno
        }
    }
    return 0
}

/// The system's words for an error number.
package func describe(_ error: Int32) -> String { String(cString: strerror(error)) }

/// Time since some moment in the past, in milliseconds. Never goes back.
package func monotonicMilliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
