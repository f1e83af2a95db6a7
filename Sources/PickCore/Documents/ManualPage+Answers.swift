/// Several answers, and the form in which answers are printed.
extension MdocWriter {
    mutating func writeSeveralAnswers() {
        section("MULTIPLE ANSWERS")
        paragraphs(
            """
            With `--multi` a line names several items: numbers and ranges, `1,3-5` or `1 3 5`, and texts joined with \
            the separator, `red;green`. A range may run downwards. A number that is repeated counts once. A text that \
            occurs several times in the list is the first of these items; repeated in the line, it is the second, and \
            so on. A separator within double quotes separates nothing.

            In the live view, rows are marked by keys. A line that matches items only narrows the list. A line that \
            matches none, such as `red;green`, is an answer of its own when nothing is marked.

            The order of choosing is the order of the answer. Defaults come first. `--order input` prints in the order \
            of the list.

            The texts are joined with a semicolon, and a newline ends the answer. `--separator` takes another text. \
            What `pick --multi` printed is understood by `--answer` and `--default`, each text as it stands.

            A text that contains the separator could not be told apart after joining. It is refused, and the message \
            names the ways out:
            """)
        list(width: "--separator TEXT", isCompact: true, Self.waysOut)
        paragraphs("This is the inverse of `--escape` in bash:")
        example(Self.unescape)
        paragraphs(
            """
            Enter with nothing chosen is refused, so that a slip is no empty answer. `--accept-current` takes the \
            highlighted row then. `--at-least 0` allows the empty answer, which is an empty line.
            """)
    }

    private static var waysOut: [(term: String, text: String)] {
        [
            ("`--print0`", "Each text ends with NUL. The best form for file names."),
            ("`--json`", "A list of strings."),
            ("`--separator TEXT`", "A text that does not occur, such as a newline."),
            ("`--escape`", "A backslash stands before each separator and each backslash in a text."),
        ]
    }

    /// Also run by a test.
    package static let unescape = """
        # Puts the parts of $1 into the array "parts".
        split_answer() {
            local text=$1 part= char
            parts=()
            while [ -n "$text" ]; do
                char=${text:0:1} text=${text:1}
                case $char in
                \\\\) part+=${text:0:1} text=${text:1} ;;
                ';') parts+=("$part") part= ;;
                *) part+=$char ;;
                esac
            done
            parts+=("$part")
        }
        """

    mutating func writeOutput() {
        section("OUTPUT")
        paragraphs(
            """
            An answer is printed as its text and a newline. `--print-index` prints row numbers instead, counted from \
            1 as on the screen. `{n}` in a template of `--accept-nth` counts from 0, as it does in fzf. \
            `--print-query` prints the query first, on a line of its own.

            `--json` prints one object on one line:
            """)
        example(#"{"mode":"select","values":["a","c"],"indexes":[1,3],"query":"a;c"}"#)
        list(width: "xindexesx", isCompact: true, Self.fieldsOfSelect)
        paragraphs("The fields of dates and times are in `DATES AND TIMES`.")
        paragraphs(
            """
            A text that is not UTF-8 stands there as `{"base64":"..."}`, its bytes in the encoding of RFC 4648 with \
            padding.
            """)
    }

    private static var fieldsOfSelect: [(term: String, text: String)] {
        [
            ("`mode`", "The kind of answer: `select`."),
            ("`values`", "The texts, in the order of the answer. Always a list, with one member without `--multi`."),
            ("`indexes`", "The row of each value, counted from 1."),
            ("`query`", "What stood on the line."),
        ]
    }
}
