/// The words that options of dates take.
enum OptionWords {
    static func precision(_ text: [UInt8]?) throws(OptionFault) -> DateUnit? {
        try word(text, "--precision", DateUnit.allCases.reversed()) { $0.word }
    }

    static func dateOrder(_ text: [UInt8]?) throws(OptionFault) -> DateOrder? {
        try word(text, "--date-order", DateOrder.allCases) { $0.rawValue }
    }

    /// The one value that is called by that word. Nil when the option was not given.
    static func word<Value>(
        _ text: [UInt8]?, _ option: String, _ values: [Value], _ name: (Value) -> String
    ) throws(OptionFault) -> Value? {
        guard let text else { return nil }
        guard let value = values.first(where: { text.elementsEqual(name($0).utf8) })
        else { throw OptionFault(option, .unknownWord(TypedLine.show(text), accepted: values.map(name))) }
        return value
    }

    /// `mon`, `sunday`, `周一`; 1 is Monday, and 0 and 7 are Sunday.
    static func weekday(_ text: [UInt8]?, _ option: String) throws(OptionFault) -> Weekday? {
        guard let text else { return nil }
        guard let day = weekday(TypedLine(text).text) else { throw unknownWeekday(text, option) }
        return day
    }

    /// `mon-fri`, `mon,wed,fri`, `sat-mon`, `1-5`.
    static func weekdays(_ text: [UInt8]?, _ option: String) throws(OptionFault) -> WeekdaySet? {
        guard let text else { return nil }
        var days = WeekdaySet([])
        for part in TypedLine(text).text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.trimmed.split(separator: "-", omittingEmptySubsequences: false).map { weekday($0.trimmed) }
            guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1]
            else { throw unknownWeekday(text, option) }
            for distance in 0...last.position(inWeekFrom: first) { days.insert(first.advanced(by: distance)) }
        }
        return days
    }

    private static func weekday(_ text: TypedText) -> Weekday? {
        var scanner = TextScanner(text)
        let day = scanner.weekdayName() ?? scanner.number(digits: 1...1).flatMap { Weekday(rawValue: $0 == 0 ? 7 : $0) }
        return scanner.isAtEnd ? day : nil
    }

    private static func unknownWeekday(_ text: [UInt8], _ option: String) -> OptionFault {
        let names = Weekday.allCases.map { CalendarNames.shortWeekday($0, .english).lowercased() }
        return OptionFault(option, .unknownWord(TypedLine.show(text), accepted: names))
    }

    /// A format as text; one that is not UTF-8 has a field that does not exist.
    static func format(_ text: [UInt8]) throws(OptionFault) -> String {
        guard let format = String(validating: text, as: UTF8.self)
        else { throw OptionFault("--format", .format(.unknownField(TypedLine.show(text)))) }
        if format.isEmpty { throw OptionFault("--format", .format(.empty)) }
        return format
    }
}

extension DateFormat {
    /// The format of `--format`. Nil when the option was not given.
    init?(
        option text: [UInt8]?, for subject: FormatSubject, language: Language, weekStart: Weekday = .monday
    ) throws(OptionFault) {
        guard let text else { return nil }
        let format = try OptionWords.format(text)
        do throws(FormatFault) {
            try self.init(format, for: subject, language: language, weekStart: weekStart)
        } catch {
            throw OptionFault("--format", .format(error))
        }
    }
}

extension Reading {
    /// The one value of an option: with two readings, or none, the option is at fault.
    func value(of option: String, _ typed: [UInt8], _ text: (Value) -> String) throws(OptionFault) -> Value {
        switch self {
        case .one(let value): return value
        case .refused(let refusal): throw OptionFault(option, .refused(refusal))
        case .several(let values, let ambiguity):
            let readings = values.map(text)
            throw OptionFault(option, .refused(.severalReadings(TypedLine.show(typed), readings, ambiguity)))
        }
    }
}
