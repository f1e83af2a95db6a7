extension VirtualScreen {
    mutating func handle(_ event: TerminalEvent) {
        switch event {
        case .print(let scalar): print(scalar)
        case .control(let byte): control(byte)
        case .escape(let intermediates, let final): escape(intermediates, final)
        case .csi(let prefix, let parameters, let intermediates, let final):
            csi(prefix, parameters, intermediates, final)
        case .osc(let text): systemCommand(text)
        case .string("P", let text): queries.append("ESC P \(text)")
        case .string(let kind, let text): unknown.append("ESC \(kind) \(text)")
        case .invalidByte(let byte): invalidBytes.append(byte)
        }
    }

    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x00, 0x7F, 0x0E, 0x0F: break
        case 0x05: queries.append("ENQ")
        case 0x07: bells += 1
        case 0x08: moveCursor(column: surface.cursor.column - 1)
        case 0x09: moveCursor(column: (surface.cursor.column / 8 + 1) * 8)
        case 0x0A, 0x0B, 0x0C: lineFeed()
        case 0x0D: moveCursor(column: 0)
        default: unknown.append("control 0x" + String(byte, radix: 16))
        }
    }

    private mutating func escape(_ intermediates: String, _ final: Character) {
        switch (intermediates, final) {
        case ("", "7"): savedCursor = (surface.cursor, surface.style)
        case ("", "8"): restoreCursor()
        case ("", "c"): reset()
        case ("", "D"): lineFeed()
        case ("", "E"):
            moveCursor(column: 0)
            lineFeed()
        case ("", "M"): reverseLineFeed()
        case ("", "Z"): queries.append("ESC Z")
        // Keypad modes, character sets, ST.
        case ("", "="), ("", ">"), ("", "\\"), ("(", _), (")", _): break
        default: unknown.append("ESC \(intermediates)\(final)")
        }
    }

    private mutating func systemCommand(_ text: String) {
        systemCommands.append(text)
        let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, ["0", "1", "2"].contains(parts[0]) { title = String(parts[1]) }
        if text.hasSuffix(";?") { queries.append("ESC ] \(text)") }
    }

    private mutating func reset() {
        let (seen, rung, asked) = (scrollback, bells, queries)
        let (oddities, commands, broken) = (unknown, systemCommands, invalidBytes)
        self = VirtualScreen(columns: columns, rows: height)
        (scrollback, bells, queries) = (seen, rung, asked)
        (unknown, systemCommands, invalidBytes) = (oddities, commands, broken)
    }

    // MARK: Cursor

    /// Moves within the screen; the wrap is no longer pending.
    mutating func moveCursor(row: Int? = nil, column: Int? = nil) {
        surface.wrapIsPending = false
        surface.cursor.row = min(max(row ?? surface.cursor.row, 0), height - 1)
        surface.cursor.column = min(max(column ?? surface.cursor.column, 0), columns - 1)
    }

    mutating func restoreCursor() {
        moveCursor(row: savedCursor?.position.row ?? 0, column: savedCursor?.position.column ?? 0)
        surface.style = savedCursor?.style ?? .plain
    }

    // MARK: Modes

    mutating func setPrivateMode(_ number: Int, _ isOn: Bool) {
        privateModes[number] = isOn
        switch number {
        case 47, 1047, 1049: isOn ? enterAlternateScreen() : leaveAlternateScreen()
        case 7 where !isOn: surface.wrapIsPending = false
        default: break
        }
    }

    private mutating func enterAlternateScreen() {
        guard mainSurface == nil else { return }
        mainSurface = surface
        surface.cells = Self.makeBlankRows(height, columns)
    }

    private mutating func leaveAlternateScreen() {
        guard let main = mainSurface else { return }
        surface = main
        mainSurface = nil
    }
}
