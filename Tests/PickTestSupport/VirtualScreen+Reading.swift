extension VirtualScreen {
    /// Every row from the top, without the blanks at its end.
    package var rows: [String] { surface.cells.map(Self.text(of:)) }

    /// The rows down to the last one that shows something, as one text.
    package var text: String {
        let shown = rows
        let end = shown.lastIndex { !$0.isEmpty } ?? -1
        return shown[...end].joined(separator: "\n")
    }

    /// What left the top and what is on the screen, as a person who scrolls back reads it.
    package var history: String { (scrollback + [text]).joined(separator: "\n") }

    package var cursor: Position { surface.cursor }
    /// The style the next character would get.
    package var style: ScreenStyle { surface.style }

    package subscript(row: Int) -> String { rows[row] }

    package func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

    /// How many rows show the text.
    package func count(of text: String) -> Int { rows.count { $0.contains(text) } }

    /// The first row that shows the text.
    package func row(containing text: String) -> Int? { rows.firstIndex { $0.contains(text) } }

    package func style(row: Int, column: Int) -> ScreenStyle { surface.cells[row][column].style }

    /// Stretches of equal style on a row, without the plain blanks at its end.
    package func runs(row: Int) -> [ScreenRun] {
        var cells = surface.cells[row]
        while let last = cells.last, last == .blank { cells.removeLast() }
        var runs: [ScreenRun] = []
        for cell in cells where cell.width > 0 {
            if let last = runs.last, last.style == cell.style {
                runs[runs.count - 1] = ScreenRun(text: last.text + cell.text, style: last.style)
            } else {
                runs.append(ScreenRun(text: cell.text, style: cell.style))
            }
        }
        return runs
    }

    /// The style of the first character of a text that is on the screen.
    package func style(of text: String) -> ScreenStyle? {
        for (row, line) in rows.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return style(row: row, column: ScalarWidth.of(String(line[..<range.lowerBound])))
        }
        return nil
    }

    // MARK: Modes

    package var cursorIsVisible: Bool { privateModes[25] ?? true }
    package var wrapsAutomatically: Bool { privateModes[7] ?? true }
    package var bracketsPastes: Bool { privateModes[2004] ?? false }
    package var showsAlternateScreen: Bool { mainSurface != nil }
    package var wrapIsPending: Bool { surface.wrapIsPending }

    /// Private modes that are not as a terminal has them at the start.
    package var changedModes: [Int] {
        privateModes.filter { number, isOn in isOn != (number == 25 || number == 7) }.keys.sorted()
    }

    /// What a program that has ended left behind on the screen; empty when it gave everything back.
    package var leftovers: [String] {
        var faults = changedModes.map { "private mode \($0) is left \(privateModes[$0] == true ? "on" : "off")" }
        if surface.style != .plain { faults.append("a text style is left on") }
        if scrollRegion != 0...(height - 1) { faults.append("a scroll region is left") }
        if cursor.column != 0 || wrapIsPending {
            faults.append("the cursor is in column \(cursor.column), not at the start of a line")
        }
        for (row, line) in rows.enumerated() where row >= cursor.row && !line.isEmpty {
            faults.append("row \(row), at or below the cursor, still shows \"\(line)\"")
        }
        return faults
    }
}

extension VirtualScreen: CustomStringConvertible {
    /// The screen in a frame with the cursor's place, for messages of failed tests.
    package var description: String {
        let last = max(rows.lastIndex { !$0.isEmpty } ?? 0, cursor.row)
        let body = rows[...last].enumerated().map { row, line in (row == cursor.row ? ">|" : " |") + line }
        let state = "cursor \(cursor.row),\(cursor.column) of \(columns)x\(height)"
        let modes = changedModes.isEmpty ? "" : ", changed modes \(changedModes)"
        return (["+-- \(state)\(modes)"] + body + ["+--"]).joined(separator: "\n")
    }
}
