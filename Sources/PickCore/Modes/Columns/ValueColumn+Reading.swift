extension ValueColumn {
    /// What a text means in a column.
    enum Reading {
        case row(Int)
        case several([Int])
        case refused(Message)
    }

    /// How a number is read that has no hash before it.
    enum BareNumbers {
        /// As a text: the rows are shown without numbers.
        case areTexts
        /// As the text of a value, and otherwise as a row.
        case areTextsFirst
        /// As a row or as the text of a value. What would be two rows is refused: somebody is there to say which.
        case areUnclear
    }

    /// Looks a text up: `#N` · the text of a value · `N` · the only one that begins with it · the only one that fits it.
    ///
    /// - Parameter initial: what an empty text stands for.
    func read(_ text: [UInt8], bareNumbers: BareNumbers, initial: Int?) -> Reading {
        let term = LinkedSearch.trimmed(text)
        if term.isEmpty { return initial.map { .row($0) } ?? .refused(.nothingSelected) }
        let number = RowNumber(term)
        let exact = exact(text)
        if let number, number.isMarked || bareNumbers != .areTexts, let row = number.row(of: values.count) {
            guard !number.isMarked, let exact, exact != row else { return .row(row) }
            return bareNumbers == .areUnclear ? .refused(.twoRows(term, number: row + 1, text: exact + 1)) : .row(exact)
        }
        if let exact { return .row(exact) }
        if LinkedMode.unquoted(term) != nil { return .refused(nothing(for: term)) }
        let found = matches(for: term)
        if found.isEmpty { return .refused(nothing(for: term)) }
        return found.count == 1 ? .row(found[0]) : .several(found)
    }

    /// The row of a value that is the text, or what stands in it between quotes.
    private func exact(_ text: [UInt8]) -> Int? {
        let term = LinkedSearch.trimmed(text)
        return values.firstIndex(of: text) ?? values.firstIndex(of: term)
            ?? LinkedMode.unquoted(term).flatMap(values.firstIndex)
    }

    /// Why no value fits.
    func nothing(for term: [UInt8]) -> Message {
        if let number = RowNumber(term), number.isMarked { return number.missing(of: values.count) }
        return .nothingMatches(LinkedMode.unquoted(term) ?? term)
    }

    /// The rows that are equal to a text but for case and accents; without any, those that begin with it; without any,
    /// those that hold it.
    private func matches(for term: [UInt8]) -> [Int] {
        let ranked = ranked(term)
        guard let best = ranked.first?.rank else { return [] }
        return ranked.prefix { $0.rank == best }.map(\.row)
    }

    /// All rows that fit a text, what it means by itself on top: then the equal ones, those that begin with it, those
    /// that hold it. Where the rows have no numbers.
    func narrowed(by text: [UInt8]) -> [Int] {
        let term = LinkedSearch.trimmed(text)
        if let number = RowNumber(term), number.isMarked, let row = number.row(of: values.count) { return [row] }
        if let exact = exact(text) { return [exact] + ranked(term).map(\.row).filter { $0 != exact } }
        return LinkedMode.unquoted(term) == nil ? ranked(term).map(\.row) : []
    }

    private func ranked(_ term: [UInt8]) -> [(row: Int, rank: Int)] {
        let wanted = ValueColumn.folding.letters(of: term)
        let found = values.enumerated().compactMap { row, value -> (row: Int, rank: Int)? in
            let letters = ValueColumn.folding.letters(of: value)
            if letters == wanted { return (row, 0) }
            if letters.starts(with: wanted) { return (row, 1) }
            return holds(letters, wanted) ? (row, 2) : nil
        }
        return found.sorted { ($0.rank, $0.row) < ($1.rank, $1.row) }
    }

    private func holds(_ letters: [UInt32], _ wanted: [UInt32]) -> Bool {
        letters.indices.contains { letters[$0...].starts(with: wanted) }
    }

    private static let folding: Folding = [.ignoresCase, .ignoresAccents]
}
