// Linked levels: cities and cascades.
extension Message {
    /// - Parameter example: an answer below it, as it is printed.
    package static func goesOn(_ name: [UInt8], example: [UInt8]) -> Message {
        let (text, end) = (DisplayText.visible(name), DisplayText.visible(example))
        return Message("\"\(text)\" has choices below it, such as \(end)", zh: "“\(text)”下面还有选项，例如 \(end)")
    }

    /// A number that is a row and begins the code of another one. Rows count from 1.
    package static func rowOrCode(_ term: [UInt8], row: Int, codeRow: Int, code: [UInt8]) -> Message {
        let (text, whole) = (DisplayText.visible(term), DisplayText.visible(code))
        return Message(
            "\"\(text)\" is row \(row) by its number and row \(codeRow) by its code: type #\(row) or \(whole)",
            zh: "“\(text)”既是第 \(row) 行的行号，又是第 \(codeRow) 行的代码：请输入 #\(row) 或 \(whole)")
    }

    /// - Parameter parents: the names above it, the highest first.
    package static func tooDeep(_ name: [UInt8], within parents: [[UInt8]]) -> Message {
        let (text, place) = (DisplayText.visible(name), parents.map { DisplayText.visible($0) }.joined(separator: "/"))
        return Message(
            "\"\(text)\" lies below the level that is asked for, in \(place)", zh: "“\(text)”低于所问的级别，位于 \(place)")
    }

    /// - Parameter nearest: answers that look like the text, as they are printed.
    package static func nothingMatches(_ term: [UInt8], nearest: [[UInt8]]) -> Message {
        let text = DisplayText.visible(term)
        let some = nearest.map { DisplayText.visible($0) }
        return Message(
            "Nothing matches \"\(text)\"; nearest: \(some.joined(separator: ", "))",
            zh: "没有与“\(text)”匹配的选项；相近的有：\(some.joined(separator: "、"))")
    }

    /// In the plain view, above a list below the first one.
    package static let goesBack = Message("(.. goes back)", zh: "（输入 .. 返回）")
}

// Options of the three modes.
extension Message {
    /// - Parameter accepted: the values that go with the data.
    package static func notALevel(_ level: String, accepted: [String]) -> Message {
        Message(
            "--level: \"\(level)\" is not a level of this list: \(accepted.joined(separator: ", "))",
            zh: "--level：“\(level)”不是此列表的级别：\(accepted.joined(separator: "、"))")
    }

    /// - Parameter reason: why the file that a text would be cannot be read.
    package static func noPlaces(_ reason: Message) -> Message {
        Message(
            "--data: \(reason.inLine(.english)); it takes china, world or a file",
            zh: "--data：\(reason.inLine(.chinese))；可用 china、world 或文件")
    }

    package static let fileHasOwnLevels = Message(
        "--level: a file has the levels that are in it", zh: "--level：文件的级别由文件自身决定")
    package static let noZones = Message(
        "--output: zones are known for the cities of the world only", zh: "--output：只有世界城市列表带有时区")
    package static let noCodes = Message(
        "--output: what is asked for has no codes in this list", zh: "--output：此列表中所问的级别没有代码")

    /// `FILE:LINE: reason`.
    package static func fault(_ reason: Message, line: Int, file: [UInt8]) -> Message {
        let place = "\(DisplayText.visible(file)):\(line)"
        return Message(
            "\(place): \(reason.inLine(.english))", zh: "\(place)：\(reason.inLine(.chinese))", beginsWithName: true)
    }
}

// Reasons why a file cannot be used, behind its name and the line.
extension Message {
    package static let codeMissing = Message(
        "a line begins with a code of six digits and a tab", zh: "每行应以六位数字代码和一个制表符开头")
    package static let nameMissing = Message("a name is missing", zh: "缺少名称")
    package static let provinceMissing = Message(
        "the province of this code is not above it", zh: "此代码所属的省不在它之前")
    package static let countryMissing = Message("there is no country above it", zh: "它之前没有国家")
}

extension Message {
    package static func expected(_ what: String, zh chinese: String) -> Message {
        Message("\(what) is expected here", zh: "此处应为\(chinese)")
    }

    /// - Parameter reason: what was wanted where the file ended.
    package static func endedEarly(_ reason: Message) -> Message {
        Message(
            "the file ends too early: \(reason.inLine(.english))", zh: "文件过早结束：\(reason.inLine(.chinese))")
    }

    package static let textBehindEnd = Message("there is more behind the end", zh: "结尾之后还有内容")
    package static let badNumber = Message("this is not a number", zh: "这不是数字")
    package static let notUTF8 = Message("this is not UTF-8", zh: "不是 UTF-8 编码")
    package static let controlInText = Message("a control character stands in a text", zh: "文字中含有控制字符")
    package static let openQuote = Message("a quote is left open", zh: "引号没有闭合")
    package static let badEscape = Message("this escape is not known", zh: "无法识别的转义")
    package static let badEntity = Message("this entity is not known", zh: "无法识别的实体")

    package static func unknownElement(_ name: String) -> Message {
        Message("<\(name)> is no element of a property list", zh: "<\(name)> 不是属性列表的元素")
    }

    /// - Parameter what: as it stands in the file.
    package static func notAChoice(_ what: String) -> Message {
        Message("\(what) cannot be a choice", zh: "\(what) 不能作为选项")
    }

    package static func twice(_ name: [UInt8]) -> Message {
        let text = DisplayText.visible(name)
        return Message("\"\(text)\" is there twice", zh: "“\(text)”出现了两次")
    }

    package static func tooManyLevels(_ most: Int) -> Message {
        Message("there are more than \(most) levels", zh: "层级超过 \(most) 层")
    }

    package static let emptyField = Message("a field is empty", zh: "有空字段")

    /// - Parameters:
    ///   - path: the names from the first level on.
    ///   - first: the line where it was before, if that is another one.
    package static func twice(_ path: [[UInt8]], since first: Int?) -> Message {
        let twice = twice(SeparatedText.join(path, with: Array("/".utf8)))
        guard let first else { return twice }
        return Message(
            "\(twice[.english]), first on line \(first)", zh: "\(twice[.chinese])，首次在第 \(first) 行")
    }

    package static let badIndent = Message(
        "the indentation is that of no line above", zh: "缩进与上面任何一行都不一致")
    package static let mixedIndent = Message(
        "blanks and tabs are mixed differently than in the line above", zh: "空格与制表符的混用与上一行不一致")
}

// Columns.
extension Message {
    package static let columnMissing = Message(
        "no columns: give each one with --column 'label=a,b,c'", zh: "没有列：请用 --column '名称=甲,乙,丙' 给出每一列")

    package static func badColumn(_ text: [UInt8]) -> Message {
        let shown = DisplayText.visible(text)
        return Message(
            "--column: \"\(shown)\" is not a list of values, such as label=a,b,c or label=@FILE",
            zh: "--column：“\(shown)”不是值的列表，例如 名称=甲,乙,丙 或 名称=@文件")
    }

    package static func labelNotUTF8(_ label: [UInt8]) -> Message {
        let text = DisplayText.visible(label)
        return Message("--column: the label \"\(text)\" is not UTF-8", zh: "--column：名称“\(text)”不是 UTF-8 编码")
    }

    package static func sameLabel(_ label: [UInt8]) -> Message {
        let text = DisplayText.visible(label)
        return Message("--column: two columns are called \"\(text)\"", zh: "--column：有两列都叫“\(text)”")
    }

    /// - Parameter count: rows that can be named by number.
    package static func choose(_ label: [UInt8], from count: Int) -> Message {
        let text = DisplayText.visible(label)
        let range = count > 1 ? " (1-\(count))" : ""
        return Message("\(text)\(range)", zh: "\(text)\(range)")
    }

    /// - Parameter labels: of the columns that a line has to give a value for.
    package static func needsValues(_ labels: [[UInt8]], separator: [UInt8]) -> Message {
        let mark = DisplayText.visible(separator)
        let form = labels.map { DisplayText.visible($0) }.joined(separator: mark)
        return Message(
            "a value for each column is needed: \(form)", zh: "每一列都需要一个值：\(form)")
    }

    /// The message with the name of the column it is about.
    package func about(_ label: [UInt8]) -> Message {
        let text = DisplayText.visible(label)
        return Message("\(text): \(inLine(.english))", zh: "\(text)：\(inLine(.chinese))", beginsWithName: true)
    }
}
