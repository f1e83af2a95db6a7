/// For those who come from another program.
extension MdocWriter {
    mutating func writeCompatibility() {
        section("COMPATIBILITY")
        subsection("fzf")
        paragraphs(
            """
            Where fzf has an option, its name and meaning are the same here, and so are the statuses 0, 1, 2 and 130. \
            A script that was written for fzf runs with `pick` in its place, but for these points:
            """)
        list(width: "--multi=N", Self.fzfDifferences)
        subsection("dialog")
        paragraphs("The answer comes on standard output, not on standard error, and the screen is left alone.")
        list(isCompact: true, Self.dialogOptions)
        subsection("gum")
        paragraphs("`gum choose a b` is `pick -- a b`, and `gum filter` is `pick`.")
        list(isCompact: true, Self.gumOptions)
    }

    private static var fzfDifferences: [(term: String, text: String)] {
        [
            (
                "Several answers",
                """
                fzf prints a line for each. Here they are joined with a semicolon: `--separator $'\\n'` prints lines.
                """
            ),
            (
                "Enter with `--multi`",
                "fzf takes the row under the cursor when nothing is marked. Here that needs `--accept-current`."
            ),
            (
                "Enter without a match",
                "fzf ends with status 1. Here it is refused and the prompt stays, unless `--print-query` is given."
            ),
            ("`--multi=N`", "`--multi` `--limit N`."),
            ("`--separator`", "The text between answers. In fzf it is a line on the screen."),
            ("`--no-input`", "Asks nothing. In fzf it hides the line."),
            ("`--color`", "When to use colour. In fzf it is the colours themselves."),
            ("`--height`", "Rows of the list. In fzf it is rows of the whole window."),
            (
                "Screen, preview and actions",
                """
                There is no layout, border, preview, popup, mouse and `--bind`. Such an option is unknown, status 2. \
                Keys are bound in `~/.editrc`.
                """
            ),
            (
                "Environment",
                """
                `FZF_DEFAULT_OPTS` and `FZF_DEFAULT_COMMAND` are not read. Without items and with a terminal as \
                standard input, nothing is searched for: status 2.
                """
            ),
        ]
    }

    private static var dialogOptions: [(term: String, text: String)] {
        [
            ("`--menu`", "Items of two fields, with `--with-nth 2..` `--accept-nth 1` for the tags."),
            ("`--checklist`", "`--multi`, with `--default` for each item that is on."),
            ("`--radiolist`", "`--default` for the item that is on."),
            ("`--yesno`", "`pick -o yes -o no`."),
            ("`--default-item`", "`--default VALUE`."),
            ("Cancel", "Status 130, not 1 or 255."),
        ]
    }

    private static var gumOptions: [(term: String, text: String)] {
        [
            ("`--no-limit`", "`--multi`."),
            ("`--limit N`", "`--multi` `--limit N`."),
            ("`--selected`", "`--default VALUE`."),
            ("`--select-if-one`", "`--select-1`."),
            ("`--ordered`", "Always so."),
            ("`--header`, `--height`, `--timeout`", "The same."),
        ]
    }
}
