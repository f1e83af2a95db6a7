/// What is put into the line of a shell.
extension MdocWriter {
    mutating func writeShells() {
        section(Message("IN THE SHELL", zh: "在命令行中"))
        paragraphs(
            Message(
                "The integration completes the options of pick, and defines widgets for the line of the shell:",
                zh: "集成脚本补全 pick 的选项，并为命令行定义以下功能："))
        list(width: "xhistoryx", isCompact: true, Self.widgets)
        paragraphs(
            Message(
                "Nothing is bound unless asked. These lines take the usual keys in bash, zsh and fish:",
                zh: "没有要求就不绑定任何按键。以下各行分别在 bash、zsh 和 fish 中使用常用的按键："))
        example(
            """
            eval "$(pick --bash --bind)"
            eval "$(pick --zsh --bind)"
            pick --fish --bind | source
            """)
        paragraphs(
            Message(
                """
                A list takes other keys: `--bind=ctrl-t=files,alt-d=date`. Names are quoted for the shell. A cancel, \
                by Ctrl-C too, leaves the line and the directory as they were. Of `PICK_DEFAULT_OPTS`, what is about the form of the \
                answer does not count here.
                """,
                zh: """
                    列表可以指定其他按键：`--bind=ctrl-t=files,alt-d=date`。插入的名称按该命令行的规则加上引号。\
                    取消时，包括按 Ctrl-C，输入行和当前目录保持不变。`PICK_DEFAULT_OPTS` 中关于回答形式的选项在这里不起作用。
                    """))
    }

    private static var widgets: [ManualItem] {
        [
            ManualItem(
                "`files`",
                """
                Ctrl-T. Insert the chosen files. The list is what `PICK_FILES_COMMAND` prints, or all files and \
                directories below the current one but those of git. In fish the word at the cursor is the first query, \
                and is replaced; in bash and zsh the line begins empty.
                """,
                zh: """
                    Ctrl-T。插入所选的文件。列表由 `PICK_FILES_COMMAND` 打印，否则是当前目录下的所有文件和目录，git 的内部文件除外。\
                    在 `fish` 中，光标处的词作为最初的查询，并被替换；在 `bash` 和 `zsh` 中，输入行开始时为空。
                    """),
            ManualItem(
                "`history`", "Ctrl-R. Put an entry of the history in place of the line, which is the first query.",
                zh: "Ctrl-R。用一条历史记录代替输入行，输入行的内容作为最初的查询。"),
            ManualItem("`cd`", "Alt-C. Go to a directory below the current one.", zh: "Alt-C。转到当前目录下的某个目录。"),
            ManualItem("`date`", "Alt-I. Insert a date, see `pick date`.", zh: "Alt-I。插入日期，参阅 `pick date`。"),
        ]
    }
}
