extension OptionTable {
    static let asking: [OptionSpec] = [
        OptionSpec(
            long: "prompt", argument: .required("TEXT", .nothing), group: .asking,
            summary: Message("Text before the line", zh: "输入行前的文字"), isEveryday: true
        ) { $1.prompt = $0.bytes },
        OptionSpec(
            long: "header", argument: .required("TEXT", .nothing), group: .asking,
            summary: Message("Text above the list", zh: "列表上方的文字"),
            details: Message(
                "May have several lines.",
                zh: "可以有多行。")
        ) { $1.header = $0.bytes },
        OptionSpec(
            long: "default", argument: .required("VALUE", .nothing), group: .asking,
            summary: Message("What Enter returns when nothing was typed", zh: "未输入时按回车所取的值"),
            details: Message(
                """
                A term of the grammar below: `#2` is row 2. With `--multi` it may be given several times, or as one \
                text joined with the separator: these rows are marked from the start, in that order. A value that is \
                not in the list ends with status 2. All input is read before the prompt is shown.
                """,
                zh: """
                    一个词，读法如“输入行”一节所述：`#2` 是第 2 行。给出 `--multi` 时可以多次给出，\
                    或写成用分隔符连接的一段文字：这些行从一开始就按此顺序被标记。不在列表中的值以状态 2 结束。\
                    先读完全部输入再显示提示。
                    """),
            isRepeatable: true, isEveryday: true
        ) { $1.defaults.append($0.bytes) },
        OptionSpec(
            long: "answer", argument: .required("TEXT", .nothing), group: .asking,
            summary: Message("Ask nothing, judge TEXT as if it had been typed", zh: "不提问，把 TEXT 当作输入来判断"),
            details: Message(
                """
                A valid TEXT is printed as an answer would be, with status 0. Otherwise the message goes to standard \
                error, with status 1. So every prompt is a validator too.
                """,
                zh: """
                    有效的 TEXT 像回答一样打印，状态为 0。否则消息写到标准错误，状态为 1。因此每种提问也可用来验证。
                    """),
            isEveryday: true
        ) { $1.answer = $0.bytes },
        OptionSpec(
            long: "no-input", group: .asking,
            summary: Message("Ask nothing: take the default, or fail with status 2", zh: "不提问：取默认值，没有则以状态 2 结束"),
            details: Message(
                "The same as `PICK_NO_INPUT=1`.",
                zh: "与 `PICK_NO_INPUT=1` 相同。")
        ) { $1.asksNothing = true },
        OptionSpec(
            long: "timeout", argument: .required("SECONDS", .nothing), group: .asking,
            summary: Message("End with status 124 after SECONDS without an answer", zh: "SECONDS 秒内没有回答则以状态 124 结束"),
            details: Message(
                "`10`, `1.5`, `10s`, `500ms` and `2m` are understood. The time counts from the start of the program.",
                zh: """
                    可写作 `10`、`1.5`、`10s`、`500ms` 和 `2m`。时间从程序启动算起。
                    """)
        ) { (value, request) throws(UsageError) in request.timeout = try value.milliseconds() },
        OptionSpec(
            long: "timeout-accept", group: .asking,
            summary: Message("When time is up, accept what Enter would accept", zh: "时间到时，接受按回车会接受的值"),
            details: Message(
                """
                Where Enter would be refused, the status is 124. On a dumb terminal only the default can be accepted, \
                for the system keeps the line until Enter.
                """,
                zh: """
                    如果按回车会被拒绝，状态为 124。在哑终端上只能接受默认值，因为系统在按回车之前保留着输入行。
                    """)
        ) { $1.acceptsOnTimeout = true },
        OptionSpec(
            long: "plain", group: .asking,
            summary: Message("Print the list once, with numbers, and ask below it", zh: "只打印一次带行号的列表，在其下提问"),
            details: Message(
                "The same as `ACCESSIBLE=1`, and what a terminal gets that cannot do more.",
                zh: "与 `ACCESSIBLE=1` 相同；能力不足的终端也使用它。"),
            isEveryday: true
        ) { $1.isPlain = true },
        OptionSpec(
            long: "tty", argument: .required("PATH", .file), group: .asking,
            summary: Message("Ask on PATH instead of the controlling terminal", zh: "在 PATH 上提问，而不是控制终端"),
            details: Message(
                "`-` reads answers as lines from standard input; the items must then come from the command line.",
                zh: "`-` 从标准输入逐行读取回答，这时条目必须来自命令行。")
        ) { $1.terminal = $0.text == "-" ? .standardInput : .path($0.bytes) },
        OptionSpec(
            long: "height", argument: .required("N[%]", .nothing), group: .asking,
            summary: Message("List rows at most, or their share of the screen", zh: "列表最多占的行数，或占屏幕的比例"),
            details: Message(
                "In the live view 12 rows by default, but not more than half of the screen; in the plain view a page.",
                zh: "在实时视图中默认 12 行，但不超过屏幕的一半；在普通视图中为一页。")
        ) { (value, request) throws(UsageError) in request.height = try value.height() },
        OptionSpec(
            long: "color", argument: .required("WHEN", .words(ColorChoice.allCases.map(\.rawValue))), group: .asking,
            summary: Message("Colour: auto, always or never", zh: "颜色：auto（自动）、always（总是）或 never（从不）"),
            details: Message(
                "`NO_COLOR` and a dumb terminal switch it off. Colour is never the only mark of anything.",
                zh: "`NO_COLOR` 和哑终端会关闭颜色。颜色从不作为唯一的标志。")
        ) { (value, request) throws(UsageError) in request.color = try value.choice(ColorChoice.self) },
        OptionSpec(
            long: "lang", argument: .required("LANGUAGE", .words(Language.allCases.map(\.rawValue))), group: .asking,
            summary: Message("Language of the texts: en or zh", zh: "界面语言：en 或 zh"),
            details: Message(
                "Otherwise `LC_ALL`, `LC_MESSAGES` and `LANG` decide.",
                zh: "否则由 `LC_ALL`、`LC_MESSAGES` 和 `LANG` 决定。")
        ) { (value, request) throws(UsageError) in request.language = try value.choice(Language.self) },
    ]

    static let program: [OptionSpec] = [
        OptionSpec(
            long: "help", group: .program,
            summary: Message("Print all options; -h prints the everyday ones", zh: "显示全部选项；-h 只显示常用的"), isEveryday: true
        ) {
            $1.document = .help
        },
        OptionSpec(
            long: "h", short: "h", group: .program, summary: Message("Print the everyday options", zh: "显示常用选项"),
            isHidden: true
        ) {
            $1.document = .shortHelp
        },
        OptionSpec(long: "version", group: .program, summary: Message("Print the version", zh: "显示版本")) {
            $1.document = .version
        },
        OptionSpec(
            long: "generate",
            argument: .required("DOCUMENT", .nothing), group: .program,
            summary: Message("Print a generated file of the project", zh: "打印项目的生成文件"), isHidden: true
        ) { (value, request) throws(UsageError) in
            switch value.text {
            case "man": request.document = .manual(.english)
            case "man-zh": request.document = .manual(.chinese)
            default: request.document = .completion(try value.choice(Shell.self))
            }
        },
    ]
}
