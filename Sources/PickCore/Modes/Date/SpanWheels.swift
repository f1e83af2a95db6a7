/// Wheels for a year, and for a quarter, a month or a week of it.
package struct SpanWheels: WheelPicture {
    private let rule: DateRule
    private var stepper: DateStepper
    /// The week to come back to after years that have only 52.
    private var wantedWeek: Int

    package init(_ rule: DateRule, showing answer: DateAnswer) {
        self.rule = rule
        if case .date(let span) = answer {
            stepper = DateStepper(span.first)
        } else {
            stepper = DateStepper(rule.today)
        }
        wantedWeek = stepper.date.isoWeek.week
    }

    private var span: DateSpan { DateSpan(rule.precision, around: stepper.date) }
    package var answer: DateAnswer { .date(span) }

    package var wheels: [DateTimeUnit] {
        rule.precision == .year ? [.date(.year)] : [.date(.year), .date(rule.precision)]
    }
    package func title(of wheel: Int) -> Message { wheels[wheel].title }

    package func number(on wheel: Int) -> Int {
        switch (wheels[wheel], rule.precision) {
        case (.date(.year), .week): span.isoWeek.year
        case (.date(.year), _): span.first.year
        case (.date(.week), _): span.isoWeek.week
        case (.date(.quarter), _): span.first.quarter
        default: span.first.month
        }
    }

    /// A year has four digits here as everywhere.
    package func number(meantBy typed: TypedNumber, on wheel: Int) throws(Refusal) -> Int? {
        if wheel == 0 {
            if typed.digits < 4 { throw .shortYear(typed.text) }
            return typed.digits == 4 ? typed.value : nil
        }
        if typed.digits > 2 { return nil }
        if rule.precision == .quarter, !(1...4 ~= typed.value) { throw .noSuchQuarter(typed.value) }
        return typed.value
    }

    package func line(with number: Int, on wheel: Int) -> String {
        let numbers = wheels.indices.map { $0 == wheel ? number : self.number(on: $0) }
        let year = padded(numbers[0], 4)
        return switch rule.precision {
        case .year, .day: year
        case .quarter: "\(year)-Q\(numbers[1])"
        case .month: "\(year)-\(padded(numbers[1], 2))"
        case .week: "\(year)-W\(padded(numbers[1], 2))"
        }
    }

    package func text(of wheel: Int, _ language: Language) -> String {
        if wheel == 0 { return padded(number(on: 0), 4) }
        return switch rule.precision {
        case .week: "W\(padded(number(on: 1), 2))"
        case .quarter: "Q\(number(on: 1))"
        default:
            language.choose(
                "\(padded(span.first.month, 2)) \(CalendarNames.shortMonth(span.first.month, language))",
                CalendarNames.shortMonth(span.first.month, language))
        }
    }

    package mutating func turn(_ wheel: Int, _ size: WheelStep, by count: Int) {
        if wheel == 0 {
            turnYears(by: count * (size == .value ? 1 : size == .page ? 10 : 100))
            return
        }
        switch (rule.precision, size) {
        case (let unit, .value): move(unit, by: count)
        case (.week, .page): move(.week, by: count * 4)
        case (.week, .far): turnYears(by: count)
        case (_, .page): turnYears(by: count)
        case (_, .far): turnYears(by: count * 10)
        }
    }

    private mutating func move(_ unit: DateUnit, by count: Int) {
        stepper = rule.move(stepper, unit, by: count)
        wantedWeek = stepper.date.isoWeek.week
    }

    /// A week keeps its number in another year.
    private mutating func turnYears(by count: Int) {
        guard rule.precision == .week else { return move(.year, by: count) }
        let week = span.isoWeek
        let year = max(CivilDate.years.lowerBound, min(CivilDate.years.upperBound, week.year + count))
        let target = ISOWeek(year, min(wantedWeek, ISOWeek.weeksInYear(year)))
        guard let day = target.date(.monday) else { return }
        let wanted = wantedWeek
        let monday = span.first.dayNumber - (span.first.weekday.rawValue - 1)
        let weeks = (day.dayNumber - monday) / 7
        if weeks != 0 { stepper = rule.move(stepper, .week, by: weeks) }
        wantedWeek = wanted
    }

    package mutating func goHome() { self = SpanWheels(rule, showing: rule.home) }

    package mutating func goToEnd() {
        guard let last = rule.last else { return }
        self = SpanWheels(rule, showing: .date(last))
    }

    package func pieces(_ language: Language) -> [WheelPiece] {
        let year = WheelPiece(text(of: 0, language), 0)
        switch rule.precision {
        case .year, .day: return [year]
        case .month: return [year, WheelPiece("-"), WheelPiece(padded(span.first.month, 2), 1)]
        case .week, .quarter: return [year, WheelPiece("-"), WheelPiece(text(of: 1, language), 1)]
        }
    }
}
