extension Query {
    /// Whether every line that matches this query is sure to match `wider` too: then only the matches of that one have
    /// to be looked at again. When in doubt, `false`.
    func isNarrower(than wider: Query) -> Bool {
        rule == wider.rule && wider.sets.allSatisfy { wide in sets.contains { Query.implies($0, wide) } }
    }

    private static func implies(_ narrow: [Term], _ wide: [Term]) -> Bool {
        if narrow == wide { return true }
        guard narrow.count == 1, wide.count == 1, let narrow = narrow.first, let wide = wide.first else { return false }
        return !narrow.isInverse && !wide.isInverse && narrow.implies(wide)
    }
}

extension Term {
    /// Whether a line that has this term has the other one.
    fileprivate func implies(_ wide: Term) -> Bool {
        guard folding.isSubset(of: wide.folding), let letters = letters(foldedLike: wide) else { return false }
        switch wide.kind {
        case .fuzzy: return Term.has(letters, inOrder: wide.letters)
        case .exact: return kind != .fuzzy && Term.has(letters, inARow: wide.letters)
        case .prefix: return (kind == .prefix || kind == .whole) && letters.starts(with: wide.letters)
        case .suffix:
            return (kind == .suffix || kind == .whole) && letters.reversed().starts(with: wide.letters.reversed())
        case .word, .whole: return false
        }
    }

    /// This term's letters where fewer differences count.
    private func letters(foldedLike wide: Term) -> [UInt32]? {
        if folding == wide.folding { return letters }
        var scalars = String.UnicodeScalarView()
        for letter in letters {
            guard let scalar = Unicode.Scalar(letter) else { return nil }
            scalars.append(scalar)
        }
        return wide.folding.letters(of: Array(String(scalars).utf8))
    }

    private static func has(_ letters: [UInt32], inOrder wanted: [UInt32]) -> Bool {
        var rest = wanted[...]
        for letter in letters where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    private static func has(_ letters: [UInt32], inARow wanted: [UInt32]) -> Bool {
        letters.indices.contains { letters[$0...].starts(with: wanted) }
    }
}
