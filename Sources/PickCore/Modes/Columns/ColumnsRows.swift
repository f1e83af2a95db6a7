/// Below the line of a prompt with columns: the columns side by side. What is typed narrows the current one.
package struct ColumnsRows: LiveRows {
    private let mode: ColumnsMode
    /// The chosen row of each column.
    private(set) var rows: [Int]
    private(set) var current = 0
    private var line: [UInt8] = []
    /// Rows of the current column that fit the line, best first. `nil` for all of them.
    private(set) var narrowed: [Int]?
    private var windows: [RowWindow]
    /// Rows of a list that can be seen.
    private var height = 1

    package init(_ mode: ColumnsMode) {
        self.mode = mode
        rows = mode.initial ?? mode.columns.map { _ in 0 }
        windows = zip(mode.columns, rows).map { RowWindow(count: $0.values.count, showing: $1, height: 1) }
    }

    // MARK: LiveRows

    package let style = RowStyle.wheels
    package let isSettled = true
    package let header: [[UInt8]] = []
    package let outcome: Outcome? = nil
    package mutating func refresh() {}
    package func echo(_ answer: Answer) -> [UInt8] { mode.echo(answer) }

    /// What Enter would take, and where in the column it stands.
    package func status(_ language: Language) -> String {
        let count = narrowed?.count ?? mode.columns[current].values.count
        let place = narrowed == nil ? "\(rows[current] + 1)/\(count)" : "\(count)/\(mode.columns[current].values.count)"
        let label = DisplayText.visible(mode.columns[current].label)
        let values = zip(mode.columns, rows).map { $0.values[$1] }
        return "\(label) \(place)  " + DisplayText.visible(SeparatedText.join(values, with: mode.output.separator))
    }

    /// The best match is chosen at once; with an empty line, or without a match, the choice stays.
    package mutating func lineChanged(_ line: [UInt8]) {
        self.line = line
        let text = LinkedSearch.trimmed(line)
        narrowed = text.isEmpty ? nil : rowNumbered(text) ?? mode.columns[current].narrowed(by: text)
        if let best = narrowed?.first { rows[current] = best }
        windows[current] = narrowed.map { RowWindow(count: $0.count, showing: 0, height: height) } ?? wholeWindow
    }

    private func rowNumbered(_ text: [UInt8]) -> [Int]? {
        guard text.first == UInt8(ascii: "#"), let number = Int(ascii: text.dropFirst()),
            mode.columns[current].values.indices.contains(number - 1)
        else { return nil }
        return [number - 1]
    }

    // MARK: Commands

    package mutating func perform(_ command: Command) -> Verdict {
        switch command {
        case .up: windows[current].move(by: -1)
        case .down: windows[current].move(by: 1)
        case .pageUp: windows[current].movePages(-1)
        case .pageDown: windows[current].movePages(1)
        case .first: windows[current].move(to: 0)
        case .last: windows[current].move(to: .max)
        case .left, .previousPart: return turn(by: -1)
        case .right, .nextPart: return turn(by: 1)
        case .accept: return accept()
        default: return .ignored
        }
        takeHighlighted()
        return .done
    }

    private mutating func takeHighlighted() {
        let rank = windows[current].highlight
        if let narrowed {
            if narrowed.indices.contains(rank) { rows[current] = narrowed[rank] }
        } else {
            rows[current] = rank
        }
    }

    /// Goes to another column. Text in the line has made the choice in this one.
    private mutating func turn(by columns: Int) -> Verdict {
        guard mode.columns.indices.contains(current + columns) else { return .ignored }
        if narrowed == [] { return .refused(.nothingMatches(LinkedSearch.trimmed(line))) }
        let hadText = narrowed != nil
        if hadText { leaveNarrowing() }
        current += columns
        return hadText ? .doneWithLine : .done
    }

    /// With text in the line the choice in this column is made, and the next one is asked for; in the last column, and
    /// without text, all are accepted as they are shown.
    private mutating func accept() -> Verdict {
        guard let narrowed else { return verdict(mode.answer(rows, query: line)) }
        if narrowed.isEmpty {
            // Everything at once, as in the other views.
            if case .answer(let answer) = mode.judge(line, hasPerson: false) { return .finish(.answered(answer)) }
            return .refused(.nothingMatches(LinkedSearch.trimmed(line)))
        }
        if current == mode.columns.count - 1 { return verdict(mode.answer(rows, query: line)) }
        leaveNarrowing()
        current += 1
        return .doneWithLine
    }

    /// All values are there again, with the chosen one where it stands among them.
    private mutating func leaveNarrowing() {
        narrowed = nil
        line = []
        windows[current] = wholeWindow
    }

    /// All values of the current column, the chosen one in the middle.
    private var wholeWindow: RowWindow {
        RowWindow(count: mode.columns[current].values.count, showing: rows[current], height: height)
    }

    private func verdict(_ judgement: Judgement) -> Verdict {
        switch judgement {
        case .answer(let answer): .finish(.answered(answer))
        case .refused(let message), .several(let message, _): .refused(message)
        case .query, .narrowed: .ignored
        }
    }

    // MARK: Rows

    package mutating func rows(columns width: Int, height: Int) -> [Row] {
        if height < 1 { return [] }
        let hasLabels = height > 1
        let listHeight = hasLabels ? height - 1 : height
        if listHeight != self.height {
            self.height = listHeight
            windows = windows.map { RowWindow(count: $0.count, showing: $0.highlight, height: listHeight) }
        }
        guard let wheelWidth = WheelLayout.width(of: mode.columns.count, in: width), mode.columns.count > 1
        else { return oneColumn(width, hasLabels) }
        let wheels = mode.columns.indices.map(wheel)
        let labels = mode.columns.map { WheelLayout.Wheel(texts: [$0.label]) }
        let titles = WheelLayout.rows(labels, width: wheelWidth).map { Row($0.text, .header) }
        return (hasLabels ? titles : []) + WheelLayout.rows(wheels, width: wheelWidth)
    }

    private func wheel(_ column: Int) -> WheelLayout.Wheel {
        let visible = windows[column].visible
        let listed = column == current ? narrowed : nil
        let values = mode.columns[column].values
        return WheelLayout.Wheel(
            texts: visible.map { values[listed?[$0] ?? $0] }, chosen: windows[column].highlight - visible.lowerBound,
            isCurrent: column == current)
    }

    /// The current column alone, below what is chosen in those before it.
    private func oneColumn(_ width: Int, _ hasLabel: Bool) -> [Row] {
        let wheel = wheel(current)
        let list = wheel.texts.enumerated().map { row, text in
            WheelLayout.row(text, isHighlighted: row == wheel.chosen, columns: width)
        }
        if !hasLabel || mode.columns.count == 1 { return list }
        let before = zip(mode.columns, rows).prefix(current).map { $0.values[$1] }
        let title = SeparatedText.join(before + [mode.columns[current].label + Array(":".utf8)], with: Array("/".utf8))
        return [Row(WheelLayout.cut(title, columns: max(0, width - 1)).text, .header)] + list
    }
}
