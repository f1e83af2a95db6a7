/// One question being asked: decides what every event comes to, and draws nothing.
package struct Prompt {
    /// Another one after each step into a narrower list.
    package private(set) var mode: any Mode
    private let acceptsOnTimeout: Bool
    /// Whether somebody is there to say which of two readings of a line is meant.
    private let hasPerson: Bool

    package init(mode: any Mode, request: Request, hasPerson: Bool) {
        self.mode = mode
        self.hasPerson = hasPerson
        acceptsOnTimeout = request.acceptsOnTimeout
    }

    package mutating func handle(_ event: Event) -> Effect {
        switch event {
        case .entered(let line): enter(line)
        case .timeUp(let line): timeUp(line)
        case .cancelled: .finish(.cancelled)
        case .signal(let number): .finish(.signal(number))
        }
    }

    /// Judges a text that nobody is asked about: `--answer`.
    package func judgeUnasked(_ text: [UInt8]) -> Outcome {
        switch mode.judge(text, hasPerson: false) {
        case .answer(let answer): .answered(answer)
        case .query(let query): .query(query)
        case .refused(let message), .several(let message, _): .invalid(message)
        case .narrowed(_, let message): .invalid(message ?? .nothingSelected)
        }
    }

    private mutating func enter(_ line: [UInt8]) -> Effect {
        switch mode.judge(line, hasPerson: hasPerson) {
        case .answer(let answer): return .finish(.answered(answer))
        case .query(let query): return .finish(.query(query))
        case .refused(let message): return .refuse(message)
        case .several(let message, let rows): return .narrow(message, rows)
        case .narrowed(let narrower, let message):
            mode = narrower
            return .ask(message)
        }
    }

    private func timeUp(_ line: [UInt8]) -> Effect {
        if acceptsOnTimeout, case .answer(let answer) = mode.judge(line, hasPerson: hasPerson) {
            return .finish(.answered(answer))
        }
        return .finish(.timedOut)
    }
}
