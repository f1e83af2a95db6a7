extension TimeRule {
    package func judge(_ text: [UInt8]) -> Reading<CivilTime> {
        grammar.read(text).flatMap { time in refusal(time).map { .refused($0) } ?? .one(time) }
    }

    /// Whether a time can be chosen.
    func allows(_ time: CivilTime) -> Bool {
        position(time.secondOfDay) <= length && step.neighbours(of: time.secondOfDay).isEmpty
    }

    /// Why a time cannot be chosen. Nil: it can.
    package func refusal(_ time: CivilTime) -> Refusal? {
        if time.second != 0 && !hasSeconds { return .secondsNotAsked(time) }
        if position(time.secondOfDay) > length { return outside(time) }
        if allows(time) { return nil }
        let neighbours = step.neighbours(of: time.secondOfDay).map { CivilTime(secondOfDay: $0) }
        return .offStep(text(time), neighbours: neighbours.filter(allows).map(text))
    }

    private func outside(_ time: CivilTime) -> Refusal {
        switch (minimum, maximum) {
        case (let minimum?, nil): .tooEarly(text(time), earliest: earliestText(minimum))
        case (nil, let maximum?): .tooLate(text(time), latest: latestText(maximum))
        case (let minimum?, let maximum?) where minimum <= maximum:
            time < minimum
                ? .tooEarly(text(time), earliest: earliestText(minimum))
                : .tooLate(text(time), latest: latestText(maximum))
        default:
            .outsideTimes(text(time), from: text(minimum ?? .midnight), to: text(maximum ?? .endOfDay))
        }
    }

    /// The first time from the minimum on that can be chosen.
    private func earliestText(_ minimum: CivilTime) -> String {
        let first = CivilTime(secondOfDay: step.roundedUp(minimum.secondOfDay))
        return text(allows(first) ? first : minimum)
    }

    private func latestText(_ maximum: CivilTime) -> String {
        let last = maximum.roundedDown(to: step.seconds)
        return text(allows(last) ? last : maximum)
    }

    // MARK: Texts

    private func text(_ time: CivilTime) -> String { time.text(seconds: hasSeconds || time.second != 0) }

    package func value(_ answer: CivilTime) -> String { answer.text(seconds: hasSeconds) }

    package func output(_ answer: CivilTime) -> [UInt8] {
        Array((format?.string(FormatValue(answer)) ?? value(answer)).utf8)
    }

    /// `14:05`; on a 12-hour clock `2:05 PM`, `下午2:05`.
    package func label(_ answer: CivilTime, _ language: Language) -> String {
        guard twelveHour else { return answer.text(seconds: hasSeconds) }
        let half = CalendarNames.half(isMorning: answer.isMorning, language)
        let clock =
            "\(answer.hourOfHalf):\(padded(answer.minute, 2))" + (hasSeconds ? ":\(padded(answer.second, 2))" : "")
        return language.choose("\(clock) \(half)", half + clock)
    }

    package var help: [Message] { Message.timeHelp }

    package func boundsText(_ language: Language) -> String? {
        rangeText(from: minimum.map { label($0, language) }, to: maximum.map { label($0, language) }, language)
    }

    package func warnings(_ language: Language) -> [String] {
        format?.warnings.text(language).map { ["--format" + Message.colon[language] + $0] } ?? []
    }

    package func record(_ answer: CivilTime) -> [JSONValue.Member] {
        [JSONValue.Member("mode", "time")] + valueMembers(answer) + JSONValue.Member.fields(answer)
    }
}

extension JSONValue.Member {
    static func fields(_ time: CivilTime) -> [JSONValue.Member] {
        [
            JSONValue.Member("hour", time.hour), JSONValue.Member("minute", time.minute),
            JSONValue.Member("second", time.second),
        ]
    }
}
