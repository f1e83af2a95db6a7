/// A format in which dates and times are printed: `strftime`'s when there is a `%`, otherwise Unicode TR35.
package struct DateFormat: Hashable, Sendable {
    private enum Piece: Hashable, Sendable {
        case literal(String)
        case field(FormatField)
    }

    private let pieces: [Piece]
    private let language: Language
    private let weekStart: Weekday
    /// What is doubtful in it, for what it is made for. Nothing, as a rule.
    package let warnings: [FormatWarning]

    /// - Parameters:
    ///   - language: of the names of months, days and halves of the day.
    ///   - weekStart: the day that is number 1 for the fields `e` and `c`.
    package init(
        _ format: String, for subject: FormatSubject, language: Language = .english, weekStart: Weekday = .monday
    ) throws(FormatFault) {
        var pieces: [Piece] = []
        for token in try FormatToken.tokens(format) { try DateFormat.add(token, to: &pieces) }
        self.pieces = pieces
        self.language = language
        self.weekStart = weekStart
        let fields = pieces.compactMap { piece -> FormatField? in
            if case .field(let field) = piece { field } else { nil }
        }
        try DateFormat.check(fields, subject)
        warnings = FormatCoverage(fields).warnings(for: subject)
    }

    private static func add(_ token: FormatToken, to pieces: inout [Piece]) throws(FormatFault) {
        var field: FormatField?
        switch token {
        case .literal(let text):
            pieces.append(.literal(text))
            return
        case .run(let letter, let count): field = .unicode(letter, count: count)
        case .conversion(let letter, let flag, let colons):
            if colons == 0, let long = FormatField.strftimeShorthand(letter) {
                for token in try FormatToken.tokens(long) { try add(token, to: &pieces) }
                return
            }
            field = .strftime(letter, flag: flag, colons: colons)
        }
        guard var field else { throw .unknownField(token.text) }
        field.spelling = token.text
        pieces.append(.field(field))
    }

    private static func check(_ fields: [FormatField], _ subject: FormatSubject) throws(FormatFault) {
        let needs = fields.map(\.part.need)
        for field in fields {
            switch field.part {
            case .weekYear, .shortWeekYear:
                if !fields.contains(where: { $0.part == .week }) { throw .weekYearWithoutWeek(field.spelling) }
            case .ordinalDay where !field.spelling.hasPrefix("%"):
                if needs.contains(.month) { throw .dayOfYearWithMonth(field.spelling) }
            default: break
            }
            if !subject.has(field.part.need) { throw .absent(field.spelling, subject) }
        }
    }

    // MARK: Printing

    /// A value in this format. The fields that it was checked for must be there.
    package func string(_ value: FormatValue) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .field(let field): text += self.text(of: field, value)
            }
        }
        return text
    }

    private func text(of field: FormatField, _ value: FormatValue) -> String {
        if let number = value.number(field.part, weekStart) {
            guard let fill = field.fill else { return String(number) }
            return padded(number, field.width, with: fill)
        }
        if field.part == .fraction { return String(repeating: "0", count: field.width) }
        let name = value.name(field.part, language) ?? ""
        return field.isUpperCase ? name.uppercased() : name
    }
}

extension FormatSubject {
    /// Whether a value of this kind has what a field needs; there is no invented day of a month.
    fileprivate func has(_ need: FormatField.Part.Need) -> Bool {
        switch self {
        case .date(.day): ![.hour, .minute, .second, .zone].contains(need)
        case .date(.week): need == .week
        case .date(.month): need == .year || need == .quarter || need == .month
        case .date(.quarter): need == .year || need == .quarter
        case .date(.year): need == .year
        case .time: [.hour, .minute, .second].contains(need)
        case .dateTime: true
        case .duration: false
        }
    }
}
