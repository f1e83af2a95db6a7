import Glibc
import PickCore
import PickTerminal

/// One run of the program, from the request to the exit status.
struct Run {
    private let request: Request
    private let deadline: Int?
    private var list: CandidateList
    private var mode: SelectMode
    private var input: StandardInput?

    init(_ request: Request) {
        self.request = request
        deadline = request.timeout.map { monotonicMilliseconds() + $0 }
        list = CandidateList(request.select)
        mode = SelectMode(list: list, request: request)
    }

    mutating func perform() -> Never {
        if let document = request.document { print(document) }
        takeItems()
        if let query = request.select.filter { filter(query) }
        if request.answer != nil || request.asksNothing { answerUnasked() }
        decideByCount()
        let place = findPlace()
        if !request.defaults.isEmpty {
            readAll()
            takeDefaults()
        }
        end(ask(at: place))
    }

    // MARK: Input

    private mutating func takeItems() {
        if let items = request.items {
            items.forEach(list.append)
            list.finish()
        } else if isatty(STDIN_FILENO) == 1 {
            end(.failed(.itemsMissing))
        } else {
            input = StandardInput(list: list)
        }
    }

    /// Reads to the end, for what must know all options.
    private func readAll() {
        guard let input, !list.isComplete else { return }
        if !input.readAll(until: deadline) { end(.timedOut) }
        if let complaint = input.complaint { end(.failed(complaint)) }
    }

    private mutating func takeDefaults() {
        if list.count == 0 { end(.nothingToChoose) }
        if let message = mode.takeDefaults() { end(.failed(message)) }
    }

    // MARK: Without asking

    private func filter(_ text: [UInt8]) -> Never {
        readAll()
        let query = Query(text, rule: request.select.rule)
        let matches = Search.run(query, over: list.shown, upTo: list.count, threads: request.select.workers)
        var bytes = request.output.printsQuery ? request.output.format(query: text) : []
        let lineEnd: UInt8 = request.output.endsWithNull ? 0 : 0x0A
        for rank in 0..<matches.count {
            bytes += mode.value(matches[rank])
            bytes.append(lineEnd)
            if bytes.count > 1 << 16 {
                write(bytes)
                bytes = []
            }
        }
        write(bytes)
        Process.end(matches.count > 0 ? .answered : .noAnswer)
    }

    private mutating func answerUnasked() -> Never {
        readAll()
        if list.count == 0 { end(.nothingToChoose) }
        if !request.defaults.isEmpty { takeDefaults() }
        if request.answer == nil, mode.defaults.isEmpty { end(.failed(.noDefault)) }
        end(Prompt(mode: mode, request: request, hasPerson: false).judgeUnasked(request.answer ?? []))
    }

    /// `--select-1` and `--exit-0`.
    private func decideByCount() {
        let options = request.select
        guard options.acceptsOnly || options.endsWithoutMatch else { return }
        readAll()
        let query = Query(options.query, rule: options.rule)
        let matches = Search.run(query, over: list.shown, upTo: list.count, threads: options.workers)
        if matches.count == 1, options.acceptsOnly, case .answer(let answer) = mode.answer([matches[0]], query: options.query) {
            end(.answered(answer))
        }
        if matches.count == 0, options.endsWithoutMatch || list.count == 0 {
            end(request.output.printsQuery ? .query(options.query) : list.count == 0 ? .nothingToChoose : .noMatch)
        }
    }

    // MARK: Asking

    private enum Place {
        case terminal(Terminal)
        case lines
    }

    private func findPlace() -> Place {
        switch request.terminal {
        case .standardInput: return .lines
        case .controlling:
            if let terminal = Terminal(path: nil) { return .terminal(terminal) }
            // Standard input is free for answers only when the items do not come from there.
            if input == nil { return .lines }
            end(.failed(.noTerminal))
        case .path(let path):
            if let terminal = Terminal(path: path) { return .terminal(terminal) }
            end(.failed(errno == ENOTTY ? .notATerminal(path) : .cannotOpen(path, reason: describe(errno))))
        }
    }

    private func ask(at place: Place) -> Outcome {
        if case .terminal(let terminal) = place { return ask(on: terminal) }
        if list.count == 0 { return .nothingToChoose }
        let prompt = Prompt(mode: mode, request: request, hasPerson: false)
        let reader = LineReader(prompt: prompt, deadline: deadline)
        let (outcome, isSaid) = reader.run { Process.complain($0, request.language) }
        if isSaid { Process.end(outcome.status) }
        return outcome
    }

    private func ask(on terminal: Terminal) -> Outcome {
        input?.readWhatIsThere()
        if !list.isComplete { input?.readInBackground() }
        let wakeup = input?.wakeup ?? -1
        let theme = request.color == .never ? Theme.plain : .color
        let canEdit = LineEditor.canEdit
        if canEdit && !request.isPlain {
            let bindings = KeyTable.bindings(in: .live, multi: request.select.isMulti)
            let rows = SelectRows(mode: mode, search: LiveSearch(
                    list: list, rule: request.select.rule, understandsNumbers: request.select.showsNumbers))
            let view = LiveView(rows: rows, request: request, bindings: bindings, size: terminal.size)
            let session = LiveSession(
                on: terminal, view: view, bindings: bindings, theme: theme, wakeup: wakeup, deadline: deadline,
                escapeDelay: Run.escapeDelay)
            return session.run(startingWith: request.select.query)
        }
        let prompt = Prompt(mode: mode, request: request, hasPerson: true)
        let view = PlainView(prompt: prompt, request: request, size: terminal.size)
        if !canEdit {
            return LineSession(on: terminal, view: view, mode: mode, wakeup: wakeup, deadline: deadline).run()
        }
        let session = PlainSession(
            on: terminal, view: view, mode: mode, theme: theme, wakeup: wakeup, deadline: deadline,
            escapeDelay: Run.escapeDelay)
        return session.run(startingWith: request.select.query)
    }

    /// `ESCDELAY`, in milliseconds. 50: terminals send a sequence in one piece, and a person does not notice.
    private static var escapeDelay: Int {
        Process.variable("ESCDELAY").flatMap { Int(String(decoding: $0, as: UTF8.self)) }.map { max(1, $0) } ?? 50
    }

    // MARK: The end

    private func print(_ document: Document) -> Never {
        write(Array(document.text(language: request.language).utf8))
        Process.end(.answered)
    }

    private func end(_ outcome: Outcome) -> Never {
        switch outcome {
        case .answered(let answer): write(request.output.format(answer))
        case .query(let query): write(request.output.format(query: query))
        case .nothingToChoose:
            if let complaint = input?.complaint { end(.failed(complaint)) }
        case .signal(let number): SignalPipe.die(of: number)
        default: break
        }
        if let message = outcome.complaint { Process.complain(message, request.language) }
        Process.end(outcome.status)
    }

    private func write(_ bytes: [UInt8]) {
        let error = writeAll(bytes, to: STDOUT_FILENO)
        if error == 0 { return }
        // Who filters into `head` knows that the reader leaves.
        let isExpected = error == EPIPE && request.select.filter != nil
        if !isExpected { Process.complain(.cannotWrite(reason: describe(error)), request.language) }
        Process.end(.failed)
    }
}
