import PickCore

/// The plain view on a terminal that can move its cursor: the list is printed, and libedit edits the line below it.
package final class PlainSession: EditorClient {
    private var view: PlainView
    private let settings: SessionSettings
    private let editor: LineEditor
    private lazy var loop = EditorLoop(self, editor, settings)
    private var entered: [UInt8]?
    private(set) var outcome: Outcome?

    package init(_ view: PlainView, _ editor: LineEditor, _ settings: SessionSettings) {
        self.view = view
        self.editor = editor
        self.settings = settings
    }

    private var terminal: Terminal { settings.terminal }

    /// Asks until there is an outcome, and gives the terminal back.
    package func run(startingWith text: [UInt8]) -> Outcome {
        loop.begin(bindings: KeyTable.bindings(in: .plain, multi: view.mode.separator != nil))
        settings.letArrive()
        let hasList = waitForList(view.mode.rows, page: view.firstPage) { [unowned self] milliseconds in
            loop.wait(milliseconds: milliseconds)
            if loop.isCancelledAhead { outcome = outcome ?? .cancelled }
            return outcome == nil
        }
        if !hasList { outcome = outcome ?? .nothingToChoose }
        if outcome == nil { show(view.opening()) }
        var start = text
        while outcome == nil {
            loop.edit(startingWith: start)
            start = []
            guard outcome == nil, let line = entered else { continue }
            entered = nil
            let row = PromptRow(prompt: view.question, line: line, cursor: line.count, columns: view.size.columns)
            terminal.write(loop.renderer.leave(row))
            editor.remember(line)
            take(view.entered(line))
        }
        loop.end(loop.renderer.erase())
        return outcome ?? .cancelled
    }

    private func take(_ reply: PlainView.Reply) {
        if reply.outcome?.status != .cancelled { show(reply.lines) }
        outcome = outcome ?? reply.outcome
    }

    private func show(_ lines: [String]) {
        if lines.isEmpty { return }
        terminal.write(loop.renderer.erase() + Array(lines.joined(separator: "\r\n").utf8) + [0x0D, 0x0A])
    }

    // MARK: EditorClient

    let editsWithArrows = false
    func shown() {}
    let rowsTakeArrows = false

    var size: ScreenSize {
        get { view.size }
        set { view.size = newValue }
    }

    func keyPressed() {}

    func frame(for line: LineEditor.Line) -> Frame {
        Frame(
            line: PromptRow(
                prompt: view.question, line: line.bytes, cursor: line.bytesBeforeCursor.count,
                columns: view.size.columns))
    }

    func handle(_ event: Event) { take(view.handle(event)) }

    /// New options are not printed into what is being read; `+` shows them.
    func inputArrived() {}

    func perform(_ command: Command) {
        switch command {
        case .accept:
            entered = editor.line.bytes
            loop.stopEditing()
        case .complete: complete()
        case .help: show(view.help)
        default: editor.beep()
        }
    }

    private func complete() {
        guard let rows = view.mode.rows else { return editor.beep() }
        switch Completion(editor.line.bytesBeforeCursor, separator: view.mode.separator, rows: rows) {
        case .insert(let text): editor.insert(text)
        case .choices(let rows): show(view.list(rows))
        case .nothing: editor.beep()
        }
    }
}
