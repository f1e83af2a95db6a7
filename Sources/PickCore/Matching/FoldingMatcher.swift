/// The part of a `LineMatcher` that looks at letters instead of bytes: folds a line when a term wants it folded, once
/// for each way of folding.
struct FoldingMatcher {
    private let query: Query
    private let terms: [Term]
    private var aligner: Aligner

    private var line = UnsafeRawBufferPointer(start: nil, count: 0)
    /// By the raw value of the folding; and of which part of the line each one is.
    private var folded = [FoldedText](repeating: FoldedText(), count: 4)
    private var foldedParts = [FoldedPart](repeating: FoldedPart(line: 0), count: 4)
    private var partsOfLine: (ranges: [Range<Int>], line: Int) = ([], 0)
    /// Counts the lines, to tell what is known of this one from what was known of others.
    private var lineCount = 0

    private struct FoldedPart: Equatable {
        var line: Int
        var start: UnsafeRawPointer?
        var count = 0
    }

    init(_ query: Query, terms: [Term]) {
        self.query = query
        self.terms = terms
        aligner = Aligner(query.rule)
    }

    /// Begins with another line; nothing known of the one before counts any more.
    mutating func begin(_ line: UnsafeRawBufferPointer) {
        self.line = line
        lineCount &+= 1
    }

    // MARK: Terms

    mutating func align(_ index: Int, with part: UnsafeRawBufferPointer) -> Alignment? {
        // Only with the places of all letters the start is that of the best alignment.
        var positions: [Int]? = query.rule.needsPositions ? [] : nil
        return aligner.align(terms[index], with: folded[fold(part, terms[index].folding)], positions: &positions)
    }

    /// The whole query in the plain way, for an order that needs the places of all letters.
    mutating func matchPlainly() -> MatchSpan? {
        var span = MatchSpan()
        for set in query.sets {
            var isMatched = false
            var found: Alignment?
            for term in set where found == nil {
                let alignment = place(of: term)?.alignment
                if term.isInverse {
                    isMatched = isMatched || alignment == nil
                } else if let alignment {
                    isMatched = true
                    found = alignment
                }
            }
            if !isMatched { return nil }
            if let found { span.add(found) }
        }
        return span
    }

    /// Where a term is in the line, or in the first of its parts that has it; the positions as bytes of the line.
    mutating func place(of term: Term) -> (alignment: Alignment, bytes: [Range<Int>])? {
        for part in parts() {
            let bytes = UnsafeRawBufferPointer(rebasing: line[part])
            let slot = fold(bytes, term.folding)
            var positions: [Int]? = []
            guard var found = aligner.align(term, with: folded[slot], positions: &positions) else { continue }
            let ranges = (positions ?? []).map { folded[slot].bytes(of: $0, shiftedBy: part.lowerBound) }
            let shift = query.rule.nth.isEmpty ? 0 : letterCount(before: part.lowerBound)
            found.start += shift
            found.end += shift
            return (found, ranges)
        }
        return nil
    }

    // MARK: The line

    /// The parts of the line to search in.
    mutating func parts() -> [Range<Int>] {
        if query.rule.nth.isEmpty { return [0..<line.count] }
        if partsOfLine.line == lineCount { return partsOfLine.ranges }
        let parts = Fields(of: line, by: query.rule.delimiter).parts(of: query.rule.nth)
        partsOfLine = (parts, lineCount)
        return parts
    }

    mutating func letterCount(before offset: Int) -> Int {
        let letters = line[..<offset].lazy.filter { $0 & 0xC0 != 0x80 }
        return letters.count
    }

    mutating func wholeLine() -> FoldedText { folded[fold(line, [])] }

    /// A part of the line as a term wants it.
    mutating func folded(_ part: UnsafeRawBufferPointer, for index: Int) -> FoldedText {
        folded[fold(part, terms[index].folding)]
    }

    /// Letters of the line without the blanks at its ends. A letter with marks is one here, as it is everywhere.
    mutating func trimmedLength() -> Int {
        folded[fold(line, .ignoresAccents)].trimmedLength
    }

    /// Whether a line equals the query as a whole.
    mutating func equality(_ line: UnsafeRawBufferPointer) -> RankKey.Equality {
        let whole = query.whole
        if line.elementsEqual(whole.text) { return .exact }
        // A letter has no more than 4 bytes, with its marks seldom more than 12, and folds to no more than 3.
        if line.count > whole.letters.count * 12 || line.count * 3 < whole.letters.count { return .none }
        return folded[fold(line, whole.folding)].letters == whole.letters ? .folded : .none
    }

    private mutating func fold(_ part: UnsafeRawBufferPointer, _ folding: Folding) -> Int {
        let slot = folding.rawValue
        let wanted = FoldedPart(line: lineCount, start: part.baseAddress, count: part.count)
        if foldedParts[slot] != wanted {
            folded[slot].fill(with: part, folding: folding, table: aligner.table)
            foldedParts[slot] = wanted
        }
        return slot
    }
}

extension FoldedText {
    /// The bytes that a letter was made of, with the marks that belong to it.
    func bytes(of letter: Int, shiftedBy shift: Int) -> Range<Int> {
        // Letters that come from one scalar share their start.
        var next = letter + 1
        while next < count, offsets[next] == offsets[letter] { next += 1 }
        return (offsets[letter] + shift)..<(offsets[next] + shift)
    }
}
