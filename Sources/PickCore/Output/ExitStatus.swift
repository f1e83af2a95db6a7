/// What the exit status says to a script.
package enum ExitStatus: Int32, CaseIterable, Sendable {
    case answered = 0
    /// Nothing to choose from, nothing matches, or the given answer is not valid.
    case noAnswer = 1
    /// Wrong usage, or the environment fails.
    case failed = 2
    case timedOut = 124
    case cancelled = 130
}
