/// What is typed and printed in `pick columns`.
extension MdocWriter {
    mutating func writeColumns() {
        section(Message("COLUMNS", zh: "多列"))
        paragraphs(Self.columns)
        list(width: "xlabel=a,b,cx", isCompact: true, Self.specs)
        subsection(Message("What can be typed for columns", zh: "各列可以怎样输入"))
        paragraphs(Self.reading)
        subsection(Message("Columns on the screen", zh: "屏幕上的各列"))
        paragraphs(Self.onTheScreen)
        subsection(Message("Output of columns", zh: "各列的输出"))
        paragraphs(
            Message(
                "The values joined with the separator. `--json` names the columns too, and says the row of each value:",
                zh: "各值用分隔符连接。`--json` 还给出各列的名称和各值的行号："))
        example(#"{"mode":"columns","value":"M","values":{"size":"M"},"indexes":[2]}"#)
    }

    private static var columns: Message {
        Message(
            """
            `pick columns` asks for a value of each column. The columns do not depend on each other. Each one is given \
            by `--column`:
            """,
            zh: """
                `pick columns` 在每一列中各问一个值，各列互不相关。每一列由 `--column` 给出：
                """)
    }

    private static var specs: [ManualItem] {
        [
            ManualItem(
                "`label=a,b,c`",
                """
                The values, between commas. A backslash takes the meaning from a comma. The values may be any bytes, the \
                label is UTF-8.
                """,
                zh: "各值，用逗号分开。反斜杠使逗号成为普通字符。值可以是任意字节，名称须为 UTF-8。"),
            ManualItem(
                "`a,b,c`", "The label may be left out: it is the number of the column then.",
                zh: "名称可以省略，这时它是列的序号。"),
            ManualItem(
                "`label=@FILE`", "A value on each line of a file that is not empty. Also `@FILE`.",
                zh: "文件中每个非空行是一个值。也可写 `@FILE`。"),
        ]
    }

    private static var reading: Message {
        Message(
            """
            Values joined with the separator, one for each column: `M;red`. Each is looked up in its column in this \
            order: `#N`, the text of a value, `N`, and without regard to case and accents the only value that is equal, \
            that begins so, or that holds the text. A part that is empty takes the default of its column. A text that \
            fits several values is refused with their list, and the message names the column. In the live view, which \
            shows no row numbers, `N` is a text only. What was printed is understood by `--default` and `--answer`.
            """,
            zh: """
                用分隔符连接的各值，每列一个：`M;red`。每个值在其列中按以下顺序查找：`#N`，某个值的文字，`N`，\
                然后不计大小写和重音，唯一相同的、以此开头的或含有这段文字的值。空的部分取该列的默认值。\
                符合多个值的文字会被拒绝并列出它们，消息说明是哪一列。实时视图不显示行号，其中的 `N` 只是文字。打印的内容可以交给 `--default` 和 `--answer`。
                """)
    }

    private static var onTheScreen: Message {
        Message(
            """
            In the live view the columns stand side by side, and `>>` marks the choice in the current one. Left and \
            Right, Tab and Shift-Tab go to another column. Text in the line narrows the current column; Enter then \
            keeps the choice and goes to the next column, and in the last one accepts. A line that gives a value for \
            each column marks them all, and Enter accepts them. A line that means nothing marks nothing: the status row \
            says why, and Enter takes nothing. Without text Enter accepts what is shown. On a narrow screen the current column stands there alone.

            The plain view asks for one column after the other; a line may also give all the values that are left. \
            `..` goes back to the column before. As lines of standard input, all values stand on one line.
            """,
            zh: """
                在实时视图中，各列并排显示，`>>` 标出当前一列的选择。Left 和 Right、Tab 和 Shift-Tab 转到另一列。\
                输入文字则缩小当前一列；这时回车保留选择并转到下一列，在最后一列则确定。给出每一列的值的一行在各列中都标出，回车即接受。\
                没有意义的一行什么也不标出：状态行说明原因，回车不起作用。没有文字时，回车接受所显示的值。\
                屏幕较窄时只显示当前一列。

                普通视图逐列提问；一行也可以给出余下的全部值。`..` 返回前一列。从标准输入逐行读取时，所有的值写在一行。
                """)
    }
}
