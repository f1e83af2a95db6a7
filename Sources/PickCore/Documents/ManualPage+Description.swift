/// What the program is, and how it asks.
extension MdocWriter {
    mutating func writeDescription() {
        section(Message("DESCRIPTION", zh: "说明"))
        line(".Nm")
        paragraphs(
            Message(
                """
                asks one question on the terminal, takes one line as the answer, prints that answer on standard output \
                and says in its exit status how it went. It is a prompt for shell scripts. It never takes over the \
                screen, and what was on it stays.
                """,
                zh: """
                    在终端上提出一个问题，读取一行作为回答，把回答打印到标准输出，并用退出状态说明结果。它为命令行脚本提供提问。\
                    它从不占据整个屏幕，屏幕上原有的内容保持不变。
                    """))
        writeModes()
        paragraphs(
            Message(
                """
                The items to choose from are the lines of standard input. A line ends with LF or CR LF; a byte order \
                mark at the very start is dropped. Or the items are given by `--option` and behind `--`; then standard \
                input is not read at all. An item is a string of bytes: it is printed exactly as it was read. Two equal \
                items are two items. Control characters and bad UTF-8 are shown as visible marks and can do nothing to \
                the terminal.

                There are three ways of asking. A line means the same in all of them, with `--answer` and in \
                `--default`, but for one thing: in the live view a bare number is the number of a row only with \
                `--numbers`, which shows them. `#3` is row 3 everywhere.
                """,
                zh: """
                    供选择的条目是标准输入的各行。一行以 LF 或 CR LF 结尾，开头的字节顺序标记会被去掉。条目也可以由 `--option` 给出，\
                    或写在 `--` 之后；这时完全不读取标准输入。一个条目就是一串字节：读入什么就打印什么。两个相同的条目仍是两个条目。\
                    控制字符和无效的 UTF-8 显示为可见的标记，不会影响终端。

                    提问有三种方式。一行输入的含义在三种方式中、在 `--answer` 和 `--default` 中都相同，只有一点例外：\
                    在实时视图中，只有用 `--numbers` 显示行号时，单独的数字才是行号。`#3` 在任何地方都是第 3 行。
                    """))
        list(Self.waysOfAsking)
        paragraphs(
            Message(
                """
                Without a terminal, the answers are lines of standard input if the items stand on the command line. If \
                the items are on standard input too, nobody can be asked, and the status is 2, even when there are \
                none. `--answer`, `--no-input`, \
                `--filter`, `--select-1` and `--exit-0` need no terminal. A terminal as standard input is no list: \
                without items on the command line, the status is 2.

                With `--default`, all input is read before the question is asked.
                """,
                zh: """
                    没有终端时，如果条目在命令行上，回答就是标准输入的各行。如果条目也来自标准输入，就无人可问，状态为 2，即使没有任何条目。\
                    `--answer`、`--no-input`、`--filter`、`--select-1` 和 `--exit-0` 不需要终端。\
                    标准输入是终端时不能作为列表：命令行上没有条目则状态为 2。

                    给出 `--default` 时，先读完全部输入再提问。
                    """))
    }

    private mutating func writeModes() {
        paragraphs(
            Message(
                "The first word may name the kind of answer. Without it, it is `select`.",
                zh: "第一个词可以指定回答的种类，称为模式。没有时为 `select`。"))
        beginList(width: "datetime", isCompact: true)
        for mode in ModeName.allCases {
            item("Cm " + mode.rawValue, mode.summary[language] + Message(".", zh: "。")[language])
        }
        endList()
    }

    private static var waysOfAsking: [ManualItem] {
        [
            ManualItem(
                Message("Live view", zh: "实时视图"),
                """
                One row with the prompt and the line, a row that says how many match of how many, and the list below \
                it. The list narrows with each key, and `>` stands before the row that Enter takes. The status row also \
                says `+` while input still arrives, and how many are marked. The highlight stays on its row while others \
                arrive; Ctrl-Home goes to the row on top. In the other modes it says what Enter \
                takes, and a calendar, wheels or the levels of a choice stand below it. This is what a terminal gets \
                that can move its cursor.
                """,
                zh: """
                    一行是提示和输入，一行说明匹配了多少项，下面是列表。每按一键列表随之缩小，`>` 标出按回车所取的行。\
                    状态行在输入尚未读完时还显示 `+`，并显示已标记的数目。新的行到来时，高亮留在原来的行上；Ctrl-Home 回到最上面一行。\
                    在其他模式中，状态行说明按回车会取什么，\
                    其下是日历、转轮或各级列表。能够移动光标的终端都使用这种视图。
                    """),
            ManualItem(
                Message("Plain view", zh: "普通视图"),
                """
                The list is printed once with numbers, a page at a time when it is long, and the question stands below \
                it. A line that fits several items prints just those, and the question is asked again. This is for slow \
                lines, screen readers and logs: `--plain` or `ACCESSIBLE=1`. A dumb terminal gets it without a single \
                escape sequence.
                """,
                zh: """
                    列表带着行号打印一次，较长时分页，问题在其下方。一行符合多个条目时，只列出这些条目并再次提问。\
                    它适合慢速线路、屏幕阅读器和日志：`--plain` 或 `ACCESSIBLE=1`。哑终端也使用它，不会收到任何转义序列。
                    """),
            ManualItem(
                Message("Lines", zh: "逐行"),
                """
                Answers are read as lines of standard input, and no prompt is written: `--tty -`, or no terminal at \
                all. A line that is refused says why on standard error, and the next one is read. The end of the \
                input is status 1 after a refused line, and status 2 when there was no line at all.
                """,
                zh: """
                    从标准输入逐行读取回答，不显示提示：`--tty -`，或根本没有终端。一行被拒绝时，原因写到标准错误，然后读取下一行。\
                    输入结束时，若有过被拒绝的行则状态为 1，一行也没有则状态为 2。
                    """),
        ]
    }
}
