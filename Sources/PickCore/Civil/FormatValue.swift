/// What a format prints: a date, a time of day, or both in a zone.
package struct FormatValue: Sendable {
    private let date: CivilDate
    private let time: CivilTime
    private let zoned: (time: ZonedDateTime, abbreviation: String, name: String)?

    /// The first day of a week, month, quarter or year stands for it.
    package init(_ span: DateSpan) {
        date = span.first
        time = .midnight
        zoned = nil
    }

    package init(_ time: CivilTime) {
        date = .earliest
        self.time = time
        zoned = nil
    }

    package init(_ time: ZonedDateTime, in zone: any Zone) {
        date = time.civil.date
        self.time = time.civil.time
        zoned = (time, zone.abbreviation(at: time.instant), zone.name)
    }

    /// The number of a field. Nil for a field that is a text.
    func number(_ part: FormatField.Part, _ weekStart: Weekday) -> Int? {
        switch part {
        case .year: date.year
        case .shortYear: date.year % 100
        case .century: date.year / 100
        case .weekYear: date.isoWeek.year
        case .shortWeekYear: date.isoWeek.year % 100
        case .quarter: date.quarter
        case .month: date.month
        case .week: date.isoWeek.week
        case .weekFromSunday: week(from: .sunday)
        case .weekFromMonday: week(from: .monday)
        case .day: date.day
        case .ordinalDay: date.ordinalDay
        case .weekday: date.weekday.rawValue
        case .weekdayFromSunday: date.weekday.rawValue % 7
        case .weekdayOfWeek: date.weekday.position(inWeekFrom: weekStart) + 1
        case .hour: time.hour
        case .hourOfHalf: time.hourOfHalf
        case .hourFromOne: time.hour == 0 ? 24 : time.hour
        case .hourOfHalfFromZero: time.hour % 12
        case .minute: time.minute
        case .second: time.second
        case .epoch: zoned?.time.instant
        default: nil
        }
    }

    /// The number of the week when week 1 begins on the first `start` of the year; the days before are in week 0.
    private func week(from start: Weekday) -> Int {
        (date.ordinalDay + 6 - date.weekday.position(inWeekFrom: start)) / 7
    }

    /// The text of a field. Nil for a field that is a number.
    func name(_ part: FormatField.Part, _ language: Language) -> String? {
        switch part {
        case .era: language.choose("AD", "公元")
        case .shortQuarterName: language.choose("Q\(date.quarter)", "\(date.quarter)季度")
        case .quarterName:
            language.choose(
                ["1st", "2nd", "3rd", "4th"][date.quarter - 1] + " quarter",
                "第" + ["一", "二", "三", "四"][date.quarter - 1] + "季度")
        case .monthName: CalendarNames.month(date.month, language)
        case .shortMonthName: CalendarNames.shortMonth(date.month, language)
        case .narrowMonthName:
            language.choose(String(CalendarNames.month(date.month, .english).prefix(1)), "\(date.month)")
        case .weekdayName: CalendarNames.weekday(date.weekday, language)
        case .shortWeekdayName: CalendarNames.shortWeekday(date.weekday, language)
        case .narrowWeekdayName: CalendarNames.narrowWeekday(date.weekday, language)
        case .half: CalendarNames.half(isMorning: time.isMorning, language)
        case .offset(let style): zoned?.time.offset.text(style)
        case .zoneAbbreviation: zoned?.abbreviation
        case .zoneName: zoned?.name
        default: nil
        }
    }
}
