import Glibc
import PickCore
import PickTerminal

/// A run that chooses from a list, which is read first or while it is asked.
struct ListRun {
    let run: Run
    let list: CandidateList
    private(set) var mode: SelectMode
    /// `nil` when the items come from the command line.
    let input: StandardInput?
    private let wakeup = Wakeup()

    var request: Request { run.request }

    init(_ run: Run) {
        self.run = run
        list = CandidateList(run.request.select)
        mode = SelectMode(list: list, request: run.request)
        if let items = run.request.items {
            for item in items { list.append(item) }
            list.finish()
            input = nil
        } else if isatty(STDIN_FILENO) == 1 {
            run.end(.failed(.itemsMissing))
        } else {
            input = StandardInput(list: list, wakeup: wakeup)
        }
    }

    mutating func perform() -> Never {
        if let query = request.select.filter { filter(query) }
        if request.answer != nil || request.asksNothing { answerUnasked() }
        decideByCount()
        let place = run.findPlace(isInputFree: input == nil)
        if !request.defaults.isEmpty {
            readBeforeQuestion()
            takeDefaults()
        }
        end(ask(at: place))
    }

    /// Reads to the end, for what must know all options.
    func readAll() {
        guard let input else { return }
        while !list.isComplete { if !input.readNext(until: run.deadline) { run.end(.timedOut) } }
        if let complaint = input.complaint { run.end(.failed(complaint)) }
    }

    /// Reads to the end, or as long as it is wanted, while the terminal of the question is kept quiet.
    ///
    /// - Parameter isEnough: asked now and then.
    private func readBeforeQuestion(isEnough: () -> Bool = { false }) {
        guard let input, !list.isComplete else { return }
        input.readWhatIsThere()
        var isInTime = true
        if !list.isComplete {
            let quiet = run.terminal.flatMap { QuietTerminal($0) }
            let wait = quiet.map { quiet in { quiet.wait(for: STDIN_FILENO, milliseconds: $0) } }
            var nextLook = 1
            while isInTime, !list.isComplete {
                // While it pours in, each time at a part more than before: looking would take longer than reading.
                if list.count >= nextLook || !input.hasMore {
                    if isEnough() { break }
                    nextLook = list.count + list.count / 2 + 1
                }
                isInTime = input.readNext(until: run.deadline, wait: wait)
            }
            quiet?.end()
        }
        if !isInTime { run.end(.timedOut) }
        if let complaint = input.complaint { run.end(.failed(complaint)) }
    }

    private mutating func takeDefaults() {
        if list.count == 0 { run.end(.nothingToChoose) }
        if let message = mode.takeDefaults() { run.end(.failed(message)) }
    }

    private mutating func answerUnasked() -> Never {
        readAll()
        if list.count == 0 { run.end(.nothingToChoose) }
        if !request.defaults.isEmpty { takeDefaults() }
        run.answerUnasked(mode)
    }

    /// `--select-1` and `--exit-0`: asks as soon as it is clear that they end nothing.
    private func decideByCount() {
        let options = request.select
        guard options.acceptsOnly || options.endsWithoutMatch else { return }
        let query = Query(request.query, rule: options.rule)
        func matches() -> Matches {
            Search.run(query, over: list.shown, upTo: list.count, threads: options.workers)
        }
        readBeforeQuestion { matches().count > (options.acceptsOnly ? 1 : 0) }
        if !list.isComplete { return }
        let found = matches()
        if found.count == 1, options.acceptsOnly {
            switch mode.answer([found[0]], query: request.query) {
            case .answer(let answer): run.end(.answered(answer))
            case .refused(let message): run.end(.invalid(message))
            default: break
            }
        }
        if found.count == 0, options.endsWithoutMatch || list.count == 0 && request.output.printsQuery {
            run.end(request.output.printsQuery ? .query(request.query) : .noMatch)
        }
        if list.count == 0 { run.end(.nothingToChoose) }
    }

    private func ask(at place: Run.Place) -> Outcome {
        if case .terminal = place { input?.readWhatIsThere() }
        if list.isComplete && list.count == 0 { return .nothingToChoose }
        let question = Question(mode: mode) { [mode, list, request, wakeup] in
            let search = LiveSearch(
                list.shown, rule: request.select.rule, understandsNumbers: request.select.showsNumbers,
                threads: request.select.workers, notify: { wakeup.wake() })
            return SelectRows(mode: mode, search: search)
        }
        return run.ask(question, at: place, wakeup: wakeup) {
            if let input, !list.isComplete { input.readInBackground() }
        }
    }

    /// An empty list may be one that could not be read.
    private func end(_ outcome: Outcome) -> Never {
        if outcome == .nothingToChoose, let complaint = input?.complaint { run.end(.failed(complaint)) }
        run.end(outcome)
    }
}
