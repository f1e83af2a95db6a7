/// What a line means in `select`.
extension MdocWriter {
    mutating func writeLine() {
        section(Message("THE LINE", zh: "输入行"))
        paragraphs(
            Message(
                "This is the line of `select`. It is looked up in this order, and the first reading that fits counts.",
                zh: "这里说的是 `select` 的输入行。它按以下顺序查找，以第一个符合的读法为准。"))
        line(".Bl -enum -compact")
        for step in Self.lookUp {
            line(".It")
            sentence(step)
        }
        endList()
        paragraphs(Self.readings)
        list(width: "x?x", isCompact: true, Self.ownLines)
    }

    private static var lookUp: [Message] {
        [
            Message("`#N`: row N.", zh: "`#N`：第 N 行。"),
            Message(
                "The exact text of an item, or this text in double quotes.", zh: "某个条目的完整文字，或加上双引号的这段文字。"),
            Message("`N`: row N.", zh: "`N`：第 N 行。"),
            Message("The only item that begins with the line.", zh: "唯一以这行输入开头的条目。"),
            Message("The only item that matches the line as a query.", zh: "唯一与这行查询匹配的条目。"),
        ]
    }

    private static var readings: Message {
        Message(
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

            The plain view has a few lines of its own. They are commands, even if an item is called so; choose such \
            an item by its `#N` or in quotes.
            """,
            zh: """
                实时视图按此顺序显示：输入所指的就是最上面一行。只有在显示行号的地方，单独的数字才优先作为行号，\
                所以在实时视图中需要 `--numbers`。`#3` 在任何地方都是第 3 行。第 1 行是最先读入的条目。

                一行输入既是某一行的行号、又是另一行的文字时，普通视图会拒绝它。它给出两种写法：`#3` 指行号，`"3"` 指文字。\
                不提问的场合，例如 `--answer`，以文字为准。

                在实时视图中，回车取高亮的行。在普通视图中，直接按回车取默认值，没有默认值则被拒绝。

                被拒绝的输入不会结束提问：显示原因后继续等待。用 `--answer` 给出同样的输入，则以状态 1 结束。

                普通视图另有几个专用的输入。即使有条目恰好叫这个名字，它们也是命令；要选那样的条目，请用 `#N` 或加引号。
                """)
    }

    private static var ownLines: [ManualItem] {
        [
            ManualItem("`?`", "Print help.", zh: "显示帮助。"),
            ManualItem("`+`", "Print the next page of the list.", zh: "显示列表的下一页。"),
            ManualItem("`-`", "Print the page before.", zh: "显示上一页。"),
            ManualItem(
                "`..`", "In `city`, `cascade` and `columns`: go back to the list before.",
                zh: "在 `city`、`cascade` 和 `columns` 中：返回前一个列表。"),
        ]
    }

    mutating func writeQueries() {
        section(Message("QUERIES", zh: "查询"))
        paragraphs(
            Message(
                "The language is that of fzf. Terms are separated by blanks, and all of them must match.",
                zh: "查询语言与 fzf 相同。各词用空格分开，必须全部匹配。"))
        list(width: "x!wordx", isCompact: true, Self.terms)
        paragraphs(
            Message(
                """
                `--exact` turns the first two round: `word` is exact and `'word` is fuzzy.

                Case counts in a term that has a capital letter, and not in others. Accents count in a term that has \
                one. `e` finds an accented e, but not the other way round.

                The best match comes first. A letter that begins a word counts more, letters in a row count more, gaps \
                count less. Of equal matches the shorter line comes first, then the earlier one. `--scheme` and \
                `--tiebreak` change that, `--no-sort` keeps the order of the input.

                Three things differ from fzf on purpose. A line that equals the query comes first. A composed letter \
                and its decomposed form are equal. Case is folded for all scripts of Unicode.
                """,
                zh: """
                    `--exact` 使前两种对调：`word` 为精确匹配，`'word` 为模糊匹配。

                    词中有大写字母时区分大小写，否则不区分。词中有带重音的字母时才区分重音。`e` 能找到带重音的 e，反过来不行。

                    最佳的匹配排在最前。位于词首的字母、连续的字母得分较高，间隔会减分。得分相同时短的在前，其次是先读入的在前。\
                    `--scheme` 和 `--tiebreak` 可以改变这一点，`--no-sort` 保持输入的顺序。

                    有三点特意与 fzf 不同：与查询完全相同的行排在最前；组合字符与其分解形式视为相同；对 Unicode 的所有文字都能忽略大小写。
                    """))
    }

    private static var terms: [ManualItem] {
        [
            ManualItem("`word`", "Its letters in this order, with others between them.", zh: "各字母按此顺序出现，其间可有其他字符。"),
            ManualItem("`'word`", "Exactly this text.", zh: "正好是这段文字。"),
            ManualItem("`'word'`", "Exactly this text, as whole words.", zh: "正好是这段文字，且为完整的词。"),
            ManualItem("`^word`", "At the start of the item.", zh: "在条目的开头。"),
            ManualItem("`word$`", "At the end of the item.", zh: "在条目的结尾。"),
            ManualItem(
                "`!word`", "Items without this text. Also `!^word` and `!word$`.",
                zh: "不含这段文字的条目。也可写 `!^word` 和 `!word$`。"),
            ManualItem("`a | b`", "Either term.", zh: "两个词之一。"),
            ManualItem("`a\\ b`", "A blank within a term.", zh: "词中的空格。"),
        ]
    }
}
