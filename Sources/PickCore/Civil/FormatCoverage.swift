/// What the fields of a format say together.
struct FormatCoverage {
    private let parts: Set<FormatField.Part>

    init(_ fields: [FormatField]) { parts = Set(fields.map(\.part)) }

    func warnings(for subject: FormatSubject) -> [FormatWarning] {
        var warnings = missing(subject).map { FormatWarning.dropped($0) }
        if has(.week) && hasYear && !hasWeekYear { warnings.append(.weekWithCalendarYear) }
        return warnings
    }

    private func has(_ parts: FormatField.Part...) -> Bool { parts.contains(where: self.parts.contains) }

    private var hasYear: Bool { has(.year, .shortYear) }
    private var hasMonth: Bool { has(.month, .shortMonthName, .monthName) }
    private var hasWeekYear: Bool { has(.weekYear, .shortWeekYear) }
    private var hasWeekday: Bool {
        has(.weekday, .weekdayFromSunday, .weekdayOfWeek, .shortWeekdayName, .weekdayName)
    }

    private func missing(_ subject: FormatSubject) -> [FormatWarning.Field] {
        if has(.epoch) { return [] }
        switch subject {
        case .date(.year): return hasYear ? [] : [.year]
        case .date(.quarter): return (hasYear ? [] : [.year]) + (hasQuarter ? [] : [.quarter])
        case .date(.month): return (hasYear ? [] : [.year]) + (hasMonth ? [] : [.month])
        case .date(.week): return (hasWeekYear ? [] : [.year]) + (has(.week) ? [] : [.week])
        case .date(.day): return missingOfDay
        case .time(let seconds): return missingOfTime(seconds)
        case .dateTime(let seconds): return missingOfDay + missingOfTime(seconds)
        case .duration: return []
        }
    }

    private var hasQuarter: Bool { has(.quarter, .shortQuarterName, .quarterName) }

    private var missingOfDay: [FormatWarning.Field] {
        // A week date and an ordinal date name a day as well.
        if hasWeekYear && has(.week) && hasWeekday { return [] }
        let year: [FormatWarning.Field] = hasYear ? [] : [.year]
        if has(.ordinalDay) { return year }
        return year + (hasMonth ? [] : [.month]) + (has(.day) ? [] : [.day])
    }

    private func missingOfTime(_ seconds: Bool) -> [FormatWarning.Field] {
        var missing: [FormatWarning.Field] = []
        if !has(.hour, .hourFromOne) {
            if !has(.hourOfHalf, .hourOfHalfFromZero) {
                missing.append(.hour)
            } else if !has(.half) {
                missing.append(.half)
            }
        }
        if !has(.minute) { missing.append(.minute) }
        if seconds && !has(.second) { missing.append(.second) }
        return missing
    }
}
