extension DateTimeRule {
    package func judge(_ text: [UInt8]) -> Reading<ZonedDateTime> {
        let reading = grammar.read(text).flatMap(grammar.locate)
        // What the clocks jump to may be outside the bounds, or between two steps.
        if case .refused(.skippedTime(let civil, let next?)) = reading {
            return .refused(.skippedTime(civil, next: allows(next) ? next : search(from: next, up: true)))
        }
        return reading.flatMap { time in refusal(time).map { .refused($0) } ?? .one(time) }
    }

    /// Whether a date-time can be chosen.
    func allows(_ time: ZonedDateTime) -> Bool {
        isInside(time) && filter.refusal(DateSpan(time.civil.date)) == nil && isOnStep(time)
    }

    func isInside(_ time: ZonedDateTime) -> Bool { time == clamped(time) }

    /// A whole minute, without seconds and steps.
    private func isOnStep(_ time: ZonedDateTime) -> Bool {
        grain.neighbours(of: time.civil.time.secondOfDay).isEmpty
    }

    /// Why a date-time cannot be chosen. Nil: it can.
    package func refusal(_ time: ZonedDateTime) -> Refusal? {
        if time.civil.time.second != 0 && !hasSeconds { return .secondsNotAsked(time.civil.time) }
        if let minimum, time.instant < minimum.instant {
            return .tooEarly(time.text, earliest: (search(from: minimum, up: true) ?? minimum).text)
        }
        if let maximum, time.instant > maximum.instant {
            return .tooLate(time.text, latest: (search(from: maximum, up: false) ?? maximum).text)
        }
        if let refusal = filter.refusal(DateSpan(time.civil.date)) { return refusal }
        if isOnStep(time) { return nil }
        let neighbours = [search(from: time, up: false), search(from: time, up: true)].compactMap { $0 }
        return .offStep(time.text, neighbours: neighbours.map(shortText))
    }

    /// As it can be typed: without the offset where there is no doubt.
    private func shortText(_ time: ZonedDateTime) -> String {
        if case .once = zone.occurrence(of: time.civil) { return time.civil.shortText }
        return time.text
    }

    /// A date alone points to that day at the time that is shown, a skipped time to the next one.
    package func goal(of refusal: Refusal, from answer: ZonedDateTime) -> ZonedDateTime? {
        switch refusal {
        case .timeMissing(let span):
            var found: ZonedDateTime?
            switch zone.occurrence(of: CivilDateTime(span.first, answer.civil.time)) {
            case .once(let time), .twice(let time, _): found = time
            case .never(let next): found = next
            }
            guard let time = found.map(clamped) else { return nil }
            if allows(time) { return span.holds(time) ? time : nil }
            let near = search(from: time, up: true) ?? search(from: time, up: false)
            return near.flatMap { span.holds($0) ? $0 : nil }
        case .skippedTime(_, let next?): return allows(next) ? next : nil
        default: return nil
        }
    }

    /// The date-time nearest to a given one that can be chosen, the later one first. Nil when there is none.
    func nearest(to time: ZonedDateTime) -> ZonedDateTime? {
        let rounded = grain.roundedDown(time, in: zone)
        if allows(rounded) { return rounded }
        let inside = clamped(time)
        return search(from: inside, up: true) ?? search(from: inside, up: false)
    }
}

extension DateSpan {
    fileprivate func holds(_ time: ZonedDateTime) -> Bool { contains(DateSpan(time.civil.date)) }
}
