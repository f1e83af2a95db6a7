/// The names of months, days and halves of the day, to be read and to be printed.
///
/// English: the C locale. Chinese: Unicode CLDR 46, locale `zh`, format style.
package enum CalendarNames {
    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let chineseMonths = [
        "一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月",
    ]
    private static let englishWeekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let chineseDigits = ["一", "二", "三", "四", "五", "六", "日"]

    /// `November`, `十一月`.
    package static func month(_ month: Int, _ language: Language) -> String {
        language.choose(englishMonths[month - 1], chineseMonths[month - 1])
    }

    /// `Nov`, `11月`.
    package static func shortMonth(_ month: Int, _ language: Language) -> String {
        language.choose(String(englishMonths[month - 1].prefix(3)), "\(month)月")
    }

    /// `Monday`, `星期一`.
    package static func weekday(_ day: Weekday, _ language: Language) -> String {
        language.choose(englishWeekdays[day.rawValue - 1], "星期" + chineseDigits[day.rawValue - 1])
    }

    /// `Mon`, `周一`.
    package static func shortWeekday(_ day: Weekday, _ language: Language) -> String {
        language.choose(String(englishWeekdays[day.rawValue - 1].prefix(3)), "周" + chineseDigits[day.rawValue - 1])
    }

    /// `Mo`, `一`: two columns wide, for the head of a calendar.
    package static func narrowWeekday(_ day: Weekday, _ language: Language) -> String {
        language.choose(String(englishWeekdays[day.rawValue - 1].prefix(2)), chineseDigits[day.rawValue - 1])
    }

    /// `AM`, `下午`.
    package static func half(isMorning: Bool, _ language: Language) -> String {
        isMorning ? language.choose("AM", "上午") : language.choose("PM", "下午")
    }

    /// The month that a lower-case English word names: its beginning, from three letters on.
    static func month(named word: String) -> Int? {
        index(of: word, in: englishMonths).map { $0 + 1 }
    }

    /// The day that a lower-case English word names: its beginning, from three letters on, or `weds`.
    static func weekday(named word: String) -> Weekday? {
        if word == "weds" { return .wednesday }
        return index(of: word, in: englishWeekdays).map { Weekday.allCases[$0] }
    }

    private static func index(of word: String, in names: [String]) -> Int? {
        word.utf8.count < 3 ? nil : names.firstIndex { $0.lowercased().hasPrefix(word) }
    }

    /// The day that a Chinese character names after 周 or 星期.
    static func weekday(named character: Unicode.Scalar) -> Weekday? {
        if character == "天" { return .sunday }
        return chineseDigits.firstIndex(of: String(character)).map { Weekday.allCases[$0] }
    }
}
