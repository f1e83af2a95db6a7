extension OptionTable {
    static let asking: [OptionSpec] = [
        OptionSpec(
            long: "prompt", argument: .required("TEXT", .nothing), group: .asking,
            summary: "Text before the line", isEveryday: true
        ) { $1.prompt = $0.bytes },
        OptionSpec(
            long: "header", argument: .required("TEXT", .nothing), group: .asking,
            summary: "Text above the list", details: "May have several lines."
        ) { $1.header = $0.bytes },
        OptionSpec(
            long: "default", argument: .required("VALUE", .nothing), group: .asking,
            summary: "What Enter returns when nothing was typed",
            details: """
                A term of the grammar below: `#2` is row 2. With `--multi` it may be given several times, or as one \
                text joined with the separator: these rows are marked from the start, in that order. A value that is \
                not in the list ends with status 2. All input is read before the prompt is shown.
                """,
            isRepeatable: true, isEveryday: true
        ) { $1.defaults.append($0.bytes) },
        OptionSpec(
            long: "answer", argument: .required("TEXT", .nothing), group: .asking,
            summary: "Ask nothing, judge TEXT as if it had been typed",
            details: """
                A valid TEXT is printed as an answer would be, with status 0. Otherwise the message goes to standard \
                error, with status 1. So every prompt is a validator too.
                """,
            isEveryday: true
        ) { $1.answer = $0.bytes },
        OptionSpec(
            long: "no-input", group: .asking,
            summary: "Ask nothing: take the default, or fail with status 2",
            details: "The same as `PICK_NO_INPUT=1`."
        ) { $1.asksNothing = true },
        OptionSpec(
            long: "timeout", argument: .required("SECONDS", .nothing), group: .asking,
            summary: "End with status 124 after SECONDS without an answer",
            details: "`10`, `1.5`, `10s`, `500ms` and `2m` are understood. The time counts from the start of the program."
        ) { (value, request) throws(UsageError) in request.timeout = try value.milliseconds() },
        OptionSpec(
            long: "timeout-accept", group: .asking,
            summary: "When time is up, accept what Enter would accept",
            details: "Where Enter would be refused, the status is 124."
        ) { $1.acceptsOnTimeout = true },
        OptionSpec(
            long: "plain", group: .asking,
            summary: "Print the list once, with numbers, and ask below it",
            details: "The same as `ACCESSIBLE=1`, and what a terminal gets that cannot do more.",
            isEveryday: true
        ) { $1.isPlain = true },
        OptionSpec(
            long: "tty", argument: .required("PATH", .file), group: .asking,
            summary: "Ask on PATH instead of the controlling terminal",
            details: "`-` reads answers as lines from standard input; the items must then come from the command line."
        ) { $1.terminal = $0.text == "-" ? .standardInput : .path($0.bytes) },
        OptionSpec(
            long: "height", argument: .required("N[%]", .nothing), group: .asking,
            summary: "List rows at most, or their share of the screen"
        ) { (value, request) throws(UsageError) in request.height = try value.height() },
        OptionSpec(
            long: "color", argument: .required("WHEN", .words(ColorChoice.allCases.map(\.rawValue))), group: .asking,
            summary: "Colour: auto, always or never",
            details: "`NO_COLOR` and a dumb terminal switch it off. Colour is never the only mark of anything."
        ) { (value, request) throws(UsageError) in request.color = try value.choice(ColorChoice.self) },
        OptionSpec(
            long: "lang", argument: .required("LANGUAGE", .words(Language.allCases.map(\.rawValue))), group: .asking,
            summary: "Language of the texts: en or zh",
            details: "Otherwise `LC_ALL`, `LC_MESSAGES` and `LANG` decide."
        ) { (value, request) throws(UsageError) in request.language = try value.choice(Language.self) },
    ]

    static let program: [OptionSpec] = [
        OptionSpec(long: "help", group: .program, summary: "Print all options", isEveryday: true) {
            $1.document = .help
        },
        OptionSpec(long: "h", short: "h", group: .program, summary: "Print the everyday options", isHidden: true) {
            $1.document = .shortHelp
        },
        OptionSpec(long: "version", group: .program, summary: "Print the version") { $1.document = .version },
        OptionSpec(
            long: "generate",
            argument: .required("DOCUMENT", .nothing), group: .program,
            summary: "Print a generated file of the project", isHidden: true
        ) { (value, request) throws(UsageError) in
            if value.text == "man" {
                request.document = .manual
            } else {
                request.document = .completion(try value.choice(Shell.self))
            }
        },
    ]
}
