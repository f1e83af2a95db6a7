import Glibc

/// Compares lines with a query: one for each thread, as it keeps the memory that it works in.
///
/// ```
/// ASCII line      ---------------------------------------> FuzzyScore, ByteSearch
/// any other line  -- no way that it matches --> out
///                 -- fuzzy, exact: Projection -----------> FuzzyScore, ByteSearch
///                 -- all else: FoldedText ---------------> Aligner
/// ```
struct LineMatcher {
    let query: Query
    let rankKey: RankKey
    private let ranks: Bool

    // Invariant: `terms` and `projections` hold `termCount` terms, whose bytes this matcher owns. `free` ends it.
    private let terms: UnsafeMutablePointer<QuickTerm>
    private let termCount: Int
    private let asciiBonuses: UnsafeMutablePointer<Int8>
    private let startByte: UInt8
    private var fuzzy: FuzzyScore
    private let search: ByteSearch
    /// Only one fuzzy term, and an order by length: the usual case, without a loop.
    private let isSimple: Bool
    private let ordersByLength: Bool

    private let projections: UnsafeMutablePointer<Projection>
    /// Length of the line, if projecting it has told.
    private var projectedLength: Int?
    private let classBonuses: UnsafeMutablePointer<Int8>
    private let startClass: LetterClass
    private var slow: FoldingMatcher

    init(_ query: Query) {
        self.query = query
        rankKey = RankKey(query)
        ranks = query.ranks
        let weights = Weights(query.rule.scheme)
        let all = query.sets.flatMap { $0 }
        termCount = all.count
        terms = .allocate(capacity: max(termCount, 1))
        projections = .allocate(capacity: max(termCount, 1))
        let table = BonusTable(weights)
        var longestTerm = 1
        var index = 0
        for set in query.sets {
            var startsSet = true
            for term in set {
                (terms + index).initialize(to: QuickTerm(term, startsSet: startsSet, index: index))
                (projections + index).initialize(to: Projection(term, table: table))
                longestTerm = max(longestTerm, term.letters.count)
                startsSet = false
                index += 1
            }
        }
        asciiBonuses = ASCIIBonus.makeTable(weights)
        startByte = weights.start == .delimiter ? UInt8(ascii: "/") : UInt8(ascii: " ")
        fuzzy = FuzzyScore(
            longestTerm: longestTerm, prefersLater: query.rule.prefersLaterMatch, findsStart: query.rule.needsPositions)
        search = ByteSearch(weights: weights, prefersLater: query.rule.prefersLaterMatch)
        classBonuses = ClassBonus.makeTable(weights)
        startClass = weights.start
        slow = FoldingMatcher(query, terms: all)
        ordersByLength = ranks && query.rule.criteria == [.length]
        isSimple =
            termCount == 1 && terms[0].kind == .fuzzy && !terms[0].isInverse && query.rule.nth.isEmpty && ordersByLength
    }

    func free() {
        for index in 0..<termCount { terms[index].bytes.free() }
        terms.deallocate()
        asciiBonuses.deallocate()
        classBonuses.deallocate()
        for index in 0..<termCount { projections[index].free() }
        projections.deinitialize(count: termCount).deallocate()
        fuzzy.free()
    }

    /// The place of a line in the order, or `nil` when it does not match.
    ///
    /// - Precondition: `readableSlack` bytes behind the line can be read.
    @inline(__always)
    mutating func match(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64? {
        let isASCII = LineMatcher.isASCII(text, count)
        if !isSimple { return matchAll(text, count, isASCII) }
        if !isASCII { return matchSimply(text, count) }
        if !terms[0].isASCII { return nil }
        if Aligner.isTooLarge(terms[0].count, count) { return matchAll(text, count, isASCII) }
        let bonus = ASCIIBonus(text: text, table: asciiBonuses, start: startByte)
        guard let found = fuzzy.align(terms[0].bytes, with: text, count: count, bonus: bonus) else { return nil }
        let length = ASCIILine(text: text, count: count).trimmedLength
        return rankKey.key(found.score, asciiEquality(text, count), length: length)
    }

    /// The usual case, in a line outside ASCII.
    @inline(never)
    private mutating func matchSimply(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64? {
        let line = UnsafeRawBufferPointer(start: text, count: count)
        slow.begin(line)
        projectedLength = nil
        guard let found = align(terms[0], text, count, false) else { return nil }
        let length = projectedLength ?? slow.trimmedLength()
        return rankKey.key(found.score, equality(line, length), length: length)
    }

    /// Any query.
    @inline(never)
    private mutating func matchAll(_ text: UnsafePointer<UInt8>, _ count: Int, _ isASCII: Bool) -> UInt64? {
        let line = UnsafeRawBufferPointer(start: text, count: count)
        slow.begin(line)
        projectedLength = nil
        guard let span = spans(text, count, isASCII) else { return nil }
        if !ranks { return 0 }
        if ordersByLength && isASCII {
            let length = ASCIILine(text: text, count: count).trimmedLength
            return rankKey.key(span.score, asciiEquality(text, count), length: length)
        }
        if ordersByLength {
            let length = projectedLength ?? slow.trimmedLength()
            return rankKey.key(span.score, equality(line, length), length: length)
        }
        return isASCII
            ? rankKey.key(span, asciiEquality(text, count), in: ASCIILine(text: text, count: count))
            : rankKey.key(span, slow.equality(line), in: slow.wholeLine())
    }

    /// What all sets found, each by the first of its terms that the line has.
    private mutating func spans(_ text: UnsafePointer<UInt8>, _ count: Int, _ isASCII: Bool) -> MatchSpan? {
        var span = MatchSpan()
        var index = 0
        while index < termCount {
            var isMatched = false
            var found: Alignment?
            repeat {
                let term = terms[index]
                if found == nil {
                    let alignment = alignParts(term, text, count, isASCII)
                    if term.isInverse {
                        isMatched = isMatched || alignment == nil
                    } else if let alignment {
                        isMatched = true
                        found = alignment
                    }
                }
                index += 1
            } while index < termCount && !terms[index].startsSet
            if !isMatched { return nil }
            if let found { span.add(found) }
        }
        return span
    }

    private mutating func alignParts(
        _ term: QuickTerm, _ text: UnsafePointer<UInt8>, _ count: Int, _ isASCII: Bool
    ) -> Alignment? {
        if query.rule.nth.isEmpty { return align(term, text, count, isASCII) }
        for part in slow.parts() {
            if var found = align(term, text + part.lowerBound, part.count, isASCII) {
                let shift = slow.letterCount(before: part.lowerBound)
                found.start += shift
                found.end += shift
                return found
            }
        }
        return nil
    }

    private mutating func align(
        _ term: QuickTerm, _ text: UnsafePointer<UInt8>, _ count: Int, _ isASCII: Bool
    ) -> Alignment? {
        let isTooLarge = Aligner.isTooLarge(term.count, count)
        if isASCII {
            guard term.isASCII else { return nil }
            let bonus = ASCIIBonus(text: text, table: asciiBonuses, start: startByte)
            switch term.kind {
            case .fuzzy:
                if !isTooLarge { return fuzzy.align(term.bytes, with: text, count: count, bonus: bonus) }
            case .exact: return search.exact(term.bytes, in: text, count: count, bonus: bonus)
            case .prefix: return search.prefix(term.bytes, in: text, count: count, bonus: bonus)
            case .suffix: return search.suffix(term.bytes, in: text, count: count, bonus: bonus)
            case .word, .whole: break
            }
        } else if term.isASCII, !isTooLarge, !LineMatcher.mayFoldToASCII(text, count),
            !fuzzy.has(term.bytes, text, count)
        {
            return nil
        }
        if !isTooLarge && (term.kind == .fuzzy || term.kind == .exact) {
            return alignProjected(term, text, count)
        }
        return slow.align(term.index, with: UnsafeRawBufferPointer(start: text, count: count))
    }

    /// A fuzzy or exact term, in a line outside ASCII.
    private mutating func alignProjected(_ term: QuickTerm, _ text: UnsafePointer<UInt8>, _ count: Int) -> Alignment? {
        let part = UnsafeRawBufferPointer(start: text, count: count)
        let projection = projections + term.index
        if projection.pointee.hasTooManyLetters { return slow.align(term.index, with: part) }
        var letters = 0
        if let filled = projection.pointee.fill(with: text, count) {
            letters = filled.letters
            if query.rule.nth.isEmpty {
                projectedLength = projection.pointee.trimmed(filled.length, letters: letters)
            }
        } else {
            letters = projection.pointee.fill(with: slow.folded(part, for: term.index))
        }
        let bytes = UnsafePointer(projection.pointee.bytes)
        let bonus = ClassBonus(classes: projection.pointee.classes, table: classBonuses, start: startClass)
        if term.kind == .exact {
            return search.exact(projection.pointee.term, in: bytes, count: letters, bonus: bonus)
        }
        return fuzzy.align(projection.pointee.term, with: bytes, count: letters, bonus: bonus)
    }

    // MARK: Lines

    /// - Parameter length: of the line, without blanks at its ends; folding makes it no shorter.
    private mutating func equality(_ line: UnsafeRawBufferPointer, _ length: Int) -> RankKey.Equality {
        length > query.whole.letters.count ? .none : slow.equality(line)
    }

    /// An ASCII line has as many letters as bytes.
    @inline(__always)
    private mutating func asciiEquality(_ text: UnsafePointer<UInt8>, _ count: Int) -> RankKey.Equality {
        if count != query.whole.letters.count && count != query.whole.text.count { return .none }
        let line = UnsafeRawBufferPointer(start: text, count: count)
        slow.begin(line)
        return slow.equality(line)
    }

    @inline(__always)
    static func isASCII(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var base = 0
        while base < count {
            if ByteMask.high(text + base) & lowBits(count &- base) != 0 { return false }
            base &+= 64
        }
        return true
    }

    /// Whether a letter outside ASCII may fold to one inside: never `false` by mistake.
    ///
    /// They are the letters of Latin alphabets and a few signs, which UTF-8 begins with C3 to CD, E1, E2 84, E2 89 (signs
    /// with a stroke, which counts as an accent) and EF AC (ligatures).
    private static func mayFoldToASCII(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var base = 0
        while base < count {
            var places = ByteMask.latinLead(text + base) & lowBits(count &- base)
            while places != 0 {
                let place = base &+ places.trailingZeroBitCount
                places &= places &- 1
                let next = place &+ 1 < count ? text[place &+ 1] : 0
                switch text[place] {
                case 0xE2: if next == 0x84 || next == 0x89 { return true }
                case 0xEF: if next == 0xAC { return true }
                default: return true
                }
            }
            base &+= 64
        }
        return false
    }
}

/// What the inner loops want to know of a term.
struct QuickTerm {
    let kind: Term.Kind
    let isInverse: Bool
    /// Whether it is the first of its set.
    let startsSet: Bool
    let isASCII: Bool
    /// Number of letters.
    let count: Int
    let index: Int
    /// The letters, if they are ASCII.
    let bytes: ByteTerm

    init(_ term: Term, startsSet: Bool, index: Int) {
        kind = term.kind
        isInverse = term.isInverse
        self.startsSet = startsSet
        isASCII = term.isASCII
        count = term.letters.count
        self.index = index
        let letters = term.isASCII ? term.letters.map { UInt8(truncatingIfNeeded: $0) } : [0]
        bytes = ByteTerm(letters, ignoresCase: term.folding.contains(.ignoresCase))
    }
}
