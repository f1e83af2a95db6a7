extension UsageError {
    /// What was wrong, in the user's own words, and what is accepted. One line.
    package var message: Message {
        func shown(_ text: String) -> String { DisplayText.visible(Array(text.utf8)) }
        switch self {
        case .unknownOption(let name, let nearest?):
            return Message(
                "unknown option \(shown(name)); the nearest is \(nearest)", zh: "未知选项 \(shown(name))；最接近的是 \(nearest)")
        case .unknownOption(let name, nil):
            return Message(
                "unknown option \(shown(name)); see pick --help", zh: "未知选项 \(shown(name))；参阅 pick --help")
        case .notHere(let name, let advice):
            return Message("\(name): \(advice.inLine(.english))", zh: "\(name)：\(advice.inLine(.chinese))")
        case .ambiguousOption(let name, let candidates):
            return Message(
                "\(shown(name)) may be \(candidates.joined(separator: ", "))",
                zh: "\(shown(name)) 可能是 \(candidates.joined(separator: "、"))")
        case .otherMode(let name, let mode, let others):
            let list = others.map(\.rawValue)
            return Message(
                "\(name) is an option of \(list.joined(separator: ", ")), not of \(mode.rawValue)",
                zh: "\(name) 是 \(list.joined(separator: "、")) 的选项，\(mode.rawValue) 没有这个选项")
        case .missingArgument(let name, let placeholder):
            return Message("\(name) needs a value: \(name) \(placeholder)", zh: "\(name) 需要一个值：\(name) \(placeholder)")
        case .unexpectedArgument(let name):
            return Message("\(name) takes no value", zh: "\(name) 不带值")
        case .strayWords(let words):
            let all = words.map(shown).joined(separator: " ")
            return Message(
                "\"\(shown(words[0]))\" is not an option; items stand after --, as in: pick -- \(all)",
                zh: "“\(shown(words[0]))”不是选项；选项内容应写在 -- 之后，例如：pick -- \(all)")
        case .strayWord(let word, let mode):
            return Message(
                "\"\(shown(word))\" is not an option, and pick \(mode.rawValue) takes no items",
                zh: "“\(shown(word))”不是选项，pick \(mode.rawValue) 也不接受选项内容")
        case .notANumber(let option, let value, let least):
            return Message(
                "\(option): \"\(shown(value))\" is not a whole number of at least \(least)",
                zh: "\(option)：“\(shown(value))”不是不小于 \(least) 的整数")
        case .notAChoice(let option, let value, let choices):
            return Message(
                "\(option): \"\(shown(value))\" is not one of \(choices.joined(separator: ", "))",
                zh: "\(option)：“\(shown(value))”不在可选值之中：\(choices.joined(separator: "、"))")
        case .notATime(let option, let value):
            return Message(
                "\(option): \"\(shown(value))\" is not a time above 0, such as 10, 1.5 or 500ms",
                zh: "\(option)：“\(shown(value))”不是大于 0 的时间，例如 10、1.5 或 500ms")
        case .notAHeight(let option, let value):
            return Message(
                "\(option): \"\(shown(value))\" is not a number of rows such as 12, or a share such as 40%",
                zh: "\(option)：“\(shown(value))”不是行数（如 12）或比例（如 40%）")
        case .notAField(let option, let value):
            return Message(
                "\(option): \"\(shown(value))\" is not a list of fields such as 1,3 or 2.. or -1",
                zh: "\(option)：“\(shown(value))”不是字段列表，例如 1,3 或 2.. 或 -1")
        case .notAKey(let option, let value):
            return Message(
                "\(option): \"\(shown(value))\" is not a key such as ctrl-t or alt-c",
                zh: "\(option)：“\(shown(value))”不是按键，例如 ctrl-t 或 alt-c")
        case .givenTwice(let option):
            return Message("\(option) can be given once only", zh: "\(option) 只能给出一次")
        case .needs(let option, let other):
            return Message("\(option) needs \(other)", zh: "\(option) 需要 \(other)")
        case .contradicts(let option, let other):
            return Message("\(option) and \(other) exclude each other", zh: "\(option) 与 \(other) 不能同时使用")
        case .inVariable(let variable, let error):
            let message = error.message
            return Message("\(variable): \(message.inLine(.english))", zh: "\(variable)：\(message.inLine(.chinese))")
        case .unclosedQuote(let variable):
            return Message("\(variable): a quote is left open", zh: "\(variable)：引号没有闭合")
        }
    }
}
