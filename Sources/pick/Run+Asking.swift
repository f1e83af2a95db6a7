import Glibc
import PickCore
import PickTerminal

extension Run {
    /// Where the answer comes from.
    enum Place {
        case terminal(Terminal)
        /// Lines of standard input.
        case lines
    }

    /// - Parameter isInputFree: whether standard input may hold answers, since it holds nothing else.
    func findPlace(isInputFree: Bool) -> Place {
        switch request.terminal {
        case .standardInput: return .lines
        case .controlling:
            if let terminal = Terminal(path: nil) { return .terminal(terminal) }
            if isInputFree { return .lines }
            end(.failed(.noTerminal))
        case .path(let path):
            if let terminal = Terminal(path: path) { return .terminal(terminal) }
            end(.failed(errno == ENOTTY ? .notATerminal(path) : .cannotOpen(path, reason: describe(errno))))
        }
    }

    /// - Parameter wakeup: wakes when there is more to choose from.
    func ask(_ question: Question, at place: Place, wakeup: Wakeup = Wakeup()) -> Outcome {
        switch place {
        case .terminal(let terminal): return ask(question, on: terminal, wakeup)
        case .lines:
            let prompt = Prompt(mode: question.mode, request: request, hasPerson: false)
            let reader = LineReader(prompt: prompt, deadline: deadline)
            let (outcome, isSaid) = reader.run { Process.complain($0, request.language) }
            if isSaid { Process.end(outcome.status) }
            return outcome
        }
    }

    private func ask(_ question: Question, on terminal: Terminal, _ wakeup: Wakeup) -> Outcome {
        let theme = request.color == .never ? Theme.plain : .color
        let canEdit = LineEditor.canEdit
        if canEdit && !request.isPlain {
            let rows = question.makeRows()
            let bindings = KeyTable.bindings(in: .live, style: rows.style, multi: question.mode.separator != nil)
            let view = LiveView(rows: rows, request: request, bindings: bindings, size: terminal.size)
            let session = LiveSession(
                on: terminal, view: view, bindings: bindings, theme: theme, wakeup: wakeup, deadline: deadline,
                escapeDelay: Run.escapeDelay, leavesNothing: request.isWidget)
            return session.run(startingWith: request.query)
        }
        let prompt = Prompt(mode: question.mode, request: request, hasPerson: true)
        let view = PlainView(prompt: prompt, request: request, size: terminal.size)
        if !canEdit {
            return LineSession(on: terminal, view: view, wakeup: wakeup, deadline: deadline).run()
        }
        let session = PlainSession(
            on: terminal, view: view, theme: theme, wakeup: wakeup, deadline: deadline,
            escapeDelay: Run.escapeDelay)
        return session.run(startingWith: request.query)
    }

    /// `ESCDELAY`, in milliseconds. 50: terminals send a sequence in one piece, and a person does not notice.
    private static var escapeDelay: Int {
        Process.variable("ESCDELAY").flatMap { Int(String(decoding: $0, as: UTF8.self)) }.map { max(1, $0) } ?? 50
    }
}
