extension DateTimeRule {
    /// `2026-11-30T14:05:00+08:00`.
    package func value(_ answer: ZonedDateTime) -> String { answer.text }

    package func output(_ answer: ZonedDateTime) -> [UInt8] {
        Array((format?.string(FormatValue(answer, in: zone)) ?? answer.text).utf8)
    }

    /// `2026-11-30 Mon 14:05 +08:00`.
    package func label(_ answer: ZonedDateTime, _ language: Language) -> String {
        let date = answer.civil.date
        let time = answer.civil.time
        let weekday = CalendarNames.shortWeekday(date.weekday, language)
        var clock = hasSeconds ? time.text(seconds: true) : time.text
        if twelveHour {
            let half = CalendarNames.half(isMorning: time.isMorning, language)
            let seconds = hasSeconds || time.second != 0 ? ":\(padded(time.second, 2))" : ""
            clock = "\(time.hourOfHalf):\(padded(time.minute, 2))\(seconds)"
            clock = language.choose("\(clock) \(half)", half + clock)
        }
        return "\(date.text) \(weekday) \(clock) \(answer.offset.text)"
    }

    package var help: [Message] { Message.dateTimeHelp }

    package func boundsText(_ language: Language) -> String? {
        rangeText(from: minimum?.civil.shortText, to: maximum?.civil.shortText, language)
    }

    package func warnings(_ language: Language) -> [String] {
        format?.warnings.text(language).map { ["--format" + Message.colon[language] + $0] } ?? []
    }

    /// `value` is always the form of ISO 8601; `text` is what is printed in its place.
    package func record(_ answer: ZonedDateTime) -> [JSONValue.Member] {
        [JSONValue.Member("mode", "datetime")] + valueMembers(answer)
            + JSONValue.Member.fields(DateSpan(answer.civil.date)) + JSONValue.Member.fields(answer.civil.time)
            + [
                JSONValue.Member("offset", answer.offset.text), JSONValue.Member("zone", zone.name),
                JSONValue.Member("epoch", answer.instant),
            ]
    }
}
