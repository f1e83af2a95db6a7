/// The live view: one row with the line, and the rows that follow it below.
///
///     > que|                 the line
///     3/15 (1 marked)        status
///     NAME     SIZE          header
///     >*first  1             rows
///       second 2
///     At most 1 can …        a refusal, until the next key
package struct LiveView {
    package private(set) var rows: any LiveRows
    private let label: String
    private let headline: [String]
    private let language: Language
    private let height: Height?
    /// The size of the terminal, to be kept up to date.
    package var size: ScreenSize
    private var line: [UInt8] = []
    private var message: Message?
    /// First line of the help that is shown in place of the list.
    private var helpLine: Int?
    private let bindings: [KeyTable.Binding]
    private var marksRows: Bool { bindings.contains { $0.action == .command(.mark) } }
    private let acceptsOnTimeout: Bool

    /// List rows by default, at most: enough to choose from, and far from taking the screen.
    private static let usualRows = 12
    private static let mostNoteRows = 3

    package init(rows: any LiveRows, request: Request, bindings: [KeyTable.Binding], size: ScreenSize) {
        self.rows = rows
        self.size = size
        self.bindings = bindings
        label = request.prompt.map { DisplayText.visible($0) } ?? "> "
        headline =
            request.header.map {
                $0.split(separator: 0x0A, omittingEmptySubsequences: false).map { DisplayText.visible($0) }
            } ?? []
        language = request.language
        height = request.height
        acceptsOnTimeout = request.acceptsOnTimeout
    }

    // MARK: Events

    package var isSettled: Bool { rows.isSettled }
    package mutating func refresh() {
        let before = message == .nothingMatches ? rows.status(language) : nil
        rows.refresh()
        // Something may match by now.
        if let before, before != rows.status(language) { message = nil }
    }
    package var outcome: Outcome? { rows.outcome }

    package mutating func lineChanged(_ line: [UInt8]) {
        if line == self.line { return }
        self.line = line
        rows.lineChanged(line)
        message = nil
        helpLine = nil
    }

    /// A key was pressed, whatever it will do: a refusal has been seen.
    package mutating func keyPressed() { message = nil }

    /// What a command leaves to the terminal to do.
    package struct Reply {
        package var outcome: Outcome?
        /// The command had no effect, or was refused.
        package var beeps = false
        package var clearsLine = false
    }

    package mutating func perform(_ command: Command) -> Reply {
        message = nil
        if command == .help {
            // Page by page, and then away again.
            let next = helpLine.map { helpPage(from: $0).upperBound } ?? 0
            helpLine = next < help.count && next != helpLine ? next : nil
            return Reply()
        }
        helpLine = nil
        var verdict = rows.perform(command)
        // Where there are no parts, their keys are those of the arrows.
        if case .ignored = verdict, line.isEmpty, let arrow = command.arrow { verdict = rows.perform(arrow) }
        switch verdict {
        case .done: return Reply()
        case .doneWithLine: return Reply(clearsLine: true)
        case .ignored: return Reply(beeps: true)
        case .refused(let reason):
            message = reason == .nothingSelected && marksRows ? .nothingMarked : reason
            return Reply(beeps: true)
        case .finish(let outcome): return Reply(outcome: outcome)
        }
    }

    package mutating func timeUp() -> Outcome {
        if acceptsOnTimeout, case .finish(let outcome) = rows.perform(.accept), outcome.status == .answered {
            return outcome
        }
        return .timedOut
    }

    // MARK: Drawing

    /// - Parameter cursor: bytes of the line before the cursor.
    package mutating func frame(line: [UInt8], cursor: Int) -> Frame {
        let row = PromptRow(prompt: label, line: line, cursor: cursor, columns: size.columns)
        let below = helpLine.map { helpRows(from: $0) } ?? body
        return Frame(line: row, rows: Array(below.prefix(rowsBelow)))
    }

    /// The prompt row as it stays behind.
    package func closing(_ outcome: Outcome) -> PromptRow? {
        guard case .answered(let answer) = outcome else { return nil }
        let text = DisplayText(rows.echo(answer), columns: max(0, size.columns - 2 - DisplayText.width(label)))
        let shown = Array((text.text + (text.isCut ? "…" : "")).utf8)
        return PromptRow(prompt: label, line: shown, cursor: shown.count, columns: size.columns)
    }

    private var body: [Row] {
        mutating get {
            let note = noteRows
            // On a small screen the list comes first, then the refusal, the status and the header.
            var left = size.rows - 1 - note.count
            let header = (headline + rows.header.map { DisplayText.visible($0) }).map { cut($0, .header) }
            let status = rows.status(language)
            let hasStatus = left >= 2 && !status.isEmpty
            if hasStatus { left -= 1 }
            let shownHeader = header.prefix(max(0, left - 1))
            left -= shownHeader.count
            let list = rows.rows(columns: size.columns, height: min(left, mostRows))
            return (hasStatus ? [cut("  " + status, .quiet)] : []) + shownHeader + list + note
        }
    }

    /// The refusal, whole where there is room for it.
    private var noteRows: [Row] {
        guard let message else { return [] }
        let lines = Wrapping.lines(message[language], columns: max(10, size.columns - 1))
        let room = max(1, min(LiveView.mostNoteRows, size.rows / 4))
        if lines.count <= room { return lines.map { cut($0, .refusal) } }
        let rest = lines.dropFirst(room - 1).joined(separator: " ")
        return (lines.prefix(room - 1) + [rest]).map { cut($0, .refusal) }
    }

    private var mostRows: Int {
        switch height {
        case .rows(let rows)?: rows
        case .percent(let share)?: max(1, size.rows * share / 100)
        case nil: rows.pictureRows ?? max(1, min(LiveView.usualRows, size.rows / 2))
        }
    }

    private var rowsBelow: Int { max(0, size.rows - 1) }

    /// Lines of the help that are shown together: all that are left, or as many as leave room to say that there are more.
    private func helpPage(from first: Int) -> Range<Int> {
        let end = first + rowsBelow < help.count ? first + max(0, rowsBelow - 1) : help.count
        return first..<end
    }

    private func helpRows(from first: Int) -> [Row] {
        let page = helpPage(from: first)
        if page.upperBound == help.count { return Array(help[page]) }
        let hint = Message.moreKeys[language]
        let isWide = DisplayText.width(hint) < size.columns
        return help[page] + [cut(isWide ? hint : "… man pick", .quiet)]
    }

    private var help: [Row] {
        KeyHelp.lines(bindings, language, columns: size.columns - 1).map { cut($0, .quiet) }
    }

    private func cut(_ text: String, _ role: Role) -> Row { Row(text, role, columns: size.columns) }
}
