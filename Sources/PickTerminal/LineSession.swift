import Glibc
import PickCore

/// Asks without an editor: on a dumb terminal, which the system edits the line for, or in lines of standard input.
///
/// Not one escape byte is sent.
package final class LineSession {
    private let settings: SessionSettings
    private var view: PlainView
    private var outcome: Outcome?
    private var isAsking = false

    package init(_ view: PlainView, _ settings: SessionSettings) {
        self.view = view
        self.settings = settings
    }

    private var terminal: Terminal { settings.terminal }
    private var signals: SignalPipe { settings.signals }

    /// Asks until there is an outcome.
    package func run() -> Outcome {
        defer { terminal.restore() }
        if isatty(STDOUT_FILENO) != 1 { terminal.disableStopKey() }
        settings.letArrive()
        let hasList = waitForList(view.mode.rows, page: view.firstPage) { milliseconds in
            _ = wait(readsLine: false, milliseconds: milliseconds)
            return outcome == nil
        }
        if !hasList { outcome = outcome ?? .nothingToChoose }
        if outcome == nil { show(view.opening()) }
        isAsking = true
        while outcome == nil {
            terminal.write(view.question)
            guard let line = nextLine() else { break }
            take(view.entered(line))
        }
        // What comes next begins on a line of its own.
        if isAsking, outcome == nil || outcome?.status == .cancelled { terminal.write("\n") }
        return outcome ?? .cancelled
    }

    private func take(_ reply: PlainView.Reply) {
        if reply.outcome?.status != .cancelled { show(reply.lines) }
        outcome = outcome ?? reply.outcome
    }

    private func show(_ lines: [String]) {
        if !lines.isEmpty { terminal.write(lines.joined(separator: "\n") + "\n") }
    }

    /// `nil` when an outcome came instead.
    private func nextLine() -> [UInt8]? {
        var line: [UInt8] = []
        while outcome == nil {
            guard wait(readsLine: true) else { continue }
            var byte: UInt8 = 0
            let count = read(terminal.descriptor, &byte, 1)
            if count == 1 {
                if byte == 0x0A { return line }
                line.append(byte)
            } else if count == 0 || errno != EINTR && errno != EAGAIN {
                signals.waitForHangup()
                handleSignals()
                take(view.handle(.cancelled))
            }
        }
        return nil
    }

    /// Waits for one thing to happen. Whether there is something to read on the terminal.
    private func wait(readsLine: Bool, milliseconds: Int? = nil) -> Bool {
        let left = settings.deadline.map { max(0, $0 - monotonicMilliseconds()) }
        let source = Waiting(
            terminal: readsLine ? terminal.descriptor : -1, signals: signals.descriptor,
            input: settings.wakeup.descriptor)
        let happened = source.wait(milliseconds: [left, milliseconds].compactMap { $0 }.min())
        if happened.input { settings.wakeup.drain() }
        if happened.signal { handleSignals() }
        if happened.isIdle, let deadline = settings.deadline, monotonicMilliseconds() >= deadline {
            // The system has what was typed until Enter.
            take(view.handle(.timeUp([])))
        }
        return happened.terminal && outcome == nil
    }

    private func handleSignals() {
        while let signal = signals.next() {
            switch signal {
            case SIGWINCH: view.size = terminal.size
            // What stood in the row is behind other output by now.
            case SIGCONT: if isAsking { terminal.write(view.question) }
            case SIGTSTP: SignalPipe.stop()
            default: take(view.handle(.signal(signal)))
            }
        }
    }
}

/// Takes answers as lines of standard input, without a prompt.
package struct LineReader {
    private let prompt: Prompt
    private let deadline: Int?

    package init(prompt: Prompt, deadline: Int?) {
        self.prompt = prompt
        self.deadline = deadline
    }

    /// Reads until a line is valid.
    ///
    /// - Parameter complain: gets the reason for each line that is refused.
    /// - Returns: at the end of the input `.failed`, or after a refused line `.invalid` with its reason, which has been
    ///   given to `complain` already.
    package func run(complain: (Message) -> Void) -> (outcome: Outcome, isSaid: Bool) {
        var prompt = prompt
        var refusal: Message?
        while true {
            switch nextLine() {
            case .timeUp(let line):
                if case .finish(let outcome) = prompt.handle(.timeUp(line)) { return (outcome, false) }
            case .failed(let error):
                return (.failed(.cannotRead("standard input", reason: describe(error))), false)
            case .end:
                return refusal.map { (.invalid($0), true) } ?? (.failed(.noAnswerLine), false)
            case .line(let line):
                let outcome = prompt.judgeUnasked(line)
                guard case .invalid(let message) = outcome else { return (outcome, false) }
                complain(message)
                refusal = message
            }
        }
    }

    private enum Next {
        case line([UInt8])
        case end
        /// With so much of a line.
        case timeUp([UInt8])
        case failed(Int32)
    }

    private func nextLine() -> Next {
        var line: [UInt8] = []
        while true {
            let left = deadline.map { max(0, $0 - monotonicMilliseconds()) }
            var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            let ready = poll(&wait, 1, left.map { Int32(clamping: $0) } ?? -1)
            if ready == 0 { return .timeUp(line) }
            if ready < 0 { continue }
            var byte: UInt8 = 0
            switch read(STDIN_FILENO, &byte, 1) {
            case 1 where byte == 0x0A:
                if line.last == 0x0D { line.removeLast() }
                return .line(line)
            case 1: line.append(byte)
            case 0: return line.isEmpty ? .end : .line(line)
            default: if errno != EINTR && errno != EAGAIN { return .failed(errno) }
            }
        }
    }
}
