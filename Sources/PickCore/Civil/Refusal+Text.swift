extension Refusal {
    /// What is wrong and what would be right, for a person.
    package var message: Message { Message(text) }

    /// The same for somebody who is typing, and cannot say an option.
    package var spoken: Message {
        guard case .severalReadings(let typed, let readings, .dateOrder) = self else { return message }
        return Message { Refusal.severalReadings(typed, readings, hint: "", $0) }
    }

    /// The same in one row, while somebody is still typing: what has only been begun needs no advice.
    package var brief: Message {
        switch self {
        case .notUnderstood(let typed, let subject): Message { subject.isNot(typed, $0) }
        case .skippedTime(let civil, let next?): Refusal.skipped(civil, next.civil)
        default: spoken
        }
    }

    /// Short, so that the next time is seen on a narrow screen too.
    private static func skipped(_ civil: CivilDateTime, _ next: CivilDateTime) -> Message {
        let time = next.date == civil.date ? next.time.text : next.shortText
        return Message("\(civil.shortText) is skipped: next is \(time)", zh: "\(civil.shortText) 被跳过：下一个是 \(time)")
    }

    /// The same as it stands inside a line.
    package func text(_ language: Language) -> String {
        unreadableText(language) ?? unreadableDurationText(language) ?? unwantedText(language) ?? outsideText(language)
    }

    private func unreadableText(_ language: Language) -> String? {
        switch self {
        case .notUnderstood(let typed, let subject): subject.notUnderstood(typed, language)
        case .noSuchDay(let year, let month, let day): Refusal.noSuchDay(year, month, day, language)
        case .noSuchMonth(let month):
            language.choose("there is no month \(month): months are 1 to 12", "没有 \(month) 月：月份为 1 到 12")
        case .noSuchQuarter(let quarter):
            language.choose("there is no quarter \(quarter): quarters are 1 to 4", "没有第 \(quarter) 季度：季度为 1 到 4")
        case .noSuchWeek(let year, let week): Refusal.noSuchWeek(year, week, language)
        case .noSuchOrdinalDay(let year, let day): Refusal.noSuchOrdinalDay(year, day, language)
        case .noSuchWeekday(let number):
            language.choose("there is no weekday \(number): 1 is Monday, 7 is Sunday", "没有星期 \(number)：1 是星期一，7 是星期日")
        case .otherWeekday(let date, let said):
            language.choose(
                "\(date.text) is a \(CalendarNames.weekday(date.weekday, .english)), not a "
                    + CalendarNames.weekday(said, .english),
                "\(date.text) 是\(CalendarNames.weekday(date.weekday, .chinese))，不是"
                    + CalendarNames.weekday(said, .chinese))
        case .shortYear(let year):
            language.choose(
                "\"\(year)\" is not a full year: write four digits, such as 2026",
                "“\(year)”不是完整的年份：请写四位数，如 2026")
        case .eitherShortYear(let one, let other):
            language.choose(
                "\"\(one)\" or \"\(other)\" is a year of two digits: write all four, such as 2026",
                "“\(one)”或“\(other)”是两位数的年份：请写四位数，如 2026")
        case .outsideCalendar:
            language.choose("that is outside the years 1 to 9999", "超出了公元 1 年到 9999 年的范围")
        case .unclearUnit(let unit):
            language.choose(
                "\"\(unit)\" is unclear: write mo for months or min for minutes", "“\(unit)”不明确：月请写 mo，分钟请写 min")
        case .noSuchTime(let typed):
            language.choose(
                "there is no time \"\(typed)\": times are 00:00 to 23:59", "没有“\(typed)”这个时间：时间为 00:00 到 23:59")
        case .notOnTwelveHourClock(let typed):
            language.choose(
                "\"\(typed)\" is not on a 12-hour clock: with AM or PM hours are 1 to 12",
                "“\(typed)”不是 12 小时制的时间：带上午或下午时，小时为 1 到 12")
        case .notInPartOfDay(let typed, let part, let times):
            language.choose(
                "\"\(typed)\" is unclear: \(part.hours(.english)); write \(times.joined(separator: " or "))",
                "“\(typed)”不明确：\(part.hours(.chinese))；请写 \(times.joined(separator: " 或 "))")
        case .yearOrTime(let typed):
            language.choose(
                "\"\(typed)\" could be a year: write \(typed.prefix(2)):\(typed.suffix(2))",
                "“\(typed)”也可能是年份：请写 \(typed.prefix(2)):\(typed.suffix(2))")
        default: nil
        }
    }

    private func unreadableDurationText(_ language: Language) -> String? {
        switch self {
        case .monthHasNoLength(let typed):
            language.choose(
                "\"\(typed)\": months and years have no fixed length; use weeks, days, hours, minutes (m) or seconds",
                "“\(typed)”：月和年没有固定的长度；请用周、天、小时、分钟(m)或秒")
        case .repeatedUnit(let typed):
            language.choose("\"\(typed)\" says a unit twice", "“\(typed)”中有重复的单位")
        case .fractionOfSecond(let typed):
            language.choose("\"\(typed)\" is not a whole number of seconds", "“\(typed)”不是整数秒")
        case .negativeDuration(let typed):
            language.choose("\"\(typed)\": a length of time cannot be negative", "“\(typed)”：时长不能为负")
        case .durationTooLong(let typed):
            language.choose("\"\(typed)\" is too long to be counted", "“\(typed)”太长，无法计算")
        case .durationWithoutUnit(let typed): Refusal.withoutUnit(typed, language)
        default: nil
        }
    }

    private func unwantedText(_ language: Language) -> String? {
        switch self {
        case .tooCoarse(let span, let needed):
            language.choose(
                "\(span.text) is not a \(needed.name(.english)): write one, such as \(needed.example)",
                "\(span.text) 不是\(needed.name(.chinese))：请写明，如 \(needed.example)")
        case .tooFine(let span, let needed):
            language.choose(
                "\(span.text) is more than a \(needed.name(.english)): write just that, such as "
                    + DateSpan(needed, around: span.first).text,
                "\(span.text) 比\(needed.name(.chinese))更细：请只写\(needed.name(.chinese))，如 "
                    + DateSpan(needed, around: span.first).text)
        case .timeMissing(let span):
            language.choose(
                "a time of day is missing: write both, such as \(span.first.text) 14:05",
                "缺少时间：请同时写日期和时间，如 \(span.first.text) 14:05")
        case .secondsNotAsked(let time):
            language.choose(
                "\(time.text) has seconds: only hours and minutes are asked for", "\(time.text) 带有秒：只需要小时和分钟")
        case .skippedTime(let civil, let next):
            language.choose(
                "\(civil.shortText) does not exist: the clocks are set forward"
                    + (next.map { "; the next time is \($0.text)" } ?? ""),
                "\(civil.shortText) 不存在：时钟在此时拨快" + (next.map { "；下一个有效时间是 \($0.text)" } ?? ""))
        case .ofEachReading(let refusals):
            refusals.map { $0.text(language) }.joined(separator: language.choose("; ", "；"))
        case .severalReadings(let typed, let readings, let ambiguity):
            Refusal.severalReadings(typed, readings, hint: ambiguity.hint(language), language)
        default: nil
        }
    }

    private func outsideText(_ language: Language) -> String {
        switch self {
        case .tooEarly(let value, let earliest):
            language.choose("\(value) is too early: the earliest is \(earliest)", "\(value) 太早：最早为 \(earliest)")
        case .tooLate(let value, let latest):
            language.choose("\(value) is too late: the latest is \(latest)", "\(value) 太晚：最晚为 \(latest)")
        case .tooShort(let value, let shortest):
            language.choose("\(value) is too short: the shortest is \(shortest)", "\(value) 太短：最短为 \(shortest)")
        case .tooLong(let value, let longest):
            language.choose("\(value) is too long: the longest is \(longest)", "\(value) 太长：最长为 \(longest)")
        case .outsideTimes(let value, let from, let to):
            language.choose("\(value) is not between \(from) and \(to)", "\(value) 不在 \(from) 到 \(to) 之间")
        case .excluded(let value):
            language.choose("\(value) cannot be chosen: it is excluded", "\(value) 不可选：已被排除")
        case .weekdayNotAllowed(let date, let allowed):
            language.choose(
                "\(date.text) is a \(CalendarNames.weekday(date.weekday, .english)): only "
                    + allowed.names(.english, separator: ", ") + " can be chosen",
                "\(date.text) 是\(CalendarNames.weekday(date.weekday, .chinese))：只能选"
                    + allowed.names(.chinese, separator: "、"))
        case .offStep(let value, let neighbours) where neighbours.isEmpty:
            language.choose("\(value) is between two steps", "\(value) 不在步长上")
        case .offStep(let value, let neighbours):
            language.choose(
                "\(value) is between two steps: write \(neighbours.joined(separator: " or "))",
                "\(value) 不在步长上：请写 \(neighbours.joined(separator: " 或 "))")
        default: ""
        }
    }
}

// MARK: - Longer texts

extension Refusal {
    private static func noSuchDay(_ year: Int, _ month: Int, _ day: Int, _ language: Language) -> String {
        let typed = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
        let last = CivilDate(year, month, CivilDate.daysInMonth(year, month)).text
        guard month == 2, day == 29 else {
            return language.choose(
                "\(typed) does not exist: the last day of that month is \(last)", "\(typed) 不存在：该月最后一天是 \(last)")
        }
        let leap = (year...year + 8).first { CivilDate.isLeap($0) && CivilDate.years.contains($0) }
        return language.choose(
            "\(typed) does not exist: \(year) is not a leap year; the last day of that month is \(last)"
                + (leap.map { ", the next 29 February is \(padded($0, 4))-02-29" } ?? ""),
            "\(typed) 不存在：\(year) 年不是闰年；该月最后一天是 \(last)"
                + (leap.map { "，下一个 2 月 29 日是 \(padded($0, 4))-02-29" } ?? ""))
    }

    private static func noSuchWeek(_ year: Int, _ week: Int, _ language: Language) -> String {
        let last = ISOWeek(year, ISOWeek.weeksInYear(year)).text
        let typed = ISOWeek(year, week).text
        return language.choose(
            "\(typed) does not exist: the last week of that year is \(last)", "\(typed) 不存在：该年最后一周是 \(last)")
    }

    private static func noSuchOrdinalDay(_ year: Int, _ day: Int, _ language: Language) -> String {
        let typed = "\(padded(year, 4))-\(padded(day, 3))"
        let last = CivilDate(year, 12, 31).text
        return language.choose(
            "\(typed) does not exist: the year has \(CivilDate.daysInYear(year)) days, the last one is \(last)",
            "\(typed) 不存在：该年有 \(CivilDate.daysInYear(year)) 天，最后一天是 \(last)")
    }

    /// Minutes and seconds, or what else makes a whole number of seconds of it: `1.5` is no number of those.
    private static func withoutUnit(_ typed: String, _ language: Language) -> String {
        let units = [("m", "minutes", "分钟"), ("s", "seconds", "秒"), ("h", "hours", "小时"), ("d", "days", "天")]
        let fitting = units.filter { DurationGrammar().read(Array((typed + $0.0).utf8)).value != nil }.prefix(2)
        let english = fitting.map { "\(typed)\($0.0) for \($0.1)" }.joined(separator: " or ")
        let chinese = fitting.map { "\($0.2)请写 \(typed)\($0.0)" }.joined(separator: "，")
        return language.choose(
            "\"\(typed)\" has no unit" + (english.isEmpty ? "" : ": write \(english)"),
            "“\(typed)”没有单位" + (chinese.isEmpty ? "" : "：\(chinese)"))
    }

    private static func severalReadings(
        _ typed: String, _ readings: [String], hint: String, _ language: Language
    ) -> String {
        if readings.count == 1 {
            return language.choose(
                "\"\(typed)\" is unclear: write \(readings[0])\(hint)", "“\(typed)”不明确：请写 \(readings[0])\(hint)")
        }
        return language.choose(
            "\"\(typed)\" can be \(readings.joined(separator: " or ")): write one of them\(hint)",
            "“\(typed)”可以是 \(readings.joined(separator: " 或 "))：请写其中一个\(hint)")
    }
}

extension Ambiguity {
    /// How else the doubt can be taken away.
    fileprivate func hint(_ language: Language) -> String {
        switch self {
        case .dateOrder: language.choose(", or say --date-order", "，或使用 --date-order")
        case .half: language.choose(", or add AM or PM", "，或加上 AM 或 PM")
        case .weekday, .offset: ""
        }
    }
}

extension Refusal.Subject {
    fileprivate func notUnderstood(_ typed: String, _ language: Language) -> String {
        let hint =
            switch self {
            case .date:
                language.choose("2026-11-30, 30 nov, fri, tomorrow or +3d", "2026-11-30、11月30日、周五、明天或 +3d")
            case .time: language.choose("14:05, 2:05 pm, now or +90min", "14:05、下午2点05分、现在或 +90min")
            case .dateTime:
                language.choose("2026-11-30 14:05, tomorrow 9:00 or +2h", "2026-11-30 14:05、明天 9:00 或 +2h")
            case .duration:
                language.choose("1h30m, 90m, 1:30:00 or PT1H30M", "1h30m、90m、1小时30分钟、1:30:00 或 PT1H30M")
            }
        return isNot(typed, language) + language.choose(": write it as ", "：请写成 ") + hint
    }

    /// What is wrong, without a word about what would be right.
    fileprivate func isNot(_ typed: String, _ language: Language) -> String {
        switch self {
        case .date: language.choose("\"\(typed)\" is not a date", "“\(typed)”不是日期")
        case .time: language.choose("\"\(typed)\" is not a time", "“\(typed)”不是时间")
        case .dateTime: language.choose("\"\(typed)\" is not a date and time", "“\(typed)”不是日期和时间")
        case .duration: language.choose("\"\(typed)\" is not a length of time", "“\(typed)”不是时长")
        }
    }
}

extension DayHalf {
    /// The hours that are in it.
    fileprivate func hours(_ language: Language) -> String {
        switch self {
        case .evening: language.choose("晚上 is 5 to 11", "晚上是 5 到 11 点")
        case .midday: language.choose("中午 is 11 to 2", "中午是 11 到 2 点")
        case .morning, .afternoon: language.choose("hours are 1 to 12", "小时为 1 到 12")
        }
    }
}

extension DateUnit {
    /// `month`, `月份`.
    package func name(_ language: Language) -> String {
        switch self {
        case .day: language.choose("day", "日期")
        case .week: language.choose("week", "周")
        case .month: language.choose("month", "月份")
        case .quarter: language.choose("quarter", "季度")
        case .year: language.choose("year", "年份")
        }
    }

    fileprivate var example: String { DateSpan(self, around: CivilDate(2026, 11, 30)).text }
}

extension WeekdaySet {
    fileprivate func names(_ language: Language, separator: String) -> String {
        days.map { CalendarNames.shortWeekday($0, language) }.joined(separator: separator)
    }
}
