/// The plain view: the list printed once with numbers, a page at a time, and a question below it.
///
/// Yields lines of text and decides nothing but how much of the list is shown. Needs no cursor movement, so it serves
/// a serial line, a screen reader and a log.
package struct PlainView {
    private var prompt: Prompt
    private let text: [UInt8]?
    private let headline: [UInt8]?
    private let language: Language
    private let height: Height?
    /// The size of the terminal, to be kept up to date.
    package var size: ScreenSize
    /// The page that was printed last.
    private var page = 0..<0
    /// Where the pages before it began.
    private var earlierPages: [Int] = []

    package init(prompt: Prompt, request: Request, size: ScreenSize) {
        self.prompt = prompt
        self.size = size
        text = request.prompt
        headline = request.header
        language = request.language
        height = request.height
    }

    /// Rows that fill the first page at most: worth waiting for before the list is printed.
    package var firstPage: Int { pageRows * NumberedList.mostColumns }

    /// What comes before the first question.
    package mutating func opening() -> [String] {
        let lines = headline?.split(separator: 0x0A, omittingEmptySubsequences: false) ?? []
        let above = isQuestionAbove ? wrapped(prompt.mode.question) : []
        return lines.map { DisplayText.visible($0) } + header + nextPage() + above
    }

    private var header: [String] { (prompt.mode.rows?.header ?? []).map { DisplayText.visible($0) } }

    /// The question, with a blank at the end. One line.
    package var question: String {
        if isQuestionAbove { return brackets + Message.colon[language] }
        let label = text.map { DisplayText.visible($0) } ?? prompt.mode.question[language]
        if brackets.isEmpty { return text == nil ? label + Message.colon[language] : label }
        return text == nil ? label + " " + brackets + Message.colon[language] : label + brackets + " "
    }

    /// The default as it is shown. Empty when there is none.
    private var brackets: String {
        guard let shown = prompt.mode.shownDefault else { return "" }
        let value = DisplayText(shown, columns: 40)
        return "[\(value.text)\(value.isCut ? "..." : "")]"
    }

    /// Whether the question is too long for its row, where its end would be cut: the default has to be seen.
    ///
    /// It is printed once then, in the place of a list, and the default alone asks.
    private var isQuestionAbove: Bool {
        guard text == nil, prompt.mode.rows == nil, !brackets.isEmpty else { return false }
        let width = DisplayText.width(prompt.mode.question[language] + " " + brackets + Message.colon[language])
        return width > PromptRow.labelColumns(of: size.columns)
    }

    /// A line to print, and the end of the prompt if this was it.
    package struct Reply {
        package var lines: [String] = []
        package var outcome: Outcome?
    }

    package mutating func entered(_ line: [UInt8]) -> Reply {
        // The commands of this view; an option of that text is chosen by #N or in quotes.
        switch line {
        case [UInt8(ascii: "?")]: return Reply(lines: help)
        case [UInt8(ascii: "+")] where prompt.mode.rows != nil: return Reply(lines: nextPage())
        case [UInt8(ascii: "-")] where prompt.mode.rows != nil: return Reply(lines: previousPage())
        default: return reply(to: prompt.handle(.entered(line)))
        }
    }

    package mutating func handle(_ event: Event) -> Reply { reply(to: prompt.handle(event)) }

    /// What is asked for now.
    package var mode: any Mode { prompt.mode }

    private mutating func reply(to effect: Effect) -> Reply {
        switch effect {
        case .finish(let outcome): return Reply(lines: closing(outcome), outcome: outcome)
        case .refuse(let message): return Reply(lines: wrapped(message))
        case .narrow(let message, let rows):
            return Reply(lines: layOut(Array(rows.prefix(pageRows * 2))).lines + wrapped(message))
        case .ask(let message):
            page = 0..<0
            return Reply(lines: (message.map(wrapped) ?? []) + header + nextPage())
        }
    }

    /// The echo of what was chosen.
    private func closing(_ outcome: Outcome) -> [String] {
        switch outcome {
        case .answered(let answer): wrapped(.chosen(DisplayText.visible(prompt.mode.echo(answer))))
        case .timedOut: wrapped(.timeIsUp)
        case .cancelled: wrapped(.cancelled)
        default: []
        }
    }

    package var help: [String] { prompt.mode.plainHelp.flatMap(wrapped) }

    /// A message in lines that the terminal need not break. What goes on stands as far in as it began.
    private func wrapped(_ message: Message) -> [String] {
        let text = message[language]
        let indent = text.prefix { $0 == " " }
        let columns = max(PlainView.leastColumns, size.columns - indent.count)
        return Wrapping.lines(String(text[indent.endIndex...]), columns: columns).map { indent + $0 }
    }

    /// Narrower lines are no help to anybody.
    private static let leastColumns = 10

    /// Some of the rows, with their numbers.
    package func list(_ rows: [Int]) -> [String] { layOut(listed(rows)).lines }

    // MARK: Pages

    /// Screen rows for list rows: the question, a remark and what was typed need room too.
    private var pageRows: Int {
        let most = max(1, size.rows - 3)
        return switch height {
        case .rows(let rows)?: min(rows, most)
        case .percent(let share)?: max(1, min(size.rows * share / 100, most))
        case nil: most
        }
    }

    private mutating func nextPage() -> [String] {
        if page.upperBound >= rowCount {
            earlierPages = []
            return show(from: 0)
        }
        if !page.isEmpty { earlierPages.append(page.lowerBound) }
        return show(from: page.upperBound)
    }

    private mutating func previousPage() -> [String] { show(from: earlierPages.popLast() ?? 0) }

    private mutating func show(from first: Int) -> [String] {
        guard let rows = prompt.mode.rows else { return [] }
        let total = rows.count
        let list = layOut(listed((first..<min(total, first + firstPage)).map(rows.row)))
        page = first..<(first + list.count)
        if page.upperBound == total && first == 0 && !rows.isGrowing { return list.lines }
        if page.isEmpty { return [] }
        let note = Message.page(
            from: rows.row(at: page.lowerBound) + 1, to: rows.row(at: page.upperBound - 1) + 1, of: total,
            hasMore: page.upperBound < total || rows.isGrowing, grows: rows.isGrowing)
        return list.lines + wrapped(note)
    }

    private var rowCount: Int { prompt.mode.rows?.count ?? 0 }

    private func listed(_ indexes: [Int]) -> [ListedRow] {
        guard let rows = prompt.mode.rows else { return [] }
        return indexes.map { ListedRow(number: $0 + 1, isDefault: rows.isDefault($0), text: Array(rows[$0])) }
    }

    /// As many of the rows as fit on a page.
    private func layOut(_ rows: [ListedRow]) -> NumberedList {
        NumberedList(rows, hasDefault: prompt.mode.shownDefault != nil, columns: size.columns, height: pageRows)
    }
}

/// Rows laid out with their numbers: one below the other, or in columns when they are short and many.
private struct NumberedList {
    static let mostColumns = 8
    private(set) var lines: [String] = []
    /// Rows that found a place.
    private(set) var count = 0

    init(_ rows: [ListedRow], hasDefault: Bool, columns: Int, height: Int) {
        if rows.isEmpty { return }
        let digits = rows.reduce(0) { max($0, $1.number.map { String($0).utf8.count } ?? 0) }
        let cells = rows.map { row in
            let number = row.number.map(String.init) ?? ""
            let mark = hasDefault ? row.isDefault ? "*" : " " : ""
            let blanks = String(repeating: " ", count: digits - number.utf8.count)
            let label = mark + blanks + (number.isEmpty ? "  " : number + ") ")
            let text = DisplayText(row.text, columns: 1000)
            return (text: label + text.text + (text.isCut ? "..." : ""), width: label.utf8.count + text.width)
        }
        let across = NumberedList.columns(for: cells.map(\.width), in: columns, height: height)
        count = min(cells.count, across * height)
        let down = (count + across - 1) / across
        let width = cells[..<count].reduce(0) { max($0, $1.width) } + 2
        for line in 0..<down {
            var text = ""
            for cell in stride(from: line, to: count, by: down) {
                text += cells[cell].text
                if cell + down < count { text += String(repeating: " ", count: width - cells[cell].width) }
            }
            lines.append(text)
        }
    }

    /// The fewest columns that hold all, or else the most that fit across.
    private static func columns(for widths: [Int], in columns: Int, height: Int) -> Int {
        var fitting = 1
        for across in 1...mostColumns {
            let count = min(widths.count, across * height)
            let width = widths[..<count].reduce(0, max) + 2
            if across > 1, width * across - 2 > columns { break }
            fitting = across
            if count == widths.count { break }
        }
        return fitting
    }
}
