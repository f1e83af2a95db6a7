extension VirtualScreen {
    mutating func print(_ scalar: Unicode.Scalar) {
        if joinsPreviousCell(scalar) { return join(scalar) }
        let width = ScalarWidth.of(scalar)
        if width == 0 { return }
        lastPrinted = scalar
        wrapIfPending()
        if surface.cursor.column + width > columns {
            // A wide character does not fit into the last column.
            guard wrapsAutomatically, width <= columns else { return }
            surface.cursor.column = 0
            lineFeed()
        }
        put(ScreenCell(text: String(Character(scalar)), style: surface.style, width: width))
        advance(by: width)
    }

    private mutating func wrapIfPending() {
        guard surface.wrapIsPending else { return }
        surface.wrapIsPending = false
        guard wrapsAutomatically else { return }
        surface.cursor.column = 0
        lineFeed()
    }

    private mutating func put(_ cell: ScreenCell) {
        let (row, column) = (surface.cursor.row, surface.cursor.column)
        clearWideHalves(row, column..<(column + cell.width))
        surface.cells[row][column] = cell
        if cell.width == 2 { surface.cells[row][column + 1] = .rightHalf }
    }

    private mutating func advance(by width: Int) {
        if surface.cursor.column + width >= columns {
            surface.cursor.column = columns - 1
            surface.wrapIsPending = wrapsAutomatically
        } else {
            surface.cursor.column += width
        }
    }

    /// Writing over one half of a wide character leaves a blank in the other.
    mutating func clearWideHalves(_ row: Int, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if surface.cells[row][range.lowerBound].width == 0, range.lowerBound > 0 {
            surface.cells[row][range.lowerBound - 1] = .blank
        }
        if range.upperBound < columns, surface.cells[row][range.upperBound].width == 0 {
            surface.cells[row][range.upperBound] = .blank
        }
    }

    // MARK: Characters of several scalars

    /// The cell that was printed last: where marks go.
    private var previousColumn: Int? {
        var column = surface.wrapIsPending ? columns - 1 : surface.cursor.column - 1
        guard column >= 0 else { return nil }
        if surface.cells[surface.cursor.row][column].width == 0 { column -= 1 }
        return column >= 0 ? column : nil
    }

    private func joinsPreviousCell(_ scalar: Unicode.Scalar) -> Bool {
        guard let column = previousColumn, let last = surface.cells[surface.cursor.row][column].text.unicodeScalars.last
        else { return false }
        if ScalarWidth.of(scalar) == 0 || ScalarWidth.isSkinTone(scalar) { return true }
        if last == ScalarWidth.joiner { return true }
        let text = surface.cells[surface.cursor.row][column].text
        return ScalarWidth.isRegionalIndicator(scalar) && ScalarWidth.isRegionalIndicator(last)
            && text.unicodeScalars.count == 1
    }

    private mutating func join(_ scalar: Unicode.Scalar) {
        guard let column = previousColumn else { return }
        let row = surface.cursor.row
        surface.cells[row][column].text.unicodeScalars.append(scalar)
        guard scalar == ScalarWidth.emojiSelector, surface.cells[row][column].width == 1, column + 1 < columns else {
            return
        }
        clearWideHalves(row, column..<(column + 2))
        surface.cells[row][column].width = 2
        surface.cells[row][column + 1] = .rightHalf
        advance(by: 1)
    }

    // MARK: Lines

    /// Down one row in the same column; at the bottom of the region the rows move up.
    mutating func lineFeed() {
        surface.wrapIsPending = false
        if surface.cursor.row == scrollRegion.upperBound {
            scrollUp(1)
        } else if surface.cursor.row < height - 1 {
            surface.cursor.row += 1
        }
    }

    mutating func reverseLineFeed() {
        surface.wrapIsPending = false
        if surface.cursor.row == scrollRegion.lowerBound {
            insertRows(at: scrollRegion.lowerBound, 1)
        } else if surface.cursor.row > 0 {
            surface.cursor.row -= 1
        }
    }

    mutating func scrollUp(_ count: Int) {
        for _ in 0..<min(count, scrollRegion.count) {
            let gone = surface.cells.remove(at: scrollRegion.lowerBound)
            if scrollRegion.lowerBound == 0, mainSurface == nil { scrollback.append(Self.text(of: gone)) }
            surface.cells.insert(Array(repeating: .blank, count: columns), at: scrollRegion.upperBound)
        }
    }

    mutating func insertRows(at row: Int, _ count: Int) {
        guard scrollRegion.contains(row) else { return }
        for _ in 0..<min(count, scrollRegion.upperBound - row + 1) {
            surface.cells.remove(at: scrollRegion.upperBound)
            surface.cells.insert(Array(repeating: .blank, count: columns), at: row)
        }
    }

    mutating func deleteRows(at row: Int, _ count: Int) {
        guard scrollRegion.contains(row) else { return }
        for _ in 0..<min(count, scrollRegion.upperBound - row + 1) {
            surface.cells.remove(at: row)
            surface.cells.insert(Array(repeating: .blank, count: columns), at: scrollRegion.upperBound)
        }
    }
}
