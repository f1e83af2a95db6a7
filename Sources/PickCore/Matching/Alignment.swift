/// Where a term is in a text, and what that is worth.
struct Alignment: Equatable {
    /// In letters.
    var start: Int
    var end: Int
    var score: Int
}

/// The plain way to align a term with a text: the whole table, as it is defined.
///
/// It knows the place of each letter. `FuzzyScore` gives the same points faster, for lines of bytes.
struct Aligner {
    let weights: Weights
    let table: BonusTable
    /// Of two equally good alignments the later one counts.
    let prefersLater: Bool

    // Filled again for each text. A row for each letter of the term.
    var heights: [Int] = []
    var runs: [Int] = []
    var bonuses: [Int] = []
    var firsts: [Int] = []

    init(_ rule: MatchRule) {
        weights = Weights(rule.scheme)
        table = BonusTable(weights)
        prefersLater = rule.prefersLaterMatch
    }

    /// Aligns a term with a text; `nil` when the text does not have it.
    ///
    /// - Parameter positions: gets the letters of the text that matched, in no order; `nil` costs less.
    mutating func align(_ term: Term, with text: FoldedText, positions: inout [Int]?) -> Alignment? {
        var found: Alignment?
        switch term.kind {
        case .fuzzy:
            found = alignFuzzily(term.letters, with: text, positions: &positions)
            return found
        case .exact: found = alignExactly(term.letters, with: text)
        case .word: found = alignWord(term.letters, with: text)
        case .prefix: found = alignPrefix(term.letters, with: text)
        case .suffix: found = alignSuffix(term.letters, with: text)
        case .whole: found = alignWhole(term.letters, with: text)
        }
        if let found { positions?.append(contentsOf: found.start..<found.end) }
        return found
    }

    // MARK: Letters in a row

    /// The occurrence whose first letter is in the best place: the first that begins a word, if any.
    private func alignExactly(_ letters: [UInt32], with text: FoldedText) -> Alignment? {
        var best: (start: Int, bonus: Int)?
        for start in starts(of: letters, in: text) where text.has(letters, at: start) {
            let bonus = startBonus(text, start)
            if bonus > best?.bonus ?? -1 { best = (start, bonus) }
            if bonus >= Weights.boundary { break }
        }
        return best.map { alignment(text, $0.start..<($0.start + letters.count)) }
    }

    /// An occurrence with no word part on either side. An underscore is a lesser border than others.
    private func alignWord(_ letters: [UInt32], with text: FoldedText) -> Alignment? {
        for start in starts(of: letters, in: text) where text.has(letters, at: start) {
            let end = start + letters.count
            let isWord =
                (start == 0 || !text.classes[start - 1].isWordPart)
                && (end == text.count || !text.classes[end].isWordPart)
            if !isWord { continue }
            let bonus = startBonus(text, start)
            var score = bonus
            var deduction = bonus - Weights.boundary + 1
            let underscore = UInt32(UInt8(ascii: "_"))
            if start > 0, text.letters[start - 1] == underscore {
                score -= deduction + 1
                deduction = 1
            }
            if end < text.count, text.letters[end] == underscore { score -= deduction }
            score += Weights.match * letters.count + weights.boundaryWhite * (letters.count + 1)
            return Alignment(start: start, end: end, score: score)
        }
        return nil
    }

    private func alignPrefix(_ letters: [UInt32], with text: FoldedText) -> Alignment? {
        let start = isBlank(letters[0]) ? 0 : text.leadingBlanks
        guard text.has(letters, at: start) else { return nil }
        return alignment(text, start..<(start + letters.count))
    }

    private func alignSuffix(_ letters: [UInt32], with text: FoldedText) -> Alignment? {
        let end = text.count - (isBlank(letters[letters.count - 1]) ? 0 : text.trailingBlanks)
        guard end >= letters.count, text.has(letters, at: end - letters.count) else { return nil }
        return alignment(text, (end - letters.count)..<end)
    }

    private func alignWhole(_ letters: [UInt32], with text: FoldedText) -> Alignment? {
        let start = isBlank(letters[0]) ? 0 : text.leadingBlanks
        let end = text.count - (isBlank(letters[letters.count - 1]) ? 0 : text.trailingBlanks)
        guard end - start == letters.count, text.has(letters, at: start) else { return nil }
        // As if each letter began a word: a whole line is the best place there is.
        let score = (Weights.match + weights.boundaryWhite) * letters.count + weights.boundaryWhite
        return Alignment(start: start, end: end, score: score)
    }

    private func starts(of letters: [UInt32], in text: FoldedText) -> any Sequence<Int> {
        let last = text.count - letters.count
        return prefersLater ? stride(from: last, through: 0, by: -1) : stride(from: 0, through: last, by: 1)
    }

    private func isBlank(_ letter: UInt32) -> Bool {
        letter < 0x80
            ? table.asciiClass(UInt8(letter)) == .white : UnicodeFacts.letterClass(of: letter) == .white
    }

    // MARK: Points

    func bonus(_ text: FoldedText, _ index: Int) -> Int {
        table.bonus(of: text.classes[index], after: index > 0 ? text.classes[index - 1] : weights.start)
    }

    /// The bonus that chooses between occurrences: in any scheme the start of the text is like a blank.
    private func startBonus(_ text: FoldedText, _ index: Int) -> Int {
        index == 0 ? weights.boundaryWhite : bonus(text, index)
    }

    private func alignment(_ text: FoldedText, _ range: Range<Int>) -> Alignment {
        var score = RunningScore()
        for index in range { score.match(bonus(text, index)) }
        return Alignment(start: range.lowerBound, end: range.upperBound, score: score.total)
    }
}

extension FoldedText {
    /// Whether `letters` are at `start`.
    func has(_ letters: [UInt32], at start: Int) -> Bool {
        start + letters.count <= count && letters.indices.allSatisfy { self.letters[start + $0] == letters[$0] }
    }

    var leadingBlanks: Int { classes.prefix { $0 == .white }.count }
    var trailingBlanks: Int { classes.reversed().prefix { $0 == .white }.count }
}
