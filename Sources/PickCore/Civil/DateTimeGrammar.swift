/// A date-time as it was typed.
package enum TypedDateTime: Hashable, Sendable {
    /// An instant: with an offset, as seconds since 1970, or counted from now.
    case moment(ZonedDateTime, followsNow: Bool)
    /// A time on the wall, which may not occur or occur twice in the zone.
    case civil(CivilDateTime, followsNow: Bool)
    /// A date without a time: good for a bound, not for an answer.
    case date(TypedDate)
}

/// Reads date-times as people type them: a date and a time in either order, or steps from now.
package struct DateTimeGrammar: Sendable {
    /// What relative words are counted from.
    package let now: ZonedDateTime
    package let zone: any Zone
    package let dates: DateGrammar
    package let times: TimeGrammar

    package init(
        now: ZonedDateTime, zone: any Zone, order: DateOrder? = nil, weekStart: Weekday = .monday,
        twelveHour: Bool = false
    ) {
        self.now = now
        self.zone = zone
        dates = DateGrammar(today: now.civil.date, order: order, weekStart: weekStart)
        times = TimeGrammar(now: now.civil.time, twelveHour: twelveHour)
    }

    package func read(_ bytes: [UInt8]) -> Reading<TypedDateTime> {
        let line = TypedLine(bytes)
        return read(line.text, line.shown)
    }

    private func read(_ text: TypedText, _ shown: String) -> Reading<TypedDateTime> {
        if text.isOne(of: "now", "现在") { return .one(.moment(now, followsNow: true)) }
        if let terms = TypedTerms(text) { return add(terms, to: now) }
        if let (base, terms) = TypedTerms.split(text), base.isOne(of: "now", "现在") { return add(terms, to: now) }
        if let moment = epoch(text, shown) ?? withOffset(text, shown) { return moment }
        let date = dates.read(text, shown: shown)
        if !date.isNotUnderstood { return date.map { .date($0) } }
        if let (base, terms) = TypedTerms.split(text) { return add(terms, after: base, shown) }
        return dateAndTime(text, shown) ?? timeAlone(text, shown) ?? .refused(.notUnderstood(shown, .dateTime))
    }

    /// `@1700000000`: seconds since 1970, as GNU `date` takes them.
    private func epoch(_ text: TypedText, _ shown: String) -> Reading<TypedDateTime>? {
        var scanner = TextScanner(text)
        guard scanner.take("@") else { return nil }
        let sign = scanner.take("-") ? -1 : 1
        guard let seconds = scanner.number(digits: 1...12), scanner.isAtEnd
        else { return .refused(.notUnderstood(shown, .dateTime)) }
        return moment(at: sign * seconds)
    }

    private func moment(at instant: Int, followsNow: Bool = false) -> Reading<TypedDateTime> {
        zone.time(at: instant).map { .one(.moment($0, followsNow: followsNow)) } ?? .refused(.outsideCalendar)
    }

    /// `tomorrow 23:30 +2h`, `now +1mo`.
    private func add(_ terms: TypedTerms, after base: TypedText, _ shown: String) -> Reading<TypedDateTime> {
        read(base, shown).flatMap { typed in
            switch typed {
            case .moment(let time, let followsNow): return add(terms, to: time, followsNow: followsNow)
            case .date: return .refused(.notUnderstood(shown, .dateTime))
            case .civil(let civil, let followsNow):
                switch zone.occurrence(of: civil) {
                case .once(let time): return add(terms, to: time, followsNow: followsNow)
                case .twice(let first, let second):
                    return Reading.several([first, second], .offset).flatMap {
                        add(terms, to: $0, followsNow: followsNow)
                    }
                case .never(let next): return .refused(.skippedTime(civil, next: next))
                }
            }
        }
    }

    /// Dates are stepped on the calendar, hours and minutes pass. A bare `m` is unclear.
    private func add(
        _ terms: TypedTerms, to start: ZonedDateTime, followsNow: Bool = true
    ) -> Reading<TypedDateTime> {
        if let unclear = terms.unclear { return .refused(.unclearUnit(unclear)) }
        var stepper = ZonedStepper(start, in: zone)
        for term in terms.terms {
            let unit: DateTimeUnit =
                switch term.unit {
                case .second: .second
                case .minute, .unclear: .minute
                case .hour: .hour
                case .date(let unit): .date(unit)
                }
            guard stepper.step(unit, by: term.count) else { return .refused(.outsideCalendar) }
        }
        return .one(.moment(stepper.time, followsNow: followsNow))
    }

    // MARK: Date and time

    /// `2026-11-30T14:05:00+08:00`, `…Z`: an instant, whatever the zone; it is shown in the zone.
    private func withOffset(_ text: TypedText, _ shown: String) -> Reading<TypedDateTime>? {
        guard let (rest, offset) = TypedOffset.split(text), let reading = dateAndTime(rest, shown) else { return nil }
        return reading.flatMap { typed in
            guard case .civil(let civil, _) = typed else { return .one(typed) }
            return moment(at: civil.secondNumber - offset.seconds)
        }
    }

    /// Nil for a text that is not a date beside a time. A day or time that does not exist is refused.
    private func dateAndTime(_ text: TypedText, _ shown: String) -> Reading<TypedDateTime>? {
        for index in text.indices.dropFirst() where isSeam(index, text) {
            let left = text[..<index].withoutSeam
            let right = text[index...].withoutSeam
            if left.isEmpty || right.isEmpty { continue }
            if let reading = combine(date: left, time: right, shown, timeIsLast: true) { return reading }
            if let reading = combine(date: right, time: left, shown, timeIsLast: false) { return reading }
        }
        return nil
    }

    /// Where a date can end and a time begin: at a blank, at the T of ISO 8601, after a Chinese character.
    private func isSeam(_ index: Int, _ text: TypedText) -> Bool {
        text[index] == " " || (text[index] == "t" && text[index - 1].isDigit) || !text[index - 1].isASCII
    }

    private func combine(
        date: TypedText, time: TypedText, _ shown: String, timeIsLast: Bool
    ) -> Reading<TypedDateTime>? {
        // Steps belong to the whole, not to its time.
        if TypedTerms(time) != nil || time.isOne(of: "now", "现在") { return nil }
        let times = times.read(time, shown: shown, afterDate: timeIsLast)
        if times.isNotUnderstood { return nil }
        let dates = dates.read(date, shown: shown)
        if dates.isNotUnderstood { return nil }
        return dates.flatMap { date in
            times.flatMap { time in
                date.span.precision == .day
                    ? .one(.civil(CivilDateTime(date.span.first, time.time), followsNow: time.followsNow))
                    : .refused(.tooCoarse(date.span, needed: .day))
            }
        }
    }

    /// A time alone is one of today.
    private func timeAlone(_ text: TypedText, _ shown: String) -> Reading<TypedDateTime>? {
        let reading = times.read(text, shown: shown, afterDate: false)
        if reading.isNotUnderstood { return nil }
        return reading.map { .civil(CivilDateTime(now.civil.date, $0.time), followsNow: $0.followsNow) }
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Without what stands between a date and a time: blanks, a comma, `at`, the T.
    fileprivate var withoutSeam: TypedText {
        var text = trimmed
        if text.last == "," { text.removeLast() }
        if text.first == "t", text.dropFirst().first?.isDigit == true { text.removeFirst() }
        if text.starts(with: "at ".unicodeScalars) { text = text.dropFirst(3).trimmed }
        return text
    }
}

/// An offset from UTC at the end of a typed time.
enum TypedOffset {
    /// `Z`, `+08:00`, `+0800`, `+08`. Nil when the text does not end with one, or it is beyond a day.
    static func split(_ text: TypedText) -> (rest: TypedText, offset: ZoneOffset)? {
        if text.last == "z" { return (text.dropLast().trimmed, .utc) }
        guard let index = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        var scanner = TextScanner(text[index...])
        let sign = scanner.take("-") ? -1 : (scanner.take("+") ? 1 : 0)
        guard let hours = scanner.number(digits: 2...2) else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where !scanner.isAtEnd {
            _ = scanner.take(":")
            guard let number = scanner.number(digits: 2...2), number < 60 else { return nil }
            seconds += number * unit
        }
        guard scanner.isAtEnd, hours < 24 else { return nil }
        return (text[..<index].trimmed, ZoneOffset(seconds: sign * seconds))
    }
}
