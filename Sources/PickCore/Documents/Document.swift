extension Document {
    package static let programVersion = "0.1.0"

    /// The text to print, with a newline at its end.
    package func text(language: Language) -> String {
        switch self {
        case .shortHelp: HelpText(language: language).short
        case .help: HelpText(language: language).full
        case .version: "pick \(Document.programVersion)\n"
        case .manual: ManualPage().text
        case .completion(.bash): BashCompletion().text
        case .completion(.zsh): ZshCompletion().text
        case .completion(.fish): FishCompletion().text
        }
    }
}

extension OptionTable {
    /// What a person is told about.
    package static var shown: [OptionSpec] { all.filter { !$0.isHidden } }
}

extension OptionSpec {
    /// `--separator`, `--output-delimiter`: as they are typed.
    var longSpellings: [String] { ([long] + aliases).map { "--" + $0 } }

    /// `-m` or `+s`: as they are typed.
    var shortSpellings: [String] {
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
}
