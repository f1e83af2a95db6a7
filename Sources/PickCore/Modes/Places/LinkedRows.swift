/// Below the line of a prompt with linked levels: the levels side by side, and while the line has text what it finds
/// anywhere in them.
package struct LinkedRows: LiveRows {
    private let mode: LinkedMode
    private let search: LinkedSearch
    private let levels: Int
    private(set) var columns: LinkedColumns
    private var windows: [RowWindow] = []
    private var line: [UInt8] = []
    /// What the line finds, best first.
    private(set) var matches: [Int] = []
    private var matchWindow = RowWindow()

    package init(_ mode: LinkedMode) {
        self.mode = mode
        search = LinkedSearch(mode.tree, separator: mode.rule.output.separator)
        levels = mode.tree.levels
        columns = LinkedColumns(mode.tree, showing: mode.initial)
    }

    // MARK: LiveRows

    package let style = RowStyle.wheels
    package let isSettled = true
    package let header: [[UInt8]] = []
    package let outcome: Outcome? = nil
    package mutating func refresh() {}
    package func echo(_ answer: Answer) -> [UInt8] { mode.echo(answer) }

    /// What Enter would take, and where in the list it stands.
    package func status(_ language: Language) -> String {
        if !showsLevels { return "\(matches.count)/\(mode.tree.count)" }
        let place = "\(currentList.row + 1)/\(currentList.choices.count)"
        return place + "  " + DisplayText.visible(mode.pathText(columns.answer))
    }

    package mutating func lineChanged(_ line: [UInt8]) {
        self.line = line
        if showsLevels { return }
        matches = found(for: line)
        matchWindow = RowWindow()
        matchWindow.setCount(matches.count)
    }

    /// Whether the line has nothing to look for, and the levels are shown.
    private var showsLevels: Bool { LinkedSearch.trimmed(line).isEmpty }

    private var currentList: LinkedColumns.List { columns.lists[columns.current] }

    private func found(for line: [UInt8]) -> [Int] {
        let exact = mode.exact(line)
        if let number = rowNumber {
            let row = number.row(of: currentList.choices.count).map { currentList.choices[$0] }
            return (row ?? exact).map { [$0] } ?? []
        }
        let text = LinkedSearch.trimmed(line)
        let term = LinkedMode.unquoted(text) ?? text
        let found = search.matches(for: term)
        // Names may have no letters to be found by, or differ in what the search does not regard.
        guard let meant = mode.meant(by: term, exact: exact, among: found) else { return found.map(\.node) }
        return [meant] + found.map(\.node).filter { $0 != meant }
    }

    /// `#3` is row 3 of the current level.
    private var rowNumber: RowNumber? {
        RowNumber(LinkedSearch.trimmed(line)).flatMap { $0.isMarked ? $0 : nil }
    }

    // MARK: Commands

    package mutating func perform(_ command: Command) -> Verdict {
        if command == .accept { return accept() }
        return showsLevels ? turn(command) : moveInMatches(command)
    }

    private mutating func turn(_ command: Command) -> Verdict {
        let row = currentList.row
        let page = max(1, windows.indices.contains(columns.current) ? windows[columns.current].visible.count - 1 : 1)
        switch command {
        case .up: columns.move(to: row - 1)
        case .down: columns.move(to: row + 1)
        case .pageUp: columns.move(to: row - page)
        case .pageDown: columns.move(to: row + page)
        case .first: columns.move(to: 0)
        case .last: columns.move(to: .max)
        case .left, .previousPart: return columns.turn(by: -1) ? .done : .ignored
        case .right, .nextPart: return columns.turn(by: 1) ? .done : .ignored
        default: return .ignored
        }
        return .done
    }

    private mutating func moveInMatches(_ command: Command) -> Verdict {
        switch command {
        case .up: matchWindow.move(by: -1)
        case .down: matchWindow.move(by: 1)
        case .pageUp: matchWindow.movePages(-1)
        case .pageDown: matchWindow.movePages(1)
        case .nextPart: return showHighlighted()
        default: return .ignored
        }
        return .done
    }

    /// An answer ends the prompt; a choice with others below it is shown with them, and the line is empty again.
    private mutating func accept() -> Verdict {
        if showsLevels { return verdict(columns.answer) }
        if let node = highlighted, mode.tree.isAnswer(node) { return verdict(node) }
        return showHighlighted()
    }

    /// Chooses in the levels what the line has found, with nothing accepted yet; the line is empty again.
    private mutating func showHighlighted() -> Verdict {
        guard let node = highlighted else { return .refused(nothingFound) }
        columns.show(node)
        line = []
        return .doneWithLine
    }

    /// What Enter takes or goes to while the line has text.
    private var highlighted: Int? { matches.isEmpty ? nil : matches[matchWindow.highlight] }

    private var nothingFound: Message {
        if let rowNumber { return rowNumber.missing(of: currentList.choices.count) }
        let text = LinkedSearch.trimmed(line)
        return mode.nothingMatches(LinkedMode.unquoted(text) ?? text)
    }

    private func verdict(_ node: Int) -> Verdict {
        switch mode.answer(node, query: line) {
        case .answer(let answer): .finish(.answered(answer))
        case .refused(let message), .several(let message, _): .refused(message)
        case .query, .narrowed: .ignored
        }
    }

    // MARK: Rows

    package mutating func rows(columns width: Int, height: Int) -> [Row] {
        if height < 1 { return [] }
        if !showsLevels { return matchRows(width, height) }
        fitWindows(height)
        // As if all levels were there, so that the lists stay where they are while parents change.
        guard levels > 1, let wheelWidth = WheelLayout.width(of: levels, in: width)
        else { return oneLevel(width, height) }
        let room = wheelWidth - WheelLayout.lead - 1
        let wheels = columns.lists.indices.map { wheel($0, room: room) }
        return WheelLayout.rows(wheels, width: wheelWidth)
    }

    /// Lets each window follow the choice in its list. A new one shows it in its middle.
    private mutating func fitWindows(_ height: Int) {
        windows = columns.lists.indices.map { list in
            let (count, row) = (columns.lists[list].choices.count, columns.lists[list].row)
            guard windows.indices.contains(list) else { return RowWindow(count: count, showing: row, height: height) }
            var window = windows[list]
            window.resize(to: height)
            window.setCount(count)
            window.move(to: row)
            return window
        }
    }

    /// - Parameter room: columns for a text. Where the own name of a place does not fit it is left out.
    private func wheel(_ list: Int, room: Int) -> WheelLayout.Wheel {
        let visible = windows[list].visible
        return WheelLayout.Wheel(
            texts: visible.map { row in
                let node = columns.lists[list].choices[row]
                let label = mode.label(of: node)
                return DisplayText(label, columns: room).isCut ? Array(mode.tree.name(of: node)) : label
            },
            chosen: windows[list].highlight - visible.lowerBound, isCurrent: list == columns.current)
    }

    /// The current level alone, below the path that leads to it.
    private mutating func oneLevel(_ width: Int, _ height: Int) -> [Row] {
        let list = columns.current
        let parent = list > 0 ? columns.lists[list - 1].chosen : nil
        let hasPath = parent != nil && height > 1
        if hasPath { fitWindows(height - 1) }
        let wheel = wheel(list, room: width - 6)
        let rows = wheel.texts.enumerated().map { index, text in
            let node = columns.lists[list].choices[windows[list].visible.lowerBound + index]
            let more = mode.tree.isAnswer(node) ? [] : Array("›".utf8)
            return WheelLayout.row(text, more, isHighlighted: index == wheel.chosen, columns: width)
        }
        guard hasPath, let parent else { return rows }
        let path = SeparatedText.join(mode.tree.names(to: parent), with: Array("/".utf8)) + Array("/".utf8)
        return [Row(WheelLayout.cut(path, columns: max(0, width - 1)).text, .header)] + rows
    }

    private mutating func matchRows(_ width: Int, _ height: Int) -> [Row] {
        matchWindow.resize(to: height)
        return matchWindow.visible.map { rank in
            let node = matches[rank]
            let isHighlighted = rank == matchWindow.highlight
            return WheelLayout.row(
                mode.label(of: node), mode.parents(of: node), isHighlighted: isHighlighted, columns: width)
        }
    }
}
