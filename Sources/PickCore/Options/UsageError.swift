/// Wrong use of the command line. Ends with status 2 before anything is asked.
package indirect enum UsageError: Error, Equatable, Sendable {
    case unknownOption(String, nearest: String?)
    /// An option of fzf that has no counterpart.
    case notHere(String, advice: Message)
    /// An option that other modes have.
    case otherMode(String, mode: ModeName, has: [ModeName])
    case ambiguousOption(String, candidates: [String])
    case missingArgument(String, placeholder: String)
    case unexpectedArgument(String)
    /// Words that are neither options nor behind `--`.
    case strayWords([String])
    /// A word that is no option, in a mode without items.
    case strayWord(String, mode: ModeName)
    case notANumber(option: String, value: String, least: Int)
    case notAChoice(option: String, value: String, choices: [String])
    case notATime(option: String, value: String)
    case notAHeight(option: String, value: String)
    case notAField(option: String, value: String)
    /// No name of a key in a shell.
    case notAKey(option: String, value: String)
    /// Only one makes sense.
    case givenTwice(String)
    /// An option that has no meaning without the other.
    case needs(option: String, other: String)
    case contradicts(option: String, other: String)
    case unclosedQuote(variable: String)
    /// A fault of the options that a variable of the environment holds.
    case inVariable(String, UsageError)
}
