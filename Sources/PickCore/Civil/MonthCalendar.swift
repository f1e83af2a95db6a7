/// The picture of a month: rows of seven days, for a view to draw.
package struct MonthCalendar: Hashable, Sendable {
    package struct Day: Hashable, Sendable {
        package let date: CivilDate
        /// False for the days of the months before and after, which fill the first and the last row.
        package let isInMonth: Bool
        /// Whether it can be chosen.
        package let isAllowed: Bool
    }

    package struct Week: Hashable, Sendable {
        /// The ISO week of the row's Thursday: with weeks that begin on Monday, of the row.
        package let number: Int
        /// Seven days. Nil where the calendar ends, before the year 1 and after 9999.
        package let days: [Day?]
    }

    package let year: Int
    package let month: Int
    /// The days of the week in the order of the columns.
    package let columns: [Weekday]
    /// Four to six rows.
    package let weeks: [Week]

    /// The month that holds a day.
    ///
    /// - Parameter isAllowed: whether a day can be chosen.
    package init(of date: CivilDate, weekStart: Weekday = .monday, isAllowed: (CivilDate) -> Bool = { _ in true }) {
        year = date.year
        month = date.month
        columns = Weekday.week(from: weekStart)
        let month = DateSpan(.month, around: date)
        let before = month.first.weekday.position(inWeekFrom: weekStart)
        let rows = stride(from: month.first.dayNumber - before, through: month.last.dayNumber, by: 7)
        let thursday = Weekday.thursday.position(inWeekFrom: weekStart)
        weeks = rows.map { start in
            let days = (0..<7).map { column -> Day? in
                CivilDate(dayNumber: start + column).map { date in
                    let isInMonth = month.contains(DateSpan(date))
                    return Day(date: date, isInMonth: isInMonth, isAllowed: isAllowed(date))
                }
            }
            let middle = days[thursday] ?? days.compactMap(\.self).last
            return Week(number: middle?.date.isoWeek.week ?? 1, days: days)
        }
    }

    /// Where a day stands in the picture. Nil for a day that is not in it.
    package func position(of date: CivilDate) -> (row: Int, column: Int)? {
        for (row, week) in weeks.enumerated() {
            if let column = week.days.firstIndex(where: { $0?.date == date }) { return (row, column) }
        }
        return nil
    }

    /// `November 2026`, `2026年11月`.
    package func title(_ language: Language) -> String {
        language.choose("\(CalendarNames.month(month, .english)) \(padded(year, 4))", "\(padded(year, 4))年\(month)月")
    }
}
