/// A date that is moved by steps and remembers the day of the month that was wanted.
///
/// A month step from the 31st clamps to the last day of a shorter month, and the next one goes back to the 31st:
/// 31 January, 28 February, 31 March. Moving by days or weeks chooses a new day. Whoever shows a date that can be
/// stepped holds one of these.
package struct DateStepper: Hashable, Sendable {
    package private(set) var date: CivilDate
    /// The day of the month to come back to: 1 to 31.
    package private(set) var wantedDay: Int

    package init(_ date: CivilDate) {
        self.init(date, wantedDay: date.day)
    }

    /// - Parameter wantedDay: what an earlier month step remembered.
    package init(_ date: CivilDate, wantedDay: Int) {
        self.date = date
        self.wantedDay = wantedDay
    }

    /// Moves by `count` units, back when negative.
    ///
    /// - Returns: false, and nothing is changed, when that leaves the years 1 to 9999.
    @discardableResult
    package mutating func step(_ unit: DateUnit, by count: Int) -> Bool {
        switch unit {
        case .day: stepDays(count)
        case .week: stepDays(count, each: 7)
        case .month: stepMonths(count)
        case .quarter: stepMonths(count, each: 3)
        case .year: stepMonths(count, each: 12)
        }
    }

    private mutating func stepDays(_ count: Int, each days: Int = 1) -> Bool {
        guard DateStepper.sensible ~= count, let moved = CivilDate(dayNumber: date.dayNumber + count * days)
        else { return false }
        self = DateStepper(moved)
        return true
    }

    private mutating func stepMonths(_ count: Int, each months: Int = 1) -> Bool {
        guard DateStepper.sensible ~= count else { return false }
        let index = date.year * 12 + date.month - 1 + count * months
        let year = floorQuotient(index, 12)
        guard CivilDate.years.contains(year) else { return false }
        let month = floorModulo(index, 12) + 1
        date = CivilDate(year, month, min(wantedDay, CivilDate.daysInMonth(year, month)))
        return true
    }

    /// No step of more units than the calendar has days can end inside it; this also rules out overflow.
    private static let sensible = -4_000_000...4_000_000
}

extension CivilDate {
    /// The date `count` units later, clamped to the last day of a shorter month. Nil outside the years 1 to 9999.
    package func stepped(_ unit: DateUnit, by count: Int) -> CivilDate? {
        var stepper = DateStepper(self)
        return stepper.step(unit, by: count) ? stepper.date : nil
    }
}
