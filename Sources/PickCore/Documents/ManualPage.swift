/// pick(1) in mdoc(7): what the tables say, and the sections that no table can tell.
package struct ManualPage {
    private let language: Language
    private let options: [OptionSpec]

    /// Day of the last change that matters to a reader.
    private static let date = "November 30, 2026"

    package init(language: Language = .english, options: [OptionSpec] = OptionTable.shown) {
        self.language = language
        self.options = options
    }

    package var text: String {
        let names = Set(options.flatMap { $0.longSpellings + $0.shortSpellings })
        var page = MdocWriter(language, prose: Prose(options: names))
        head(&page)
        page.writeDescription()
        optionSections(&page)
        page.writeLine()
        page.writeQueries()
        page.writeDates()
        page.writeCities()
        page.writeCascades()
        page.writeColumns()
        page.writeSeveralAnswers()
        page.writeKeys(KeyTable.all)
        page.writeOutput()
        page.writeShells()
        page.writeEnvironment()
        statuses(&page)
        page.writeExamples(ManualExample.all)
        page.writeCompatibility()
        page.writeEnd()
        return page.text
    }

    private func head(_ page: inout MdocWriter) {
        page.line(".\\\" Made by make generate from Sources/PickCore: do not edit.")
        // Tells groff where lines of Chinese can be broken. To mandoc the register is 0.
        if language == .chinese { page.line(".if \\n(.x .mso zh.tmac") }
        page.line(".Dd \(ManualPage.date)")
        page.line(".Dt PICK 1")
        page.line(".Os")
        // The name of this section is fixed: tools look for it.
        page.section(Message("NAME", zh: "NAME"))
        page.line(".Nm pick")
        page.line(".Nd " + Message("ask for a choice on the terminal", zh: "在终端上请人作出选择")[language])
        synopsis(&page)
    }

    private func synopsis(_ page: inout MdocWriter) {
        page.section(Message("SYNOPSIS", zh: "概要"))
        let option = ".Op Ar " + Message("option ...", zh: "选项 ...")[language]
        let item = ".Op Fl \\&- Ar " + Message("item ...", zh: "条目 ...")[language]
        let file = ".Op Ar " + Message("file", zh: "文件")[language]
        var forms = [[".Op Cm select", option, item]]
        for mode in ModeName.allCases.dropFirst() {
            switch mode {
            case .cascade: forms.append([".Cm cascade", option, file])
            case .columns: forms.append([".Cm columns", ".Fl -column Ar SPEC", option])
            default: forms.append([".Cm " + mode.rawValue, option])
            }
        }
        forms.append([".Fl -bash | -zsh | -fish", ".Op Fl -bind Ns Oo = Ns Ar LIST Oc"])
        forms.append([".Fl h | -help | -version"])
        // In a section of another name, each form would not begin a line by itself.
        let isList = language != .english
        if isList { page.line(".Bl -item -compact") }
        for form in forms {
            if isList { page.line(".It") }
            page.line(".Nm pick")
            for line in form { page.line(line) }
        }
        if isList { page.line(".El") }
    }

    // MARK: Options

    private func optionSections(_ page: inout MdocWriter) {
        page.section(Message("OPTIONS", zh: "选项"))
        page.paragraphs(ManualPage.conventions)
        for group in OptionSpec.Group.allCases {
            let members = options.filter { $0.group == group }
            if members.isEmpty { continue }
            page.subsection(group.title)
            page.beginList()
            for option in members { write(option, &page) }
            page.endList()
        }
    }

    private func write(_ option: OptionSpec, _ page: inout MdocWriter) {
        let argument = option.argument.placeholder
        let value =
            switch option.argument {
            case .none: ""
            case .required(let name, _): " Ar " + Mdoc.argument(name)
            case .optional(let name): " Ns Oo = Ns Ar " + Mdoc.argument(name) + " Oc"
            }
        let letters = option.shortSpellings.map { $0.first == "+" ? "Cm \($0)" : "Fl \($0.dropFirst())" + value }
        let forms = letters + option.longSpellings.map { "Fl \($0.dropFirst())" + value }
        let repeats = Message(" May be given several times.", zh: "可以多次给出。")
        let text = Message("\(option.summary[.english]). ", zh: "\(option.summary[.chinese])。")[language]
        page.item(
            forms.joined(separator: " , "),
            text + option.details[language] + (option.isRepeatable ? repeats[language] : "") + modes(of: option),
            arguments: argument.map { [$0] } ?? [])
    }

    /// The modes that have an option, where those are not the modes of its group.
    private func modes(of option: OptionSpec) -> String {
        if option.modes == nil { return "" }
        if option.modeNames.count == ModeName.allCases.count {
            return Message(" For all modes.", zh: "用于所有模式。")[language]
        }
        let names = option.modeNames.map { "`\($0.rawValue)`" }
        let all = names.joined(separator: "、")
        let last = names[names.count - 1]
        let list = names.count < 2 ? last : names.dropLast().joined(separator: ", ") + " and " + last
        return Message(" For \(list).", zh: "用于 \(all)。")[language]
    }

    private static let conventions = Message(
        """
        Options may stand anywhere on the command line, in the way of GNU programs. `--name value` and `--name=value` are \
        the same. A long name may be cut short as long as it stays unambiguous. Letters may be bundled: `-mq text`. A \
        value may begin with a hyphen. Of an option that is given twice, the last one counts, unless it says otherwise. \
        `--` ends the options; all words behind it are items.
        """,
        zh: """
            选项可以出现在命令行的任何位置，写法与 GNU 程序相同。`--name value` 与 `--name=value` 相同。长选项可以缩写，只要没有歧义。\
            单字母可以连写：`-mq text`。值可以以连字符开头。同一选项给出两次时，以后一次为准，另有说明的除外。\
            `--` 结束选项，其后的词都是条目。
            """)

    // MARK: Exit status

    private func statuses(_ page: inout MdocWriter) {
        page.section(Message("EXIT STATUS", zh: "退出状态"))
        page.beginList(width: "128+N")
        for status in ExitStatus.allCases { page.item(String(status.rawValue), status.meaning[language]) }
        let signal = Message(
            "Ended by signal N. The terminal is given back first, then `pick` dies of that very signal.",
            zh: "被信号 N 终止。先恢复终端，然后 `pick` 以该信号结束。")
        page.item("128+N", signal[language])
        page.endList()
        page.paragraphs(
            Message(
                """
                Ctrl-C ends `pick` by SIGINT, which the shell calls 130 too, so that a loop of `x=$(pick)` stops. A \
                script gets the same signal and ends with it: unless it has a trap for INT, it sees 130 after Esc and \
                Ctrl-D, but not after Ctrl-C.

                Standard output stays empty unless the status is 0. The one exception is `--print-query`: when nothing \
                matches, the query is printed and the status is 1.

                A message on standard error is one line that begins with `pick:`. There is none for an end that was \
                asked for: a cancel, a timeout, no match with `--exit-0`, `--filter` or `--print-query`, no input with \
                `--exit-0`. A reader of \
                standard output that has gone away is an error, status 2; with `--filter` the status comes without a \
                message.
                """,
                zh: """
                    Ctrl-C 以信号 SIGINT 结束 `pick`，这样 `x=$(pick)` 的循环也会停止；对命令行来说状态同样是 130。\
                    脚本也会收到这个信号并随之结束：除非用 trap 处理 INT，脚本只在 Esc 和 Ctrl-D 之后看到 130，在 Ctrl-C 之后则看不到。

                    除非状态为 0，标准输出总是空的。唯一的例外是 `--print-query`：没有匹配时打印查询，状态为 1。

                    标准错误上的消息只有一行，以 `pick:` 开头。预期之内的结束没有消息：取消、超时，以及 `--exit-0`、\
                    `--filter` 或 `--print-query` 没有匹配，`--exit-0` 没有输入。标准输出的读者已经离开是错误，状态为 2；\
                    使用 `--filter` 时只有状态而没有消息。
                    """))
    }
}
