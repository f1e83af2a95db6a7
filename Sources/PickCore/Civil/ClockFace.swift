/// The numbers of a time as they were typed, before the half of the day is known.
struct ClockFace {
    private(set) var hour = 0
    private(set) var hourDigits = 0
    private(set) var minute = 0
    private(set) var second = 0
    /// It is a time even without AM or PM.
    private(set) var hasMinutes = false

    /// Nil, and nothing is taken, for a text that is something else.
    init?(_ scanner: inout TextScanner) {
        var ahead = scanner
        guard let hour = ahead.number(digits: 1...2) else { return nil }
        self.hour = hour
        hourDigits = scanner.rest.count - ahead.rest.count
        if ahead.take(":") {
            guard readMinutes(&ahead) else { return nil }
        } else if ahead.take("h") {
            // `2h` alone would be a length of time.
            guard let minute = ahead.number(digits: 2...2) else { return nil }
            self.minute = minute
            hasMinutes = true
        } else if ahead.take(oneOf: ["点", "點", "时"]) != nil {
            readChineseMinutes(&ahead)
        }
        scanner = ahead
    }

    /// What follows the first colon: `30`, `30:15`.
    private mutating func readMinutes(_ scanner: inout TextScanner) -> Bool {
        guard let minute = scanner.number(digits: 2...2) else { return false }
        self.minute = minute
        hasMinutes = true
        if scanner.take(":") {
            guard let second = scanner.number(digits: 2...2) else { return false }
            self.second = second
            // A fraction that says nothing is common in time stamps: `14:05:00.000`.
            if scanner.take(".") { return scanner.digits()?.allSatisfy { $0 == "0" } ?? false }
        }
        return true
    }

    /// What follows 点: nothing, `半`, `一刻`, `30`, `30分`, `30分15秒`.
    private mutating func readChineseMinutes(_ scanner: inout TextScanner) {
        hasMinutes = true
        if scanner.take(oneOf: ["整", "钟"]) != nil { return }
        if scanner.take("半") {
            minute = 30
        } else if scanner.take("一刻") {
            minute = 15
        } else if scanner.take("三刻") {
            minute = 45
        } else if let number = scanner.number(digits: 1...2) {
            minute = number
            guard scanner.take("分"), let number = scanner.number(digits: 1...2) else { return }
            second = number
            _ = scanner.take("秒")
        }
    }
}

/// A word for a part of the day, which says what an hour of the 12-hour clock means.
package enum DayHalf: Hashable, Sendable {
    case morning, afternoon
    /// 晚上: 5 to 11 in the evening; twelve would be the next day.
    case evening
    /// 中午: 11 to 2.
    case midday

    static func scanBefore(_ scanner: inout TextScanner) -> DayHalf? {
        switch scanner.take(oneOf: ["上午", "早上", "早晨", "清晨", "凌晨", "下午", "傍晚", "晚上", "中午"]) {
        case "上午", "早上", "早晨", "清晨", "凌晨": .morning
        case "下午", "傍晚": .afternoon
        case "晚上": .evening
        case "中午": .midday
        default: nil
        }
    }

    static func scanAfter(_ scanner: inout TextScanner) -> DayHalf? {
        switch scanner.take(oneOf: ["am", "pm", "a.m.", "p.m.", "a.m", "p.m", "上午", "下午"]) {
        case "am", "a.m.", "a.m", "上午": .morning
        case "pm", "p.m.", "p.m", "下午": .afternoon
        default: nil
        }
    }

    /// The hour of the 24-hour clock. 12 AM is midnight and 12 PM is noon. Nil for an hour that this half does not have.
    func hour(_ hour: Int) -> Int? {
        guard 1...12 ~= hour else { return nil }
        switch self {
        case .morning: return hour % 12
        case .afternoon: return hour % 12 + 12
        case .evening: return 5...11 ~= hour ? hour + 12 : nil
        case .midday:
            if hour >= 11 { return hour }
            return hour <= 2 ? hour + 12 : nil
        }
    }
}
