/// The list below the line: what matches it, best first, one row highlighted, some of them marked.
package struct SelectRows: LiveRows {
    let mode: SelectMode
    private let search: LiveSearch
    private var line: [UInt8] = []
    /// The line that `matches` belong to.
    private var matchedLine: [UInt8]?
    private(set) var matches = Matches()
    /// Whether `matches` are all that had arrived when they were looked for.
    private var isComplete = false
    private(set) var window = RowWindow()
    private(set) var selection: Selection
    /// The query that `matches` belong to.
    private var query: Query?
    /// The marked ones alone are listed.
    private var showsMarkedOnly = false

    /// - Parameter search: finds what matches, on threads of its own where that takes long.
    package init(mode: SelectMode, search: LiveSearch) {
        self.mode = mode
        self.search = search
        selection = mode.options.isMulti ? Selection(mode.defaults) : Selection()
        search.search([])
        refresh()
        if !mode.options.isMulti, let first = mode.defaults.first { highlight(first, near: 0) }
    }

    // MARK: What is listed

    package var style: RowStyle { .list }
    package var isSettled: Bool { matchedLine == line && isComplete }
    package var header: [[UInt8]] { mode.list.header }
    package var outcome: Outcome? { mode.list.isComplete && mode.list.count == 0 ? .nothingToChoose : nil }
    package func echo(_ answer: Answer) -> [UInt8] { mode.echo(answer) }

    package mutating func lineChanged(_ line: [UInt8]) {
        if line == self.line { return }
        self.line = line
        if showsMarkedOnly { leaveMarked() }
        search.search(line)
        refresh()
    }

    package mutating func refresh() {
        // What belongs to an older line stays on the screen until the new matches are there.
        guard let result = search.latest() else { return }
        isComplete = result.isComplete
        let before = highlighted
        let isNewLine = matchedLine != line
        matchedLine = line
        query = search.query
        matches = result.matches
        window.setCount(count)
        if isNewLine {
            window.move(to: 0)
        } else if let before, highlighted != before {
            // More rows for the same line leave the highlight on its row.
            highlight(before, near: window.highlight)
        }
    }

    package func status(_ language: Language) -> String {
        let counts = "\(count)/\(mode.list.count)\(mode.list.isComplete ? "" : "+")"
        if !mode.options.isMulti { return counts }
        return counts + " " + Message.marked(selection.count)[language]
    }

    private var count: Int { showsMarkedOnly ? selection.count : matches.count }
    private func candidate(at rank: Int) -> Int { showsMarkedOnly ? selection.candidates[rank] : matches[rank] }
    /// The candidate that Enter would take.
    var highlighted: Int? { window.count > 0 ? candidate(at: window.highlight) : nil }

    /// Looks for the candidate ever further away from a rank. Most rows have moved by a few only.
    private mutating func highlight(_ candidate: Int, near rank: Int) {
        for distance in 0..<max(1, count) {
            for place in [rank + distance, rank - distance] where (0..<count).contains(place) {
                if self.candidate(at: place) == candidate { return window.move(to: place) }
            }
        }
    }

    // MARK: Commands

    package mutating func perform(_ command: Command) -> Verdict {
        switch command {
        case .mark, .markBack, .markAll, .unmarkAll, .invert, .showMarked:
            return mode.options.isMulti ? mark(command) : .ignored
        case .up: window.move(by: -1)
        case .down: window.move(by: 1)
        case .pageUp: window.movePages(-1)
        case .pageDown: window.movePages(1)
        case .first: window.move(to: 0)
        case .last: window.move(to: count - 1)
        case .accept: return accept()
        default: return .ignored
        }
        return .done
    }

    // MARK: Marking

    private mutating func mark(_ command: Command) -> Verdict {
        switch command {
        case .mark: return toggle(thenMoveBy: 1)
        case .markBack: return toggle(thenMoveBy: -1)
        case .markAll: return markAll()
        case .invert: return invert()
        case .unmarkAll: return take(Selection())
        default:
            showsMarkedOnly.toggle()
            window.setCount(count)
            window.move(to: 0)
            return .done
        }
    }

    private mutating func toggle(thenMoveBy rows: Int) -> Verdict {
        guard let candidate = highlighted else { return .ignored }
        if !selection.contains(candidate), let reason = refusal(toMark: candidate) { return .refused(reason) }
        selection.toggle(candidate)
        if showsMarkedOnly { window.setCount(count) } else { window.move(by: rows) }
        return .done
    }

    private func refusal(toMark candidate: Int) -> Message? {
        if let limit = mode.options.limit, selection.count >= limit { return .atMost(limit) }
        let value = mode.value(candidate)
        return mode.output.inseparable([value]).map { .containsSeparator($0, separator: mode.output.separator) }
    }

    private mutating func markAll() -> Verdict {
        var marked = selection
        for rank in 0..<count { marked.mark(candidate(at: rank)) }
        return take(marked)
    }

    private mutating func invert() -> Verdict {
        var marked = selection
        let listed = (0..<count).map(candidate)
        let unmarked = listed.filter { !selection.contains($0) }
        marked.remove(Selection(listed))
        for candidate in unmarked { marked.mark(candidate) }
        return take(marked)
    }

    private mutating func take(_ marked: Selection) -> Verdict {
        if let limit = mode.options.limit, marked.count > limit { return .refused(.atMost(limit)) }
        for candidate in marked.candidates where !selection.contains(candidate) {
            if let value = mode.output.inseparable([mode.value(candidate)]) {
                return .refused(.containsSeparator(value, separator: mode.output.separator))
            }
        }
        selection = marked
        window.setCount(count)
        return .done
    }

    private mutating func leaveMarked() {
        showsMarkedOnly = false
        window.setCount(count)
    }

    // MARK: Accepting

    private func accept() -> Verdict {
        if !selection.isEmpty { return verdict(mode.answer(selection.candidates, query: line)) }
        guard let candidate = highlighted else { return acceptUnlisted() }
        if mode.options.isMulti, !mode.options.acceptsCurrent { return acceptUnmarked() }
        return verdict(mode.answer([candidate], query: line))
    }

    /// Nothing matches as a query; but numbers, ranges, quoted texts and several texts are answers too.
    private func acceptUnlisted() -> Verdict {
        if !line.isEmpty {
            let judgement = mode.judge(line, terms(guesses: true))
            // The line is to be seen, and need not be told again.
            if case .refused(.nothingMatches(line.trimmed)) = judgement { return .refused(.nothingMatches) }
            return verdict(judgement)
        }
        if mode.output.printsQuery { return .finish(.query(line)) }
        return mode.options.isMulti ? nothingMarked : .refused(.nothingMatches)
    }

    /// Nothing is marked; but a line that says in so many words what is meant needs no mark.
    private func acceptUnmarked() -> Verdict {
        if line.isEmpty || showsMarkedOnly { return nothingMarked }
        if case .answer(let answer) = mode.judge(line, terms(guesses: false)) { return .finish(.answered(answer)) }
        return nothingMarked
    }

    private var nothingMarked: Verdict { verdict(mode.answer([], query: line)) }

    private func terms(guesses: Bool) -> AnswerGrammar.Terms {
        .with {
            $0.understandsNumbers = mode.options.showsNumbers
            $0.guesses = guesses
        }
    }

    private func verdict(_ judgement: Judgement) -> Verdict {
        switch judgement {
        case .answer(let answer): .finish(.answered(answer))
        case .refused(let message): .refused(message)
        case .query(let query): .finish(.query(query))
        case .several(let message, _): .refused(message)
        case .narrowed(_, let message): .refused(message ?? .nothingSelected)
        }
    }

    // MARK: Rows

    package mutating func rows(columns: Int, height: Int) -> [Row] {
        window.resize(to: height)
        return window.visible.map { rank in
            let candidate = candidate(at: rank)
            let lead = SelectRowLayout.Lead(
                isHighlighted: rank == window.highlight,
                isMarked: mode.options.isMulti ? selection.contains(candidate) : nil,
                number: mode.options.showsNumbers ? candidate + 1 : nil, largest: mode.list.count)
            return SelectRowLayout.row(mode.list.shown[candidate], query: query, lead: lead, columns: columns)
        }
    }
}
