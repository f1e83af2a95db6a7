/// Why an output format cannot be used.
package enum FormatFault: Error, Hashable, Sendable {
    case unknownField(String)
    case openQuote
    case empty
    /// `YYYY`, or `%G`, without the number of the week: the classic fault.
    case weekYearWithoutWeek(String)
    /// `DD` beside a month: the day of the year.
    case dayOfYearWithMonth(String)
    /// The value has no such field.
    case absent(String, FormatSubject)

    package func text(_ language: Language) -> String {
        switch self {
        case .unknownField(let field):
            return language.choose("there is no field \"\(field)\" in a format", "格式中没有“\(field)”这个字段")
        case .openQuote:
            return language.choose("the format has an open quote", "格式中有未闭合的引号")
        case .empty: return language.choose("the format is empty", "格式为空")
        case .weekYearWithoutWeek(let field):
            let right = field.hasPrefix("%") ? "%Y" : "yyyy"
            return language.choose(
                "\"\(field)\" is the year of a week number, wrong around New Year: write \(right)",
                "“\(field)”是周所属的年份，在年初年末会出错：请写 \(right)")
        case .dayOfYearWithMonth(let field):
            return language.choose(
                "\"\(field)\" is the day of the year: write dd for the day of the month", "“\(field)”是一年中的第几天：日请写 dd")
        case .absent(let field, let subject):
            let hint = subject.hint(instead: field).map { language.choose(" (\($0.english))", "（\($0.chinese)）") } ?? ""
            return language.choose(
                "a \(subject.name(.english)) has no \"\(field)\"\(hint)",
                "\(subject.name(.chinese))中没有“\(field)”\(hint)")
        }
    }
}

extension FormatSubject {
    /// Months and minutes are easily taken for each other.
    fileprivate func hint(instead field: String) -> (english: String, chinese: String)? {
        switch (field, self) {
        case ("mm", .date(.day)), ("mm", .date(.month)): ("MM is the month", "MM 是月")
        case ("%M", .date(.day)), ("%M", .date(.month)): ("%m is the month", "%m 是月")
        case ("MM", .time), ("MM", .duration): ("mm is minutes", "mm 是分钟")
        case ("%m", .time), ("%m", .duration): ("%M is minutes", "%M 是分钟")
        default: nil
        }
    }
}

/// What a format is made for.
package enum FormatSubject: Hashable, Sendable {
    case date(DateUnit)
    /// With seconds when they are asked for.
    case time(seconds: Bool)
    case dateTime(seconds: Bool)
    case duration

    func name(_ language: Language) -> String {
        switch self {
        case .date(let precision): precision == .day ? language.choose("date", "日期") : precision.name(language)
        case .time: language.choose("time of day", "时间")
        case .dateTime: language.choose("date and time", "日期和时间")
        case .duration: language.choose("length of time", "时长")
        }
    }
}

/// What is doubtful in an output format.
package enum FormatWarning: Hashable, Sendable {
    /// Something that is chosen is not in the output.
    case dropped(Field)
    /// The number of a week beside the year of the calendar.
    case weekWithCalendarYear

    package enum Field: Hashable, Sendable {
        case year, quarter, month, week, day, half, hour, minute, second

        package func name(_ language: Language) -> String {
            switch self {
            case .year: language.choose("year", "年")
            case .quarter: language.choose("quarter", "季度")
            case .month: language.choose("month", "月")
            case .week: language.choose("week", "周")
            case .day: language.choose("day", "日")
            case .half: language.choose("half of the day (AM or PM)", "上午或下午")
            case .hour: language.choose("hour", "小时")
            case .minute: language.choose("minute", "分钟")
            case .second: language.choose("second", "秒")
            }
        }
    }
}

extension [FormatWarning] {
    /// All of them in one line. Nil when there are none.
    package func text(_ language: Language) -> String? {
        let dropped = compactMap { warning -> String? in
            if case .dropped(let field) = warning { field.name(language) } else { nil }
        }
        var texts: [String] = []
        if !dropped.isEmpty {
            texts.append(
                language.choose(
                    "the format leaves out \(inEnglish(dropped))",
                    "格式中缺少所选的\(dropped.joined(separator: "、"))"))
        }
        if contains(.weekWithCalendarYear) {
            texts.append(
                language.choose(
                    "the format has the number of a week with the year of the calendar: the week has its own year, %G or YYYY",
                    "格式中周数与日历年份同用：周有自己的年份，%G 或 YYYY"))
        }
        return texts.isEmpty ? nil : texts.joined(separator: language.choose("; ", "；"))
    }

    /// `the year, the month and the day`.
    private func inEnglish(_ names: [String]) -> String {
        let all = names.map { "the " + $0 }
        let start = all.dropLast().joined(separator: ", ")
        return start + (start.isEmpty ? "" : " and ") + (all.last ?? "")
    }
}
