/// What may be answered to a question for a date or a time, and how it is read and printed.
///
/// One of these is made from the options of a run, with the clock read once. It asks nothing and shows nothing.
package protocol CivilRule: Sendable {
    associatedtype Answer: Hashable & Sendable

    /// What Enter returns when nothing was typed: the default that was given, or the one of the mode. It is allowed.
    var initial: Answer { get }

    /// The same without `--default`: today, now, no time at all, or the nearest to it that can be chosen.
    var home: Answer { get }

    /// An answer that is none of its kind and stands beside the others: "until now". Nil when there is none.
    var alternative: Answer? { get }

    /// What a typed line means. Never a silent change: a value outside the bounds is refused.
    func judge(_ text: [UInt8]) -> Reading<Answer>

    /// The answer as it is printed, without a line end.
    func output(_ answer: Answer) -> [UInt8]

    /// The answer in the form of ISO 8601, whatever is printed: it can be typed.
    func value(_ answer: Answer) -> String

    /// The members of the JSON object of an answer, in order.
    func record(_ answer: Answer) -> [JSONValue.Member]

    /// The answer as it is shown to people, in a row or as the meaning of a typed line.
    func label(_ answer: Answer, _ language: Language) -> String

    /// All that the answer means, for the row that Enter takes: with the weekday and the week.
    func meaning(_ answer: Answer, _ language: Language) -> String

    /// Where a text points that is refused: a month to the first of its days that can be chosen. Nil: nowhere.
    ///
    /// - Parameter answer: what is shown at the moment.
    func goal(of refusal: Refusal, from answer: Answer) -> Answer?

    /// What can be typed, a line each.
    var help: [Message] { get }

    /// `2010-01-01 to 2026-12-31`. Nil without bounds.
    func boundsText(_ language: Language) -> String?

    /// What is doubtful in the options: lines for standard error.
    func warnings(_ language: Language) -> [String]
}

extension CivilRule {
    package var alternative: Answer? { nil }
    package func meaning(_ answer: Answer, _ language: Language) -> String { label(answer, language) }
    package func goal(of refusal: Refusal, from answer: Answer) -> Answer? { nil }

    /// The one meaning of a line where nobody can be asked: with two readings it is refused and both are named.
    package func decide(_ text: [UInt8]) throws(Refusal) -> Answer {
        switch judge(text) {
        case .one(let answer): return answer
        case .refused(let refusal): throw refusal
        case .several(let answers, let ambiguity):
            throw .severalReadings(TypedLine.show(text), answers.map(value), ambiguity)
        }
    }

    /// The members `value` and `text` of the JSON object: what is printed, where that is something else.
    func valueMembers(_ answer: Answer) -> [JSONValue.Member] {
        let (value, text) = (value(answer), output(answer))
        let printed = text.elementsEqual(value.utf8) ? [] : [JSONValue.Member("text", .text(text))]
        return [JSONValue.Member("value", value)] + printed
    }

    /// The value of `--default`: judged as if it had been typed.
    func givenInitial(_ text: [UInt8]) throws(OptionFault) -> Answer {
        do throws(Refusal) {
            return try decide(text)
        } catch {
            throw OptionFault("--default", .refused(error))
        }
    }
}

extension JSONValue.Member {
    init(_ name: String, _ text: String) { self.init(name, .text(Array(text.utf8))) }
    init(_ name: String, _ number: Int) { self.init(name, .number(number)) }
}

/// `2010-01-01 to 2026-12-31`, `from 2010-01-01`, `up to 2026-12-31`. Nil without bounds.
func rangeText(from lower: String?, to upper: String?, _ language: Language) -> String? {
    switch (lower, upper) {
    case (let lower?, let upper?): language.choose("\(lower) to \(upper)", "\(lower) 至 \(upper)")
    case (let lower?, nil): language.choose("from \(lower)", "\(lower) 起")
    case (nil, let upper?): language.choose("up to \(upper)", "至 \(upper)")
    case (nil, nil): nil
    }
}
