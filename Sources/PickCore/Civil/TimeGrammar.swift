/// Reads times of day as people type them, in English and Chinese.
package struct TimeGrammar: Sendable {
    /// What relative words are counted from: now, or the last step before it.
    package let now: CivilTime
    /// `2:30` without AM or PM has two readings. An hour of two digits is one of the 24-hour clock all the same, so
    /// that what is printed can be typed.
    package let twelveHour: Bool

    package init(now: CivilTime, twelveHour: Bool = false) {
        self.now = now
        self.twelveHour = twelveHour
    }

    package func read(_ bytes: [UInt8]) -> Reading<CivilTime> {
        let line = TypedLine(bytes)
        return read(line.text, of: line, afterDate: false)
    }

    /// - Parameters:
    ///   - text: the whole of a line or a part of it, which alone is named in messages.
    ///   - afterDate: digits alone are a time; without a date before them they may be a year.
    func read(_ text: TypedText, of line: TypedLine, afterDate: Bool) -> Reading<CivilTime> {
        if let time = word(text) { return .one(time) }
        let shown = line.show(text)
        if let terms = TypedTerms(text) { return add(terms, to: now, shown) }
        if let (base, terms) = TypedTerms.split(text) {
            let reading = read(base, of: line, afterDate: afterDate)
            return reading.isNotUnderstood
                ? .refused(.notUnderstood(shown, .time)) : reading.flatMap { add(terms, to: $0, shown) }
        }
        return digitsAlone(text, shown, afterDate) ?? clock(text, shown) ?? .refused(.notUnderstood(shown, .time))
    }

    private func word(_ text: TypedText) -> CivilTime? {
        if text.isOne(of: "now", "现在") { return now }
        if text.isOne(of: "noon", "midday", "正午", "中午") { return .noon }
        return text.isOne(of: "midnight", "午夜", "零点") ? .midnight : nil
    }

    /// Hours, minutes and seconds go round the clock: a time has no date. In a time `m` is minutes.
    private func add(_ terms: TypedTerms, to time: CivilTime, _ shown: String) -> Reading<CivilTime> {
        var second = time.secondOfDay
        for term in terms.terms {
            let unit = term.unit == .unclear ? .minute : term.unit
            guard unit == .second || unit == .minute || unit == .hour, let length = unit.seconds,
                abs(term.count) < CivilTime.secondsInDay / length
            else { return .refused(.notUnderstood(shown, .time)) }
            second += term.count * length
        }
        return .one(CivilTime(secondOfDay: second))
    }

    /// `1430`, `143015`, `t1430`. Four digits from 1900 to 2099 alone are more likely a year, and from 60 minutes on they
    /// are no time.
    private func digitsAlone(_ text: TypedText, _ shown: String, _ afterDate: Bool) -> Reading<CivilTime>? {
        var scanner = TextScanner(text)
        let isMarked = scanner.take("t")
        guard let digits = scanner.digits(), scanner.isAtEnd, digits.count == 4 || digits.count == 6 else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
        if digits.count == 4 && !isMarked && !afterDate && 1900...2099 ~= number && number % 100 < 60 {
            return .refused(.yearOrTime(padded(number, 4)))
        }
        let seconds = digits.count == 6 ? number : number * 100
        return exact(seconds / 10_000, seconds / 100 % 100, seconds % 100, shown)
    }

    private func exact(_ hour: Int, _ minute: Int, _ second: Int, _ shown: String) -> Reading<CivilTime> {
        guard let time = CivilTime(hour: hour, minute: minute, second: second) else {
            return .refused(.noSuchTime(shown))
        }
        return .one(time)
    }

    // MARK: The clock

    /// `14:30`, `2:30:15 pm`, `2pm`, `14h30`, `14点30分`, `下午2点半`. Nil for a text that is something else.
    private func clock(_ text: TypedText, _ shown: String) -> Reading<CivilTime>? {
        var scanner = TextScanner(text)
        _ = scanner.take("t")
        var half = DayHalf.scanBefore(&scanner)
        scanner.skipBlanks()
        guard let face = ClockFace(&scanner) else { return nil }
        if half == nil {
            scanner.skipBlanks()
            half = DayHalf.scanAfter(&scanner)
        }
        guard scanner.isAtEnd, face.hasMinutes || half != nil else { return nil }
        if let half {
            return half.hour(face.hour).map { exact($0, face.minute, face.second, shown) }
                ?? .refused(outside(half, face, shown))
        }
        let morning = exact(face.hour, face.minute, face.second, shown)
        guard twelveHour, face.hourDigits == 1, face.hour != 0, let time = morning.value else { return morning }
        return .choice([time, CivilTime(secondOfDay: time.secondOfDay + CivilTime.secondsInDay / 2)], .half)
    }
}

extension TimeGrammar {
    /// Why an hour is none of that part of the day. One that the 12-hour clock has is a time in the morning or in the
    /// afternoon.
    private func outside(_ half: DayHalf, _ face: ClockFace, _ shown: String) -> Refusal {
        guard 1...12 ~= face.hour else { return .notOnTwelveHourClock(shown) }
        let times = [DayHalf.morning, .afternoon].compactMap { half in
            half.hour(face.hour).flatMap { CivilTime(hour: $0, minute: face.minute, second: face.second) }
        }
        return times.isEmpty ? .noSuchTime(shown) : .notInPartOfDay(shown, half, times.map(\.text))
    }
}

extension Reading {
    /// The value, when there is one and no doubt.
    package var value: Value? {
        if case .one(let value) = self { return value }
        return nil
    }
}
