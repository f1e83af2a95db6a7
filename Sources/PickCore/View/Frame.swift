/// What a part of a row is, which decides how it looks.
package enum Role: UInt8, CaseIterable, Sendable {
    case plain
    /// The text before the line.
    case prompt
    /// The row that Enter accepts.
    case highlight
    /// Letters that matched.
    case match
    /// Letters that matched, on the highlighted row.
    case highlightMatch
    case mark
    case header
    /// Counts, hints and what cannot be chosen.
    case quiet
    case refusal
}

/// Text of one role, fit for the terminal.
package struct Span: Equatable, Sendable {
    package var role: Role
    package var text: String

    package init(_ text: String, _ role: Role = .plain) {
        self.text = text
        self.role = role
    }
}

/// One row of the screen, from its left edge.
package struct Row: Equatable, Sendable {
    package var spans: [Span]

    package init(_ spans: [Span] = []) { self.spans = spans }
    package init(_ text: String, _ role: Role = .plain) { spans = [Span(text, role)] }

    /// A row that is cut, with a mark, where the terminal ends.
    ///
    /// - Parameter columns: of the terminal; the last one stays free.
    package init(_ text: String, _ role: Role, columns: Int) {
        let whole = DisplayText(text.utf8, columns: max(0, columns - 1))
        if whole.isCut {
            self.init(DisplayText(text.utf8, columns: max(0, columns - 2)).text + "…", role)
        } else {
            self.init(whole.text, role)
        }
    }

    package var text: String { spans.map(\.text).joined() }
}

/// All that a prompt shows at one moment: the row with the line, and the rows below it.
package struct Frame: Equatable, Sendable {
    package var line: PromptRow
    package var rows: [Row]

    package init(line: PromptRow, rows: [Row] = []) {
        self.line = line
        self.rows = rows
    }
}

/// The row with the prompt and the line that is edited. Always one row: what does not fit scrolls sideways.
package struct PromptRow: Equatable, Sendable {
    package let prompt: String
    /// The part of the line before the cursor, and the part behind it, as far as they are visible.
    package let before: String
    package let after: String
    /// Columns from the left edge to the cursor.
    package let cursorColumn: Int

    /// - Parameters:
    ///   - line: the whole text.
    ///   - cursor: bytes of it before the cursor.
    ///   - columns: of the terminal. The last one stays free, so that the terminal never has to wrap.
    package init(prompt: String, line: [UInt8], cursor: Int, columns: Int) {
        let label = DisplayText(prompt.utf8, columns: PromptRow.labelColumns(of: columns))
        let room = max(columns > 1 ? 1 : 0, columns - 1 - label.width)
        let before = DisplayText(line[..<cursor])
        var first = 0
        var width = before.width
        // Scrolled by half of the room at a time, the text does not move under every key.
        while width > room, first < before.clusters.count {
            let limit = room / 2
            while width > limit, first < before.clusters.count {
                width -= before.clusters[first].width
                first += 1
            }
        }
        let start = first < before.clusters.count ? before.clusters[first].sent.lowerBound : before.bytes.count
        self.prompt = label.text
        self.before = String(decoding: before.bytes[start...], as: UTF8.self)
        after = DisplayText(line[cursor...], columns: room - width).text
        cursorColumn = label.width + width
    }

    /// Columns for the prompt at most: on a narrow screen the line needs its share more.
    static func labelColumns(of columns: Int) -> Int { max(0, columns - max(10, columns / 4)) }
}
