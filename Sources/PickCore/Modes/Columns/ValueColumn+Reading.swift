extension ValueColumn {
    /// What a text means in a column.
    enum Reading {
        case row(Int)
        case several([Int])
        case refused(Message)
    }

    /// Looks a text up: `#N` · the text of a value · `N` · the only one that begins with it · the only one that fits it.
    ///
    /// - Parameter initial: what an empty text stands for.
    func read(_ text: [UInt8], refusesTwoRows: Bool, initial: Int?) -> Reading {
        let term = LinkedSearch.trimmed(text)
        if term.isEmpty { return initial.map { .row($0) } ?? .refused(.nothingSelected) }
        if term.first == UInt8(ascii: "#"), let number = Int(ascii: term.dropFirst()) {
            return values.indices.contains(number - 1)
                ? .row(number - 1) : .refused(.noRow(String(number), of: values.count))
        }
        let exact = values.firstIndex(of: text) ?? values.firstIndex(of: term)
        if let number = Int(ascii: term), values.indices.contains(number - 1) {
            guard let exact, exact != number - 1 else { return .row(number - 1) }
            return refusesTwoRows ? .refused(.twoRows(term, number: number, text: exact + 1)) : .row(exact)
        }
        if let exact { return .row(exact) }
        if let quoted = LinkedMode.unquoted(term) {
            return values.firstIndex(of: quoted).map { .row($0) } ?? .refused(.nothingMatches(quoted))
        }
        let found = matches(for: term)
        if found.isEmpty { return .refused(.nothingMatches(term)) }
        return found.count == 1 ? .row(found[0]) : .several(found)
    }

    /// The rows that are equal to a text but for case and accents; without any, those that begin with it; without any,
    /// those that hold it.
    private func matches(for term: [UInt8]) -> [Int] {
        let ranked = ranked(term)
        guard let best = ranked.first?.rank else { return [] }
        return ranked.prefix { $0.rank == best }.map(\.row)
    }

    /// All rows that fit a text: the equal ones, those that begin with it, those that hold it.
    func narrowed(by term: [UInt8]) -> [Int] { ranked(term).map(\.row) }

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
