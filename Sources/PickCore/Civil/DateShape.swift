/// A way to write a date in numbers and names, as a table row.
struct DateShape {
    let meaning: Meaning
    let parts: [Part]

    /// What the numbers that were found say.
    enum Meaning {
        case day, ordinalDay, weekDay, week, month, quarter, year
        /// Two numbers of which either may be the month.
        case unordered
        /// The year has two digits.
        case shortYear
        /// Three numbers, and which of them is that year is not said.
        case shortNumbers
    }

    enum Field: Int, CaseIterable {
        case year, month, day, ordinalDay, week, weekday, quarter, first, second, shortYear
    }

    enum Part: ExpressibleByStringLiteral {
        case literal(String)
        /// Nothing or any blanks.
        case gap
        /// At least one blank.
        case blank
        case number(Field, digits: ClosedRange<Int>)
        case monthName
        /// `st`, `nd`, `rd`, `th`, or nothing.
        case ordinalEnding

        init(stringLiteral text: String) { self = .literal(text) }

        static let year = number(.year, digits: 4...4)
        static let month = number(.month, digits: 1...2)
        static let twoDigitMonth = number(.month, digits: 2...2)
        static let day = number(.day, digits: 1...2)
        static let twoDigitDay = number(.day, digits: 2...2)
        static let ordinalDay = number(.ordinalDay, digits: 3...3)
        static let week = number(.week, digits: 1...2)
        static let twoDigitWeek = number(.week, digits: 2...2)
        static let weekday = number(.weekday, digits: 1...1)
        static let quarter = number(.quarter, digits: 1...1)
        static let first = number(.first, digits: 1...2)
        static let second = number(.second, digits: 1...2)
        static let shortYear = number(.shortYear, digits: 2...2)
    }

    init(_ meaning: Meaning, _ parts: Part...) {
        self.meaning = meaning
        self.parts = parts
    }

    /// Every way to write a date; where two fit, the first one counts.
    static let table: [DateShape] = [
        DateShape(.day, .year, "-", .month, "-", .day),
        DateShape(.day, .year, "/", .month, "/", .day),
        DateShape(.day, .year, ".", .month, ".", .day),
        DateShape(.day, .year, .blank, .month, .blank, .day),
        DateShape(.day, .year, .twoDigitMonth, .twoDigitDay),
        DateShape(.weekDay, .year, "-w", .week, "-", .weekday),
        DateShape(.weekDay, .year, "w", .twoDigitWeek, .weekday),
        DateShape(.ordinalDay, .year, "-", .ordinalDay),
        DateShape(.week, .year, "-w", .week),
        DateShape(.week, .year, "w", .week),
        DateShape(.quarter, .year, "-q", .quarter),
        DateShape(.quarter, .year, .gap, "q", .quarter),
        DateShape(.quarter, "q", .quarter, .gap, .year),
        DateShape(.quarter, "q", .quarter),
        DateShape(.month, .year, "-", .month),
        DateShape(.month, .year, "/", .month),
        DateShape(.month, .year, ".", .month),
        DateShape(.year, .year),

        DateShape(.day, .day, .ordinalEnding, .gap, .monthName),
        DateShape(.day, .monthName, .gap, .day, .ordinalEnding),
        DateShape(.day, .day, .ordinalEnding, .gap, .monthName, .gap, .year),
        DateShape(.day, .day, .ordinalEnding, .gap, .monthName, ",", .gap, .year),
        DateShape(.day, .day, "-", .monthName, "-", .year),
        DateShape(.day, .monthName, "-", .day, "-", .year),
        DateShape(.day, .monthName, .gap, .day, .ordinalEnding, .blank, .year),
        DateShape(.day, .monthName, .gap, .day, .ordinalEnding, ",", .gap, .year),
        DateShape(.day, .year, .gap, .monthName, .gap, .day),
        DateShape(.day, .year, "-", .monthName, "-", .day),
        DateShape(.month, .monthName, .gap, .year),
        DateShape(.month, .year, .gap, .monthName),
        DateShape(.month, .monthName),

        DateShape(.day, .year, "年", .gap, .month, "月", .gap, .day, "日"),
        DateShape(.day, .year, "年", .gap, .month, "月", .gap, .day, "号"),
        DateShape(.day, .year, "年", .gap, .month, "月", .gap, .day),
        DateShape(.day, .month, "月", .gap, .day, "日"),
        DateShape(.day, .month, "月", .gap, .day, "号"),
        DateShape(.day, .month, "月", .gap, .day),
        DateShape(.day, .day, "日"),
        DateShape(.day, .day, "号"),
        DateShape(.month, .year, "年", .gap, .month, "月"),
        DateShape(.month, .year, "年", .gap, .month, "月份"),
        DateShape(.month, .month, "月"),
        DateShape(.month, .month, "月份"),
        DateShape(.quarter, .year, "年", .gap, "第", .quarter, "季度"),
        DateShape(.quarter, .year, "年", .gap, .quarter, "季度"),
        DateShape(.quarter, "第", .quarter, "季度"),
        DateShape(.quarter, .quarter, "季度"),
        DateShape(.week, .year, "年", .gap, "第", .week, "周"),
        DateShape(.year, .year, "年"),

        DateShape(.unordered, .first, "/", .second),
        DateShape(.unordered, .first, "/", .second, "/", .year),
        DateShape(.unordered, .first, "-", .second, "-", .year),
        DateShape(.unordered, .first, ".", .second, ".", .year),
        DateShape(.shortNumbers, .first, "/", .second, "/", .shortYear),
        DateShape(.shortNumbers, .first, "-", .second, "-", .shortYear),
        DateShape(.shortNumbers, .first, ".", .second, ".", .shortYear),
        DateShape(.shortYear, .day, .ordinalEnding, .gap, .monthName, .gap, .shortYear),
        DateShape(.shortYear, .monthName, .gap, .day, .ordinalEnding, .blank, .shortYear),
        DateShape(.shortYear, .monthName, .gap, .day, .ordinalEnding, ",", .gap, .shortYear),
    ]

    /// The numbers in a text that has this shape from end to end.
    func match(_ text: TypedText) -> Fields? {
        var scanner = TextScanner(text)
        var fields = Fields()
        for part in parts {
            switch part {
            case .literal(let literal):
                // Blanks around 年, 月 and 日 are a matter of taste.
                if literal.unicodeScalars.first?.isASCII == false { scanner.skipBlanks() }
                guard scanner.take(literal) else { return nil }
            case .gap: scanner.skipBlanks()
            case .blank:
                guard scanner.take(" ") else { return nil }
                scanner.skipBlanks()
            case .number(let field, let digits):
                guard let number = scanner.number(digits: digits) else { return nil }
                fields[field] = number
            case .monthName:
                guard let month = scanner.monthName() else { return nil }
                fields[.month] = month
            case .ordinalEnding: _ = scanner.take(oneOf: ["st", "nd", "rd", "th"])
            }
        }
        return scanner.isAtEnd ? fields : nil
    }

    /// The numbers of a text by what they stand for.
    struct Fields {
        private var values = [Int?](repeating: nil, count: Field.allCases.count)

        subscript(field: Field) -> Int? {
            get { values[field.rawValue] }
            set { values[field.rawValue] = newValue }
        }
    }
}
