/// The order in which the numbers of `3/4/2026` are read.
package enum DateOrder: String, CaseIterable, Sendable {
    case yearMonthDay = "ymd"
    case dayMonthYear = "dmy"
    case monthDayYear = "mdy"
}

/// A date as it was typed.
package struct TypedDate: Hashable, Sendable {
    package let span: DateSpan
    /// It was counted from today and did not say a day itself: it may be read less precisely.
    package let followsToday: Bool

    init(_ span: DateSpan, followsToday: Bool = false) {
        self.span = span
        self.followsToday = followsToday
    }
}

/// Reads dates as people type them, in English and Chinese.
///
///     text -> steps after a base      -> (base, steps)
///          -> words counted from today   DateGrammar+Relative
///          -> shapes of numbers          DateShape
///          -> a weekday and a shape      they must agree
package struct DateGrammar: Sendable {
    /// What relative words are counted from.
    package let today: CivilDate
    /// Nil: a date that is written in an unclear order has two readings.
    package let order: DateOrder?
    /// Where `next` and `last` week begin.
    package let weekStart: Weekday

    package init(today: CivilDate, order: DateOrder? = nil, weekStart: Weekday = .monday) {
        self.today = today
        self.order = order
        self.weekStart = weekStart
    }

    package func read(_ bytes: [UInt8]) -> Reading<TypedDate> {
        let line = TypedLine(bytes)
        return read(line.text, shown: line.shown)
    }

    func read(_ text: TypedText, shown: String) -> Reading<TypedDate> {
        if let terms = TypedTerms(text) { return add(terms, to: TypedDate(DateSpan(today), followsToday: true), shown) }
        if let (base, terms) = TypedTerms.split(text) {
            return read(base, shown: shown).flatMap { add(terms, to: $0, shown) }
        }
        return relativeWords(text) ?? shaped(text) ?? withWeekday(text) ?? .refused(.notUnderstood(shown, .date))
    }

    /// Steps a date by typed terms, one after the other. Months and years remember the wanted day.
    private func add(_ terms: TypedTerms, to date: TypedDate, _ shown: String) -> Reading<TypedDate> {
        if let unclear = terms.unclear { return .refused(.unclearUnit(unclear)) }
        var stepper = DateStepper(date.span.first)
        for term in terms.terms {
            // A month has no day that days could be added to.
            guard let unit = term.unit.dateUnit, unit.isWhole(in: date.span.precision)
            else { return .refused(.notUnderstood(shown, .date)) }
            guard stepper.step(unit, by: term.count) else { return .refused(.outsideCalendar) }
        }
        return .one(TypedDate(DateSpan(date.span.precision, around: stepper.date), followsToday: date.followsToday))
    }

    // MARK: Shapes

    private func shaped(_ text: TypedText) -> Reading<TypedDate>? {
        for shape in DateShape.table {
            guard let fields = shape.match(text) else { continue }
            return shape.meaning == .shortNumbers ? .refused(shortYear(among: text)) : resolve(shape.meaning, fields)
        }
        return nil
    }

    /// `mon, 30 nov 2026`, `2026年11月30日 星期一`: the weekday must be the one of the date.
    private func withWeekday(_ text: TypedText) -> Reading<TypedDate>? {
        guard let (said, rest) = weekdayBefore(text) ?? weekdayAfter(text), let reading = shaped(rest)
        else { return nil }
        return reading.flatMap { date in
            date.span.precision == .day && date.span.first.weekday != said
                ? .refused(.otherWeekday(date.span.first, said: said)) : .one(date)
        }
    }

    private func weekdayBefore(_ text: TypedText) -> (Weekday, TypedText)? {
        var scanner = TextScanner(text)
        guard let day = scanner.weekdayName() else { return nil }
        _ = scanner.take(",")
        scanner.skipBlanks()
        return (day, scanner.rest)
    }

    private func weekdayAfter(_ text: TypedText) -> (Weekday, TypedText)? {
        for index in text.indices.dropFirst() {
            var scanner = TextScanner(text[index...])
            let bracket = scanner.take("(")
            guard let day = scanner.weekdayName(), scanner.take(")") == bracket, scanner.isAtEnd else { continue }
            // `2026w49mon` is no date.
            guard bracket || text[index - 1] == " " || !text[index].isASCII else { continue }
            return (day, text[..<index].trimmed)
        }
        return nil
    }

    private func resolve(_ meaning: DateShape.Meaning, _ fields: DateShape.Fields) -> Reading<TypedDate> {
        let year = fields[.year] ?? today.year
        guard CivilDate.years.contains(year) else { return .refused(.outsideCalendar) }
        switch meaning {
        case .day: return day(year, fields[.month] ?? today.month, fields[.day] ?? 0)
        case .ordinalDay: return ordinalDay(year, fields[.ordinalDay] ?? 0)
        case .weekDay: return week(year, fields[.week] ?? 0, weekday: fields[.weekday])
        case .week: return week(year, fields[.week] ?? 0, weekday: nil)
        case .month:
            let month = fields[.month] ?? 0
            return span(.month, year, month, else: .noSuchMonth(month))
        case .quarter:
            let quarter = fields[.quarter] ?? 0
            return span(.quarter, year, quarter * 3 - 2, else: .noSuchQuarter(quarter))
        case .year: return span(.year, year, 1, else: .outsideCalendar)
        case .unordered: return unordered(fields[.year], fields[.first] ?? 0, fields[.second] ?? 0)
        case .shortYear, .shortNumbers: return .refused(.shortYear(padded(fields[.shortYear] ?? 0, 2)))
        }
    }

    private func day(_ year: Int, _ month: Int, _ day: Int) -> Reading<TypedDate> {
        guard 1...12 ~= month else { return .refused(.noSuchMonth(month)) }
        guard let date = CivilDate(year: year, month: month, day: day)
        else { return .refused(.noSuchDay(year: year, month: month, day: day)) }
        return .one(TypedDate(DateSpan(date)))
    }

    private func ordinalDay(_ year: Int, _ day: Int) -> Reading<TypedDate> {
        guard let date = CivilDate(year: year, ordinalDay: day)
        else { return .refused(.noSuchOrdinalDay(year: year, day: day)) }
        return .one(TypedDate(DateSpan(date)))
    }

    private func week(_ year: Int, _ number: Int, weekday: Int?) -> Reading<TypedDate> {
        guard let week = ISOWeek(year: year, week: number)
        else { return .refused(.noSuchWeek(year: year, week: number)) }
        guard let weekday else {
            return week.date(.thursday).map { .one(TypedDate(DateSpan(.week, around: $0))) }
                ?? .refused(.outsideCalendar)
        }
        guard let day = Weekday(rawValue: weekday) else { return .refused(.noSuchWeekday(weekday)) }
        return week.date(day).map { .one(TypedDate(DateSpan($0))) } ?? .refused(.outsideCalendar)
    }

    private func span(
        _ precision: DateUnit, _ year: Int, _ month: Int, else refusal: Refusal
    ) -> Reading<TypedDate> {
        guard let first = CivilDate(year: year, month: month, day: 1) else { return .refused(refusal) }
        return .one(TypedDate(DateSpan(precision, around: first)))
    }

    /// `3/4`: without an order both readings count; which of them exists does not decide.
    private func unordered(_ year: Int?, _ first: Int, _ second: Int) -> Reading<TypedDate> {
        let monthFirst = day(year ?? today.year, first, second)
        let dayFirst = day(year ?? today.year, second, first)
        switch order {
        case .dayMonthYear: return dayFirst
        case .monthDayYear: return monthFirst
        // With the year at the end it is not in this order.
        case .yearMonthDay where year == nil: return monthFirst
        case .yearMonthDay, nil: break
        }
        let both = Reading<Bool>.several([true, false], .dateOrder).flatMap { $0 ? monthFirst : dayFirst }
        if case .several(let dates, _) = both, dates.count == 1, first == second { return .one(dates[0]) }
        return both
    }
}

extension DateGrammar {
    /// Which of three numbers is the year that has only two digits.
    ///
    /// An order says so. Without one it is the last number, as dates with `/` and dots are written where years are
    /// short, or the first when the last cannot be one; with `-`, as in ISO 8601, either can be meant.
    private func shortYear(among text: TypedText) -> Refusal {
        let parts = text.split { $0 == "/" || $0 == "-" || $0 == "." }
        func number(_ part: TypedText) -> Int {
            var scanner = TextScanner(part)
            return scanner.number(digits: 1...2) ?? 0
        }
        func written(_ part: TypedText) -> String { String(String.UnicodeScalarView(part)) }
        guard parts.count == 3 else { return .shortYear(written(text)) }
        let (first, last) = (parts[0], parts[2])
        let canBeFirst = first.count == 2 && 1...12 ~= number(parts[1]) && 1...31 ~= number(last)
        let canBeLast = 1...31 ~= number(first)
        switch order {
        case .yearMonthDay where first.count == 2: return .shortYear(written(first))
        case nil where canBeFirst && !canBeLast: return .shortYear(written(first))
        case nil where canBeFirst && text.contains("-") && first != last:
            return .eitherShortYear(written(first), written(last))
        default: return .shortYear(written(last))
        }
    }
}

extension DateUnit {
    /// Whether a step by it leads from one span of that precision to another one.
    fileprivate func isWhole(in precision: DateUnit) -> Bool {
        precision == .day || self == precision || (precision > .week && self > precision)
    }
}
