/// One option of the command line: the parser, the help, the manual and the completions read it.
///
/// An object that never changes, and no structure: the table would be copied text by text at every start.
package final class OptionSpec: Sendable {
    /// Long name without dashes.
    package let long: String
    /// Other long names that mean the same.
    package let aliases: [String]
    /// One letter, after one dash.
    package let short: Character?
    /// The form after a plus sign that means the same, as fzf has it: `+s`.
    package let plus: Character?
    package let argument: Argument
    /// An optional argument may also be the next word, unless that begins with `-` or `+`.
    package let takesNextWord: Bool
    package let group: Group
    /// Modes that have the option. `nil`: those of its group.
    package let modes: ModeSet?
    /// One line for `--help` and the completions. No full stop.
    package let summary: Message
    /// Further sentences for the manual. What stands in back quotes is set as a literal, see `Prose`.
    package let details: Message
    /// May be given several times, each adding to the ones before.
    package let isRepeatable: Bool
    /// Listed by `-h`, the short help.
    package let isEveryday: Bool
    /// For the project's own use: in no help, manual or completion.
    package let isHidden: Bool
    /// Puts the value in the request. An empty value comes from an option without an argument.
    package let apply: Application

    package typealias Application =
        @Sendable (_ value: OptionValue, _ request: inout Request) throws(UsageError) -> Void

    package init(
        long: String, aliases: [String] = [], short: Character? = nil, plus: Character? = nil,
        argument: Argument = .none, takesNextWord: Bool = false, group: Group, modes: ModeSet? = nil,
        summary: Message, details: Message = Message("", zh: ""), isRepeatable: Bool = false,
        isEveryday: Bool = false, isHidden: Bool = false, apply: @escaping Application
    ) {
        self.long = long
        self.aliases = aliases
        self.short = short
        self.plus = plus
        self.argument = argument
        self.takesNextWord = takesNextWord
        self.group = group
        self.modes = modes
        self.summary = summary
        self.details = details
        self.isRepeatable = isRepeatable
        self.isEveryday = isEveryday
        self.isHidden = isHidden
        self.apply = apply
    }
}

extension OptionSpec {
    package func belongs(to mode: ModeName) -> Bool { (modes ?? group.modes).contains(mode) }

    /// In the order of the mode table.
    package var modeNames: [ModeName] { ModeName.allCases.filter(belongs) }

    package enum Argument: Sendable, Equatable {
        case none
        case required(String, Completion)
        /// Only behind an equals sign.
        case optional(String)

        /// The word that stands for the argument in texts, in capitals.
        package var placeholder: String? {
            switch self {
            case .none: nil
            case .required(let name, _), .optional(let name): name
            }
        }
    }

    /// What a shell offers for the argument.
    package enum Completion: Sendable, Equatable {
        /// Free text: nothing to offer.
        case nothing
        case file
        /// One of a closed set of words of small letters, digits and hyphens.
        case words([String])
        /// One of such words, or a file.
        case wordsOrFile([String])
        /// Several of such words, joined with commas.
        case list([String])
    }

    /// A heading of the help and the manual, in the order shown.
    package enum Group: String, CaseIterable, Sendable {
        case asking = "Asking"
        case choosing = "Choosing"
        case matching = "Matching"
        case dates = "Dates and times"
        case places = "Places, levels and columns"
        case input = "Input"
        case fields = "Fields"
        case output = "Output"
        case program = "Program"
        case accepted = "Accepted for fzf's scripts, without effect"

        /// Modes that have the options of the group, unless an option says otherwise.
        package var modes: ModeSet {
            switch self {
            case .asking, .output, .program: .all
            case .choosing, .matching, .input, .fields, .accepted: [.select]
            case .dates: [.date, .time, .datetime, .duration]
            case .places: [.city, .cascade, .columns]
            }
        }

        package var title: Message {
            switch self {
            case .asking: Message(rawValue, zh: "提问")
            case .choosing: Message(rawValue, zh: "选择")
            case .matching: Message(rawValue, zh: "匹配")
            case .dates: Message(rawValue, zh: "日期与时间")
            case .places: Message(rawValue, zh: "地点、级联与多列")
            case .input: Message(rawValue, zh: "输入")
            case .fields: Message(rawValue, zh: "字段")
            case .output: Message(rawValue, zh: "输出")
            case .program: Message(rawValue, zh: "程序")
            case .accepted: Message(rawValue, zh: "为兼容 fzf 的脚本而接受，不起作用")
            }
        }
    }
}

/// An option's argument with the name it was given under, for the messages.
package struct OptionValue: Sendable {
    /// As typed, with its dashes.
    package let name: String
    package let bytes: [UInt8]

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A whole number, at least `least`.
    package func number(atLeast least: Int) throws(UsageError) -> Int {
        guard let number = Int(text), number >= least, bytes.first != 0x2B else {
            throw .notANumber(option: name, value: text, least: least)
        }
        return number
    }

    /// One of the names of a closed set.
    package func choice<T: RawRepresentable & CaseIterable>(_: T.Type) throws(UsageError) -> T
    where T.RawValue == String {
        if let value = T(rawValue: text) { return value }
        throw .notAChoice(option: name, value: text, choices: T.allCases.map(\.rawValue))
    }

    /// A length of time in milliseconds: `10`, `1.5`, `10s`, `500ms`, `2m`. More than nothing.
    package func milliseconds() throws(UsageError) -> Int {
        var digits = text[...]
        var unit = 1000.0
        for (suffix, value) in [("ms", 1.0), ("s", 1000.0), ("m", 60_000.0)] where digits.hasSuffix(suffix) {
            digits = digits.dropLast(suffix.count)
            unit = value
            break
        }
        let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        guard isPlain, let amount = Double(digits), amount * unit >= 1, amount * unit < 1e12 else {
            throw .notATime(option: name, value: text)
        }
        return Int(amount * unit)
    }

    /// Rows of the screen: `12`, or a share of it: `40%`.
    package func height() throws(UsageError) -> Height {
        // fzf writes `~40%` for a list that may be shorter, which ours always is.
        let least = text.hasPrefix("~") ? text.dropFirst() : text[...]
        let share = least.hasSuffix("%")
        guard let number = Int(share ? least.dropLast() : least), number > 0, !share || number <= 100 else {
            throw .notAHeight(option: name, value: text)
        }
        return share ? .percent(number) : .rows(number)
    }

    /// Fields as fzf writes them: `2`, `-1`, `2..`, joined with commas.
    package func fields() throws(UsageError) -> [FieldRange] {
        guard let list = FieldRange.list(text) else { throw .notAField(option: name, value: text) }
        return list
    }

    package func template() throws(UsageError) -> FieldTemplate {
        guard let template = FieldTemplate(text) else { throw .notAField(option: name, value: text) }
        return template
    }
}
