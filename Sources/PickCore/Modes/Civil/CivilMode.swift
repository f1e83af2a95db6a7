/// A date, a time, both, or a length of time: read and bounded by a rule.
package struct CivilMode<Rule: CivilRule>: Mode {
    package let rule: Rule
    private let title: Message
    let language: Language

    /// - Parameter title: what is asked for, such as `Date`.
    package init(_ rule: Rule, title: Message, language: Language) {
        self.rule = rule
        self.title = title
        self.language = language
    }

    package func judge(_ line: [UInt8], hasPerson: Bool) -> Judgement {
        if line.isEmpty { return .answer(answer(rule.initial, query: line)) }
        let reading = rule.judge(line)
        switch reading {
        case .one(let value): return .answer(answer(value, query: line))
        case .refused(let refusal): return .refused(hasPerson ? refusal.spoken : refusal.message)
        case .several(let values, let ambiguity):
            let refusal = severalReadings(values, ambiguity, of: line)
            if !hasPerson { return .refused(refusal.message) }
            let rows = values.map { ListedRow(number: nil, text: Array(rule.label($0, language).utf8)) }
            return .several(refusal.spoken, rows)
        }
    }

    /// Why a line with several meanings is no answer.
    func severalReadings(_ values: [Rule.Answer], _ ambiguity: Ambiguity, of line: [UInt8]) -> Refusal {
        .severalReadings(TypedLine.show(line), values.map(rule.value), ambiguity)
    }

    package func answer(_ value: Rule.Answer, query: [UInt8]) -> Answer {
        Answer(values: [rule.output(value)], query: query, record: rule.record(value))
    }

    package var shownDefault: [UInt8]? { rule.output(rule.initial) }

    package var question: Message {
        func inBrackets(_ language: Language) -> String { rule.boundsText(language).map { " (\($0))" } ?? "" }
        return Message(title[.english] + inBrackets(.english), zh: title[.chinese] + inBrackets(.chinese))
    }

    package var plainHelp: [Message] {
        let bounds = rule.boundsText(.english).map { Message($0, zh: rule.boundsText(.chinese) ?? $0) }
        return Message.civilHelp(rule.help, bounds: bounds)
    }

    package func echo(_ answer: Answer) -> [UInt8] { answer.values.first ?? [] }
    package var separator: [UInt8]? { nil }
    package var rows: (any ModeRows)? { nil }
}
