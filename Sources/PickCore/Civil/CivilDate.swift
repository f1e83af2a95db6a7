/// A day of the proleptic Gregorian calendar in the years 1 to 9999: three numbers, never an instant.
package struct CivilDate: Hashable, Comparable, Sendable {
    package let year: Int
    /// 1 to 12.
    package let month: Int
    /// 1 to `daysInMonth(year, month)`.
    package let day: Int

    /// The years that exist here. ISO 8601 writes them with four digits.
    package static let years = 1...9999
    package static let earliest = CivilDate(1, 1, 1)
    package static let latest = CivilDate(9999, 12, 31)

    /// Nil for a day that does not exist.
    package init?(year: Int, month: Int, day: Int) {
        guard CivilDate.years.contains(year), 1...12 ~= month, day >= 1,
            day <= CivilDate.daysInMonth(year, month)
        else { return nil }
        self.init(year, month, day)
    }

    /// The caller knows that the day exists.
    init(_ year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    package static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// 28 to 31. The month must be 1 to 12.
    package static func daysInMonth(_ year: Int, _ month: Int) -> Int {
        if month == 2 { return isLeap(year) ? 29 : 28 }
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
    }

    package static func daysInYear(_ year: Int) -> Int { isLeap(year) ? 366 : 365 }

    package static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

// MARK: - Day numbers

extension CivilDate {
    // Years are counted from March here, so that the leap day is the last of its year and the lengths of the months
    // follow one line, (153 m + 2) / 5. Eras are the 400 years after which the calendar repeats.
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    private static let daysInEra = 146_097
    /// Days from 0000-03-01 to 1970-01-01.
    private static let epoch = 719_468

    /// Days since 1970-01-01.
    package var dayNumber: Int {
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * CivilDate.daysInEra + dayOfEra - CivilDate.epoch
    }

    package static let dayNumbers = earliest.dayNumber...latest.dayNumber

    /// The day so many days after 1970-01-01. Nil outside the years 1 to 9999.
    package init?(dayNumber: Int) {
        guard CivilDate.dayNumbers ~= dayNumber else { return nil }
        let days = dayNumber + CivilDate.epoch
        let era = days / CivilDate.daysInEra
        let dayOfEra = days - era * CivilDate.daysInEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        self.init(
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    package var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        Weekday.thursday.advanced(by: dayNumber)
    }

    /// The day of the year: 1 to 366.
    package var ordinalDay: Int { dayNumber - CivilDate(year, 1, 1).dayNumber + 1 }

    /// Nil when the year has fewer days.
    package init?(year: Int, ordinalDay: Int) {
        guard CivilDate.years.contains(year), ordinalDay >= 1, ordinalDay <= CivilDate.daysInYear(year)
        else { return nil }
        self.init(dayNumber: CivilDate(year, 1, 1).dayNumber + ordinalDay - 1)
    }

    /// 1 to 4.
    package var quarter: Int { (month + 2) / 3 }

    /// `2026-11-30`.
    package var text: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

/// A number with zeros before it up to `width` digits.
func padded(_ number: Int, _ width: Int, with fill: Character = "0") -> String {
    let digits = String(number)
    return String(repeating: fill, count: max(0, width - digits.utf8.count)) + digits
}
