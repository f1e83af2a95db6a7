/// Below the line of a prompt with columns: the columns side by side. What is typed narrows the current one, or names a
/// value of each.
///
/// As long as there is text in the line, it alone counts: what is marked is what it means, and nothing is where it means
/// nothing.
package struct ColumnsRows: LiveRows {
    /// What the text in the line means.
    enum Typed {
        /// There is none.
        case nothing
        /// Rows of the current column, best first. Never empty.
        case narrowed([Int])
        /// A row of each column.
        case all([Int])
        case refused(Message)
    }

    private let mode: ColumnsMode
    /// The chosen row of each column, without what a line for all of them says.
    private(set) var rows: [Int]
    private(set) var current = 0
    private var line: [UInt8] = []
    private(set) var typed = Typed.nothing
    private var windows: [RowWindow]
    /// Rows of a list that can be seen.
    private var height = 1

    package init(_ mode: ColumnsMode) {
        self.mode = mode
        rows = mode.initial ?? mode.columns.map { _ in 0 }
        windows = zip(mode.columns, rows).map { RowWindow(count: $0.values.count, showing: $1, height: 1) }
    }

    /// What Enter takes, or keeps on its way to the next column: a row of each. `nil` when it takes nothing.
    var highlighted: [Int]? {
        switch typed {
        case .nothing, .narrowed: rows
        case .all(let rows): rows
        case .refused: nil
        }
    }

    // MARK: LiveRows

    package let style = RowStyle.wheels
    package let isSettled = true
    package let header: [[UInt8]] = []
    package let outcome: Outcome? = nil
    package mutating func refresh() {}
    package func echo(_ answer: Answer) -> [UInt8] { mode.echo(answer) }

    /// What Enter would take, and where in the column it stands; or why it takes nothing.
    package func status(_ language: Language) -> String {
        if case .refused(let message) = typed { return message.inLine(language) }
        let (column, rows) = (mode.columns[current], highlighted ?? rows)
        let values = zip(mode.columns, rows).map { $0.values[$1] }
        let place = narrowed?.count ?? rows[current] + 1
        return "\(DisplayText.visible(column.label)) \(place)/\(column.values.count)  "
            + DisplayText.visible(SeparatedText.join(values, with: mode.output.separator))
    }

    /// Rows of the current column that are listed. `nil` for all of them.
    private var narrowed: [Int]? { if case .narrowed(let rows) = typed { rows } else { nil } }

    /// The best match is chosen at once; with an empty line, or without a match, the choice stays.
    package mutating func lineChanged(_ line: [UInt8]) {
        self.line = line
        typed = reading
        if let best = narrowed?.first { rows[current] = best }
        showHighlighted()
    }

    private var reading: Typed {
        let text = LinkedSearch.trimmed(line)
        if text.isEmpty { return .nothing }
        let found = mode.columns[current].narrowed(by: line)
        if !found.isEmpty { return .narrowed(found) }
        // Everything at once, as in the other views.
        switch mode.readAll(line) {
        case .rows(let rows): return .all(rows)
        case .refused(let message) where mode.hasSeveralParts(line): return .refused(message)
        case .several(let message, _) where mode.hasSeveralParts(line): return .refused(message)
        case .refused, .several: return .refused(mode.columns[current].nothing(for: text))
        }
    }

    /// Lets each window follow what is highlighted. The current column begins anew, with the choice in its middle.
    private mutating func showHighlighted() {
        let shown = highlighted ?? rows
        for column in shown.indices where column != current { windows[column].move(to: shown[column]) }
        windows[current] = narrowed.map { RowWindow(count: $0.count, showing: 0, height: height) } ?? wholeWindow
    }

    // MARK: Commands

    package mutating func perform(_ command: Command) -> Verdict {
        switch (command, typed) {
        case (.accept, _): return accept()
        case (.nextPart, .refused(let message)), (.previousPart, .refused(let message)): return .refused(message)
        case (_, .refused): return .ignored
        case (_, .all(let all)): return step(command, from: all)
        default: return move(command)
        }
    }

    /// A step from what the line says takes the place of its text.
    private mutating func step(_ command: Command, from all: [Int]) -> Verdict {
        var next = self
        next.rows = all
        next.leaveLine()
        switch next.move(command) {
        case .done, .doneWithLine:
            self = next
            return .doneWithLine
        case let other: return other
        }
    }

    private mutating func move(_ command: Command) -> Verdict {
        switch command {
        case .up: windows[current].move(by: -1)
        case .down: windows[current].move(by: 1)
        case .pageUp: windows[current].movePages(-1)
        case .pageDown: windows[current].movePages(1)
        case .first: windows[current].move(to: 0)
        case .last: windows[current].move(to: .max)
        case .left, .previousPart: return turn(by: -1)
        case .right, .nextPart: return turn(by: 1)
        default: return .ignored
        }
        let rank = windows[current].highlight
        rows[current] = narrowed?[rank] ?? rank
        return .done
    }

    /// Goes to another column. Text in the line has made the choice in this one.
    private mutating func turn(by columns: Int) -> Verdict {
        guard mode.columns.indices.contains(current + columns) else { return .ignored }
        let hadText = narrowed != nil
        if hadText { leaveLine() }
        current += columns
        return hadText ? .doneWithLine : .done
    }

    /// With text for the current column the choice in it is made, and the next one is asked for; in the last column,
    /// with text for all, and without text, all are accepted as they are shown.
    private mutating func accept() -> Verdict {
        switch typed {
        case .narrowed where current < mode.columns.count - 1:
            leaveLine()
            current += 1
            return .doneWithLine
        case .nothing, .narrowed: return verdict(mode.answer(rows, query: line))
        case .all(let all): return verdict(mode.answer(all, query: line))
        case .refused(let message): return .refused(message)
        }
    }

    /// The line is done with, and all values are there again.
    private mutating func leaveLine() {
        typed = .nothing
        line = []
        showHighlighted()
    }

    /// All values of the current column, the chosen one in the middle.
    private var wholeWindow: RowWindow {
        RowWindow(
            count: mode.columns[current].values.count, showing: (highlighted ?? rows)[current], height: height)
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
            texts: visible.map { values[listed?[$0] ?? $0] },
            chosen: highlighted.map { _ in windows[column].highlight - visible.lowerBound },
            isCurrent: column == current)
    }

    /// The current column alone, below what is chosen in those before it.
    private func oneColumn(_ width: Int, _ hasLabel: Bool) -> [Row] {
        let wheel = wheel(current)
        let list = wheel.texts.enumerated().map { row, text in
            WheelLayout.row(text, isHighlighted: row == wheel.chosen, columns: width)
        }
        if !hasLabel || mode.columns.count == 1 { return list }
        let before = zip(mode.columns, highlighted ?? []).prefix(current).map { $0.values[$1] }
        let title = SeparatedText.join(before + [mode.columns[current].label + Array(":".utf8)], with: Array("/".utf8))
        return [Row(WheelLayout.cut(title, columns: max(0, width - 1)).text, .header)] + list
    }
}
