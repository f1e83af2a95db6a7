import PickCore

/// The live view on a terminal that can move its cursor.
package final class LiveSession: EditorClient {
    private var view: LiveView
    private let bindings: [KeyTable.Binding]
    private let settings: SessionSettings
    private let editor: LineEditor
    private lazy var loop = EditorLoop(self, editor, settings)
    private let leavesNothing: Bool
    private(set) var outcome: Outcome?

    /// - Parameter leavesNothing: whether to take the answer off the screen too, and go back to the row above.
    package init(
        _ view: LiveView, bindings: [KeyTable.Binding], _ editor: LineEditor, _ settings: SessionSettings,
        leavesNothing: Bool = false
    ) {
        self.view = view
        self.editor = editor
        self.bindings = bindings
        self.settings = settings
        self.leavesNothing = leavesNothing
    }

    /// Asks until there is an outcome, and gives the terminal back.
    package func run(startingWith text: [UInt8]) -> Outcome {
        outcome = view.outcome
        if outcome == nil {
            loop.begin(bindings: bindings)
            var start = text
            while outcome == nil {
                loop.edit(startingWith: start)
                start = []
            }
            loop.end(leaving)
        } else {
            settings.terminal.restore()
            if leavesNothing { settings.terminal.write(LiveSession.rowAbove) }
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
    func shown() { settings.letArrive() }

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
        if reply.beeps { editor.beep() }
        if reply.clearsLine { editor.clear() }
    }

    /// Lets the rows follow the line. While libedit shows a prompt of its own in it, they stay as they are.
    private func syncLine() {
        if !editor.isBusy { view.lineChanged(editor.line.bytes) }
    }
}
