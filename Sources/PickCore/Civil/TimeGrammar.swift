/// A time of day as it was typed.
package struct TypedTime: Hashable, Sendable {
    package let time: CivilTime
    /// It was counted from now: it may be rounded down to what is asked for.
    package let followsNow: Bool

    init(_ time: CivilTime, followsNow: Bool = false) {
        self.time = time
        self.followsNow = followsNow
    }
}

/// Reads times of day as people type them, in English and Chinese.
package struct TimeGrammar: Sendable {
    /// What relative words are counted from.
    package let now: CivilTime
    /// `2:30` without AM or PM has two readings. An hour of two digits is one of the 24-hour clock all the same, so
    /// that what is printed can be typed.
    package let twelveHour: Bool

    package init(now: CivilTime, twelveHour: Bool = false) {
        self.now = now
        self.twelveHour = twelveHour
    }

    package func read(_ bytes: [UInt8]) -> Reading<TypedTime> {
        let line = TypedLine(bytes)
        return read(line.text, shown: line.shown, afterDate: false)
    }

    /// - Parameter afterDate: digits alone are a time; without a date before them they may be a year.
    func read(_ text: TypedText, shown: String, afterDate: Bool) -> Reading<TypedTime> {
        if let time = word(text) { return .one(time) }
        if let terms = TypedTerms(text) { return add(terms, to: TypedTime(now, followsNow: true), shown) }
        if let (base, terms) = TypedTerms.split(text) {
            return read(base, shown: shown, afterDate: afterDate).flatMap { add(terms, to: $0, shown) }
        }
        return digitsAlone(text, shown, afterDate) ?? clock(text, shown) ?? .refused(.notUnderstood(shown, .time))
    }

    private func word(_ text: TypedText) -> TypedTime? {
        if text.isOne(of: "now", "现在") { return TypedTime(now, followsNow: true) }
        if text.isOne(of: "noon", "midday", "正午", "中午") { return TypedTime(.noon) }
        return text.isOne(of: "midnight", "午夜", "零点") ? TypedTime(.midnight) : nil
    }

    /// Hours, minutes and seconds go round the clock: a time has no date. In a time `m` is minutes.
    private func add(_ terms: TypedTerms, to time: TypedTime, _ shown: String) -> Reading<TypedTime> {
        var second = time.time.secondOfDay
        for term in terms.terms {
            let unit = term.unit == .unclear ? .minute : term.unit
            guard unit == .second || unit == .minute || unit == .hour, let length = unit.seconds,
                abs(term.count) < CivilTime.secondsInDay / length
            else { return .refused(.notUnderstood(shown, .time)) }
            second += term.count * length
        }
        return .one(TypedTime(CivilTime(secondOfDay: second), followsNow: time.followsNow))
    }

    /// `1430`, `143015`, `t1430`. Four digits from 1900 to 2099 alone are more likely a year.
    private func digitsAlone(_ text: TypedText, _ shown: String, _ afterDate: Bool) -> Reading<TypedTime>? {
        var scanner = TextScanner(text)
        let isMarked = scanner.take("t")
        guard let digits = scanner.digits(), scanner.isAtEnd, digits.count == 4 || digits.count == 6 else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
        if digits.count == 4 && !isMarked && !afterDate && 1900...2099 ~= number {
            return .refused(.yearOrTime(padded(number, 4)))
        }
        let seconds = digits.count == 6 ? number : number * 100
        return exact(seconds / 10_000, seconds / 100 % 100, seconds % 100, shown)
    }

    private func exact(_ hour: Int, _ minute: Int, _ second: Int, _ shown: String) -> Reading<TypedTime> {
        guard let time = CivilTime(hour: hour, minute: minute, second: second) else {
            return .refused(.noSuchTime(shown))
        }
        return .one(TypedTime(time))
    }

    // MARK: The clock

    /// `14:30`, `2:30:15 pm`, `2pm`, `14h30`, `14点30分`, `下午2点半`. Nil for a text that is something else.
    private func clock(_ text: TypedText, _ shown: String) -> Reading<TypedTime>? {
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
            guard let hour = half.hour(face.hour) else { return .refused(.notOnTwelveHourClock(shown)) }
            return exact(hour, face.minute, face.second, shown)
        }
        let morning = exact(face.hour, face.minute, face.second, shown)
        guard twelveHour, face.hourDigits == 1, face.hour != 0 else { return morning }
        return .choice([morning, exact(face.hour + 12, face.minute, face.second, shown)].compactMap(\.value), .half)
    }
}

extension Reading {
    /// The value, when there is one and no doubt.
    package var value: Value? {
        if case .one(let value) = self { return value }
        return nil
    }
}
