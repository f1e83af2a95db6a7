/// What a prompt was answered with.
package struct Answer: Equatable, Sendable {
    /// The texts, in the order of the answer.
    package var values: [[UInt8]]
    /// Rows from 1, one for each value. Empty in modes without rows.
    package var indexes: [Int] = []
    /// What was typed.
    package var query: [UInt8] = []
    /// The members of the JSON object.
    package var record: [JSONValue.Member]

    package init(values: [[UInt8]], indexes: [Int] = [], query: [UInt8] = [], record: [JSONValue.Member]) {
        self.values = values
        self.indexes = indexes
        self.query = query
        self.record = record
    }
}

extension OutputOptions {
    /// The bytes for standard output.
    package func format(_ answer: Answer) -> [UInt8] {
        // One line, whatever ends the answers in a text.
        if isJSON { return JSONValue.object(answer.record).serialized + [0x0A] }
        let values = printsIndex ? answer.indexes.map { Array(String($0).utf8) } : answer.values
        let query = printsQuery ? answer.query + [endsWithNull ? 0 : 0x0A] : []
        if endsWithNull { return query + values.flatMap { $0 + [0] } }
        return query + SeparatedText.join(values, with: separator, escaping: escapes) + [0x0A]
    }

    /// What `--print-query` prints when nothing matched.
    package func format(query: [UInt8]) -> [UInt8] {
        if !isJSON { return query + [endsWithNull ? 0 : 0x0A] }
        // The members that an answer of `select` has, the only mode with this option.
        let mode = JSONValue.text(Array(ModeName.select.rawValue.utf8))
        let nothing = JSONValue.list([])
        return format(
            Answer(
                values: [],
                record: [
                    .init("mode", mode), .init("values", nothing), .init("indexes", nothing),
                    .init("query", .text(query)),
                ]))
    }

    /// The first of the values that could not be told apart from its neighbours once they are joined.
    package func inseparable(_ values: [[UInt8]]) -> [UInt8]? {
        if isJSON || printsIndex || endsWithNull || escapes { return nil }
        if SeparatedText.split(SeparatedText.join(values, with: separator), at: separator) == values { return nil }
        return values.first { SeparatedText.split($0 + separator, at: separator).count != 2 } ?? values.first
    }
}
