/// Digits alone in the line. Where they are no answer by themselves, they are for the wheel in brackets.
package struct TypedNumber: Sendable {
    let value: Int
    /// How many there are, with zeros at the front.
    let digits: Int
    let text: String

    /// Nil for a line with anything else than digits, and blanks around them.
    init?(_ line: [UInt8]) {
        let typed = TypedLine(line).text
        guard !typed.isEmpty, typed.allSatisfy(\.isDigit) else { return nil }
        text = String(String.UnicodeScalarView(typed))
        guard let value = Int(text) else { return nil }
        self.value = value
        digits = typed.count
    }
}

/// Where a number leads that is typed on a wheel.
package struct WheelJump<Answer: Sendable>: Sendable {
    /// The line that it stands for: what the wheels show, with the number in the place of one value. It is judged as if
    /// it had been typed, so that a number can do no more than a line.
    let line: [UInt8]
    /// What the wheels can be turned to if that line is refused: the number, and something else on the wheels after it.
    let goal: Answer?
    /// `Hour set to 14`
    let remark: Message
}
