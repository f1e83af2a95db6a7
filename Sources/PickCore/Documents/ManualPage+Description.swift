/// What the program is, and what a line means.
extension MdocWriter {
    mutating func writeDescription() {
        section("DESCRIPTION")
        line(".Nm")
        paragraphs(
            """
            asks one question on the terminal, takes one line as the answer, prints that answer on standard output and \
            says in its exit status how it went. It is a prompt for shell scripts. It never takes over the screen, and \
            what was on it stays.
            """)
        writeModes()
        paragraphs(
            """
            The items to choose from are the lines of standard input. A line ends with LF or CR LF; a byte order mark \
            at the very start is dropped. Or the items are given by `--option` and behind `--`; then standard input is \
            not read at all. An item is a string of bytes: it is printed exactly as it was read. Two equal items are \
            two items. Control characters and bad UTF-8 are shown as visible marks and can do nothing to the terminal.

            There are three ways of asking. What a line means is the same in all of them.
            """)
        list(Self.waysOfAsking)
        paragraphs(
            """
            Without a terminal, the answers are lines of standard input if the items stand on the command line. If the \
            items are on standard input too, nobody can be asked, and the status is 2. `--answer`, `--no-input`, \
            `--filter`, `--select-1` and `--exit-0` need no terminal. A terminal as standard input is no list: without \
            items on the command line, the status is 2.

            With `--default`, all input is read before the question is asked.
            """)
    }

    private static var waysOfAsking: [(term: String, text: String)] {
        [
            (
                "Live view",
                """
                One row with the prompt and the line, and the list below it. The list narrows with each key. The row \
                that Enter takes is highlighted. A status row says how many match of how many, `+` while input still \
                arrives, and how many are marked. This is what a terminal gets that can move its cursor.
                """
            ),
            (
                "Plain view",
                """
                The list is printed once with numbers, a page at a time when it is long, and the question stands below \
                it. A line that fits several items prints just those, and the question is asked again. This is for \
                slow lines, screen readers and logs: `--plain` or `ACCESSIBLE=1`. A dumb terminal gets it without a \
                single escape sequence.
                """
            ),
            (
                "Lines",
                """
                Answers are read as lines of standard input, and no prompt is written: `--tty -`, or no terminal at \
                all. A line that is refused says why on standard error, and the next one is read. The end of the \
                input is status 1 after a refused line, and status 2 when there was no line at all.
                """
            ),
        ]
    }

    mutating func writeLine() {
        section("THE LINE")
        paragraphs(
            "This is the line of `select`. It is looked up in this order, and the first reading that fits counts.")
        line(".Bl -enum -compact")
        for step in Self.lookUp {
            line(".It")
            sentence(step)
        }
        endList()
        paragraphs(
            """
            The live view shows this order: what the line means is the row on top. A bare number counts before other \
            readings only where rows are shown with numbers, so in the live view it needs `--numbers`. `#3` is row 3 \
            everywhere. Row 1 is the first item read.

            When one line is the number of one row and the text of another, the plain view refuses it and shows both \
            spellings: `#3` for the row, `"3"` for the text. Where nobody is asked, as with `--answer`, the text \
            counts.

            In the live view Enter takes the highlighted row. In the plain view Enter alone takes the default, and is \
            refused when there is none.

            A line that is refused ends nothing: a message says why, and the question stays. With `--answer` the same \
            line ends with status 1.

            The plain view has three lines of its own. They are commands, even if an item is called so; choose such \
            an item by its `#N` or in quotes.
            """)
        list(
            width: "x?x", isCompact: true,
            [
                ("`?`", "Print help."), ("`+`", "Print the next page of the list."),
                ("`-`", "Print the page before."),
            ])
    }

    private static var lookUp: [String] {
        [
            "`#N`: row N.", "The exact text of an item, or this text in double quotes.", "`N`: row N.",
            "The only item that begins with the line.", "The only item that matches the line as a query.",
        ]
    }

    mutating func writeQueries() {
        section("QUERIES")
        paragraphs("The language is that of fzf. Terms are separated by blanks, and all of them must match.")
        list(width: "x!wordx", isCompact: true, Self.terms)
        paragraphs(
            """
            `--exact` turns the first two round: `word` is exact and `'word` is fuzzy.

            Case counts in a term that has a capital letter, and not in others. Accents count in a term that has one. \
            `e` finds an accented e, but not the other way round.

            The best match comes first. A letter that begins a word counts more, letters in a row count more, gaps \
            count less. Of equal matches the shorter line comes first, then the earlier one. `--scheme` and \
            `--tiebreak` change that, `--no-sort` keeps the order of the input.

            Three things differ from fzf on purpose. A line that equals the query comes first. A composed letter and \
            its decomposed form are equal. Case is folded for all scripts of Unicode.
            """)
    }

    private static var terms: [(term: String, text: String)] {
        [
            ("`word`", "Its letters in this order, with others between them."),
            ("`'word`", "Exactly this text."), ("`'word'`", "Exactly this text, as whole words."),
            ("`^word`", "At the start of the item."), ("`word$`", "At the end of the item."),
            ("`!word`", "Items without this text. Also `!^word` and `!word$`."), ("`a | b`", "Either term."),
            ("`a\\ b`", "A blank within a term."),
        ]
    }
}
