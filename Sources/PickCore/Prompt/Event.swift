/// Something that happened to a prompt.
package enum Event {
    /// A whole line was entered.
    case entered([UInt8])
    /// The time of `--timeout` is over, with so much typed, as far as it is known.
    case timeUp([UInt8])
    /// The person wants to leave: Esc, Ctrl-D on an empty line, the end of the terminal.
    case cancelled
    /// A signal that ends the program.
    case signal(Int32)
}

/// What is to be done about an event.
package enum Effect {
    case finish(Outcome)
    /// Say why, and ask again.
    case refuse(Message)
    /// Show the rows that are possible, say so, and ask again.
    case narrow(Message, [ListedRow])
    /// The prompt has another list now: say why, show it, and ask again.
    case ask(Message?)
}

/// How a prompt ended.
package enum Outcome: Equatable, Sendable {
    case answered(Answer)
    /// Nothing matched; `--print-query` prints the query.
    case query([UInt8])
    /// A line that was given without asking is not valid.
    case invalid(Message)
    case nothingToChoose
    /// Nothing matches, and a script asked for it to end then: no word about it.
    case noMatch
    case cancelled
    case timedOut
    /// The program is to die of this signal, after the terminal was given back.
    case signal(Int32)
    /// The environment failed.
    case failed(Message)

    package var status: ExitStatus {
        switch self {
        case .answered: .answered
        case .query, .invalid, .nothingToChoose, .noMatch: .noAnswer
        case .failed: .failed
        case .timedOut: .timedOut
        case .cancelled, .signal: .cancelled
        }
    }

    /// The line for standard error. A person who cancelled, or let the time go by, needs no word about it.
    package var complaint: Message? {
        switch self {
        case .invalid(let message), .failed(let message): message
        case .nothingToChoose: .nothingToChoose
        case .answered, .query, .noMatch, .cancelled, .timedOut, .signal: nil
        }
    }
}
