extension TimeRule {
    /// Moves a highlighted time, to the next step at least. With bounds it stops at them; without, it goes round.
    package func move(_ time: CivilTime, _ unit: TimeUnit, by count: Int) -> CivilTime {
        let distance = step.roundedUp(unit.seconds)
        let target = position(time.secondOfDay) + floorModulo(count, CivilTime.secondsInDay) * distance
        if minimum == nil && maximum == nil { return CivilTime(secondOfDay: target).roundedDown(to: step.seconds) }
        let wanted = position(time.secondOfDay) + max(-86_400, min(86_400, count)) * distance
        let inside = max(0, min(length, wanted))
        return snapped(inside, up: count < 0) ?? time
    }

    /// The time on a step at that position or next to it, in the given direction. Nil when that leaves the bounds.
    private func snapped(_ position: Int, up: Bool) -> CivilTime? {
        let second = (minimum ?? .midnight).secondOfDay + position
        for candidate in up ? [step.roundedUp(second), step.roundedDown(second)] : [step.roundedDown(second)] {
            let time = CivilTime(secondOfDay: candidate)
            if allows(time) { return time }
        }
        return nil
    }
}
