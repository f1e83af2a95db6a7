/// A week of ISO 8601: it begins on Monday and belongs to the year that holds its Thursday.
package struct ISOWeek: Hashable, Comparable, Sendable {
    /// The week year, which is not the calendar year for a few days around New Year.
    package let year: Int
    /// 1 to 52 or 53.
    package let week: Int

    init(_ year: Int, _ week: Int) {
        self.year = year
        self.week = week
    }

    /// Nil for a week that the year does not have.
    package init?(year: Int, week: Int) {
        guard CivilDate.years.contains(year), week >= 1, week <= ISOWeek.weeksInYear(year) else { return nil }
        self.init(year, week)
    }

    /// 53 for the years that begin on a Thursday, and for leap years that begin on a Wednesday; otherwise 52.
    package static func weeksInYear(_ year: Int) -> Int {
        let newYear = CivilDate(year, 1, 1).weekday
        return newYear == .thursday || (newYear == .wednesday && CivilDate.isLeap(year)) ? 53 : 52
    }

    /// A day of this week. Nil for the last two days of the last week, which lie in the year 10000.
    package func date(_ weekday: Weekday) -> CivilDate? {
        // 4 January is always in week 1.
        let fourth = CivilDate(year, 1, 4)
        let firstMonday = fourth.dayNumber - (fourth.weekday.rawValue - 1)
        return CivilDate(dayNumber: firstMonday + (week - 1) * 7 + weekday.rawValue - 1)
    }

    package static func < (left: ISOWeek, right: ISOWeek) -> Bool {
        (left.year, left.week) < (right.year, right.week)
    }

    /// `2026-W49`.
    package var text: String { "\(padded(year, 4))-W\(padded(week, 2))" }
}

extension CivilDate {
    /// The ISO week that holds this day.
    package var isoWeek: ISOWeek {
        // Day of the year of this week's Thursday; below 1 it is one of the year before. The calendar begins on a
        // Monday and ends on a Friday, so that no week belongs to the years 0 or 10000.
        let thursday = ordinalDay + 4 - weekday.rawValue
        if thursday < 1 { return ISOWeek(year - 1, ISOWeek.weeksInYear(year - 1)) }
        if thursday > CivilDate.daysInYear(year) { return ISOWeek(year + 1, 1) }
        return ISOWeek(year, (thursday - 1) / 7 + 1)
    }
}
