/// For those who come from another program.
extension MdocWriter {
    mutating func writeCompatibility() {
        section(Message("COMPATIBILITY", zh: "兼容性"))
        subsection(Message("fzf", zh: "fzf"))
        paragraphs(
            Message(
                """
                Options that both have mean the same, and so do the statuses 0, 1, 2 and 130. A script that was written \
                for fzf and uses no others runs with `pick` in its place, but for these points:
                """,
                zh: """
                    两者都有的选项含义相同，状态 0、1、2 和 130 也相同。为 fzf 编写的脚本如果没有用到其他选项，可以直接换用 `pick`，\
                    但有以下几点不同：
                    """))
        list(width: "--multi=N", Self.fzfDifferences)
        paragraphs(Message("These are refused, with advice:", zh: "以下选项会被拒绝，并附有建议："))
        list(isCompact: true, Self.refusedOptions)
        subsection(Message("dialog", zh: "dialog"))
        paragraphs(
            Message(
                "The answer comes on standard output, not on standard error, and the screen is left alone.",
                zh: "回答写到标准输出而不是标准错误，屏幕保持不变。"))
        list(isCompact: true, Self.dialogOptions)
        subsection(Message("gum", zh: "gum"))
        paragraphs(
            Message(
                "`gum choose a b` is `pick -- a b`, and `gum filter` is `pick`.",
                zh: "`gum choose a b` 即 `pick -- a b`，`gum filter` 即 `pick`。"))
        list(isCompact: true, Self.gumOptions)
    }

    private static var fzfDifferences: [ManualItem] {
        [
            ManualItem(
                Message("Several answers", zh: "多个回答"),
                "fzf prints a line for each. Here they are joined with a semicolon: `--separator $'\\n'` prints lines.",
                zh: "fzf 每个回答打印一行。这里用分号连接：`--separator $'\\n'` 按行打印。"),
            ManualItem(
                Message("Enter with `--multi`", zh: "`--multi` 时的回车"),
                "fzf takes the row under the cursor when nothing is marked. Here that needs `--accept-current`.",
                zh: "没有标记时 fzf 取光标所在的行。这里需要 `--accept-current`。"),
            ManualItem(
                Message("Enter without a match", zh: "没有匹配时的回车"),
                "fzf ends with status 1. Here it is refused and the prompt stays, unless `--print-query` is given.",
                zh: "fzf 以状态 1 结束。这里会被拒绝并继续等待，除非给出 `--print-query`。"),
            ManualItem(
                Message("Ctrl-C", zh: "Ctrl-C"),
                """
                fzf ends with status 130, and the script goes on. Here `pick` dies of SIGINT, and the script ends with \
                it, see `EXIT STATUS`.
                """,
                zh: "fzf 以状态 130 结束，脚本继续运行。这里 `pick` 因 SIGINT 结束，脚本也随之结束，参阅“退出状态”一节。"),
            ManualItem("`--multi=N`", "`--multi` `--limit N`.", zh: "`--multi` `--limit N`。"),
            ManualItem(
                "`--separator`", "The text between answers. In fzf it is a line on the screen.",
                zh: "回答之间的文字。在 fzf 中是屏幕上的一条线。"),
            ManualItem("`--no-input`", "Asks nothing. In fzf it hides the line.", zh: "不提问。在 fzf 中是隐藏输入行。"),
            ManualItem(
                "`--color`", "When to use colour. In fzf it is the colours themselves.",
                zh: "何时使用颜色。在 fzf 中是颜色本身。"),
            ManualItem(
                "`--height`", "Rows of the list. In fzf it is rows of the whole window.",
                zh: "列表的行数。在 fzf 中是整个窗口的行数。"),
            ManualItem(
                Message("Looks", zh: "外观"),
                """
                Options about layout, borders, margins, pointers and the like are accepted and have no effect; completion \
                does not offer them: \
                \(list(Compatibility.accepted)).
                """,
                zh: """
                    关于布局、边框、边距、指针等的选项可以给出，但不起作用，补全也不列出它们：\
                    \(list(Compatibility.accepted, "、"))。
                    """),
            ManualItem(
                Message("Options unknown here", zh: "未知的选项"),
                """
                Other options about looks are refused with status 2, such as \(list(Compatibility.unknownLooks)), and so \
                are \(list(Compatibility.unknownOthers)). So are negations: \(list(Compatibility.unknownNegations)) and \
                the like. There are `--no-sort`, `--no-multi` and `--no-ignore-case` with their short forms, and those \
                above.
                """,
                zh: """
                    其他关于外观的选项以状态 2 被拒绝，例如 \(list(Compatibility.unknownLooks, "、"))，以及 \
                    \(list(Compatibility.unknownOthers, "、"))。否定形式也是如此，例如 \
                    \(list(Compatibility.unknownNegations, "、"))。可以使用的有 `--no-sort`、`--no-multi`、`--no-ignore-case` \
                    及其短形式，以及上面列出的那些。
                    """),
            ManualItem(
                Message("Preview and actions", zh: "预览和动作"),
                """
                No commands are run: `--preview`, `--expect` and others like them are refused with status 2, and so is \
                `--bind` for keys of the prompt. Those are bound in `~/.editrc`.
                """,
                zh: """
                    不运行任何命令：`--preview`、`--expect` 等选项以状态 2 被拒绝，用于提问的按键的 `--bind` 也是如此。\
                    这些按键在 `~/.editrc` 中绑定。
                    """),
            ManualItem(
                Message("Environment", zh: "环境变量"),
                """
                `FZF_DEFAULT_OPTS` and `FZF_DEFAULT_COMMAND` are not read. Without items and with a terminal as \
                standard input, nothing is searched for: status 2.
                """,
                zh: """
                    不读取 `FZF_DEFAULT_OPTS` 和 `FZF_DEFAULT_COMMAND`。没有条目而标准输入是终端时，不会去搜索文件：状态为 2。
                    """),
        ]
    }

    private static func list(_ options: [String], _ separator: String = ", ") -> String {
        options.map { "`\($0)`" }.joined(separator: separator)
    }

    private static var refusedOptions: [ManualItem] {
        Compatibility.refused.map { refusal in
            let names = refusal.options.map { "--\($0)" }
            let advice = refusal.advice[.english]
            return ManualItem(
                Message(names.joined(separator: ", "), zh: names.joined(separator: "、")),
                advice.prefix(1).uppercased() + advice.dropFirst() + ".", zh: refusal.advice[.chinese] + "。")
        }
    }

    private static var dialogOptions: [ManualItem] {
        [
            ManualItem(
                "`--menu`", "Items of two fields, with `--with-nth 2..` `--accept-nth 1` for the tags.",
                zh: "两个字段的条目，用 `--with-nth 2..` `--accept-nth 1` 取得标记。"),
            ManualItem(
                "`--checklist`", "`--multi`, with `--default` for each item that is on.",
                zh: "`--multi`，并用 `--default` 给出每个已选的条目。"),
            ManualItem("`--radiolist`", "`--default` for the item that is on.", zh: "用 `--default` 给出已选的条目。"),
            ManualItem("`--yesno`", "`pick -o yes -o no`.", zh: "`pick -o yes -o no`。"),
            ManualItem("`--calendar`", "`pick date`.", zh: "`pick date`。"),
            ManualItem("`--timebox`", "`pick time --seconds`.", zh: "`pick time --seconds`。"),
            ManualItem("`--default-item`", "`--default VALUE`.", zh: "`--default VALUE`。"),
            ManualItem(Message("Cancel", zh: "取消"), "Status 130, not 1 or 255.", zh: "状态为 130，而不是 1 或 255。"),
        ]
    }

    private static var gumOptions: [ManualItem] {
        [
            ManualItem("`--no-limit`", "`--multi`.", zh: "`--multi`。"),
            ManualItem("`--limit N`", "`--multi` `--limit N`.", zh: "`--multi` `--limit N`。"),
            ManualItem("`--selected`", "`--default VALUE`.", zh: "`--default VALUE`。"),
            ManualItem("`--select-if-one`", "`--select-1`.", zh: "`--select-1`。"),
            ManualItem("`--ordered`", "Always so.", zh: "总是如此。"),
            ManualItem("`--header`, `--height`, `--timeout`", "The same.", zh: "相同。"),
        ]
    }
}
