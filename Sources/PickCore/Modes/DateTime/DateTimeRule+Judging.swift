extension DateTimeRule {
    package func judge(_ text: [UInt8]) -> Reading<ZonedDateTime> {
        grammar.read(text).flatMap(locate).flatMap { time in refusal(time).map { .refused($0) } ?? .one(time) }
    }

    /// Where in the zone a typed date-time lies. What is counted from now is rounded down, as the default is.
    private func locate(_ typed: TypedDateTime) -> Reading<ZonedDateTime> {
        switch typed {
        case .date(let date): return .refused(.timeMissing(date.span))
        case .moment(let time, let followsNow): return .one(followsNow ? roundedDown(time) : time)
        case .civil(let civil, let followsNow):
            switch zone.occurrence(of: civil) {
            case .once(let time): return .one(followsNow ? roundedDown(time) : time)
            case .twice(let first, let second): return .several([first, second], .offset)
            case .never(let next): return .refused(.skippedTime(civil, next: next))
            }
        }
    }

    /// Why a date-time cannot be chosen. Nil: it can.
    package func refusal(_ time: ZonedDateTime) -> Refusal? {
        if let minimum, time.instant < minimum.instant { return .tooEarly(time.text, earliest: minimum.text) }
        if let maximum, time.instant > maximum.instant { return .tooLate(time.text, latest: maximum.text) }
        if let refusal = filter.refusal(DateSpan(time.civil.date)) { return refusal }
        guard let step else { return nil }
        let neighbours = step.neighbours(of: time.civil.time.secondOfDay)
        if neighbours.isEmpty { return nil }
        let texts = neighbours.compactMap { second in
            CivilDateTime(secondNumber: time.civil.date.dayNumber * CivilTime.secondsInDay + second)?.shortText
        }
        return .offStep(time.text, neighbours: texts)
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
            if self.refusal(time) == nil { return span.holds(time) ? time : nil }
            let near = search(from: time, up: true) ?? search(from: time, up: false)
            return near.flatMap { span.holds($0) ? $0 : nil }
        case .skippedTime(_, let next?): return self.refusal(next) == nil ? next : nil
        default: return nil
        }
    }

    /// The last time on a step, with the same offset.
    private func roundedDown(_ time: ZonedDateTime) -> ZonedDateTime {
        ZonedDateTime(
            CivilDateTime(time.civil.date, time.civil.time.roundedDown(to: grain.seconds)), time.offset)
    }

    /// The date-time nearest to a given one that can be chosen, the later one first. Nil when there is none.
    func nearest(to time: ZonedDateTime) -> ZonedDateTime? {
        let rounded = roundedDown(time)
        // Rounding must not lead over a change of the clocks.
        if zone.offset(at: rounded.instant) == rounded.offset, refusal(rounded) == nil { return rounded }
        let inside = clamped(time)
        return search(from: inside, up: true) ?? search(from: inside, up: false)
    }
}

extension DateSpan {
    fileprivate func holds(_ time: ZonedDateTime) -> Bool { contains(DateSpan(time.civil.date)) }
}
