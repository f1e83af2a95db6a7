/// Reads a typed text from left to right. A step that does not fit changes nothing.
struct TextScanner {
    private(set) var rest: TypedText

    init(_ text: TypedText) { rest = text }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skipBlanks() {
        while rest.first == " " { rest.removeFirst() }
    }

    mutating func take(_ literal: String) -> Bool {
        guard rest.starts(with: literal.unicodeScalars) else { return false }
        rest.removeFirst(literal.unicodeScalars.count)
        return true
    }

    /// Takes the longest of those texts that comes next.
    mutating func take(oneOf literals: [String]) -> String? {
        let fitting = literals.filter { rest.starts(with: $0.unicodeScalars) }
        guard let longest = fitting.max(by: { $0.unicodeScalars.count < $1.unicodeScalars.count }) else { return nil }
        _ = take(longest)
        return longest
    }

    /// Letters a to z, as many as there are.
    mutating func word() -> String? {
        let letters = rest.prefix { $0.isLetter }
        guard !letters.isEmpty else { return nil }
        rest = rest[letters.endIndex...]
        return String(String.UnicodeScalarView(letters))
    }

    /// Digits, as many as there are.
    mutating func digits() -> TypedText? {
        let digits = rest.prefix { $0.isDigit }
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
        return digits
    }

    /// A number of so many digits, no more than are needed of a longer run; or a Chinese one, which is taken whole.
    mutating func number(digits allowed: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(allowed.upperBound).prefix { $0.isDigit }
        if digits.isEmpty { return chineseNumber(digits: allowed) }
        guard allowed ~= digits.count else { return nil }
        rest = rest[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
    }

    /// 二〇二六, 十一, 二十三, 三十: digits one by one, or tens and ones below a hundred.
    private mutating func chineseNumber(digits allowed: ClosedRange<Int>) -> Int? {
        let run = rest.prefix { $0 == "十" || $0.chineseDigit != nil }
        let parts = run.split(separator: "十", omittingEmptySubsequences: false)
        var value: Int?
        switch parts.count {
        case 1 where allowed ~= run.count && !run.isEmpty:
            value = run.reduce(0) { $0 * 10 + ($1.chineseDigit ?? 0) }
        case 2 where parts[0].count <= 1 && parts[1].count <= 1 && allowed.lowerBound <= 2:
            value = (parts[0].first?.chineseDigit ?? 1) * 10 + (parts[1].first?.chineseDigit ?? 0)
        default: value = nil
        }
        if value != nil { rest = rest[run.endIndex...] }
        return value
    }

    mutating func monthName() -> Int? {
        var ahead = self
        guard let word = ahead.word(), let month = CalendarNames.month(named: word) else { return nil }
        _ = ahead.take(".")
        self = ahead
        return month
    }

    /// `fri`, `friday`, `周五`, `星期五`, `礼拜五`.
    mutating func weekdayName() -> Weekday? {
        var ahead = self
        if let word = ahead.word() {
            guard let day = CalendarNames.weekday(named: word) else { return nil }
            _ = ahead.take(".")
            self = ahead
            return day
        }
        guard ahead.take(oneOf: ["周", "星期", "礼拜"]) != nil, let character = ahead.rest.first,
            let day = CalendarNames.weekday(named: character)
        else { return nil }
        ahead.rest.removeFirst()
        self = ahead
        return day
    }
}
