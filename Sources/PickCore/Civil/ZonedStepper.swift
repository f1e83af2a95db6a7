/// What a date-time is stepped by.
package enum DateTimeUnit: Hashable, Sendable {
    case date(DateUnit)
    case hour, minute, second
}

/// A date-time in a zone that is moved by steps and remembers the day and the time of day that were wanted.
///
/// Hours, minutes and seconds pass: they move the instant, so that a step over a change of the clocks comes back by
/// the same step. Days, weeks, months and years move the date and keep the time on the wall; where that does not exist,
/// the next one that does is taken, and the wanted one is tried again at the next step.
package struct ZonedStepper: Sendable {
    package private(set) var time: ZonedDateTime
    package let zone: any Zone
    private var day: DateStepper
    private var wantedTime: CivilTime

    package init(_ time: ZonedDateTime, in zone: any Zone) {
        self.time = time
        self.zone = zone
        day = DateStepper(time.civil.date)
        wantedTime = time.civil.time
    }

    /// Moves by `count` units, back when negative.
    ///
    /// - Returns: false, and nothing is changed, when that leaves the years 1 to 9999.
    @discardableResult
    package mutating func step(_ unit: DateTimeUnit, by count: Int) -> Bool {
        switch unit {
        case .date(let unit): stepDate(unit, by: count)
        case .hour: pass(count, each: 3600)
        case .minute: pass(count, each: 60)
        case .second: pass(count, each: 1)
        }
    }

    private mutating func pass(_ count: Int, each seconds: Int) -> Bool {
        let (distance, overflow) = count.multipliedReportingOverflow(by: seconds)
        guard !overflow, ZonedStepper.sensible ~= distance, let moved = zone.time(at: time.instant + distance)
        else { return false }
        self = ZonedStepper(moved, in: zone)
        return true
    }

    /// No step of more seconds than the calendar has can end inside it; this also rules out overflow.
    private static let sensible = -1 << 40...1 << 40

    private mutating func stepDate(_ unit: DateUnit, by count: Int) -> Bool {
        var stepped = day
        guard stepped.step(unit, by: count) else { return false }
        switch zone.occurrence(of: CivilDateTime(stepped.date, wantedTime)) {
        case .never(let next):
            guard let next else { return false }
            time = next
        case .once(let found): time = found
        // Of two the one with the offset that is shown, so that a step and its way back agree.
        case .twice(let first, let second): time = second.offset == time.offset ? second : first
        }
        day = stepped
        return true
    }
}
