extension DateGrammar {
    /// Words for days, with their distance from today.
    private static let days: [(words: [String], distance: Int)] = [
        (["today", "now", "今天", "今日", "现在"], 0),
        (["tomorrow", "明天", "明日"], 1),
        (["yesterday", "昨天", "昨日"], -1),
        (["day after tomorrow", "the day after tomorrow", "后天"], 2),
        (["day before yesterday", "the day before yesterday", "前天"], -2),
        (["大后天"], 3),
        (["大前天"], -3),
    ]

    /// Words for longer spans, with their distance from the one that holds today.
    private static let spans: [(words: [String], precision: DateUnit, distance: Int)] = [
        (["this week", "本周", "这周", "这个星期"], .week, 0),
        (["next week", "下周", "下个星期"], .week, 1),
        (["last week", "上周", "上个星期"], .week, -1),
        (["this month", "本月", "这个月"], .month, 0),
        (["next month", "下月", "下个月"], .month, 1),
        (["last month", "上月", "上个月"], .month, -1),
        (["this quarter", "本季度", "这个季度"], .quarter, 0),
        (["next quarter", "下季度", "下个季度"], .quarter, 1),
        (["last quarter", "上季度", "上个季度"], .quarter, -1),
        (["this year", "今年", "本年"], .year, 0),
        (["next year", "明年"], .year, 1),
        (["last year", "去年"], .year, -1),
        (["后年"], .year, 2),
        (["前年"], .year, -2),
    ]

    /// Chinese words before a weekday, with the distance of its week: these are clear.
    private static let weekPrefixes: [(words: [String], distance: Int)] = [
        (["本", "这", "这个"], 0), (["下", "下个"], 1), (["下下", "下下个"], 2), (["上", "上个"], -1), (["上上", "上上个"], -2),
    ]

    /// Dates that are counted from today. Nil for a text that is something else.
    func relativeWords(_ text: TypedText) -> Reading<TypedDate>? {
        for (words, distance) in DateGrammar.days where words.contains(where: text.isText) {
            return counted(today.stepped(.day, by: distance).map { DateSpan($0) })
        }
        for (words, precision, distance) in DateGrammar.spans where words.contains(where: text.isText) {
            return counted(DateSpan(precision, around: today).stepped(by: distance))
        }
        return weekday(text)
    }

    private func counted(_ span: DateSpan?) -> Reading<TypedDate> {
        span.map { .one(TypedDate($0, followsToday: true)) } ?? .refused(.outsideCalendar)
    }

    /// `fri`: the first one from today on. With `this`, `next` and `last` two days can be meant; where they are the
    /// same there is no doubt.
    private func weekday(_ text: TypedText) -> Reading<TypedDate>? {
        var scanner = TextScanner(text)
        if let day = scanner.weekdayName() {
            return scanner.isAtEnd ? counted(DateSpan(.day, today, coming(day))) : nil
        }
        if let distance = chineseWeek(&scanner) {
            guard let day = scanner.weekdayName(), scanner.isAtEnd else { return nil }
            return counted(DateSpan(.day, today, inWeek(distance, day)))
        }
        guard let word = scanner.word(), scanner.take(" "), let day = scanner.weekdayName(), scanner.isAtEnd
        else { return nil }
        switch word {
        case "this": return either(coming(day), inWeek(0, day))
        case "next": return either(coming(day) > 0 ? coming(day) : 7, inWeek(1, day))
        case "last": return either(coming(day) - 7, inWeek(-1, day))
        default: return nil
        }
    }

    private func either(_ one: Int, _ other: Int) -> Reading<TypedDate> {
        let days = [one, other].compactMap { today.stepped(.day, by: $0) }
        if days.isEmpty { return .refused(.outsideCalendar) }
        return .choice(days.map { TypedDate(DateSpan($0), followsToday: true) }, .weekday)
    }

    /// Days from today to the first such weekday from today on: 0 to 6.
    private func coming(_ day: Weekday) -> Int { day.position(inWeekFrom: today.weekday) }

    /// Days from today to a weekday of the week that is `distance` weeks after this one.
    private func inWeek(_ distance: Int, _ day: Weekday) -> Int {
        distance * 7 + day.position(inWeekFrom: weekStart) - today.weekday.position(inWeekFrom: weekStart)
    }

    private func chineseWeek(_ scanner: inout TextScanner) -> Int? {
        guard let word = scanner.take(oneOf: DateGrammar.weekPrefixes.flatMap(\.words)) else { return nil }
        return DateGrammar.weekPrefixes.first { $0.words.contains(word) }?.distance
    }
}

extension DateSpan {
    /// A day so many days from another one.
    fileprivate init?(_ precision: DateUnit, _ date: CivilDate, _ distance: Int) {
        guard let date = date.stepped(.day, by: distance) else { return nil }
        self.init(precision, around: date)
    }
}

extension ArraySlice<Unicode.Scalar> {
    fileprivate func isText(_ text: String) -> Bool { elementsEqual(text.unicodeScalars) }
}
