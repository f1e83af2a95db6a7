/// Choosing from a list.
package struct SelectMode: Mode {
    package let list: CandidateList
    let options: SelectOptions
    let output: OutputOptions
    private let request: Request
    /// Candidates that Enter returns when nothing was typed; with `--multi` they are marked from the start.
    package private(set) var defaults: [Int] = []

    package init(list: CandidateList, request: Request) {
        self.list = list
        self.request = request
        options = request.select
        output = request.output
    }

    package var question: Message { .choose(from: list.count, several: options.isMulti) }

    package var shownDefault: [UInt8]? { defaults.isEmpty ? nil : joined(defaults) }
    package var separator: [UInt8]? { options.isMulti ? output.separator : nil }
    package func echo(_ answer: Answer) -> [UInt8] { joined(answer.indexes.map { $0 - 1 }) }
    package var rows: (any ModeRows)? {
        SelectList(list: list, defaults: defaults, isReversed: options.rule.newestFirst)
    }

    private func joined(_ candidates: [Int]) -> [UInt8] {
        let texts = candidates.map { Array(list.shown[$0]) }
        return SeparatedText.join(texts, with: output.separator, escaping: output.escapes)
    }

    /// Looks up `--default`. To be called once all input is there.
    ///
    /// - Returns: what is wrong with it, or `nil`.
    package mutating func takeDefaults() -> Message? {
        let grammar = grammar(.unasked)
        for value in request.defaults {
            switch grammar.read(value) {
            case .candidates(let candidates): defaults += candidates.filter { !defaults.contains($0) }
            case .several(let term, let matches): return .badDefault(several(term, matches))
            case .unclear(let message): return .badDefault(message)
            case .refused(.onlyOne): return .badDefault(.onlyOne)
            case .refused: return .notInList(value, nearest: nearest(to: value))
            }
        }
        if let limit = options.limit, defaults.count > limit { return .badDefault(.atMost(limit)) }
        return nil
    }

    package func judge(_ line: [UInt8], hasPerson: Bool) -> Judgement {
        if line.isEmpty, !defaults.isEmpty { return answer(defaults, query: line) }
        return judge(line, hasPerson ? .plain : .unasked)
    }

    func judge(_ line: [UInt8], _ terms: AnswerGrammar.Terms) -> Judgement {
        switch grammar(terms).read(line) {
        case .candidates(let candidates): return answer(candidates, query: line)
        case .several(let term, let matches): return several(term, matches, hasPerson: terms.refusesTwoRows)
        case .unclear(let message): return .refused(message)
        case .refused(.nothingSelected) where options.atLeast == 0: return answer([], query: line)
        case .refused(let message):
            let isNoMatch = message != .nothingSelected && message != .onlyOne
            return output.printsQuery && isNoMatch ? .query(line) : .refused(message)
        }
    }

    /// The answer for these rows, or why they cannot be one.
    ///
    /// - Parameter candidates: in the order of choosing; a repeated one counts once.
    package func answer(_ candidates: [Int], query: [UInt8]) -> Judgement {
        var chosen = Selection(candidates).candidates
        if !options.isMulti, chosen.count > 1 { return .refused(.onlyOne) }
        if let limit = options.limit, chosen.count > limit { return .refused(.atMost(limit)) }
        if options.isMulti, chosen.count < options.atLeast {
            return .refused(chosen.isEmpty ? .nothingSelected : .atLeast(options.atLeast))
        }
        if output.order == .input { chosen.sort() }
        let values = chosen.map(value)
        if options.isMulti, let value = output.inseparable(values) {
            return .refused(.containsSeparator(value, separator: output.separator))
        }
        let record = record(of: chosen, query: query)
        return .answer(Answer(values: values, indexes: chosen.map { $0 + 1 }, query: query, record: record))
    }

    /// The members of the JSON object.
    package func record(of candidates: [Int], query: [UInt8]) -> [JSONValue.Member] {
        [
            .init("mode", .text(Array(ModeName.select.rawValue.utf8))),
            .init("values", .list(candidates.map { .text(value($0)) })),
            .init("indexes", .list(candidates.map { .number($0 + 1) })),
            .init("query", .text(query)),
        ]
    }

    /// What is printed for a candidate.
    package func value(_ candidate: Int) -> [UInt8] {
        let text = list.answer(candidate)
        guard let template = output.acceptNth else { return text }
        return text.withUnsafeBytes {
            template.text(for: $0, number: candidate, delimiter: options.rule.delimiter, isAnswer: true)
        }
    }

    /// A person is shown the options that fit, a script is told of the first few.
    private func several(_ term: [UInt8], _ matches: Matches, hasPerson: Bool) -> Judgement {
        if !hasPerson { return .refused(several(term, matches)) }
        let rows = (0..<min(matches.count, SelectMode.mostListed)).map { rank in
            let candidate = matches[rank]
            return ListedRow(
                number: candidate + 1, isDefault: defaults.contains(candidate), text: Array(list.shown[candidate]))
        }
        return .several(.fitsSeveral(term, count: matches.count), rows)
    }

    /// Rows that are listed for a term: more than a screen holds help nobody.
    private static let mostListed = 200

    private func several(_ term: [UInt8], _ matches: Matches) -> Message {
        let examples = (0..<min(3, matches.count)).map { Array(list.shown[matches[$0]]) }
        return .fitsSeveral(term, count: matches.count, examples: examples)
    }

    private func grammar(_ terms: AnswerGrammar.Terms) -> AnswerGrammar {
        AnswerGrammar(
            list: list, request: request, terms: terms,
            output: { output.acceptNth == nil ? nil : value($0) })
    }

    /// Up to three options that look most like the text: within a few slips of typing, in the order of the list.
    private func nearest(to text: [UInt8]) -> [[UInt8]] {
        // A long list is not searched to its end for the sake of a message.
        let near = (0..<min(list.count, 2000)).lazy.map { Array(list.shown[$0].prefix(200)) }.map {
            (text: $0, distance: EditDistance.between(Array(text.prefix(200)), $0))
        }
        let close = near.filter { $0.distance * 2 <= max(text.count, $0.text.count) }
        return close.sorted { $0.distance < $1.distance }.prefix(3).map(\.text)
    }
}

/// The candidates as rows of the plain view.
private struct SelectList: ModeRows {
    let list: CandidateList
    let defaults: [Int]
    let isReversed: Bool

    var count: Int { list.count }
    func row(at place: Int) -> Int { isReversed ? count - 1 - place : place }
    var isGrowing: Bool { !list.isComplete }
    subscript(index: Int) -> UnsafeRawBufferPointer { list.shown[index] }
    func isDefault(_ index: Int) -> Bool { defaults.contains(index) }
    var header: [[UInt8]] { list.header }
}
