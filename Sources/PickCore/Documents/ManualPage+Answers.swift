/// Several answers, and the form in which answers are printed.
extension MdocWriter {
    mutating func writeSeveralAnswers() {
        section(Message("MULTIPLE ANSWERS", zh: "多个回答"))
        paragraphs(Self.severalAnswers)
        list(width: "--separator TEXT", isCompact: true, Self.waysOut)
        paragraphs(Message("This is the inverse of `--escape` in bash:", zh: "下面的 bash 函数还原 `--escape` 的输出："))
        example(Self.unescape)
        paragraphs(
            Message(
                """
                Enter with nothing chosen is refused, so that a slip is no empty answer. `--accept-current` takes the \
                highlighted row then. `--at-least 0` allows the empty answer, which is an empty line.
                """,
                zh: """
                    什么都没选时按回车会被拒绝，以免误按成为空回答。`--accept-current` 这时取高亮的行。\
                    `--at-least 0` 允许空回答，打印为一个空行。
                    """))
    }

    private static var severalAnswers: Message {
        Message(
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
            """,
            zh: """
                给出 `--multi` 时，一行可以指多个条目：行号和范围，`1,3-5` 或 `1 3 5`；以及用分隔符连接的文字，`red;green`。\
                范围可以从大到小。重复的行号只算一次。列表中多次出现的文字指其中的第一个，在输入中再写一次则指第二个，依此类推。\
                双引号内的分隔符不起分隔作用。

                在实时视图中用按键标记各行。能匹配条目的输入只是缩小列表。不匹配任何条目的输入，例如 `red;green`，\
                在没有标记时本身就是回答。

                选择的顺序就是回答的顺序，默认值在最前。`--order input` 按列表的顺序打印。

                各段文字用分号连接，回答以换行结尾。`--separator` 可换用其他文字。`pick --multi` 打印的内容可以原样交给 \
                `--answer` 和 `--default`。

                含有分隔符的文字连接之后无法区分。它会被拒绝，消息中给出解决办法：
                """)
    }

    private static var waysOut: [ManualItem] {
        [
            ManualItem(
                "`--print0`", "Each text ends with NUL. The best form for file names.", zh: "每段文字以 NUL 结尾，最适合文件名。"),
            ManualItem("`--json`", "A list of strings.", zh: "字符串的列表。"),
            ManualItem(
                "`--separator TEXT`", "A text that does not occur, such as a newline.", zh: "换用不会出现的文字，例如换行。"),
            ManualItem(
                "`--escape`", "A backslash stands before each separator and each backslash in a text.",
                zh: "在文字中的每个分隔符和反斜杠之前加反斜杠。"),
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
        section(Message("OUTPUT", zh: "输出"))
        paragraphs(
            Message(
                """
                An answer is printed as its text and a newline. `--print-index` prints row numbers instead, counted \
                from 1 as on the screen. `{n}` in a template of `--accept-nth` counts from 0, as it does in fzf. \
                `--print-query` prints the query first, on a line of its own.

                `--json` prints one object on one line, with a newline behind it even with `--print0`:
                """,
                zh: """
                    回答打印为其文字和一个换行。`--print-index` 改为打印行号，与屏幕上一样从 1 开始。`--accept-nth` 的模板中的 \
                    `{n}` 从 0 开始，与 fzf 相同。`--print-query` 先在单独一行打印查询。

                    `--json` 在一行中打印一个对象，即使给出 `--print0` 也以换行结尾：
                    """))
        example(#"{"mode":"select","values":["a","c"],"indexes":[1,3],"query":"a;c"}"#)
        list(width: "xindexesx", isCompact: true, Self.fieldsOfSelect)
        paragraphs(
            Message(
                """
                The fields of the other modes are in the sections about them. With `--print-query`, a query \
                without a match is printed as an object with empty lists.

                A text that is not UTF-8 stands there as `{"base64":"..."}`, its bytes in the encoding of RFC 4648 with \
                padding.
                """,
                zh: """
                    其他模式的字段见介绍它们的各节。给出 `--print-query` 时，没有匹配的查询打印为列表为空的对象。

                    不是 UTF-8 的文字写成 `{"base64":"..."}`，即其字节按 RFC 4648 编码，带填充。
                    """))
    }

    private static var fieldsOfSelect: [ManualItem] {
        [
            ManualItem("`mode`", "The kind of answer: `select`.", zh: "回答的种类：`select`。"),
            ManualItem(
                "`values`", "The texts, in the order of the answer. Always a list, with one member without `--multi`.",
                zh: "各段文字，按回答的顺序。总是列表，没有 `--multi` 时只有一个成员。"),
            ManualItem("`indexes`", "The row of each value, counted from 1.", zh: "各值的行号，从 1 开始。"),
            ManualItem("`query`", "What stood on the line.", zh: "输入行的内容。"),
        ]
    }
}
