/// Choosing a value in each of several columns that do not depend on each other.
package struct ColumnsMode: Mode {
    let columns: [ValueColumn]
    let output: OutputOptions
    private let language: Language
    /// The row in each column that Enter returns when nothing was typed.
    private(set) var initial: [Int]?
    /// Rows chosen in the first columns, where a person is asked for one after the other.
    private(set) var chosen: [Int] = []

    /// - Parameter readFile: the bytes of the file of `@FILE`.
    package init(
        _ options: ColumnsOptions, readFile: ([UInt8]) throws(ModeFault) -> [UInt8]
    ) throws(ModeFault) {
        output = options.format
        language = options.language
        if options.columns.isEmpty { throw ModeFault(.columnMissing) }
        var columns: [ValueColumn] = []
        for text in options.columns {
            let column = try ValueColumn(text, number: columns.count + 1, readFile: readFile)
            if columns.contains(where: { $0.label == column.label }) { throw ModeFault(.sameLabel(column.label)) }
            columns.append(column)
        }
        self.columns = columns
        guard let text = options.initial else { return }
        switch read(text, hasPerson: false, bareNumbers: .areTextsFirst) {
        case .rows(let rows): initial = rows
        case .refused(let message), .several(let message, _): throw ModeFault(.badDefault(message))
        }
    }

    // MARK: Mode

    /// The column that is asked for.
    private var current: ValueColumn { columns[chosen.count] }

    package var question: Message { .choose(current.label, from: current.values.count) }
    package var separator: [UInt8]? { nil }
    package var rows: (any ModeRows)? { ColumnValues(self) }

    package var shownDefault: [UInt8]? {
        initial.map { rows in joined(zip(columns, rows).dropFirst(chosen.count).map { $0.values[$1] }) }
    }

    package func echo(_ answer: Answer) -> [UInt8] { joined(answer.values) }

    private func joined(_ values: [[UInt8]]) -> [UInt8] {
        SeparatedText.join(values, with: output.separator, escaping: output.escapes)
    }

    package func judge(_ line: [UInt8], hasPerson: Bool) -> Judgement {
        if hasPerson, LinkedSearch.trimmed(line) == LinkedMode.upwards, !chosen.isEmpty {
            return .narrowed(choosing(chosen.dropLast()), nil)
        }
        switch read(line, hasPerson: hasPerson, bareNumbers: hasPerson ? .areUnclear : .areTextsFirst) {
        case .refused(let message): return .refused(message)
        case .several(let message, let rows):
            return hasPerson ? .several(message, rows) : .refused(message)
        case .rows(let rows):
            if chosen.count + rows.count == columns.count { return answer(chosen + rows, query: line) }
            return .narrowed(choosing(chosen + rows), nil)
        }
    }

    private func choosing(_ rows: [Int]) -> ColumnsMode {
        var mode = self
        mode.chosen = rows
        return mode
    }

    /// The answer for one row of each column, or why it cannot be one.
    func answer(_ rows: [Int], query: [UInt8]) -> Judgement {
        let values = zip(columns, rows).map { $0.values[$1] }
        if let value = output.inseparable(values) {
            return .refused(.containsSeparator(value, separator: output.separator))
        }
        let members = zip(columns, values).map { column, value in
            JSONValue.Member(String(decoding: column.label, as: UTF8.self), .text(value))
        }
        let record: [JSONValue.Member] = [
            .init("mode", "columns"), .init("value", .text(joined(values))), .init("values", .object(members)),
            .init("indexes", .list(rows.map { .number($0 + 1) })),
        ]
        return .answer(Answer(values: values, indexes: rows.map { $0 + 1 }, query: query, record: record))
    }

    // MARK: Reading a line

    enum Reading {
        /// Rows of the columns from the current one on.
        case rows([Int])
        case several(Message, [ListedRow])
        case refused(Message)
    }

    /// A value for each column, where the rows have no numbers.
    func readAll(_ line: [UInt8]) -> Reading { read(line, hasPerson: false, bareNumbers: .areTexts) }

    /// Whether a line has values of several columns.
    func hasSeveralParts(_ line: [UInt8]) -> Bool { parts(of: line).count > 1 }

    private func parts(of line: [UInt8]) -> [[UInt8]] {
        SeparatedText.split(line, at: output.separator, unescaping: output.escapes, quotes: true)
    }

    /// A value for each column that is left, or for a person one for the current column. An empty one is the default.
    private func read(_ line: [UInt8], hasPerson: Bool, bareNumbers: ValueColumn.BareNumbers) -> Reading {
        let left = columns.count - chosen.count
        if LinkedSearch.trimmed(line).isEmpty {
            return initial.map { .rows(Array($0[chosen.count...])) } ?? .refused(.nothingSelected)
        }
        var parts = parts(of: line)
        // A value may hold the separator.
        let isOneValue =
            left == 1
            ? hasPerson || parts.count > 1
            : hasPerson && parts.count != left && (parts.count == 1 || current.values.contains(line))
        if isOneValue { parts = [line] }
        guard parts.count == left || hasPerson && parts.count == 1 else {
            return .refused(.needsValues(columns[chosen.count...].map(\.label), separator: output.separator))
        }
        var rows: [Int] = []
        for (offset, part) in parts.enumerated() {
            let column = chosen.count + offset
            switch columns[column].read(part, bareNumbers: bareNumbers, initial: initial?[column]) {
            case .row(let row): rows.append(row)
            case .several(let found):
                let texts = found.map { columns[column].values[$0] }
                let message = Message.fitsSeveral(part, count: found.count, examples: Array(texts.prefix(8)))
                return .several(message, zip(found, texts).map { ListedRow(number: $0 + 1, text: $1) })
            case .refused(let message):
                return .refused(columns.count > 1 ? message.about(columns[column].label) : message)
            }
        }
        return .rows(rows)
    }
}

/// The values of the current column as rows of the plain view.
private struct ColumnValues: ModeRows {
    private let texts: FixedBytes
    private var ends: [Int] = [0]
    private let defaultRow: Int?
    let header: [[UInt8]]
    let isGrowing = false

    init(_ mode: ColumnsMode) {
        let place = mode.chosen.count
        var bytes: [UInt8] = []
        for value in mode.columns[place].values {
            bytes += value
            ends.append(bytes.count)
        }
        texts = FixedBytes(bytes)
        defaultRow = mode.initial?[place]
        header = mode.columns.count > 1 ? [mode.columns[place].label] : []
    }

    var count: Int { ends.count - 1 }
    subscript(index: Int) -> UnsafeRawBufferPointer { texts[ends[index]..<ends[index + 1]] }
    func isDefault(_ index: Int) -> Bool { index == defaultRow }
}
