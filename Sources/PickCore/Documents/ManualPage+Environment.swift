/// What the program takes from around it, and where to read on.
extension MdocWriter {
    mutating func writeEnvironment() {
        section(Message("ENVIRONMENT", zh: "环境变量"))
        beginList(width: "PICK_DEFAULT_OPTS")
        for (name, text) in Self.variables { item(name, text[language]) }
        endList()
        section(Message("FILES", zh: "文件"))
        beginList(width: "~/.editrc")
        let editrc = Message("Keys and editing modes of the line, see `KEYS`.", zh: "输入行的按键和编辑方式，参阅“按键”一节。")
        item("Pa \\(ti/.editrc", editrc[language])
        endList()
    }

    /// Names in mdoc.
    private static var variables: [(String, Message)] {
        [
            (
                "Ev PICK_DEFAULT_OPTS",
                Message(
                    """
                    Options that stand before those of the command line. Split into words as a shell does it, with \
                    quotes and backslashes; nothing is expanded. What the mode does not have is passed over, and so are \
                    `--limit`, `--at-least` and `--timeout-accept` where the option that they need is missing.
                    """,
                    zh: """
                        放在命令行选项之前的选项。像命令行那样用引号和反斜杠分成词，但不作任何展开。当前模式所没有的选项会被略过；`--limit`、\
                        `--at-least` 和 `--timeout-accept` 在缺少所需的选项时也会被略过。
                        """)
            ),
            (
                "Ev PICK_NO_INPUT",
                Message(
                    """
                    The same as `--no-input`, for runs that nobody watches. Empty and `0` count as not set, here and \
                    for `ACCESSIBLE`.
                    """,
                    zh: "与 `--no-input` 相同，用于无人值守的运行。空值和 `0` 视为没有设置，`ACCESSIBLE` 也是如此。")
            ),
            (
                "Ev PICK_FILES_COMMAND",
                Message(
                    "A command for sh that prints the files to choose from in the shell, each ended by NUL.",
                    zh: "由 sh 执行的命令，打印在命令行中供选择的文件，每个以 NUL 结尾。")
            ),
            ("Ev ACCESSIBLE", Message("The same as `--plain`.", zh: "与 `--plain` 相同。")),
            (
                "Ev NO_COLOR",
                Message(
                    "The same as `--color=never`, unless it is empty. See `https://no-color.org`.",
                    zh: "不为空时与 `--color=never` 相同。参阅 `https://no-color.org`。")
            ),
            (
                "Ev TERM",
                Message(
                    """
                    The kind of terminal. Unset, `dumb` and `emacs` get the plain view without any escape sequence, and \
                    so does a terminal that cannot move its cursor up.
                    """,
                    zh: "终端的种类。没有设置、`dumb` 和 `emacs` 使用没有任何转义序列的普通视图，不能上移光标的终端也是如此。")
            ),
            ("Ev EDITRC", Message("A file to read instead of `~/.editrc`.", zh: "代替 `~/.editrc` 读取的文件。")),
            (
                "Ev ESCDELAY",
                Message(
                    """
                    Milliseconds after which an Esc is the key and not the start of a sequence; 50 by default. A slow \
                    line may need more.
                    """,
                    zh: "多少毫秒之后 Esc 算作按键，而不是转义序列的开头；默认为 50。慢速线路可能需要更多。")
            ),
            (
                "Ev TZ",
                Message(
                    "The time zone, for what depends on the present time. `--zone` comes first.",
                    zh: "时区，用于与当前时间有关的内容。`--zone` 优先。")
            ),
            (
                "Ev LC_ALL , LC_MESSAGES , LANG",
                Message(
                    """
                    The language of the texts. The first of them that is set decides: Chinese if it begins with `zh`, \
                    otherwise English. `--lang` comes first.
                    """,
                    zh: "界面语言。由其中第一个设置了的变量决定：以 `zh` 开头为中文，否则为英文。`--lang` 优先。")
            ),
        ]
    }

    mutating func writeExamples(_ examples: [ManualExample]) {
        section(Message("EXAMPLES", zh: "示例"))
        paragraphs(
            Message(
                "These scripts are for bash. Their comments say what a person typed, and what was printed.",
                zh: "以下脚本用于 bash。注释中的 typed 是人输入的内容，prints 是打印的内容。"))
        for example in examples {
            paragraphs(example.title)
            self.example(example.script)
        }
    }

    mutating func writeEnd() {
        section(Message("SEE ALSO", zh: "另请参阅"))
        line(".Xr bash 1 ,")
        line(".Xr editrc 5")
    }
}
