/// What the exit status says to a script.
package enum ExitStatus: Int32, CaseIterable, Sendable {
    case answered = 0
    /// Nothing to choose from, nothing matches, or the given answer is not valid.
    case noAnswer = 1
    /// Wrong usage, or the environment fails.
    case failed = 2
    case timedOut = 124
    case cancelled = 130

    package var meaning: String {
        switch self {
        case .answered: "An answer was given and printed."
        case .noAnswer:
            """
            Nothing to choose from, nothing matches (`--filter`, `--exit-0`, `--print-query`), or the given answer is \
            not valid.
            """
        case .failed:
            """
            Wrong usage, or the environment fails: no terminal to ask on, input that cannot be read, an answer that \
            cannot be written.
            """
        case .timedOut: "No answer within `--timeout`."
        case .cancelled: "Cancelled: Esc, Ctrl-C, Ctrl-D on an empty line, or the end of the terminal."
        }
    }
}
