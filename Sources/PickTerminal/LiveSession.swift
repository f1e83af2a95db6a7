import PickCore

/// The live view on a terminal that can move its cursor.
package final class LiveSession: EditorClient {
    private let terminal: Terminal
    private var view: LiveView
    private let bindings: [KeyTable.Binding]
    private lazy var loop = EditorLoop(
        self, on: terminal, theme: theme, wakeup: wakeup, deadline: deadline, escapeDelay: escapeDelay)
    private let theme: Theme
    private let wakeup: Wakeup
    private let deadline: Int?
    private let escapeDelay: Int
    private let leavesNothing: Bool
    private(set) var outcome: Outcome?

    /// - Parameter leavesNothing: whether to take the answer off the screen too, and go back to the row above.
    ///
    /// The other parameters are those of `EditorLoop`.
    package init(
        on terminal: Terminal, view: LiveView, bindings: [KeyTable.Binding], theme: Theme, wakeup: Wakeup,
        deadline: Int?, escapeDelay: Int, leavesNothing: Bool = false
    ) {
        self.terminal = terminal
        self.view = view
        self.bindings = bindings
        self.theme = theme
        self.wakeup = wakeup
        self.deadline = deadline
        self.escapeDelay = escapeDelay
        self.leavesNothing = leavesNothing
    }

    /// Asks until there is an outcome, and gives the terminal back.
    package func run(startingWith text: [UInt8]) -> Outcome {
        outcome = view.outcome
        if outcome == nil {
            loop.begin(bindings: bindings)
            if loop.editor == nil { return .failed(.noTerminal) }
            var start = text
            while outcome == nil {
                loop.edit(startingWith: start)
                start = []
            }
            loop.end(leaving)
        } else if leavesNothing {
            terminal.write(LiveSession.rowAbove)
        }
        return outcome ?? .cancelled
    }

    private var leaving: [UInt8] {
        if leavesNothing { return loop.renderer.erase() + LiveSession.rowAbove }
        let closing = outcome.flatMap { view.closing($0) }
        return closing.map { row in loop.renderer.leave(row) } ?? loop.renderer.erase()
    }

    /// To the row above, which a shell draws again, with all below it.
    private static let rowAbove = Array("\u{1B}[A\r\u{1B}[J".utf8)

    // MARK: EditorClient

    var editsWithArrows: Bool { view.rows.style == .wheels }

    var rowsTakeArrows: Bool {
        syncLine()
        return view.rows.takesArrows
    }

    var size: ScreenSize {
        get { view.size }
        set { view.size = newValue }
    }

    func keyPressed() { view.keyPressed() }

    func frame(for line: LineEditor.Line) -> Frame {
        syncLine()
        return view.frame(line: line.bytes, cursor: line.bytesBeforeCursor.count)
    }

    func handle(_ event: Event) {
        if outcome != nil { return }
        switch event {
        case .timeUp: outcome = view.timeUp()
        case .signal(let number): outcome = .signal(number)
        case .cancelled, .entered: outcome = .cancelled
        }
    }

    func inputArrived() {
        view.refresh()
        outcome = outcome ?? view.outcome
    }

    func perform(_ command: Command) {
        syncLine()
        // The key was echoed; what it does depends on the matches of what was typed before it.
        while !view.isSettled, outcome == nil {
            loop.draw()
            loop.wait(readsKeys: false)
        }
        if outcome != nil { return }
        let reply = view.perform(command)
        outcome = reply.outcome
        if reply.beeps { loop.editor?.beep() }
        if reply.clearsLine { loop.editor?.clear() }
    }

    /// Lets the rows follow the line. While libedit shows a prompt of its own in it, they stay as they are.
    private func syncLine() {
        guard let editor = loop.editor, !editor.isBusy else { return }
        view.lineChanged(editor.line.bytes)
    }
}
