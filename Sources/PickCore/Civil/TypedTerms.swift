/// A unit that can be typed after a number.
enum TypedUnit: Hashable {
    case second, minute, hour
    case date(DateUnit)
    /// `m`: minutes where there are no months, otherwise unclear.
    case unclear

    static let day = TypedUnit.date(.day)
    static let week = TypedUnit.date(.week)
    static let month = TypedUnit.date(.month)
    static let quarter = TypedUnit.date(.quarter)
    static let year = TypedUnit.date(.year)

    /// Seconds in it. Nil for a unit of no fixed length.
    var seconds: Int? {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .date(.day): 86_400
        case .date(.week): 604_800
        case .date, .unclear: nil
        }
    }

    /// The step of a date. Nil for a unit of time.
    var dateUnit: DateUnit? {
        if case .date(let unit) = self { return unit }
        return nil
    }

    private static let words: [String: TypedUnit] = [
        "s": .second, "sec": .second, "secs": .second, "second": .second, "seconds": .second,
        "m": .unclear,
        "min": .minute, "mins": .minute, "minute": .minute, "minutes": .minute,
        "h": .hour, "hr": .hour, "hrs": .hour, "hour": .hour, "hours": .hour,
        "d": .day, "day": .day, "days": .day,
        "w": .week, "wk": .week, "wks": .week, "week": .week, "weeks": .week,
        "mo": .month, "mos": .month, "month": .month, "months": .month,
        "q": .quarter, "quarter": .quarter, "quarters": .quarter,
        "y": .year, "yr": .year, "yrs": .year, "year": .year, "years": .year,
    ]

    private static let chineseWords: [String: TypedUnit] = [
        "秒": .second, "秒钟": .second, "分": .minute, "分钟": .minute,
        "小时": .hour, "个小时": .hour, "钟头": .hour, "个钟头": .hour,
        "天": .day, "日": .day, "周": .week, "星期": .week, "个星期": .week, "礼拜": .week, "个礼拜": .week,
        "月": .month, "个月": .month, "季度": .quarter, "个季度": .quarter, "年": .year,
    ]

    static func scan(_ scanner: inout TextScanner) -> TypedUnit? {
        if let word = scanner.word() { return words[word] }
        return scanner.take(oneOf: Array(chineseWords.keys)).flatMap { chineseWords[$0] }
    }
}

/// Steps from a date or time: `+3d`, `-2w +1mo`, `in 3 days`, `3 days ago`, `3天后`.
struct TypedTerms {
    struct Term {
        let count: Int
        let unit: TypedUnit
    }

    let terms: [Term]

    /// The first `m` without a word that makes it clear, as typed.
    let unclear: String?

    /// Nil when the text is something else.
    init?(_ text: TypedText) {
        guard let terms = TypedTerms.signed(text) ?? TypedTerms.worded(text) else { return nil }
        self.terms = terms
        unclear = terms.first { $0.unit == .unclear }.map { "\($0.count)m" }
    }

    /// Cuts a text before the terms at its end: `2026-11-30 +2w`, `tomorrow+1w`.
    ///
    /// A sign right after a digit belongs to what stands before it: `2026-11-30`.
    static func split(_ text: TypedText) -> (base: TypedText, terms: TypedTerms)? {
        for index in text.indices.dropFirst() where text[index] == "+" || text[index] == "-" {
            if text[index - 1].isDigit { continue }
            guard let terms = TypedTerms(text[index...]) else { continue }
            return (text[..<index].trimmed, terms)
        }
        return nil
    }

    private static func signed(_ text: TypedText) -> [Term]? {
        var scanner = TextScanner(text)
        var terms: [Term] = []
        // A term without a sign goes on in the same direction: `+1h30m`.
        var sign = 0
        while !scanner.isAtEnd {
            if scanner.take("+") { sign = 1 } else if scanner.take("-") { sign = -1 }
            if sign == 0 { return nil }
            scanner.skipBlanks()
            guard let term = term(&scanner, sign) else { return nil }
            terms.append(term)
            scanner.skipBlanks()
        }
        return terms.isEmpty ? nil : terms
    }

    private static func worded(_ text: TypedText) -> [Term]? {
        var scanner = TextScanner(text)
        if scanner.take("in ") {
            guard let term = term(&scanner, 1), scanner.isAtEnd else { return nil }
            return [term]
        }
        guard let term = term(&scanner, 1) else { return nil }
        scanner.skipBlanks()
        if scanner.rest.isOne(of: "ago", "前", "之前", "以前") { return [Term(count: -term.count, unit: term.unit)] }
        return scanner.rest.isOne(of: "后", "之后", "以后", "later", "from now") ? [term] : nil
    }

    private static func term(_ scanner: inout TextScanner, _ sign: Int) -> Term? {
        // Seven digits are more than the calendar has days, and twelve more than it has seconds.
        guard let count = scanner.number(digits: 1...12) else { return nil }
        scanner.skipBlanks()
        return TypedUnit.scan(&scanner).map { Term(count: sign * count, unit: $0) }
    }
}
