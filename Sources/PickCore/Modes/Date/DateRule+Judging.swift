extension DateRule {
    package func judge(_ text: [UInt8]) -> Reading<DateAnswer> {
        if isPresent(text) { return .one(.present) }
        return grammar.read(text).flatMap { typed in
            fit(typed).flatMap { span in refusal(span).map { .refused($0) } ?? .one(.date(span)) }
        }
    }

    /// `present`, `至今`, or the label that is printed, when "until now" is offered.
    private func isPresent(_ text: [UInt8]) -> Bool {
        guard let presentLabel else { return false }
        if text == presentLabel || TypedLine(text).text.isOne(of: "present", "until now", "至今") { return true }
        guard let typed = TypedLine.folded(text), !typed.isEmpty else { return false }
        return typed == TypedLine.folded(presentLabel)
    }

    /// A typed date at the precision that is asked for.
    ///
    /// What is counted from today names any span that holds the day. A date that says a day says too much when a month
    /// is asked for, and too little the other way. Only a week may be named by one of its days: nobody knows its number.
    private func fit(_ typed: TypedDate) -> Reading<DateSpan> {
        let span = typed.span
        if span.precision == precision { return .one(span) }
        if span.precision > precision { return .refused(.tooCoarse(span, needed: precision)) }
        let widened = DateSpan(precision, around: span.first)
        guard typed.followsToday || precision == .week, widened.contains(span)
        else { return .refused(.tooFine(span, needed: precision)) }
        return .one(widened)
    }

    /// Whether a span of the asked precision can be chosen.
    private func allows(_ span: DateSpan) -> Bool {
        span.last >= bounds.lowerBound && span.first <= bounds.upperBound && filter.refusal(span) == nil
    }

    /// Why a date cannot be chosen. Nil: it can.
    package func refusal(_ span: DateSpan) -> Refusal? {
        if span.last < bounds.lowerBound {
            return .tooEarly(span.text, earliest: firstText(from: bounds.lowerBound, up: true))
        }
        if span.first > bounds.upperBound {
            return .tooLate(span.text, latest: firstText(from: bounds.upperBound, up: false))
        }
        return filter.refusal(span)
    }

    /// Whether a day, or the span of the asked precision that holds it, can be chosen.
    package func allows(_ date: CivilDate) -> Bool { allows(DateSpan(precision, around: date)) }

    /// The first that can be chosen from a bound on, up or down; there is always one.
    private func firstText(from bound: CivilDate, up: Bool) -> String {
        (filter.search(precision, from: bound, up: up, in: bounds) ?? DateSpan(precision, around: bound)).text
    }

    // MARK: Texts

    package func value(_ answer: DateAnswer) -> String {
        guard case .date(let span) = answer else { return "present" }
        return span.text
    }

    package func output(_ answer: DateAnswer) -> [UInt8] {
        switch answer {
        case .present: presentLabel ?? Array("present".utf8)
        case .date(let span): Array((format?.string(FormatValue(span)) ?? span.text).utf8)
        }
    }

    /// `2026-11-30 Mon`, `2026-W49 (2026-11-30 to 2026-12-06)`, `至今`.
    package func label(_ answer: DateAnswer, _ language: Language) -> String {
        guard case .date(let span) = answer else { return language.choose("present", "至今") }
        switch span.precision {
        case .day: return "\(span.text) \(CalendarNames.shortWeekday(span.first.weekday, language))"
        case .week:
            return "\(span.text) (\(span.first.text) \(language.choose("to", "至")) \(span.last.text))"
        case .month, .quarter, .year: return span.text
        }
    }

    /// `2026-11-30 Monday, week 49, today`.
    package func meaning(_ answer: DateAnswer, _ language: Language) -> String {
        guard case .date(let span) = answer else { return label(answer, language) }
        let isToday = span.contains(DateSpan(today))
        switch span.precision {
        case .day:
            let weekday = CalendarNames.weekday(span.first.weekday, language)
            let now = isToday ? language.choose(", today", "，今天") : ""
            return "\(span.text) \(weekday)" + language.choose(", ", "，") + weekText(span, language) + now
        case .month:
            return "\(span.text) \(CalendarNames.month(span.first.month, language))"
        case .quarter:
            return "\(span.text) (\(span.first.text) \(language.choose("to", "至")) \(span.last.text))"
        case .week, .year: return label(answer, language)
        }
    }

    /// `week 49`, with its year where that is another one.
    private func weekText(_ span: DateSpan, _ language: Language) -> String {
        let week = span.isoWeek
        if week.year == span.first.year { return language.choose("week \(week.week)", "第\(week.week)周") }
        return language.choose("week \(week.week) of \(padded(week.year, 4))", "\(padded(week.year, 4))年第\(week.week)周")
    }

    package var help: [Message] { Message.dateHelp(precision, hasPresent: presentLabel != nil) }
    package var alternative: DateAnswer? { presentLabel == nil ? nil : .present }

    /// A month or a year points to its first day that can be chosen, a day to the month it lies in.
    package func goal(of refusal: Refusal, from answer: DateAnswer) -> DateAnswer? {
        switch refusal {
        case .tooCoarse(let span, _):
            let found = filter.search(precision, from: max(span.first, bounds.lowerBound), up: true, in: bounds)
            return found.flatMap { span.contains($0) ? .date($0) : nil }
        case .tooFine(let span, _):
            let wider = DateSpan(precision, around: span.first)
            return allows(wider) ? .date(wider) : nil
        default: return nil
        }
    }

    package func boundsText(_ language: Language) -> String? {
        func text(_ bound: CivilDate) -> String { DateSpan(precision, around: bound).text }
        return rangeText(
            from: hasMinimum ? text(bounds.lowerBound) : nil, to: hasMaximum ? text(bounds.upperBound) : nil, language)
    }

    package func warnings(_ language: Language) -> [String] {
        format?.warnings.text(language).map { ["--format" + Message.colon[language] + $0] } ?? []
    }

    package func record(_ answer: DateAnswer) -> [JSONValue.Member] {
        let members = [JSONValue.Member("mode", "date")] + valueMembers(answer)
        guard case .date(let span) = answer else { return members }
        return members + JSONValue.Member.fields(span)
    }
}

extension JSONValue.Member {
    /// The numbers of a date; for one that is longer than a day also its first and last day.
    static func fields(_ span: DateSpan) -> [JSONValue.Member] {
        let date = span.first
        let year = JSONValue.Member("year", date.year)
        let ends = [JSONValue.Member("first", span.first.text), JSONValue.Member("last", span.last.text)]
        switch span.precision {
        case .day:
            return [
                year, JSONValue.Member("month", date.month), JSONValue.Member("day", date.day),
                JSONValue.Member("weekday", date.weekday.rawValue), JSONValue.Member("week", date.isoWeek.text),
            ]
        case .week:
            return [JSONValue.Member("year", span.isoWeek.year), JSONValue.Member("week", span.isoWeek.text)] + ends
        case .month: return [year, JSONValue.Member("month", date.month)] + ends
        case .quarter: return [year, JSONValue.Member("quarter", date.quarter)] + ends
        case .year: return [year] + ends
        }
    }
}
