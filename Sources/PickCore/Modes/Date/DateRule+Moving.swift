extension DateRule {
    /// Moves a highlighted date. It stops at the bounds, goes over days that cannot be chosen, and stays where it is
    /// when there is nothing further on.
    package func move(_ stepper: DateStepper, _ unit: DateUnit, by count: Int) -> DateStepper {
        var moved = stepper
        if !moved.step(unit, by: count) {
            moved = DateStepper(count > 0 ? bounds.upperBound : bounds.lowerBound, wantedDay: stepper.wantedDay)
        }
        let target = min(max(moved.date, bounds.lowerBound), bounds.upperBound)
        if target == moved.date && allows(target) { return moved }
        let up = count > 0
        guard
            let span = filter.search(precision, from: target, up: up, in: bounds)
                ?? filter.search(precision, from: target, up: !up, in: bounds)
        else { return stepper }
        // Looking back for a day must not lead to the other side of where it came from.
        let found = span.contains(DateSpan(target)) ? target : (target < span.first ? span.first : span.last)
        let isFurther = up ? found >= stepper.date : found <= stepper.date
        if !isFurther { return stepper }
        // A step by days chooses the day where it ends, a longer one still wants the old day.
        return unit < .month ? DateStepper(found) : DateStepper(found, wantedDay: moved.wantedDay)
    }

    /// The last date that can be chosen. Nil without a maximum.
    var last: DateSpan? { hasMaximum ? filter.search(precision, from: bounds.upperBound, up: false, in: bounds) : nil }

    /// The picture of the month that holds a day.
    package func calendar(of date: CivilDate) -> MonthCalendar {
        MonthCalendar(of: date, weekStart: weekStart, isAllowed: allows)
    }

    /// The days of a month that can be chosen.
    package func days(of month: Int, _ year: Int) -> [CivilDate] {
        guard CivilDate.years ~= year, 1...12 ~= month else { return [] }
        return (1...CivilDate.daysInMonth(year, month)).map { CivilDate(year, month, $0) }.filter(allows)
    }
}
