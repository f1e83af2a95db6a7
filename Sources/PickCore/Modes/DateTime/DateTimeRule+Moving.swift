extension DateTimeRule {
    /// Moves a highlighted date-time. It stops at the bounds, goes on to the next step and over days that cannot be
    /// chosen, and stays where it is when there is nothing further on.
    package func move(_ stepper: ZonedStepper, _ unit: DateTimeUnit, by count: Int) -> ZonedStepper {
        let up = count > 0
        var moved = stepper
        let (steps, overflow) = count.multipliedReportingOverflow(by: stride(of: unit))
        guard !overflow, moved.step(unit, by: steps) else { return stepper }
        if case .date = unit { skipDays(&moved, up: up) }
        if allows(moved.time) { return moved }
        let target = clamped(moved.time)
        guard let found = search(from: target, up: up) ?? search(from: target, up: !up) else { return stepper }
        let isFurther = up ? found.instant >= stepper.time.instant : found.instant <= stepper.time.instant
        return isFurther ? ZonedStepper(found, in: zone) : stepper
    }

    /// Goes on to a day that can be chosen, at the same time of day.
    private func skipDays(_ stepper: inout ZonedStepper, up: Bool) {
        let date = stepper.time.civil.date
        guard filter.refusal(DateSpan(date)) != nil,
            let next = filter.search(.day, from: date, up: up, in: .earliest...(.latest))?.first
        else { return }
        stepper.step(.date(.day), by: next.dayNumber - date.dayNumber)
    }

    /// Inside the bounds.
    func clamped(_ time: ZonedDateTime) -> ZonedDateTime {
        if let minimum, time.instant < minimum.instant { return minimum }
        if let maximum, time.instant > maximum.instant { return maximum }
        return time
    }

    /// The distance between the times that are chosen by moving.
    var grain: TimeStep { step ?? TimeStep(seconds: hasSeconds ? 1 : 60) }

    /// How many units it takes to come to another step: 5 minutes at a time with `--step 5m`.
    func stride(of unit: DateTimeUnit) -> Int {
        guard let step else { return 1 }
        return switch unit {
        case .date: 1
        case .hour: step.roundedUp(3600) / 3600
        case .minute: (step.roundedUp(60) + 59) / 60
        case .second: step.seconds
        }
    }

    /// The first date-time on a step, up or down from a given one, that can be chosen.
    func search(from start: ZonedDateTime, up: Bool) -> ZonedDateTime? {
        var time = start
        // A few rounds are enough: one for the step, one for the days, and again where the clocks are changed.
        for _ in 0..<8 {
            let neighbours = grain.neighbours(of: time.civil.time.secondOfDay)
            let shift = neighbours.isEmpty ? 0 : neighbours[up ? 1 : 0] - time.civil.time.secondOfDay
            guard let snapped = zone.time(at: time.instant + shift), isInside(snapped) else { return nil }
            if allows(snapped) { return snapped }
            let day = snapped.civil.date
            if filter.refusal(DateSpan(day)) == nil {
                // The clocks are changed on the way to the step.
                time = snapped
                continue
            }
            // The near end of the next day that can be chosen.
            guard let next = filter.search(.day, from: day, up: up, in: .earliest...(.latest))?.first,
                let found = zone.time(near: CivilDateTime(next, up ? .midnight : .endOfDay))
            else { return nil }
            time = found
        }
        return nil
    }
}

extension Zone {
    /// A time on the wall, or the next one that exists; the first of two.
    fileprivate func time(near civil: CivilDateTime) -> ZonedDateTime? {
        switch occurrence(of: civil) {
        case .once(let time), .twice(let time, _): time
        case .never(let next): next
        }
    }
}
