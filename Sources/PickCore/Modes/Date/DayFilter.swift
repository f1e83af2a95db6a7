/// Days that cannot be chosen although they are inside the bounds.
struct DayFilter: Sendable {
    /// Each with all its days.
    let excluded: [DateSpan]
    let weekdays: WeekdaySet

    /// Why a date cannot be chosen. A month or a year falls away when all its days are excluded by one date.
    func refusal(_ span: DateSpan) -> Refusal? {
        if excludedSpan(span) != nil { return .excluded(span.text) }
        if span.precision == .day, !weekdays.contains(span.first.weekday) {
            return .weekdayNotAllowed(span.first, allowed: weekdays)
        }
        return nil
    }

    /// The excluded date that takes a date away.
    func excludedSpan(_ span: DateSpan) -> DateSpan? { excluded.first { $0.contains(span) } }

    /// The first date of that precision from a day on, up or down, that is not taken away and still inside the bounds.
    func search(
        _ precision: DateUnit, from start: CivilDate, up: Bool, in bounds: ClosedRange<CivilDate>
    ) -> DateSpan? {
        var span = DateSpan(precision, around: start)
        while span.last >= bounds.lowerBound && span.first <= bounds.upperBound {
            if refusal(span) == nil { return span }
            // A long excluded date is left in one step.
            let edge = excludedSpan(span).map { up ? $0.last : $0.first } ?? (up ? span.last : span.first)
            guard let next = edge.stepped(.day, by: up ? 1 : -1) else { return nil }
            span = DateSpan(precision, around: next)
        }
        return nil
    }
}
