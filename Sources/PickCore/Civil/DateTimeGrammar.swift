/// A date-time as it was typed.
package enum TypedDateTime: Hashable, Sendable {
    /// An instant: with an offset, as seconds since 1970, or counted from now.
    case moment(ZonedDateTime)
    /// A time on the wall, which may not occur or occur twice in the zone.
    case civil(CivilDateTime)
    /// A date without a time: good for a bound, not for an answer.
    case date(TypedDate)
}

/// Reads date-times as people type them: a date and a time in either order, or steps from now.
package struct DateTimeGrammar: Sendable {
    package let now: ZonedDateTime
    /// What steps are counted from: now, or the last time before it that can be chosen by stepping.
    package private(set) var start: ZonedDateTime
    package let zone: any Zone
    package let dates: DateGrammar
    package let times: TimeGrammar

    package init(
        now: ZonedDateTime, zone: any Zone, order: DateOrder? = nil, weekStart: Weekday = .monday,
        twelveHour: Bool = false
    ) {
        self.now = now
        start = now
        self.zone = zone
        dates = DateGrammar(today: now.civil.date, order: order, weekStart: weekStart)
        times = TimeGrammar(now: now.civil.time, twelveHour: twelveHour)
    }

    /// The same grammar with `now` and steps counted from another moment.
    package func counting(from start: ZonedDateTime) -> DateTimeGrammar {
        var grammar = self
        grammar.start = start
        return grammar
    }

    package func read(_ bytes: [UInt8]) -> Reading<TypedDateTime> {
        let line = TypedLine(bytes)
        return read(line.text, of: line)
    }

    private func read(_ text: TypedText, of line: TypedLine) -> Reading<TypedDateTime> {
        if text.isOne(of: "now", "现在") { return .one(.moment(start)) }
        if let terms = TypedTerms(text) { return add(terms, to: .moment(start)) }
        if let (base, terms) = TypedTerms.split(text), base.isOne(of: "now", "现在") {
            return add(terms, to: .moment(start))
        }
        if let moment = epoch(text, line.shown) ?? withOffset(text, line) { return moment }
        let date = dates.read(text, shown: line.shown)
        if !date.isNotUnderstood { return date.map { .date($0) } }
        if let (base, terms) = TypedTerms.split(text) { return add(terms, after: base, line) }
        return dateAndTime(text, line) ?? timeAlone(text, line) ?? .refused(.notUnderstood(line.shown, .dateTime))
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

    private func moment(at instant: Int) -> Reading<TypedDateTime> {
        zone.time(at: instant).map { .one(.moment($0)) } ?? .refused(.outsideCalendar)
    }

    /// Where in the zone a typed date-time lies.
    package func locate(_ typed: TypedDateTime) -> Reading<ZonedDateTime> {
        switch typed {
        case .date(let date): .refused(.timeMissing(date.span))
        case .moment(let time): .one(time)
        case .civil(let civil):
            switch zone.occurrence(of: civil) {
            case .once(let time): .one(time)
            case .twice(let first, let second): .several([first, second], .offset)
            case .never(let next): .refused(.skippedTime(civil, next: next))
            }
        }
    }

    // MARK: Steps

    /// `tomorrow 23:30 +2h`.
    private func add(_ terms: TypedTerms, after base: TypedText, _ line: TypedLine) -> Reading<TypedDateTime> {
        read(base, of: line).flatMap { typed in
            switch typed {
            case .moment: add(terms, to: typed)
            case .date: .refused(.notUnderstood(line.shown, .dateTime))
            // Nothing is counted from a time that does not exist.
            case .civil(let civil):
                switch zone.occurrence(of: civil) {
                case .never(let next): .refused(.skippedTime(civil, next: next))
                case .once, .twice: add(terms, to: typed)
                }
            }
        }
    }

    /// A bare `m` is unclear.
    private func add(_ terms: TypedTerms, to typed: TypedDateTime) -> Reading<TypedDateTime> {
        terms.unclear.map { .refused(.unclearUnit($0)) } ?? add(terms.terms[...], to: typed)
    }

    /// Days and what is longer keep the time on the clock: where they lead is read as if that time had been typed.
    /// Hours, minutes and seconds pass.
    private func add(_ terms: ArraySlice<TypedTerms.Term>, to typed: TypedDateTime) -> Reading<TypedDateTime> {
        if terms.isEmpty { return .one(typed) }
        let dates = terms.prefix { $0.unit.dateUnit != nil }
        if dates.isEmpty {
            let times = terms.prefix { $0.unit.dateUnit == nil }
            return locate(typed).flatMap { pass(times, from: $0) }.flatMap { add(terms[times.endIndex...], to: $0) }
        }
        return step(dates, from: typed).flatMap { add(terms[dates.endIndex...], to: $0) }
    }

    private func step(_ terms: ArraySlice<TypedTerms.Term>, from typed: TypedDateTime) -> Reading<TypedDateTime> {
        let civil: CivilDateTime
        switch typed {
        case .moment(let time): civil = time.civil
        case .civil(let time): civil = time
        case .date(let date): return .refused(.timeMissing(date.span))
        }
        var stepper = DateStepper(civil.date)
        for term in terms {
            guard let unit = term.unit.dateUnit, stepper.step(unit, by: term.count)
            else { return .refused(.outsideCalendar) }
        }
        if stepper.date == civil.date { return .one(typed) }
        let moved = CivilDateTime(stepper.date, civil.time)
        if case .once(let time) = zone.occurrence(of: moved) { return .one(.moment(time)) }
        return .one(.civil(moved))
    }

    private func pass(_ terms: ArraySlice<TypedTerms.Term>, from start: ZonedDateTime) -> Reading<TypedDateTime> {
        var stepper = ZonedStepper(start, in: zone)
        for term in terms {
            let unit: DateTimeUnit = term.unit == .second ? .second : term.unit == .hour ? .hour : .minute
            guard stepper.step(unit, by: term.count) else { return .refused(.outsideCalendar) }
        }
        return .one(.moment(stepper.time))
    }

    // MARK: Date and time

    /// `2026-11-30T14:05:00+08:00`, `…Z`: an instant, whatever the zone; it is shown in the zone.
    private func withOffset(_ text: TypedText, _ line: TypedLine) -> Reading<TypedDateTime>? {
        guard let (rest, offset) = TypedOffset.split(text), let reading = dateAndTime(rest, line) else { return nil }
        return reading.flatMap { typed in
            guard case .civil(let civil) = typed else { return .one(typed) }
            return moment(at: civil.secondNumber - offset.seconds)
        }
    }

    /// Nil for a text that is not a date beside a time. A day or time that does not exist is refused.
    private func dateAndTime(_ text: TypedText, _ line: TypedLine) -> Reading<TypedDateTime>? {
        for index in text.indices.dropFirst() where isSeam(index, text) {
            let left = text[..<index].withoutSeam
            let right = text[index...].withoutSeam
            if left.isEmpty || right.isEmpty { continue }
            if let reading = combine(date: left, time: right, line, timeIsLast: true) { return reading }
            if let reading = combine(date: right, time: left, line, timeIsLast: false) { return reading }
        }
        return nil
    }

    /// Where a date can end and a time begin: at a blank, at the T of ISO 8601, after a Chinese character.
    private func isSeam(_ index: Int, _ text: TypedText) -> Bool {
        text[index] == " " || (text[index] == "t" && text[index - 1].isDigit) || !text[index - 1].isASCII
    }

    private func combine(
        date: TypedText, time: TypedText, _ line: TypedLine, timeIsLast: Bool
    ) -> Reading<TypedDateTime>? {
        // Steps belong to the whole, not to its time.
        if TypedTerms(time) != nil || time.isOne(of: "now", "现在") { return nil }
        let times = times.read(time, of: line, afterDate: timeIsLast)
        if times.isNotUnderstood { return nil }
        let dates = dates.read(date, shown: line.shown)
        if dates.isNotUnderstood { return nil }
        return dates.flatMap { date in
            times.flatMap { time in
                date.span.precision == .day
                    ? .one(.civil(CivilDateTime(date.span.first, time)))
                    : .refused(.tooCoarse(date.span, needed: .day))
            }
        }
    }

    /// A time alone is one of today.
    private func timeAlone(_ text: TypedText, _ line: TypedLine) -> Reading<TypedDateTime>? {
        let reading = times.read(text, of: line, afterDate: false)
        if reading.isNotUnderstood { return nil }
        return reading.map { .civil(CivilDateTime(now.civil.date, $0)) }
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
