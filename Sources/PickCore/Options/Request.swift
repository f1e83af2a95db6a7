/// Everything a run was asked to do: the command line, the defaults and the environment in one value.
package struct Request: Sendable {
    package var mode = ModeName.select
    /// Print a text about the program and end.
    package var document: Document?
    /// Items from the command line. `nil`: they come from standard input.
    package var items: [[UInt8]]?

    // Asking
    package var prompt: [UInt8]?
    package var header: [UInt8]?
    package var defaults: [[UInt8]] = []
    package var answer: [UInt8]?
    package var asksNothing = false
    /// In milliseconds from the start.
    package var timeout: Int?
    package var acceptsOnTimeout = false
    package var isPlain = false
    package var terminal = TerminalChoice.controlling
    package var height: Height?
    package var color = ColorChoice.auto
    package var language = Language.english

    package var query: [UInt8] = []
    package var select = SelectOptions()
    package var civil = CivilOptions()
    package var places = PlacesOptions()
    /// `--zone`; otherwise the zone of the system.
    package var zone: String?
    package var output = OutputOptions()

    // The shell
    /// Print the integration for this shell.
    package var integratedShell: Shell?
    /// `--bind`, to be read for that shell only.
    package var widgetBindings: OptionValue?
    /// Asked from within the line of a shell: leave nothing behind, and end on the row above the first one.
    package var isWidget = false

    package init() {}
}

/// The kind of answer that is asked for: the first word of the command line.
package enum ModeName: String, CaseIterable, Sendable {
    case select
    case date
    case time
    case datetime
    case duration
    case city
    case cascade
    case columns

    /// Whether a word that is no option is the file to read from.
    package var takesFile: Bool { self == .cascade }
}

/// What places, linked levels and columns are chosen from.
package struct PlacesOptions: Sendable {
    /// `china`, `world` or a file.
    package var data: [UInt8]?
    package var level: CityLevel?
    package var output = CityOutput.path
    package var columns: [[UInt8]] = []
    /// The file of `cascade`; `nil` or `-` is standard input.
    package var file: [UInt8]?
}

/// How `select` reads, matches and lets choose.
package struct SelectOptions: Sendable {
    package var isMulti = false
    /// At most this many answers.
    package var limit: Int?
    /// `--at-least`, if it was given.
    package var givenAtLeast: Int?
    /// At least this many answers.
    package var atLeast: Int { givenAtLeast ?? 1 }
    /// Print what matches and ask nothing.
    package var filter: [UInt8]?
    package var acceptsOnly = false
    package var endsWithoutMatch = false
    package var acceptsCurrent = false
    package var showsNumbers = false
    package var rule = MatchRule()
    package var lineEnd = LineEnd.newline
    package var headerLines = 0
    package var dropsColor = false
    package var withNth: FieldTemplate?
    /// Workers for matching. `nil`: one a core.
    package var threads: Int?
    package var workers: Int { threads ?? Workers.processors }
}

/// How the answer is written.
package struct OutputOptions: Equatable, Sendable {
    package var separator: [UInt8] = [0x3B]
    package var endsWithNull = false
    package var isJSON = false
    package var escapes = false
    package var printsIndex = false
    package var printsQuery = false
    package var order = AnswerOrder.selection
    package var acceptNth: FieldTemplate?
}

package enum AnswerOrder: String, CaseIterable, Sendable { case selection, input }
package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
package enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

package enum Height: Equatable, Sendable {
    case rows(Int)
    case percent(Int)
}

/// Where the question is asked.
package enum TerminalChoice: Equatable, Sendable {
    case controlling
    case path([UInt8])
    /// `--tty -`: answers are lines of standard input.
    case standardInput
}

/// A text about the program.
package enum Document: Equatable, Sendable {
    case shortHelp
    case help
    case version
    case manual(Language)
    case completion(Shell)
    case integration(Integration)
}

package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case chinese = "zh"
}
