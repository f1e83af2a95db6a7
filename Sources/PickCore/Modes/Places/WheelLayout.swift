/// Lists side by side as rows of the screen.
///
///       北京市         杭州市     >>上城区
///     > 浙江省       > 宁波市       拱墅区      the chosen one of each list, and the current list by a second mark
struct WheelLayout {
    /// One of the lists.
    struct Wheel {
        /// The texts that can be seen.
        var texts: [[UInt8]]
        /// Which of them is the chosen one.
        var chosen: Int?
        /// Whether the keys move in it.
        var isCurrent = false
    }

    /// Columns that a list needs to be worth standing beside others.
    static let leastWidth = 12
    /// Columns beyond which a list only moves the next one away.
    private static let mostWidth = 30
    /// What stands before a text: marks and a blank.
    static let lead = 3

    /// Columns for each of so many lists. `nil` where they do not fit side by side.
    static func width(of wheels: Int, in columns: Int) -> Int? {
        if wheels < 2 { return max(1, columns - 1) }
        let width = min((columns - 1) / wheels, mostWidth)
        return columns >= 40 && width >= leastWidth ? width : nil
    }

    /// The rows of lists that stand side by side, as many as the longest has.
    static func rows(_ wheels: [Wheel], width: Int) -> [Row] {
        let height = wheels.reduce(0) { max($0, $1.texts.count) }
        return (0..<height).map { line in
            var spans: [Span] = []
            for (index, wheel) in wheels.enumerated() {
                let isLast = index == wheels.count - 1
                guard line < wheel.texts.count else {
                    if !isLast { spans.append(Span(String(repeating: " ", count: width))) }
                    continue
                }
                let isChosen = line == wheel.chosen
                let role: Role = isChosen && wheel.isCurrent ? .highlight : .plain
                let mark = isChosen ? wheel.isCurrent ? ">> " : "> " : ""
                let text = cut(wheel.texts[line], columns: max(0, width - lead - (isLast ? 0 : 1)))
                let before = String(repeating: " ", count: lead - mark.utf8.count)
                let after = isLast ? 0 : width - lead - text.width
                spans.append(Span(before + mark + text.text, role))
                if after > 0 { spans.append(Span(String(repeating: " ", count: after))) }
            }
            return Row(spans)
        }
    }

    /// A text for a place of so many columns, with an ellipsis where it is too long.
    static func cut(_ text: [UInt8], columns: Int) -> (text: String, width: Int) {
        let whole = DisplayText(text, columns: columns)
        if !whole.isCut { return (whole.text, whole.width) }
        let part = DisplayText(text, columns: max(0, columns - 1))
        return columns > 0 ? (part.text + "…", part.width + 1) : ("", 0)
    }

    /// A row of one list: the mark, a text, and more about it that is cut first.
    static func row(_ text: [UInt8], _ more: [UInt8] = [], isHighlighted: Bool, columns: Int) -> Row {
        let room = max(0, columns - 1 - 2)
        let base: Role = isHighlighted ? .highlight : .plain
        // What tells two equal names apart has its share of a narrow screen.
        let share = more.isEmpty ? room : max(room - DisplayText(more).width - 2, room / 2)
        let main = cut(text, columns: share)
        var spans = [Span((isHighlighted ? "> " : "  ") + main.text, base)]
        let left = room - main.width - 2
        if !more.isEmpty, left > 0 {
            spans.append(Span("  " + cut(more, columns: left).text, isHighlighted ? base : .quiet))
        }
        return Row(spans)
    }
}
