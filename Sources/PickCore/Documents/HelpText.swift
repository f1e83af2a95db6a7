/// The texts of `-h` and `--help`, made from the option table.
package struct HelpText {
    private let language: Language
    private let mode: ModeName
    private let options: [OptionSpec]

    /// Columns of a terminal that is narrow, but not rare.
    private static let columns = 80

    package init(language: Language, mode: ModeName = .select, options: [OptionSpec] = OptionTable.shown) {
        self.language = language
        self.mode = mode
        self.options = options.filter { $0.belongs(to: mode) }
    }

    /// What is needed every day. Fits on a screen of 24 rows with the next shell prompt below it.
    package var short: String {
        let everyday = options.filter(\.isEveryday).map { ("  " + label($0), $0.summary[language]) }
        let end = Message(
            "All options: \(command) --help. All the rest: man pick.", zh: "全部选项：\(command) --help。完整说明：man pick。")
        return joined(head + [""] + aligned(everyday) + ["", end[language]])
    }

    package var full: String {
        let column = options.map { DisplayText.width(label($0)) }.reduce(0, max) + 4
        var lines = head + (mode == .select ? modes : [])
        for group in OptionSpec.Group.allCases {
            let rows = options.filter { $0.group == group }.map { ("  " + label($0), explained($0)) }
            if !rows.isEmpty { lines += ["", group.title[language]] + aligned(rows, at: column) }
        }
        if mode == .select { lines += accepted }
        return joined(lines + ["", Message("Exit status", zh: "退出状态")[language]] + statuses + ["", pointer])
    }

    // MARK: Parts

    private var head: [String] {
        let usage = Message("Usage: ", zh: "用法：")[language]
        let indent = String(repeating: " ", count: DisplayText.width(usage))
        let forms =
            mode == .select
            ? ["pick [OPTION ...] [-- ITEM ...]", "COMMAND | pick [OPTION ...]", "pick MODE [OPTION ...]"]
            : [command + " [OPTION ...]"]
        let usages = forms.enumerated().map { ($0 == 0 ? usage : indent) + $1 }
        return usages + [""] + Wrapping.lines(purpose[language], columns: HelpText.columns)
    }

    private var command: String { mode == .select ? "pick" : "pick " + mode.rawValue }

    private var purpose: Message {
        mode == .select
            ? Message(
                "Ask for a choice from a list, and print it. Without items, read them from standard input.",
                zh: "请人从列表中选择，并打印所选。没有给出各项时，从标准输入读取。")
            : Message(
                "Ask on the terminal, and print the answer: \(mode.summary.inLine(.english)).",
                zh: "在终端上提问，并打印回答：\(mode.summary[.chinese])。")
    }

    private var modes: [String] {
        let note = Message("Modes, each with a help of its own: pick date --help", zh: "模式，各有自己的帮助：pick date --help")
        return ["", note[language]] + aligned(ModeName.allCases.map { ("  " + $0.rawValue, $0.summary[language]) })
    }

    private var accepted: [String] {
        let names = Compatibility.accepted.joined(separator: ", ")
        let lines = Wrapping.lines(names, columns: HelpText.columns - 2).map { "  " + $0 }
        return ["", OptionSpec.Group.accepted.title[language]] + lines
    }

    private var statuses: [String] {
        let signal = Message("Ended by signal N", zh: "被信号 N 终止")[language]
        let rows = ExitStatus.allCases.map { ("  \($0.rawValue)", $0.summary[language]) }
        return aligned(rows + [("  128+N", signal)])
    }

    private var pointer: String {
        Message(
            "man pick explains the line, queries, keys, and has examples for scripts.",
            zh: "man pick 说明输入行、查询、按键，并有脚本示例。")[language]
    }

    /// `-o, --option ITEM`: letters in one column, long names in the next.
    private func label(_ option: OptionSpec) -> String {
        let letter = option.short.map { "-\($0), " } ?? option.plus.map { "+\($0), " } ?? "    "
        return letter + "--" + option.long + value(option.argument)
    }

    private func value(_ argument: OptionSpec.Argument) -> String {
        switch argument {
        case .none: ""
        case .required(let placeholder, _): " " + placeholder
        case .optional(let placeholder): "[=" + placeholder + "]"
        }
    }

    private func explained(_ option: OptionSpec) -> String {
        let summary = option.summary[language]
        if option.aliases.isEmpty { return summary }
        let names = option.aliases.map { "--" + $0 }.joined(separator: ", ")
        return summary + Message(" (also \(names))", zh: "（也可写作 \(names)）")[language]
    }

    private func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

    // MARK: Columns

    /// - Parameter column: where the explanations begin; by default two columns behind the longest label.
    private func aligned(_ rows: [(label: String, text: String)], at column: Int? = nil) -> [String] {
        let column = column ?? rows.map { DisplayText.width($0.label) }.reduce(0, max) + 2
        return rows.flatMap { row in
            let lines = Wrapping.lines(row.text, columns: HelpText.columns - column)
            return lines.enumerated().map { index, line in
                let label = index == 0 ? row.label : ""
                return label + String(repeating: " ", count: column - DisplayText.width(label)) + line
            }
        }
    }
}
