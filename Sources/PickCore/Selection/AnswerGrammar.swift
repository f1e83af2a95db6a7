/// Reads a typed line as an answer: rows by number or text, one or several.
///
///     line ── split at the separator ──> parts ── numbers and ranges ──> terms ── looked up ──> candidates
///
/// A term is looked up in this order: `#N` · exact text · `N` · the only option that begins with it · the only one
/// that matches it as a query.
package struct AnswerGrammar {
    private let list: CandidateList
    private let rule: MatchRule
    private let isMulti: Bool
    private let separator: [UInt8]
    private let unescapes: Bool
    private let options: SelectOptions
    private let terms: Terms
    private let output: (Int) -> [UInt8]?

    /// How terms are looked up, which depends on what the person sees.
    package struct Terms: Sendable {
        /// A term that is one row by its number and another by its text is refused: somebody is there to say which.
        package var refusesTwoRows = false
        /// A bare number names a row: not where rows are shown without numbers.
        package var understandsNumbers = true
        /// The only option that begins with a term, or matches it, is meant by it.
        package var guesses = true

        package init() {}

        package static let unasked = Terms()
        package static let plain = with { $0.refusesTwoRows = true }

        package static func with(_ change: (inout Terms) -> Void) -> Terms {
            var terms = Terms()
            change(&terms)
            return terms
        }
    }

    /// - Parameter output: how a candidate would be printed where that is neither its bytes nor what is shown.
    package init(
        list: CandidateList, request: Request, terms: Terms, output: @escaping (Int) -> [UInt8]? = { _ in nil }
    ) {
        self.list = list
        self.terms = terms
        self.output = output
        rule = request.select.rule
        isMulti = request.select.isMulti
        options = request.select
        separator = request.output.separator
        unescapes = request.output.escapes
    }

    package enum Reading {
        /// Candidates in the order in which the line names them.
        case candidates([Int])
        /// A term that several options fit.
        case several(term: [UInt8], Matches)
        /// A term that is one row by its number and another by its text.
        case unclear(Message)
        case refused(Message)
    }

    package func read(_ line: [UInt8]) -> Reading {
        let parts = split(line)
        let quoted = splitQuoted(line)
        let texts =
            [line, line.trimmed, unquoted(line) ?? line] + parts
            + quoted.flatMap { [$0, unquoted($0) ?? $0, $0.trimmed] + numberWords($0).map(Array.init) }
        let exact = ExactLookup(texts, in: list, output: output)
        if isMulti {
            // What was printed is read back as it was printed: every part a text, blanks and all.
            if let all = allExact(parts, exact) { return .candidates(all) }
            if parts.count > 1, let one = exact[line].first { return .candidates([one]) }
            return read(quoted, exact)
        }
        let whole = lookUp(line, exact)
        if case .refused = whole, severalAnswers(quoted, exact) { return .refused(.onlyOne) }
        return whole
    }

    // MARK: Splitting

    private func split(_ line: [UInt8]) -> [[UInt8]] {
        SeparatedText.split(line, at: separator, unescaping: unescapes)
    }

    /// Like `split`, with separators between double quotes left alone.
    private func splitQuoted(_ line: [UInt8]) -> [[UInt8]] {
        SeparatedText.split(line, at: separator, unescaping: unescapes, quotes: true).filter { !$0.trimmed.isEmpty }
    }

    private func allExact(_ parts: [[UInt8]], _ exact: ExactLookup) -> [Int]? {
        var taken: [[UInt8]: Int] = [:]
        var candidates: [Int] = []
        for part in parts where !part.isEmpty || parts.count == 1 || !exact[part].isEmpty {
            // `#N` names a row before anything else, and a number may name two rows.
            if rowNumber(part, marked: true) != nil || (terms.refusesTwoRows && RowNumber(part) != nil) { return nil }
            let equal = exact[part]
            guard let first = equal.first else { return nil }
            // The second of two equal texts is the second of two equal options.
            let next = taken[part, default: 0]
            candidates.append(next < equal.count ? equal[next] : first)
            taken[part] = next + 1
        }
        return candidates.isEmpty ? nil : candidates
    }

    private func read(_ parts: [[UInt8]], _ exact: ExactLookup) -> Reading {
        if parts.isEmpty { return .refused(.nothingSelected) }
        var candidates: [Int] = []
        for part in parts {
            let reading = exact[part].isEmpty ? readNumbers(part, exact) ?? lookUp(part, exact) : lookUp(part, exact)
            guard case .candidates(let more) = reading else { return reading }
            candidates += more
        }
        return .candidates(candidates)
    }

    private func severalAnswers(_ parts: [[UInt8]], _ exact: ExactLookup) -> Bool {
        guard case .candidates(let all) = read(parts, exact) else { return false }
        return all.count > 1
    }

    // MARK: Numbers

    private func numberWords(_ part: [UInt8]) -> [ArraySlice<UInt8>] {
        part.split { $0 == 0x2C || $0 == 0x20 || $0 == 0x09 }
    }

    /// `1,3-5` or `1 3 5`: rows in the order given, a range downwards too. `nil` when it is no list of numbers.
    private func readNumbers(_ part: [UInt8], _ exact: ExactLookup) -> Reading? {
        let words = numberWords(part)
        var ranges: [(first: RowNumber, last: RowNumber)] = []
        for word in words {
            if !terms.understandsNumbers && word.first != 0x23 { return nil }
            let ends = word.split(separator: 0x2D, maxSplits: 1, omittingEmptySubsequences: false).map { RowNumber($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil else { return nil }
            ranges.append((first, last))
        }
        let isRange = { (word: ArraySlice<UInt8>) in word.contains(0x2D) }
        if words.isEmpty || words.count == 1 && !isRange(words[0]) { return nil }
        var candidates: [Int] = []
        for ((first, last), word) in zip(ranges, words) {
            if !isRange(word) {
                switch lookUp(Array(word), exact) {
                case .candidates(let one): candidates += one
                case .unclear(let message): return .unclear(message)
                default: return .refused(first.missing(of: list.count))
                }
                continue
            }
            guard let first = first.row(of: list.count) else { return .refused(first.missing(of: list.count)) }
            guard let last = last.row(of: list.count) else { return .refused(last.missing(of: list.count)) }
            candidates += stride(from: first, through: last, by: first <= last ? 1 : -1)
        }
        return .candidates(candidates)
    }

    /// The candidate of `#N` (marked) or `N`.
    private func rowNumber(_ term: [UInt8], marked: Bool) -> Int? {
        if !marked && !terms.understandsNumbers { return nil }
        guard let number = RowNumber(term), number.isMarked == marked else { return nil }
        return number.row(of: list.count)
    }

    // MARK: Terms

    private func lookUp(_ term: [UInt8], _ exact: ExactLookup) -> Reading {
        if let row = rowNumber(term.trimmed, marked: true) { return .candidates([row]) }
        let byNumber = rowNumber(term.trimmed, marked: false)
        if let byText = exact[term].first ?? exact[term.trimmed].first {
            if terms.refusesTwoRows, let byNumber, byNumber != byText, list.shown[byNumber].elementsEqual(term) == false
            {
                return .unclear(.twoRows(term.trimmed, number: byNumber + 1, text: byText + 1))
            }
            return .candidates([byText])
        }
        if let text = unquoted(term), let candidate = exact[text].first { return .candidates([candidate]) }
        if let byNumber { return .candidates([byNumber]) }
        return search(term.trimmed)
    }

    private func search(_ term: [UInt8]) -> Reading {
        if term.isEmpty || !terms.guesses { return .refused(.nothingSelected) }
        let beginning = run(Query(beginning: term, rule: rule))
        if beginning.count == 1 { return .candidates([beginning[0]]) }
        let matches = run(Query(term, rule: rule))
        if matches.count == 1 { return .candidates([matches[0]]) }
        if matches.count > 1 { return .several(term: term, matches) }
        if let number = RowNumber(term), number.isMarked || terms.understandsNumbers {
            return .refused(number.missing(of: list.count))
        }
        return .refused(.nothingMatches(term))
    }

    private func run(_ query: Query) -> Matches {
        Search.run(query, over: list.shown, upTo: list.count, threads: options.workers)
    }

    private func unquoted(_ term: [UInt8]) -> [UInt8]? {
        let inner = term.trimmed
        guard inner.count >= 2, inner.first == 0x22, inner.last == 0x22 else { return nil }
        return Array(inner[1..<(inner.count - 1)])
    }
}

extension [UInt8] {
    /// Without the blanks at both ends.
    var trimmed: [UInt8] {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
        else { return [] }
        return Array(self[first...last])
    }
}

extension Int {
    /// A number of ASCII digits alone, without a sign.
    init?(ascii digits: some Collection<UInt8>) {
        guard !digits.isEmpty, digits.count <= 15, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
