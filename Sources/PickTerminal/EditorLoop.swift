import Glibc
import PickCore

/// A view that is asked on a terminal with an editor.
protocol EditorClient: AnyObject {
    /// A key was pressed, whatever it will do.
    func keyPressed()
    /// What is to be seen now.
    func frame(for line: LineEditor.Line) -> Frame
    /// Does a command of the key table that is not about the text of the line.
    func perform(_ command: Command)
    /// Time is up, the person leaves, or a signal came.
    func handle(_ event: Event)
    /// More options are there, or a search has got further.
    func inputArrived()
    /// The first picture is on the screen.
    func shown()
    var size: ScreenSize { get set }
    /// Whether the keys that step through the rows move in the line instead while it has text.
    var editsWithArrows: Bool { get }
    /// Whether left and right are not for the line although it has text.
    var rowsTakeArrows: Bool { get }
    /// How it ended.
    var outcome: Outcome? { get }
}

/// The event loop of a session: waits for keys, signals, options and time in one place, and draws.
///
/// libedit's request for a key is what drives it.
final class EditorLoop {
    private let settings: SessionSettings
    private let signals = SignalPipe()
    /// Set before anything else is used.
    unowned var client: any EditorClient
    private let editor: LineEditor
    var renderer: FrameRenderer

    private var decoder = KeyDecoder()
    private var keys: [Key] = []
    /// On the monotonic clock, in milliseconds; `nil` before the first picture.
    private var lastDraw: Int?
    /// When the last byte of a key came.
    private var lastByte = 0
    /// Whether a key has done something that was not drawn yet.
    private var owesEcho = false
    private var isStopped = false
    /// Whether a stop from the keyboard can be undone: not within `$(…)`, where the shell waits for our output.
    private let canStop = isatty(STDOUT_FILENO) == 1 && !SignalPipe.isIgnored(SIGTSTP)

    /// A frame at least this often while keys and options keep coming, in milliseconds.
    private static let longestWithoutFrame = 50

    init(_ client: any EditorClient, _ editor: LineEditor, _ settings: SessionSettings) {
        self.client = client
        self.editor = editor
        self.settings = settings
        renderer = FrameRenderer(theme: settings.theme)
    }

    private var terminal: Terminal { settings.terminal }

    /// Takes the terminal.
    func begin(bindings: [KeyTable.Binding]) {
        editor.begin(
            bindings: bindings, read: { [unowned self] in nextInput() }, perform: { [unowned self] in perform($0) })
        prepare()
    }

    /// Edits one line, until the client wants no more of it or there is an outcome.
    func edit(startingWith text: [UInt8]) {
        editor.edit(startingWith: text)
        // The next keys must not be echoed by the system while the line is looked at.
        if client.outcome == nil { prepareModes() }
    }

    /// Gives the terminal back.
    func end(_ bytes: [UInt8]) {
        terminal.write(bytes + Array("\u{1B}[?2004l".utf8))
        terminal.restore()
    }

    private func prepare() {
        prepareModes()
        terminal.write("\u{1B}[?2004h")
    }

    private func prepareModes() {
        editor.prepareTerminal()
        if !canStop { terminal.disableStopKey() }
        if settings.catchesInterrupt { terminal.disableInterruptKey() }
    }

    // MARK: The place that waits

    private func nextInput() -> LineEditor.Input {
        while client.outcome == nil, !isStopped {
            if !keys.isEmpty {
                owesEcho = true
                client.keyPressed()
                return .key(keys.removeFirst())
            }
            let now = waiting(readsKeys: true).wait(milliseconds: 0)
            let isLate = lastDraw.map { monotonicMilliseconds() - $0 > EditorLoop.longestWithoutFrame } ?? true
            if now.isIdle || isLate || owesEcho && !now.terminal { draw() }
            if now.isIdle { wait() } else { take(now, readsKeys: true) }
        }
        isStopped = false
        return .stop
    }

    /// Waits for one thing to happen and takes note of it.
    ///
    /// - Parameters:
    ///   - readsKeys: whether a key counts; otherwise it stays where it is.
    ///   - milliseconds: to wait at most.
    func wait(readsKeys: Bool = true, milliseconds: Int? = nil) {
        let left = settings.deadline.map { $0 - monotonicMilliseconds() }
        let limit = [readsKeys ? patience : nil, left, milliseconds].compactMap { $0 }.min()
        take(waiting(readsKeys: readsKeys).wait(milliseconds: limit), readsKeys: readsKeys)
    }

    /// Whether a key that came before the line is edited asks to leave.
    var isCancelledAhead: Bool {
        keys.first == .control("D") || keys.contains(.control("G")) || !editor.isVi && keys.contains(.escape)
    }

    /// Time is looked at every time: options that never stop arriving must not stop the clock.
    private func take(_ happened: Waiting.Wakeup, readsKeys: Bool) {
        if happened.signal { handleSignals() }
        if happened.input {
            settings.wakeup.drain()
            client.inputArrived()
        }
        if happened.terminal {
            readKey()
        } else if readsKeys, let patience, patience <= 0 {
            keys += decoder.giveUp()
        }
        if let deadline = settings.deadline, client.outcome == nil, monotonicMilliseconds() >= deadline {
            client.handle(.timeUp(editor.line.bytes))
        }
    }

    /// Milliseconds until what has come of a key counts as all of it.
    private var patience: Int? {
        decoder.patience(escapeDelay: settings.escapeDelay).map { lastByte + $0 - monotonicMilliseconds() }
    }

    private func waiting(readsKeys: Bool) -> Waiting {
        Waiting(
            terminal: readsKeys ? terminal.descriptor : -1, signals: signals.descriptor,
            input: settings.wakeup.descriptor)
    }

    /// One byte a time: what comes behind Enter belongs to the next program.
    private func readKey() {
        var byte: UInt8 = 0
        let count = read(terminal.descriptor, &byte, 1)
        if count == 1, settings.catchesInterrupt, byte == terminal.interruptKey {
            client.handle(.cancelled)
        } else if count == 1 {
            keys += decoder.take(byte)
            lastByte = monotonicMilliseconds()
        } else if count == 0 || errno != EINTR && errno != EAGAIN {
            client.handle(.cancelled)
        }
    }

    // MARK: Signals

    private func handleSignals() {
        while let signal = signals.next() {
            switch signal {
            case SIGWINCH: resize()
            case SIGTSTP: stop()
            case SIGCONT: resume()
            default: client.handle(.signal(signal))
            }
        }
    }

    private func resize() {
        client.size = terminal.size
        terminal.write(renderer.erase(forColumns: client.size.columns))
    }

    private func stop() {
        terminal.write(renderer.erase() + Array("\u{1B}[?2004l".utf8))
        terminal.restore()
        SignalPipe.stop()
        resume()
    }

    private func resume() {
        _ = renderer.erase()
        prepare()
        client.size = terminal.size
    }

    // MARK: Commands

    /// What every view does alike; the rest is the client's.
    private func perform(_ command: Command) -> LineEditor.Reaction {
        switch command {
        case .cancel: client.handle(.cancelled)
        case .endOfFile where editor.line.text.isEmpty: client.handle(.cancelled)
        case .endOfFile, .deleteForward: editor.deleteForward()
        case .deleteBackward: editor.deleteBackward()
        case .redraw: terminal.write(renderer.erase())
        case .left where !editor.line.text.isEmpty && !client.rowsTakeArrows: editor.move(by: -1)
        case .right where !editor.line.text.isEmpty && !client.rowsTakeArrows: editor.move(by: 1)
        case .first where client.editsWithArrows && !editor.line.text.isEmpty: editor.move(by: -editor.line.text.count)
        case .last where client.editsWithArrows && !editor.line.text.isEmpty: editor.move(by: editor.line.text.count)
        default: client.perform(command)
        }
        // Asked for once, it must not end the next line too: between two lines the terminal is without its editing
        // mode for a moment, and a Ctrl-D that comes then is lost.
        defer { isStopped = false }
        return client.outcome == nil && !isStopped ? .goOn : .stop
    }

    /// Ends `edit` without an outcome: the line has been entered.
    func stopEditing() { isStopped = true }

    // MARK: Drawing

    func draw() {
        let frame = client.frame(for: editor.line)
        terminal.write(renderer.draw(frame) + (editor.takeBeep() ? [0x07] : []))
        if lastDraw == nil { client.shown() }
        lastDraw = monotonicMilliseconds()
        owesEcho = false
    }
}
