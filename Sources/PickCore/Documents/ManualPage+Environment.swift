/// What the program takes from around it, and where to read on.
extension MdocWriter {
    mutating func writeEnvironment() {
        section("ENVIRONMENT")
        beginList(width: "PICK_DEFAULT_OPTS")
        for (name, text) in Self.variables { item(name, text) }
        endList()
        section("FILES")
        beginList(width: "~/.editrc")
        item("Pa \\(ti/.editrc", "Keys and editing modes of the line, see `KEYS`.")
        endList()
    }

    /// Names in mdoc.
    private static var variables: [(String, String)] {
        [
            (
                "Ev PICK_DEFAULT_OPTS",
                """
                Options that stand before those of the command line. Split into words as a shell does it, with quotes \
                and backslashes; nothing is expanded.
                """
            ),
            (
                "Ev PICK_NO_INPUT",
                """
                The same as `--no-input`, for runs that nobody watches. Empty and `0` count as not set, here and for \
                `ACCESSIBLE`.
                """
            ),
            ("Ev ACCESSIBLE", "The same as `--plain`."),
            ("Ev NO_COLOR", "The same as `--color=never`, unless it is empty. See `https://no-color.org`."),
            (
                "Ev TERM",
                """
                The kind of terminal. Unset, `dumb` and `emacs` get the plain view without any escape sequence, and \
                so does a terminal that cannot move its cursor up.
                """
            ),
            ("Ev EDITRC", "A file to read instead of `~/.editrc`."),
            (
                "Ev ESCDELAY",
                """
                Milliseconds after which an Esc is the key and not the start of a sequence; 50 by default. A slow line \
                may need more.
                """
            ),
            ("Ev TZ", "The time zone, for what depends on the present time. `--zone` comes first."),
            (
                "Ev LC_ALL , LC_MESSAGES , LANG",
                """
                The language of the texts. The first of them that is set decides: Chinese if it begins with `zh`, \
                otherwise English. `--lang` comes first.
                """
            ),
        ]
    }

    mutating func writeExamples(_ examples: [ManualExample]) {
        section("EXAMPLES")
        paragraphs(
            """
            These scripts are for bash. Their comments say what a person typed, and what was printed.
            """)
        for example in examples {
            paragraphs(example.title)
            self.example(example.script)
        }
    }

    mutating func writeEnd() {
        section("SEE ALSO")
        line(".Xr bash 1 ,")
        line(".Xr editrc 5")
    }
}
