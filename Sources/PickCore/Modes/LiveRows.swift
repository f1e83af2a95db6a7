/// What stands below the line in the live view and follows it: a list, a calendar, wheels.
package protocol LiveRows {
    /// Which keys they understand.
    var style: RowStyle { get }
    /// Whether what is shown belongs to the line and to all that had arrived when it was looked for.
    var isSettled: Bool { get }
    /// The line was edited.
    mutating func lineChanged(_ line: [UInt8])
    /// A search has got further, or more input is there.
    mutating func refresh()
    /// Does a command on the rows. Only called while they are settled; `left`, `right`, `first` and `last` only while
    /// the line is empty, for with text in it they move the cursor there. Where `takesArrows` says so, `left` and
    /// `right` come with text too.
    mutating func perform(_ command: Command) -> Verdict
    /// Whether the text in the line is for the rows, such as a number for a wheel, and left and right are so too.
    var takesArrows: Bool { get }
    /// The rows to show, at most `height` of them.
    mutating func rows(columns: Int, height: Int) -> [Row]
    /// Rows that a picture takes, which nothing can narrow. `nil` for a list.
    var pictureRows: Int? { get }
    /// Counts and the like, for a row of their own. Empty: no such row.
    func status(_ language: Language) -> String
    /// Lines above the rows.
    var header: [[UInt8]] { get }
    /// Text that stands for the answer on the prompt row after it was given.
    func echo(_ answer: Answer) -> [UInt8]
    /// How the prompt ended by itself, such as by input that turned out to be empty.
    var outcome: Outcome? { get }
}

extension LiveRows {
    package var pictureRows: Int? { nil }
    package var takesArrows: Bool { false }
}

/// What a command came to.
package enum Verdict {
    case done
    /// What the line said has been taken over by the rows, and the line is to be empty.
    case doneWithLine
    /// The command has no meaning here.
    case ignored
    case refused(Message)
    case finish(Outcome)
}
