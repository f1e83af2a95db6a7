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

    /// The terminal that a question would be asked on, if there is one.
    var terminal: Terminal? {
        switch request.terminal {
        case .standardInput: nil
        case .controlling: Terminal(path: nil)
        case .path(let path): Terminal(path: path)
        }
    }

    /// - Parameter isInputFree: whether standard input may hold answers, since it holds nothing else.
    func findPlace(isInputFree: Bool) -> Place {
        if let terminal { return .terminal(terminal) }
        switch request.terminal {
        case .standardInput: return .lines
        case .controlling:
            if isInputFree { return .lines }
            end(.failed(.noTerminal))
        case .path(let path):
            end(.failed(errno == ENOTTY ? .notATerminal(path) : .cannotOpen(path, reason: describe(errno))))
        }
    }

    /// - Parameters:
    ///   - wakeup: wakes when there is more to choose from.
    ///   - letArrive: lets it arrive.
    func ask(
        _ question: Question, at place: Place, wakeup: Wakeup = Wakeup(), letArrive: @escaping () -> Void = {}
    ) -> Outcome {
        switch place {
        case .terminal(let terminal):
            let settings = SessionSettings(
                terminal: terminal, signals: SignalPipe(), theme: request.color == .never ? .plain : .color,
                wakeup: wakeup, deadline: deadline, escapeDelay: Run.escapeDelay, catchesInterrupt: request.isWidget,
                letArrive: letArrive)
            return ask(question, on: terminal, settings)
        case .lines:
            let prompt = Prompt(mode: question.mode, request: request, hasPerson: false)
            let reader = LineReader(prompt: prompt, deadline: deadline)
            let (outcome, isSaid) = reader.run { Process.complain($0, request.language) }
            if isSaid { Process.end(outcome.status) }
            return outcome
        }
    }

    private func ask(_ question: Question, on terminal: Terminal, _ settings: SessionSettings) -> Outcome {
        let editor = LineEditor(terminal: terminal.descriptor)
        if let editor, !request.isPlain {
            let rows = question.makeRows()
            let bindings = KeyTable.bindings(in: .live, style: rows.style, multi: question.mode.separator != nil)
            let view = LiveView(rows: rows, request: request, bindings: bindings, size: terminal.size)
            let session = LiveSession(view, bindings: bindings, editor, settings, leavesNothing: request.isWidget)
            return session.run(startingWith: request.query)
        }
        let prompt = Prompt(mode: question.mode, request: request, hasPerson: true)
        let view = PlainView(prompt: prompt, request: request, size: terminal.size)
        if let editor { return PlainSession(view, editor, settings).run(startingWith: request.query) }
        terminal.restore()
        return LineSession(view, settings).run()
    }

    /// `ESCDELAY`, in milliseconds. 50: terminals send a sequence in one piece, and a person does not notice.
    private static var escapeDelay: Int {
        Process.variable("ESCDELAY").flatMap { Int(String(decoding: $0, as: UTF8.self)) }.map { max(1, $0) } ?? 50
    }
}
