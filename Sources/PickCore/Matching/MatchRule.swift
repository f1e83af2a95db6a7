/// When capital letters count.
package enum CaseRule: Equatable, Sendable {
    /// In a term that has one.
    case smart
    /// Never.
    case ignore
    /// Always.
    case respect
}

/// What the lines are, as far as the score is concerned.
package enum Scheme: String, CaseIterable, Sendable {
    case `default`
    /// Only a slash begins a part, and matches in the last part come first.
    case path
    /// Kept in input order where scores are equal.
    case history

    /// What decides between equal scores unless `--tiebreak` says otherwise.
    var tiebreaks: [Tiebreak] {
        switch self {
        case .default: [.length]
        case .path: [.pathname, .length]
        case .history: []
        }
    }
}

/// What decides between matches of equal score; the input order decides last.
package enum Tiebreak: String, CaseIterable, Sendable {
    /// Shorter line, without the blanks at its ends.
    case length
    /// Shorter run without blanks around the match.
    case chunk
    /// Match nearer to the start of the file name.
    case pathname
    /// Match nearer to the start.
    case begin
    /// Match nearer to the end.
    case end
    /// Earlier in the input. Only at the end of a list, where it says what holds anyway.
    case index
}

/// How lines are compared with a query and put in order.
package struct MatchRule: Equatable, Sendable {
    /// Plain terms are exact and quoted ones fuzzy (`--exact`), not the other way round.
    package var exact = false
    package var caseRule = CaseRule.smart
    /// Accents always count (`--literal`), not only in a term that has one.
    package var literal = false
    package var scheme = Scheme.default
    /// At most three; `nil` stands for what the scheme says.
    package var tiebreaks: [Tiebreak]?
    /// The fields to search in; none means the line.
    package var nth: [FieldRange] = []
    package var delimiter = Delimiter.blanks
    /// By score, otherwise in input order (`--no-sort`).
    package var sorts = true
    /// The input order is the other way round (`--tac`).
    package var newestFirst = false

    package init() {}

    /// What decides between equal scores, in order.
    var criteria: [Tiebreak] { (tiebreaks ?? scheme.tiebreaks).filter { $0 != .index } }

    /// Whether of two equally good matches in a line the later one counts: when the end of the line matters more.
    var prefersLaterMatch: Bool {
        criteria.first { $0 == .begin || $0 == .end || $0 == .pathname }.map { $0 != .begin } ?? false
    }

    /// Whether the order depends on where exactly the letters of a match are.
    var needsPositions: Bool { criteria.contains(.chunk) || criteria.contains(.pathname) }
}
