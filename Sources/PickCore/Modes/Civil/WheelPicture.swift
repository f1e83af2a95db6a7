/// Wheels side by side: each shows the value that it stands on, and those that a step on it leads to.
///
///         Hour  Minute
///          12     03
///          13     04
///     >    14    [05]
///          15     06
///          16     07
package protocol WheelPicture: CivilPicture {
    /// What each of the wheels turns, from left to right.
    var wheels: [DateTimeUnit] { get }
    func title(of wheel: Int) -> Message
    /// The number that a wheel stands on.
    func number(on wheel: Int) -> Int
    /// The number that is meant by what is typed on a wheel. Nil: none, its numbers have not so many digits.
    func number(meantBy typed: TypedNumber, on wheel: Int) throws(Refusal) -> Int?
    /// The answer as it can be typed, with another number on a wheel.
    func line(with number: Int, on wheel: Int) -> String
    /// The value of a wheel.
    func text(of wheel: Int, _ language: Language) -> String
    /// Turns a wheel, as far as the bounds allow.
    ///
    /// - Parameter count: values, pages or more than pages: 1 or -1.
    mutating func turn(_ wheel: Int, _ size: WheelStep, by count: Int)
    /// To where the prompt begins by itself.
    mutating func goHome()
    /// To the last value that can be chosen, if there is one.
    mutating func goToEnd()
    /// The answer in one row, in pieces; those that a wheel turns know its number.
    func pieces(_ language: Language) -> [WheelPiece]
    /// What stands behind them where there is room: the offset of a time.
    var ending: String? { get }
}

/// How far a wheel is turned.
package enum WheelStep: Sendable {
    case value, page, far
}

/// A piece of an answer that is written in one row.
package struct WheelPiece: Sendable {
    let text: String
    var wheel: Int?

    init(_ text: String, _ wheel: Int? = nil) {
        self.text = text
        self.wheel = wheel
    }

    /// A separator.
    var isBetween: Bool { text == ":" || text == "-" || text == " " }
}

extension WheelPicture {
    package var partCount: Int { wheels.count }
    package var ending: String? { nil }

    package func jump(to typed: TypedNumber, on wheel: Int) throws(Refusal) -> WheelJump<Rule.Answer>? {
        guard let wanted = try number(meantBy: typed, on: wheel) else { return nil }
        var turned = self
        turned.turn(wheel, .value, by: wanted - number(on: wheel))
        let isThere =
            turned.number(on: wheel) == wanted && (0..<wheel).allSatisfy { turned.number(on: $0) == number(on: $0) }
        let title = title(of: wheel)
        return WheelJump(
            line: Array(line(with: wanted, on: wheel).utf8), goal: isThere ? turned.answer : nil,
            remark: Message("\(title[.english]) set to \(typed.text)", zh: "“\(title[.chinese])”设为 \(typed.text)"))
    }

    package mutating func perform(_ command: Command, part: Int) -> Bool {
        let before = answer
        switch command {
        case .up: turn(part, .value, by: -1)
        case .down: turn(part, .value, by: 1)
        case .pageUp: turn(part, .page, by: -1)
        case .pageDown: turn(part, .page, by: 1)
        case .farUp: turn(part, .far, by: -1)
        case .farDown: turn(part, .far, by: 1)
        case .first: goHome()
        case .last: goToEnd()
        default: return false
        }
        return answer != before
    }

    // MARK: Drawing

    /// The title, and two values either side of the one that counts.
    package var mostRows: Int { 6 }

    package func rows(_ look: PictureLook, height: Int) -> [Row]? {
        guard height > 3 else { return nil }
        let distance = min(2, (height - 2) / 2)
        let columns = wheels.indices.map { WheelColumn(self, $0, look.language, distance: distance) }
        let width = columns.reduce(0) { $0 + $1.width + WheelColumn.gap.utf8.count }
        guard width < look.columns else { return nil }
        let titles = columns.map { WheelColumn.gap + $0.centred($0.title) }.joined()
        return [Row(titles, .header)]
            + (-distance...distance).map { row in
                row == 0 && look.isMarked
                    ? currentRow(columns, look)
                    : Row(columns.map { WheelColumn.gap + $0.centred($0[row]) }.joined(), row == 0 ? .plain : .quiet)
            }
    }

    /// The values that Enter takes; the wheel that the arrows turn is in brackets.
    private func currentRow(_ columns: [WheelColumn], _ look: PictureLook) -> Row {
        var spans: [Span] = []
        for (wheel, column) in columns.enumerated() {
            let gap = wheel == 0 ? "> " : WheelColumn.gap
            if wheel != look.part {
                spans.append(Span(gap + column.centred(column[0])))
                continue
            }
            let cell = "[\(column[0])]"
            let free = column.width - DisplayText.width(cell)
            spans += [Span(gap + blanks(free / 2)), Span(cell, .highlight), Span(blanks(free - free / 2))]
        }
        return Row(spans)
    }

    /// `14:[05]`; over several rows where it has blanks. Where there is no room for that, what is far from the wheel in
    /// brackets falls away.
    package func compactRows(_ look: PictureLook, height: Int) -> [Row] {
        let pieces = pieces(look.language)
        let words = pieces.split { $0.text == " " }.map { text($0, look) } + (ending.map { [$0] } ?? [])
        var lines: [String] = []
        for word in words {
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer, DisplayText.width(longer) < look.columns {
                lines[lines.count - 1] = longer
            } else {
                lines.append(word)
            }
        }
        guard lines.count <= height, lines.allSatisfy({ DisplayText.width($0) < look.columns })
        else { return [cutRow(pieces, look)] }
        return lines.map { Row($0, look.isMarked ? .highlight : .plain) }
    }

    private func text(_ pieces: some Sequence<WheelPiece>, _ look: PictureLook) -> String {
        let hasBrackets = partCount > 1
        let texts = pieces.map { $0.wheel == look.part && hasBrackets && look.isMarked ? "[\($0.text)]" : $0.text }
        return (hasBrackets ? "" : look.isMarked ? "> " : "  ") + texts.joined()
    }

    private func cutRow(_ all: [WheelPiece], _ look: PictureLook) -> Row {
        var pieces = all
        while pieces.count > 1, DisplayText.width(text(pieces, look)) > look.columns - 1 {
            if pieces[0].wheel != look.part { pieces.removeFirst() } else { pieces.removeLast() }
            // What stood between two values is nothing by itself.
            if pieces[0].isBetween { pieces.removeFirst() }
            if let last = pieces.last, last.isBetween { pieces.removeLast() }
        }
        return Row(text(pieces, look), look.isMarked ? .highlight : .plain, columns: look.columns)
    }
}

/// One wheel as it is seen.
private struct WheelColumn {
    let title: String
    /// The values by their distance from the one that counts.
    private let values: [Int: String]
    let width: Int
    /// What stands before each wheel.
    static let gap = "  "

    init<Picture: WheelPicture>(_ picture: Picture, _ wheel: Int, _ language: Language, distance: Int) {
        title = picture.title(of: wheel)[language]
        let current = picture.text(of: wheel, language)
        var values = [0: current]
        for direction in [-1, 1] {
            var turned = picture
            var last = current
            for step in 1...max(1, distance) {
                let before = turned.answer
                turned.turn(wheel, .value, by: direction)
                let text = turned.text(of: wheel, language)
                // A step that the bounds cut short may end on the same value.
                if turned.answer == before || text == last { break }
                values[direction * step] = text
                last = text
            }
        }
        self.values = values
        // Brackets need a column either side.
        width = values.values.reduce(DisplayText.width(title)) { max($0, DisplayText.width($1) + 2) }
    }

    subscript(distance: Int) -> String { values[distance] ?? "" }

    func centred(_ text: String) -> String {
        let free = max(0, width - DisplayText.width(text))
        return blanks(free / 2) + text + blanks(free - free / 2)
    }
}
