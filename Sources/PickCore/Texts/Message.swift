/// A text for a person, in every language the program speaks.
///
/// All of them are made by the factories in this folder and nowhere else.
package struct Message: Equatable, Sendable {
    private let english: String
    private let chinese: String
    /// Whether a name that is not ours comes first, such as that of a file: it stays as it is.
    private let beginsWithName: Bool

    package init(_ english: String, zh chinese: String, beginsWithName: Bool = false) {
        self.english = english
        self.chinese = chinese
        self.beginsWithName = beginsWithName
    }

    package subscript(language: Language) -> String {
        switch language {
        case .english: english
        case .chinese: chinese
        }
    }

    /// As it stands behind `pick: ` or the name of what it is about, where no sentence begins.
    package func inLine(_ language: Language) -> String {
        let text = self[language]
        // A name in capitals stays as it is.
        let isName = beginsWithName || text.dropFirst().first.map { $0.isUppercase || $0 == "_" } ?? false
        return isName ? text : text.prefix(1).lowercased() + text.dropFirst()
    }
}

// MARK: - Choosing

extension Message {
    package static let nothingMatches = Message("Nothing matches", zh: "没有匹配的选项")
    package static let nothingSelected = Message(
        "Nothing is selected: type a choice or its number", zh: "未选择任何一项：请输入选项或其行号")
    /// The same where rows are marked by keys.
    package static let nothingMarked = Message("Nothing is selected: Tab marks a row", zh: "未选择任何一项：按 Tab 标记一行")
    package static let onlyOne = Message("Only one can be selected", zh: "此项仅支持单选")

    package static func nothingMatches(_ term: [UInt8]) -> Message {
        let text = DisplayText.visible(term)
        return Message("Nothing matches \"\(text)\"", zh: "没有与“\(text)”匹配的选项")
    }

    package static func atMost(_ limit: Int) -> Message {
        Message("At most \(limit) can be selected", zh: "最多可选 \(limit) 项")
    }

    package static func atLeast(_ least: Int) -> Message {
        Message("At least \(least) must be selected", zh: "至少要选 \(least) 项")
    }

    package static func noRow(_ number: String, of count: Int) -> Message {
        count == 0
            ? Message("There is no row \(number)", zh: "没有第 \(number) 行")
            : Message("There is no row \(number), only 1 to \(count)", zh: "没有第 \(number) 行，只有 1 到 \(count)")
    }

    package static func fitsSeveral(_ term: [UInt8], count: Int) -> Message {
        let text = DisplayText.visible(term)
        return Message("\"\(text)\" fits \(count) options", zh: "“\(text)”与 \(count) 个选项匹配")
    }

    /// - Parameter examples: the first of the options that fit.
    package static func fitsSeveral(_ term: [UInt8], count: Int, examples: [[UInt8]]) -> Message {
        let text = DisplayText.visible(term)
        let some = examples.map { DisplayText.visible($0) }
        let more = count > some.count
        return Message(
            "\"\(text)\" fits \(count) options: \(some.joined(separator: ", "))\(more ? ", ..." : "")",
            zh: "“\(text)”与 \(count) 个选项匹配：\(some.joined(separator: "、"))\(more ? "……" : "")")
    }

    /// Rows count from 1.
    package static func twoRows(_ term: [UInt8], number: Int, text row: Int) -> Message {
        let text = DisplayText.visible(term)
        return Message(
            "\"\(text)\" is row \(number) by its number and row \(row) by its text: type #\(number) or \"\(text)\" in quotes",
            zh: "“\(text)”既是第 \(number) 行的行号，又是第 \(row) 行的文字：请输入 #\(number) 或带引号的 \"\(text)\"")
    }

    package static func containsSeparator(_ value: [UInt8], separator: [UInt8]) -> Message {
        let text = DisplayText.visible(value)
        let mark = DisplayText.visible(separator)
        return Message(
            "\"\(text)\" contains the separator \"\(mark)\": use --print0, --json, --escape or another --separator",
            zh: "“\(text)”含有分隔符“\(mark)”：请使用 --print0、--json、--escape 或另一个 --separator")
    }
}

// MARK: - Ends

extension Message {
    package static let nothingToChoose = Message("there is nothing to choose from", zh: "没有可选的内容")
    package static let noTerminal = Message(
        "no terminal to ask on; see --answer, --default with --no-input, and --tty",
        zh: "没有可以提问的终端；请参阅 --answer、--default 与 --no-input，以及 --tty")
    package static let noAnswerLine = Message(
        "standard input ended without an answer", zh: "标准输入已结束，没有得到回答")
    package static let noDefault = Message("there is no default to take", zh: "没有默认值可用")
    package static let itemsMissing = Message(
        "no items: pipe them in, or give them with -o ITEM or after --; see pick --help",
        zh: "没有选项：请用管道传入，或用 -o ITEM 或在 -- 之后给出；参阅 pick --help")

    package static let fileMissing = Message(
        "a file is needed: pick cascade FILE", zh: "需要一个文件：pick cascade FILE")

    /// - Parameter nearest: options that the user may have meant, best first.
    package static func notInList(_ value: [UInt8], nearest: [[UInt8]]) -> Message {
        let text = DisplayText.visible(value)
        let some = nearest.map { DisplayText.visible($0) }
        if some.isEmpty {
            return Message("--default: \"\(text)\" is not in the list", zh: "--default：“\(text)”不在列表中")
        }
        return Message(
            "--default: \"\(text)\" is not in the list; nearest: \(some.joined(separator: ", "))",
            zh: "--default：“\(text)”不在列表中；相近的有：\(some.joined(separator: "、"))")
    }

    package static func badDefault(_ reason: Message) -> Message {
        Message("--default: \(reason.inLine(.english))", zh: "--default：\(reason.inLine(.chinese))")
    }

    /// - Parameter reason: the system's words for the error.
    package static func cannotRead(_ what: String, reason: String) -> Message {
        Message("cannot read \(what): \(reason)", zh: "无法读取 \(what)：\(reason)")
    }

    package static func cannotOpen(_ path: [UInt8], reason: String) -> Message {
        let text = DisplayText.visible(path)
        return Message("cannot open \"\(text)\": \(reason)", zh: "无法打开“\(text)”：\(reason)")
    }

    package static func notATerminal(_ path: [UInt8]) -> Message {
        let text = DisplayText.visible(path)
        return Message("--tty: \"\(text)\" is not a terminal", zh: "--tty：“\(text)”不是终端")
    }

    package static func cannotWrite(reason: String) -> Message {
        Message("cannot write the answer: \(reason)", zh: "无法写出回答：\(reason)")
    }
}

// MARK: - Asking

extension Message {
    /// - Parameter count: rows that can be named by number.
    package static func choose(from count: Int, several: Bool) -> Message {
        let range = count > 1 ? " (1-\(count))" : ""
        return several
            ? Message("Choose several\(range)", zh: "请选择，可多选\(range)")
            : Message("Choose\(range)", zh: "请选择\(range)")
    }

    /// Below a page of keys that is not the last one.
    package static let moreKeys = Message("… F1 shows more keys, and man pick all", zh: "… 按 F1 显示更多按键，man pick 有全部按键")

    package static func marked(_ count: Int) -> Message { Message("(\(count) marked)", zh: "（已标记 \(count) 项）") }

    /// - Parameter answer: as it is printed, fit to be shown.
    package static func chosen(_ answer: String) -> Message { Message("Chosen: \(answer)", zh: "已选：\(answer)") }
    package static let cancelled = Message("Cancelled", zh: "已取消")
    package static let timeIsUp = Message("Time is up", zh: "时间到")

    /// Under a page of a list that is longer.
    ///
    /// - Parameters:
    ///   - first: number of the first row on the page, from 1.
    ///   - total: rows that there are, as far as they have arrived.
    package static func page(
        from first: Int, to last: Int, of total: Int, hasMore: Bool, grows: Bool
    ) -> Message {
        let count = "\(first)-\(last)"
        let all = "\(total)\(grows ? "+" : "")"
        return hasMore
            ? Message(
                "Rows \(count) of \(all); + shows more, ? helps",
                zh: "第 \(count) 行，共 \(all) 行；+ 显示更多，? 显示帮助")
            : Message("Rows \(count) of \(all); - shows those before", zh: "第 \(count) 行，共 \(all) 行；- 显示前面的行")
    }

    /// The help of the plain view, one line each.
    package static func plainHelp(several: Bool, separator: String) -> [Message] {
        var lines = [
            Message(
                "Type a row number, the text of an option, its beginning, or letters of it.",
                zh: "输入行号、选项文字、文字的开头，或其中的几个字母。"),
            Message(
                "#3 is always row 3; \"3\" in quotes is always the text 3.",
                zh: "#3 总是第 3 行；带引号的 \"3\" 总是文字 3。"),
        ]
        if several {
            lines.append(
                Message(
                    "Several: 1,3-5 or 1 3 5, or texts joined with \(separator); their order is kept.",
                    zh: "多选：1,3-5 或 1 3 5，或用 \(separator) 连接的文字，顺序会保留。"))
        }
        return lines + [
            Message(
                "Enter alone takes the default in brackets, if there is one.",
                zh: "直接按回车取方括号中的默认值（如果有）。"),
            Message(
                "+ shows more rows, - the rows before; Ctrl-D or Ctrl-C cancels.",
                zh: "+ 显示后面的行，- 显示前面的行；Ctrl-D 或 Ctrl-C 取消。"),
        ]
    }
}

extension Message {
    /// Between the question and what is typed.
    package static let colon = Message(": ", zh: "：")
}

// MARK: - What is asked for

extension Message {
    package static let date = Message("Date", zh: "日期")
    package static let time = Message("Time", zh: "时间")
    package static let dateAndTime = Message("Date and time", zh: "日期和时间")
    package static let duration = Message("Duration", zh: "时长")
}
