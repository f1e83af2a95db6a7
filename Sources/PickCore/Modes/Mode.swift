/// One kind of answer: reads a line, and knows the rows that go with it.
///
/// All else (views, keys, signals, output) is shared.
package protocol Mode {
    /// Judges a whole line, as Enter does in the plain view and `--answer` without any.
    ///
    /// - Parameter refusesTwoRows: whether a person is there who can say which of two readings is meant.
    func judge(_ line: [UInt8], refusesTwoRows: Bool) -> Judgement
    /// What Enter returns on an untouched prompt, as it is shown. `nil` when there is none.
    var shownDefault: [UInt8]? { get }
    /// The question, when no `--prompt` was given.
    var question: Message { get }

    /// Rows that a person may choose from, as far as they have arrived.
    var rowCount: Int { get }
    /// Whether `rowCount` can still grow.
    var isGrowing: Bool { get }
    /// The text of a row, from 0, as it is shown.
    func row(_ index: Int) -> UnsafeRawBufferPointer
    /// Whether a row is a part of the default.
    func isDefault(_ index: Int) -> Bool
    /// Lines above the rows.
    var header: [[UInt8]] { get }
    /// Whether an answer may have several values, and what joins them then.
    var separator: [UInt8]? { get }
    /// The message for a term that several rows fit.
    func several(_ term: [UInt8], _ matches: Matches) -> Message
    /// The answer as it is echoed to the person.
    func echo(_ answer: Answer) -> [UInt8]
}

/// What a line came to.
package enum Judgement {
    case answer(Answer)
    case refused(Message)
    /// Several rows fit one term of the line.
    case several(term: [UInt8], Matches)
    /// Nothing matches, and `--print-query` wants the query instead.
    case query([UInt8])
}
