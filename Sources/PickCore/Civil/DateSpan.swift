/// A day, or all days of a week, month, quarter or year: a date as precise as it was said.
package struct DateSpan: Hashable, Sendable {
    package let precision: DateUnit
    package let first: CivilDate
    package let last: CivilDate

    /// The span of that precision which holds a day. At the two ends of the calendar a week is cut off.
    package init(_ precision: DateUnit, around date: CivilDate) {
        self.precision = precision
        switch precision {
        case .day: (first, last) = (date, date)
        case .week:
            let monday = date.dayNumber - (date.weekday.rawValue - 1)
            first = CivilDate(dayNumber: monday) ?? .earliest
            last = CivilDate(dayNumber: monday + 6) ?? .latest
        case .month: (first, last) = DateSpan.months(date.year, date.month...date.month)
        case .quarter: (first, last) = DateSpan.months(date.year, date.quarter * 3 - 2...date.quarter * 3)
        case .year: (first, last) = DateSpan.months(date.year, 1...12)
        }
    }

    package init(_ day: CivilDate) { self.init(.day, around: day) }

    private static func months(_ year: Int, _ months: ClosedRange<Int>) -> (CivilDate, CivilDate) {
        let last = months.upperBound
        return (CivilDate(year, months.lowerBound, 1), CivilDate(year, last, CivilDate.daysInMonth(year, last)))
    }

    /// The span of the same precision `count` spans later. Nil outside the years 1 to 9999.
    package func stepped(by count: Int) -> DateSpan? {
        first.stepped(precision, by: count).map { DateSpan(precision, around: $0) }
    }

    package func contains(_ other: DateSpan) -> Bool { first <= other.first && other.last <= last }

    /// The form of ISO 8601, with the quarter as in ISO 8601-2: `2026-11-30`, `2026-W49`, `2026-11`, `2026-Q4`,
    /// `2026`.
    package var text: String {
        switch precision {
        case .day: first.text
        case .week: isoWeek.text
        case .month: "\(padded(first.year, 4))-\(padded(first.month, 2))"
        case .quarter: "\(padded(first.year, 4))-Q\(first.quarter)"
        case .year: padded(first.year, 4)
        }
    }

    /// The week that a span of that precision is.
    package var isoWeek: ISOWeek { first.isoWeek }
}
