import Glibc
import PickCore

/// Asks on a terminal that can move its cursor, with libedit editing the line.
///
/// The editor's request for a key is the event loop, and the only place that waits. What happens is turned into
/// events for the view; what the view says is turned into bytes.
package final class Session {
    private let terminal: Terminal
    private let signals: SignalPipe
    private let wakeup: Int32
    private let deadline: Int?
    private var view: PlainView
    private let language: Language
    private let mode: any Mode

    private var editor: LineEditor?
    private var decoder = KeyDecoder()
    private var renderer: FrameRenderer
    private var keys: [Key] = []
    private var entered: [UInt8]?
    private var outcome: Outcome?
    private var lastDraw = 0
    /// Whether a stop from the keyboard can be undone: not within `$(…)`, where the shell waits for our output.
    private let canStop = isatty(STDOUT_FILENO) == 1 && !SignalPipe.isIgnored(SIGTSTP)
    private let escapeDelay: Int

    /// A frame at least this often while keys and options keep coming, in milliseconds.
    private static let longestWithoutFrame = 50

    /// - Parameters:
    ///   - wakeup: readable when more options have arrived, or below 0.
    ///   - deadline: on the monotonic clock, in milliseconds.
    ///   - escapeDelay: how long Esc waits for the rest of a sequence, in milliseconds.
    package init(
        on terminal: Terminal, view: PlainView, mode: any Mode, request: Request, hasColor: Bool, wakeup: Int32,
        deadline: Int?, escapeDelay: Int
    ) {
        self.terminal = terminal
        self.view = view
        self.mode = mode
        self.wakeup = wakeup
        self.deadline = deadline
        self.escapeDelay = escapeDelay
        language = request.language
        signals = SignalPipe()
        renderer = FrameRenderer(theme: hasColor ? .color : .plain)
    }

    /// Asks until there is an outcome, and gives the terminal back.
    package func run(startingWith text: [UInt8]) -> Outcome {
        let isMulti = mode.separator != nil
        editor = LineEditor(
            terminal: terminal.descriptor, bindings: KeyTable.bindings(in: .plain, multi: isMulti),
            read: { [unowned self] in nextInput() }, perform: { [unowned self] in perform($0) })
        defer { terminal.restore() }
        guard let editor else { return .failed(.noTerminal) }
        editor.prepareTerminal()
        if !canStop { terminal.disableStopKey() }
        terminal.write("\u{1B}[?2004h")
        waitForList()
        if outcome == nil { show(view.opening()) }
        var start = text
        while outcome == nil {
            editor.edit(startingWith: start)
            start = []
            // The next keys must not be echoed while the answer is looked at.
            editor.prepareTerminal()
            if !canStop { terminal.disableStopKey() }
            guard let line = entered else { continue }
            entered = nil
            terminal.write(renderer.leave(row(for: editor.line, text: line)))
            editor.remember(line)
            take(view.entered(line))
        }
        terminal.write(renderer.erase() + Array("\u{1B}[?2004l".utf8))
        return outcome ?? .cancelled
    }

    private func take(_ reply: PlainView.Reply) {
        if reply.outcome == nil || reply.outcome?.status != .cancelled { show(reply.lines) }
        outcome = outcome ?? reply.outcome
    }

    private func show(_ lines: [String]) {
        if lines.isEmpty { return }
        let erase = renderer.erase()
        terminal.write(erase + Array(lines.joined(separator: "\r\n").utf8) + [0x0D, 0x0A])
    }

    // MARK: The place that waits

    private func nextInput() -> LineEditor.Input {
        while outcome == nil {
            if !keys.isEmpty { return .key(keys.removeFirst()) }
            if waiting.wait(milliseconds: 0).isIdle || monotonicMilliseconds() - lastDraw > Session.longestWithoutFrame {
                draw()
            }
            wait(milliseconds: decoder.patience(escapeDelay: escapeDelay))
        }
        return .stop
    }

    private var waiting: Waiting {
        Waiting(terminal: terminal.descriptor, signals: signals.descriptor, input: wakeup)
    }

    /// Waits for one thing to happen and takes note of it.
    ///
    /// - Parameter patience: after which a key that has begun is all there is of it.
    private func wait(milliseconds patience: Int?, readsKeys: Bool = true) {
        let left = deadline.map { max(0, $0 - monotonicMilliseconds()) }
        let limit = [patience, left].compactMap { $0 }.min()
        let source = Waiting(
            terminal: readsKeys ? terminal.descriptor : -1, signals: signals.descriptor, input: wakeup)
        let wakeup = source.wait(milliseconds: limit)
        if wakeup.signal { handleSignals() }
        if wakeup.input { drain(self.wakeup) }
        if wakeup.terminal { readKey() }
        if wakeup.isIdle {
            if let deadline, monotonicMilliseconds() >= deadline {
                take(view.handle(.timeUp))
            } else if patience != nil {
                keys += decoder.giveUp()
            }
        }
    }

    /// One byte a time: what comes behind Enter belongs to the next program.
    private func readKey() {
        var byte: UInt8 = 0
        let count = read(terminal.descriptor, &byte, 1)
        if count == 1 {
            keys += decoder.take(byte)
        } else if count == 0 || errno != EINTR && errno != EAGAIN {
            take(view.handle(.cancelled))
        }
    }

    /// A list that is there at once is shown at once and whole; a slow one when it has had a moment to begin.
    private func waitForList() {
        var patience: Int?
        while outcome == nil, mode.isGrowing, mode.rowCount < view.firstPage {
            if mode.rowCount > 0, patience == nil { patience = monotonicMilliseconds() + 100 }
            let left = patience.map { max(0, $0 - monotonicMilliseconds()) }
            if left == 0 { return }
            wait(milliseconds: left, readsKeys: false)
        }
        if outcome == nil, !mode.isGrowing, mode.rowCount == 0 { outcome = .nothingToChoose }
    }

    // MARK: Signals

    private func handleSignals() {
        while let signal = signals.next() {
            switch signal {
            case SIGWINCH: resize()
            case SIGTSTP: stop()
            case SIGCONT: resume()
            default: take(view.handle(.signal(signal)))
            }
        }
    }

    private func resize() {
        view.size = terminal.size
        terminal.write(renderer.erase(forColumns: view.size.columns))
        editor?.resize()
    }

    private func stop() {
        terminal.write(renderer.erase() + Array("\u{1B}[?2004l".utf8))
        terminal.restore()
        SignalPipe.stop()
        resume()
    }

    private func resume() {
        _ = renderer.erase()
        editor?.prepareTerminal()
        if !canStop { terminal.disableStopKey() }
        terminal.write("\u{1B}[?2004h")
        view.size = terminal.size
        editor?.resize()
    }

    // MARK: Commands

    private func perform(_ command: Command) -> LineEditor.Reaction {
        guard let editor else { return .stop }
        switch command {
        case .accept:
            entered = editor.line.bytes
            return .stop
        case .cancel: take(view.handle(.cancelled))
        case .endOfFile where editor.line.text.isEmpty: take(view.handle(.cancelled))
        case .endOfFile, .deleteForward: editor.deleteForward()
        case .deleteBackward: editor.deleteBackward()
        case .complete: complete()
        case .redraw: _ = renderer.erase()
        case .help: show(view.help)
        default: editor.beep()
        }
        return outcome == nil ? .goOn : .stop
    }

    private func complete() {
        guard let editor else { return }
        let completion = Completion(
            editor.line.bytesBeforeCursor, separator: mode.separator, count: mode.rowCount, option: mode.row)
        switch completion {
        case .insert(let text): editor.insert(text)
        case .choices(let rows): show(view.list(rows))
        case .nothing: editor.beep()
        }
    }

    // MARK: Drawing

    private func row(for line: LineEditor.Line, text: [UInt8]) -> PromptRow {
        PromptRow(prompt: view.question, line: text, cursor: text.count, columns: view.size.columns)
    }

    private func draw() {
        guard let editor else { return }
        let line = editor.line
        let row = PromptRow(
            prompt: view.question, line: line.bytes, cursor: line.bytesBeforeCursor.count, columns: view.size.columns)
        terminal.write(renderer.draw(Frame(line: row)) + (editor.takeBeep() ? [0x07] : []))
        lastDraw = monotonicMilliseconds()
    }
}
