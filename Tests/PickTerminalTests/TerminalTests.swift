import Glibc
import Testing

@testable import PickTerminal
@testable import PickTestSupport

@Suite struct TerminalTests {
    @Test func `A read never waits, for a key that was announced may have been thrown away`() throws {
        let line = try PseudoTerminal(columns: 80, rows: 24)
        let terminal = try #require(Terminal(path: Array(line.path.utf8)))
        var byte: UInt8 = 0
        let count = read(terminal.descriptor, &byte, 1)
        #expect(count == -1 && errno == EAGAIN)
    }

    @Test func `The terminal still blocks for everybody else`() throws {
        let line = try PseudoTerminal(columns: 80, rows: 24)
        _ = Terminal(path: Array(line.path.utf8))
        #expect(fcntl(line.slave.raw, F_GETFL) & O_NONBLOCK == 0)
    }

    @Test func `What is no terminal is told apart by the error`() {
        #expect(Terminal(path: Array("/dev/null".utf8)) == nil && errno == ENOTTY)
        #expect(Terminal(path: Array("/nonexistent".utf8)) == nil && errno == ENOENT)
    }

    @Test func `More than the terminal takes at once is written all the same`() throws {
        let line = try PseudoTerminal(columns: 80, rows: 24)
        let terminal = try #require(Terminal(path: Array(line.path.utf8)))
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
        // Somebody has to read on the other side.
        let master = line.master.raw
        let reader = Pthread {
            var left = text.count
            var buffer = [UInt8](repeating: 0, count: 4096)
            while left > 0 {
                var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
                poll(&wait, 1, 5000)
                let count = read(master, &buffer, buffer.count)
                if count <= 0 { break }
                left -= count
            }
        }
        terminal.write(text)
        reader.join()
    }
}

/// A thread that is waited for.
private final class Pthread {
    private var thread = pthread_t()
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
        pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<Pthread>.fromOpaque(context).takeUnretainedValue().body()
                return nil
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    func join() { pthread_join(thread, nil) }
}
