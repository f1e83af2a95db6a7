extension Document {
    package static let programVersion = "0.1.0"

    /// The text to print, with a newline at its end.
    ///
    /// - Parameter mode: whose help is wanted; that of `select` tells of the others.
    package func text(language: Language, mode: ModeName = .select) -> String {
        switch self {
        case .shortHelp: HelpText(language: language, mode: mode).short
        case .help: HelpText(language: language, mode: mode).full
        case .version: "pick \(Document.programVersion)\n"
        case .manual(let language): ManualPage(language: language).text
        case .integration(let integration): integration.text
        case .completion(.bash): BashCompletion().text
        case .completion(.zsh): ZshCompletion().text
        case .completion(.fish): FishCompletion().text
        }
    }
}

extension OptionTable {
    /// What a person is told about.
    package static var shown: [OptionSpec] { all.filter { !$0.isHidden } }

    /// Options that the same modes have, together.
    static func byModes(_ options: [OptionSpec]) -> [(modes: [ModeName], options: [OptionSpec])] {
        var sets: [(modes: [ModeName], options: [OptionSpec])] = []
        for option in options {
            if let index = sets.firstIndex(where: { $0.modes == option.modeNames }) {
                sets[index].options.append(option)
            } else {
                sets.append((option.modeNames, [option]))
            }
        }
        return sets
    }
}

extension [ModeName] {
    /// `date | time`, as a pattern of a shell's `case`.
    var pattern: String { map(\.rawValue).joined(separator: " | ") }
}

extension OptionSpec {
    /// Whether the word behind it is its value.
    var needsValue: Bool { if case .required = argument { true } else { false } }

    /// `--separator`, `--output-delimiter`: as they are typed.
    package var longSpellings: [String] { ([long] + aliases).map { "--" + $0 } }

    /// `-m` or `+s`: as they are typed.
    package var shortSpellings: [String] {
        let letter = short.map { ["-\($0)"] } ?? []
        return letter + (plus.map { ["+\($0)"] } ?? [])
    }
}

extension ModeName {
    /// One line for the help and the completions. No full stop.
    package var summary: Message {
        switch self {
        case .select: Message("Choose from a list, the default", zh: "从列表中选择，这是默认")
        case .date: Message("A calendar date", zh: "日期")
        case .time: Message("A time of day", zh: "时间")
        case .datetime: Message("A date and a time, with the zone's offset", zh: "日期和时间，带时区偏移")
        case .duration: Message("A length of time", zh: "时长")
        case .city: Message("A province and city, or a country and city", zh: "省份和城市，或国家和城市")
        case .cascade: Message("Linked levels from a file", zh: "文件中的级联选项")
        case .columns: Message("Independent columns side by side", zh: "并列的独立各列")
        }
    }
}

extension ExitStatus {
    /// One line for the help. No full stop.
    package var summary: Message {
        switch self {
        case .answered: Message("An answer was given", zh: "得到了回答")
        case .noAnswer:
            Message("Nothing to choose from, nothing matches, or the answer is not valid", zh: "没有可选的内容、没有匹配，或回答无效")
        case .failed: Message("Wrong usage, or the environment fails", zh: "用法错误，或环境出错")
        case .timedOut: Message("Timed out", zh: "超时")
        case .cancelled: Message("Cancelled", zh: "已取消")
        }
    }

    /// Sentences for the manual.
    package var meaning: Message {
        switch self {
        case .answered: Message("An answer was given and printed.", zh: "得到了回答并已打印。")
        case .noAnswer:
            Message(
                """
                Nothing to choose from, nothing matches (`--filter`, `--exit-0`, `--print-query`), or the given answer \
                is not valid.
                """,
                zh: "没有可选的内容，没有匹配（`--filter`、`--exit-0`、`--print-query`），或给出的回答无效。")
        case .failed:
            Message(
                """
                Wrong usage, or the environment fails: no terminal to ask on, input that cannot be read, an answer \
                that cannot be written.
                """,
                zh: "用法错误，或环境出错：没有可提问的终端，无法读取输入，无法写出回答。")
        case .timedOut: Message("No answer within `--timeout`.", zh: "在 `--timeout` 的时间内没有回答。")
        case .cancelled:
            Message(
                "Cancelled: Esc, Ctrl-D on an empty line, or the end of the terminal; for Ctrl-C see below.",
                zh: "已取消：Esc、空行上的 Ctrl-D，或终端已断开；关于 Ctrl-C 见下文。")
        }
    }
}
