import Glibc
import PickCore
import PickTerminal

/// One run of the program, from the request to the exit status.
struct Run {
    let request: Request
    /// On the monotonic clock, in milliseconds.
    let deadline: Int?

    init(_ request: Request) {
        self.request = request
        deadline = request.timeout.map { monotonicMilliseconds() + $0 }
    }

    func perform() -> Never {
        if let document = request.document {
            write(Array(document.text(language: request.language, mode: request.mode).utf8))
            Process.end(.answered)
        }
        do {
            guard let question = try ModeTable.question(request, in: SystemSurroundings()) else {
                var list = ListRun(self)
                list.perform()
            }
            for warning in question.warnings { Process.complain(Message(warning, zh: warning), request.language) }
            if request.answer != nil || request.asksNothing { answerUnasked(question.mode) }
            end(ask(question, at: findPlace(isInputFree: !request.readsFileFromInput)))
        } catch {
            end(.failed(error.message))
        }
    }

    /// `--answer`, and `--no-input` with a default.
    func answerUnasked(_ mode: any Mode) -> Never {
        if request.answer == nil, mode.shownDefault == nil { end(.failed(.noDefault)) }
        end(Prompt(mode: mode, request: request, hasPerson: false).judgeUnasked(request.answer ?? []))
    }

    // MARK: The end

    func end(_ outcome: Outcome) -> Never {
        switch outcome {
        case .answered(let answer): write(request.output.format(answer))
        case .query(let query): write(request.output.format(query: query))
        case .signal(let number): SignalPipe.die(of: number)
        default: break
        }
        if let message = outcome.complaint { Process.complain(message, request.language) }
        Process.end(outcome.status)
    }

    func write(_ bytes: [UInt8]) {
        let error = writeAll(bytes, to: STDOUT_FILENO)
        if error != 0 { endUnwritten(error) }
    }

    func endUnwritten(_ error: Int32) -> Never {
        // Who filters into `head` knows that the reader leaves.
        let isExpected = error == EPIPE && request.select.filter != nil
        if !isExpected { Process.complain(.cannotWrite(reason: describe(error)), request.language) }
        Process.end(.failed)
    }
}
