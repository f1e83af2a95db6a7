extension VirtualScreen {
    /// One `CSI` sequence. Everything that asks for an answer is kept in `queries`.
    mutating func csi(_ prefix: String, _ parameters: [Int?], _ intermediates: String, _ final: Character) {
        let spelled = prefix + parameters.map { $0.map(String.init) ?? "" }.joined(separator: ";") + intermediates
        let sequence = "CSI \(spelled)\(final)"
        if isQuery(prefix, parameters, intermediates, final) { return queries.append(sequence) }
        switch (prefix, intermediates) {
        case ("", ""): plain(parameters, final, sequence)
        case ("?", "") where final == "h" || final == "l":
            for number in parameters.compactMap({ $0 }) { setPrivateMode(number, final == "h") }
        // Cursor shape, soft reset, key reporting: no effect on what is shown.
        case ("", " "), ("", "!"), (">", ""), ("<", ""), ("=", ""): break
        default: unknown.append(sequence)
        }
    }

    private func isQuery(
        _ prefix: String, _ parameters: [Int?], _ intermediates: String, _ final: Character
    ) -> Bool {
        switch final {
        case "n", "c", "x": intermediates.isEmpty
        case "p": intermediates == "$"
        case "q": prefix == ">" && intermediates.isEmpty
        case "u": prefix == "?"
        case "t": [11, 13, 14, 15, 16, 18, 19, 20, 21].contains(parameters.first.flatMap { $0 } ?? 0)
        default: false
        }
    }

    private mutating func plain(_ parameters: [Int?], _ final: Character, _ sequence: String) {
        let first = parameters.first.flatMap { $0 }
        let count = max(first ?? 1, 1)
        let (row, column) = (surface.cursor.row, surface.cursor.column)
        switch final {
        case "A": moveCursor(row: row - count)
        case "B", "e": moveCursor(row: row + count)
        case "C", "a": moveCursor(column: column + count)
        case "D": moveCursor(column: column - count)
        case "E": moveCursor(row: row + count, column: 0)
        case "F": moveCursor(row: row - count, column: 0)
        case "G", "`": moveCursor(column: count - 1)
        case "d": moveCursor(row: count - 1)
        case "H", "f":
            let second = parameters.dropFirst().first.flatMap { $0 } ?? 1
            moveCursor(row: count - 1, column: max(second, 1) - 1)
        case "J": eraseScreen(first ?? 0)
        case "K": eraseLine(first ?? 0)
        case "X": erase(row, column..<min(column + count, columns))
        case "@": insertBlanks(count)
        case "P": deleteCharacters(count)
        case "L": insertRows(at: row, count)
        case "M": deleteRows(at: row, count)
        case "S": scrollUp(count)
        case "T": insertRows(at: scrollRegion.lowerBound, count)
        case "b": if let scalar = lastPrinted { for _ in 0..<min(count, columns) { print(scalar) } }
        case "m": surface.style.apply(parameters)
        case "r": setScrollRegion(parameters)
        case "s": savedCursor = (surface.cursor, surface.style)
        case "u": restoreCursor()
        case "t": break
        default: unknown.append(sequence)
        }
    }

    private mutating func setScrollRegion(_ parameters: [Int?]) {
        let top = max(parameters.first.flatMap { $0 } ?? 1, 1) - 1
        let bottom = min(parameters.dropFirst().first.flatMap { $0 } ?? height, height) - 1
        guard top < bottom else { return }
        scrollRegion = top...bottom
        moveCursor(row: 0, column: 0)
    }

    // MARK: Erasing

    private mutating func erase(_ row: Int, _ range: Range<Int>) {
        surface.wrapIsPending = false
        clearWideHalves(row, range)
        for column in range { surface.cells[row][column] = .blank }
    }

    private mutating func eraseLine(_ kind: Int) {
        let (row, column) = (surface.cursor.row, surface.cursor.column)
        switch kind {
        case 0: erase(row, column..<columns)
        case 1: erase(row, 0..<(column + 1))
        default: erase(row, 0..<columns)
        }
    }

    private mutating func eraseScreen(_ kind: Int) {
        let row = surface.cursor.row
        switch kind {
        case 0:
            eraseLine(0)
            for below in (row + 1)..<max(height, row + 1) { erase(below, 0..<columns) }
        case 1:
            for above in 0..<row { erase(above, 0..<columns) }
            eraseLine(1)
        case 2: for each in 0..<height { erase(each, 0..<columns) }
        default: scrollback = []
        }
    }

    private mutating func insertBlanks(_ count: Int) {
        let (row, column) = (surface.cursor.row, surface.cursor.column)
        surface.wrapIsPending = false
        clearWideHalves(row, column..<column + 1)
        surface.cells[row].insert(contentsOf: Array(repeating: .blank, count: min(count, columns - column)), at: column)
        surface.cells[row].removeLast(surface.cells[row].count - columns)
        if surface.cells[row][columns - 1].width == 2 { surface.cells[row][columns - 1] = .blank }
    }

    private mutating func deleteCharacters(_ count: Int) {
        let (row, column) = (surface.cursor.row, surface.cursor.column)
        let end = min(column + count, columns)
        surface.wrapIsPending = false
        clearWideHalves(row, column..<end)
        surface.cells[row].removeSubrange(column..<end)
        surface.cells[row] += Array(repeating: .blank, count: columns - surface.cells[row].count)
    }
}
