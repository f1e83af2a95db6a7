import PickCore

/// Turns frames into bytes: only what has changed since the last one, in one piece.
///
/// Between frames the cursor stands in the line; the rows below it are ours. Newlines reserve their space and scroll,
/// relative moves return, and the text before the cursor is printed again to put the cursor where the terminal thinks
/// it belongs: a width that we see differently can move nothing else. The terminal is never asked anything.
package struct FrameRenderer {
    private let theme: Theme
    private var shown: Frame?
    /// Rows that the cursor is below the line while a frame is written.
    private var depth = 0
    private var output: [UInt8] = []

    package init(theme: Theme) { self.theme = theme }

    /// The bytes that lead from the last frame to this one; none when they are equal.
    package mutating func draw(_ frame: Frame) -> [UInt8] {
        defer { shown = frame }
        if frame == shown { return [] }
        if let added = appendedText(frame) { return Array(added.utf8) }
        begin()
        // Whatever stands there, when it is not known.
        if shown == nil { output += "\r\u{1B}[J".utf8 }
        let old = shown?.rows ?? []
        if frame.line != shown?.line { put(frame.line) }
        for (index, row) in frame.rows.enumerated() where index >= old.count || row != old[index] {
            moveDown(to: index + 1)
            put(row)
        }
        if frame.rows.count < old.count {
            moveDown(to: frame.rows.count + 1)
            output += "\u{1B}[J".utf8
        }
        finish(frame.line, hasMoved: depth > 0 || !frame.line.after.isEmpty)
        return output
    }

    /// Characters typed at the end, with no other change, are all that is sent.
    private func appendedText(_ frame: Frame) -> Substring? {
        guard let shown, frame.rows == shown.rows, frame.line.prompt == shown.line.prompt,
            frame.line.after.isEmpty, shown.line.after.isEmpty,
            frame.line.cursorColumn > shown.line.cursorColumn,
            frame.line.before.utf8.starts(with: shown.line.before.utf8)
        else { return nil }
        let before = frame.line.before
        let seam = before.utf8.index(before.startIndex, offsetBy: shown.line.before.utf8.count)
        // What joins the character before it is drawn together with it.
        return seam.samePosition(in: before) == nil ? nil : before[seam...]
    }

    /// Leaves the row with the line as it is, takes away the rows below, and goes to the start of the next row.
    package mutating func leave(_ line: PromptRow) -> [UInt8] {
        defer { shown = nil }
        begin()
        put(line)
        output += "\u{1B}[J\u{1B}[?7h\u{1B}[?25h\r\n".utf8
        return output
    }

    /// Takes everything away; the cursor is where the prompt began.
    package mutating func erase() -> [UInt8] {
        defer { shown = nil }
        return shown == nil ? [] : Array("\r\u{1B}[J".utf8)
    }

    /// Takes everything away after the width has changed. Terminals that break long rows anew have put the cursor
    /// as many rows down as its column is times the new width.
    package mutating func erase(forColumns columns: Int) -> [UInt8] {
        defer { shown = nil }
        guard let shown else { return [] }
        let up = shown.line.cursorColumn / max(1, columns)
        return Array("\r\(up > 0 ? "\u{1B}[\(up)A" : "")\u{1B}[J".utf8)
    }

    // MARK: Parts of a frame

    private mutating func begin() {
        output = Array("\u{1B}[?25l\u{1B}[?7l".utf8)
        depth = 0
    }

    private mutating func put(_ line: PromptRow) {
        output.append(0x0D)
        putPrefix(line)
        output += line.after.utf8
        output += "\u{1B}[K".utf8
    }

    private mutating func putPrefix(_ line: PromptRow) {
        put(Span(line.prompt, .prompt))
        output += line.before.utf8
    }

    private mutating func put(_ row: Row) {
        for span in row.spans { put(span) }
        output += "\u{1B}[K".utf8
    }

    private mutating func put(_ span: Span) {
        let parameters = theme.parameters(of: span.role)
        if parameters.isEmpty || span.text.isEmpty {
            output += span.text.utf8
        } else {
            output += "\u{1B}[\(parameters)m\(span.text)\u{1B}[m".utf8
        }
    }

    /// To the start of a row below the line. A newline makes the row where there is none yet.
    private mutating func moveDown(to row: Int) {
        output.append(0x0D)
        output += repeatElement(0x0A, count: max(0, row - depth))
        depth = row
    }

    private mutating func finish(_ line: PromptRow, hasMoved: Bool) {
        if depth > 0 { output += "\u{1B}[\(depth)A".utf8 }
        if hasMoved {
            output.append(0x0D)
            putPrefix(line)
        }
        output += "\u{1B}[?7h\u{1B}[?25h".utf8
    }
}
