/// One question being asked: decides what every event comes to, and draws nothing.
package struct Prompt {
    package let mode: any Mode
    private let acceptsOnTimeout: Bool
    /// Whether somebody is there to say which of two readings of a line is meant.
    private let hasPerson: Bool

    package init(mode: any Mode, request: Request, hasPerson: Bool) {
        self.mode = mode
        self.hasPerson = hasPerson
        acceptsOnTimeout = request.acceptsOnTimeout
    }

    package func handle(_ event: Event) -> Effect {
        switch event {
        case .entered(let line): judge(line)
        case .timeUp: timeUp()
        case .cancelled: .finish(.cancelled)
        case .signal(let number): .finish(.signal(number))
        }
    }

    /// Judges a text that nobody is asked about: `--answer`.
    package func judgeUnasked(_ text: [UInt8]) -> Outcome {
        switch judge(text) {
        case .finish(let outcome): outcome
        case .refuse(let message): .invalid(message)
        case .narrow(let message, _): .invalid(message)
        }
    }

    private func judge(_ line: [UInt8]) -> Effect {
        switch mode.judge(line, hasPerson: hasPerson) {
        case .answer(let answer): .finish(.answered(answer))
        case .query(let query): .finish(.query(query))
        case .refused(let message): .refuse(message)
        case .several(let message, let rows): .narrow(message, rows)
        }
    }

    private func timeUp() -> Effect {
        if acceptsOnTimeout, case .answer(let answer) = mode.judge([], hasPerson: false) {
            return .finish(.answered(answer))
        }
        return .finish(.timedOut)
    }
}
