/// One kind of answer: reads a line, and knows the rows that go with it.
///
/// All else (views, keys, signals, output) is shared.
package protocol Mode {
    /// Judges a whole line, as Enter does in the plain view and `--answer` without any.
    ///
    /// - Parameter hasPerson: whether somebody is there who can say which of two readings is meant.
    func judge(_ line: [UInt8], hasPerson: Bool) -> Judgement
    /// What Enter returns on an untouched prompt, as it is shown. `nil` when there is none.
    var shownDefault: [UInt8]? { get }
    /// The question, when no `--prompt` was given, without the default and the colon.
    var question: Message { get }
    /// The answer as it is echoed to the person.
    func echo(_ answer: Answer) -> [UInt8]
    /// What `?` prints in the plain view, a line each.
    var plainHelp: [Message] { get }
    /// What joins several answers; `nil` where there can be only one.
    var separator: [UInt8]? { get }
    /// The rows to choose from; `nil` where the answer is not one of a list.
    var rows: (any ModeRows)? { get }
}

extension Mode {
    package var plainHelp: [Message] {
        Message.plainHelp(several: separator != nil, separator: separator.map { DisplayText.visible($0) } ?? "")
    }
}

/// The rows of a mode that has them. They may still be arriving.
package protocol ModeRows {
    /// Rows so far.
    var count: Int { get }
    var isGrowing: Bool { get }
    /// A row, counted from 0, as it is shown.
    subscript(index: Int) -> UnsafeRawBufferPointer { get }
    /// The row at a place of the printed list, both from 0: the list may be printed in another order (`--tac`).
    func row(at place: Int) -> Int
    /// Whether Enter returns the row, or it among others.
    func isDefault(_ index: Int) -> Bool
    /// Lines above the rows.
    var header: [[UInt8]] { get }
}

extension ModeRows {
    package func row(at place: Int) -> Int { place }

    /// There is nothing to choose from, and nothing will come.
    package var isEmpty: Bool { count == 0 && !isGrowing }
}

/// What a line came to.
package enum Judgement {
    case answer(Answer)
    case refused(Message)
    /// The line can mean several things: why that is no answer, and the first few of them.
    case several(Message, [ListedRow])
    /// The line leads to a narrower list, which is asked from next: the mode that shows it, and what is to be said
    /// about it. Never without a person.
    case narrowed(any Mode, Message?)
    /// Nothing matches, and `--print-query` wants the query instead.
    case query([UInt8])
}

/// A row as the plain view prints it.
package struct ListedRow: Equatable, Sendable {
    /// From 1; `nil` where no number names it.
    package var number: Int?
    package var isDefault = false
    package var text: [UInt8]

    package init(number: Int?, isDefault: Bool = false, text: [UInt8]) {
        self.number = number
        self.isDefault = isDefault
        self.text = text
    }
}
