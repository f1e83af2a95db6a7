/// Why the options of a date or time prompt cannot be used.
package struct OptionFault: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case refused(Refusal)
        case format(FormatFault)
        /// Not one of the words that are accepted.
        case unknownWord(String, accepted: [String])
        /// The lower bound is after the upper one.
        case afterMaximum(String, maximum: String)
        /// No value is left to choose.
        case nothingLeft
        /// Only days can be told apart by it.
        case needsDayPrecision
        /// A step of no length, or one that only fits with `--seconds`, or is longer than what it divides.
        case badStep(String)
        case stepTooLong(String, longest: String)
        case notTogetherWith(String)
        case unknownZone(String)
    }

    /// The option's name: `--min`.
    package let option: String
    package let reason: Reason

    package init(_ option: String, _ reason: Reason) {
        self.option = option
        self.reason = reason
    }

    /// What is wrong, for a person: `--min: "2023-02-31" …`.
    package var message: Message { Message(text) }

    /// The same as it stands inside a line.
    package func text(_ language: Language) -> String { option + Message.colon[language] + reasonText(language) }

    private func reasonText(_ language: Language) -> String {
        switch reason {
        case .refused(let refusal): refusal.text(language)
        case .format(let fault): fault.text(language)
        case .unknownWord(let word, let accepted):
            language.choose(
                "\"\(word)\" is not one of \(accepted.joined(separator: ", "))",
                "“\(word)”无效：可用的有 \(accepted.joined(separator: "、"))")
        case .afterMaximum(let minimum, let maximum):
            language.choose("\(minimum) is after --max \(maximum)", "\(minimum) 在 --max \(maximum) 之后")
        case .nothingLeft: language.choose("nothing is left to choose", "没有可选的值")
        case .needsDayPrecision: language.choose("it needs --precision day", "需要 --precision day")
        case .badStep(let step):
            language.choose(
                "\"\(step)\" is not a step: write it as 5m, 30m or 1h; seconds need --seconds",
                "“\(step)”不是有效的步长：请写成 5m、30m 或 1h；以秒为步长需要 --seconds")
        case .stepTooLong(let step, let longest):
            language.choose(
                "\"\(step)\" is too long for a step: the longest is \(longest)", "“\(step)”作为步长太长：最长为 \(longest)")
        case .notTogetherWith(let other): language.choose("it cannot be used with \(other)", "不能与 \(other) 同用")
        case .unknownZone(let zone) where zone.isEmpty:
            language.choose(
                "it names no time zone: write it as Asia/Shanghai, UTC or CST-8",
                "它不是有效的时区：请写成 Asia/Shanghai、UTC 或 CST-8")
        case .unknownZone(let zone):
            language.choose(
                "there is no time zone \"\(zone)\": write it as Asia/Shanghai, UTC or CST-8",
                "没有“\(zone)”这个时区：请写成 Asia/Shanghai、UTC 或 CST-8")
        }
    }
}
