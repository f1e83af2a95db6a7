/// A part of a query: text, and how a line has to have it.
struct Term: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// The letters in this order, with others between them.
        case fuzzy
        /// `'text`: the letters in a row.
        case exact
        /// `'text'`: in a row, and not a part of a longer word.
        case word
        /// `^text`: at the start.
        case prefix
        /// `text$`: at the end.
        case suffix
        /// `^text$`: nothing else.
        case whole
    }
    var kind: Kind
    /// `!text`: lines that have it do not match.
    var isInverse: Bool
    var folding: Folding
    /// Folded; never empty.
    var letters: [UInt32]

    /// Whether lines of ASCII can have it.
    var isASCII: Bool { letters.allSatisfy { $0 < 0x80 } }
}

extension Term {
    /// Reads one token of a query, in fzf's language. `nil` when nothing is left of it to look for.
    init?(_ token: [UInt8], rule: MatchRule) {
        func begins(_ character: Unicode.Scalar) -> Bool { text.first == UInt8(ascii: character) }
        func ends(_ character: Unicode.Scalar) -> Bool { text.last == UInt8(ascii: character) }
        var text = token[...]
        kind = rule.exact ? .exact : .fuzzy
        isInverse = false
        if begins("!") {
            isInverse = true
            kind = .exact
            text.removeFirst()
        }
        // A lone dollar sign is text.
        if ends("$"), text.count > 1 {
            kind = .suffix
            text.removeLast()
        }
        if begins("'"), ends("'"), text.count > 2 {
            kind = .word
            text = text.dropFirst().dropLast()
        } else if begins("'") {
            kind = rule.exact || isInverse ? .fuzzy : .exact
            text.removeFirst()
        } else if begins("^") {
            kind = kind == .suffix ? .whole : .prefix
            text.removeFirst()
        }
        if text.isEmpty { return nil }
        folding = Term.folding(of: token, rule: rule)
        letters = folding.letters(of: Array(text))
    }

    /// Case counts when a capital letter was typed, accents count when one was typed.
    static func folding(of text: [UInt8], rule: MatchRule) -> Folding {
        var folding: Folding = []
        switch rule.caseRule {
        case .ignore: folding.insert(.ignoresCase)
        case .respect: break
        case .smart: if !hasCapital(text) { folding.insert(.ignoresCase) }
        }
        let isPlain = folding.letters(of: text) == folding.union(.ignoresAccents).letters(of: text)
        if isPlain && !rule.literal { folding.insert(.ignoresAccents) }
        return folding
    }

    private static func hasCapital(_ text: [UInt8]) -> Bool {
        text.withUnsafeBytes { bytes in
            var scalars = Scalars(bytes)
            while let scalar = scalars.next() { if UnicodeFacts.isUppercase(scalar) { return true } }
            return false
        }
    }
}
