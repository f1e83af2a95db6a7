extension DateTimeUnit {
    /// The head of a wheel.
    var title: Message {
        switch self {
        case .date(.year): Message("Year", zh: "年")
        case .date(.quarter): Message("Quarter", zh: "季度")
        case .date(.month): Message("Month", zh: "月")
        case .date(.week): Message("Week", zh: "周")
        case .date(.day): Message("Date", zh: "日期")
        case .hour: Message("Hour", zh: "时")
        case .minute: Message("Minute", zh: "分")
        case .second: Message("Second", zh: "秒")
        }
    }

    /// Nil for a date.
    var timeUnit: TimeUnit? {
        switch self {
        case .date: nil
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Hours, and what is shorter than a step of them.
    static func clock(step: TimeStep?, hasSeconds: Bool) -> [DateTimeUnit] {
        let seconds = step?.seconds ?? 1
        return [.hour] + (seconds % 3600 == 0 ? [] : [.minute]) + (hasSeconds && seconds % 60 != 0 ? [.second] : [])
    }
}

extension TimeUnit {
    /// Values that a wheel is turned by: a quarter of a day and of an hour, or half of them.
    ///
    /// - Parameter distance: seconds between two of its values.
    func stride(_ size: WheelStep, distance: Int) -> Int {
        let wanted =
            switch size {
            case .value: 1
            case .page: self == .hour ? 6 : 15
            case .far: self == .hour ? 12 : 30
            }
        return max(1, wanted * seconds / max(1, distance))
    }
}

extension CivilTime {
    func number(on wheel: DateTimeUnit) -> Int {
        switch wheel {
        case .hour: hour
        case .minute: minute
        case .second: second
        case .date: 0
        }
    }

    /// On a 12-hour clock a digit alone stays in the half of the day that is shown. Two digits are an hour of the
    /// 24-hour clock, as in a time that is typed whole.
    func number(meantBy typed: TypedNumber, on wheel: DateTimeUnit, twelveHour: Bool) -> Int? {
        if typed.digits > 2 { return nil }
        let isShort = twelveHour && wheel == .hour && typed.digits == 1 && typed.value > 0
        return isShort && !isMorning ? typed.value + 12 : typed.value
    }

    /// `14:05`, as it can be typed, with another number on a wheel.
    func line(with number: Int, on wheel: DateTimeUnit) -> String {
        func digits(_ unit: DateTimeUnit) -> String { padded(unit == wheel ? number : self.number(on: unit), 2) }
        let minutes = "\(digits(.hour)):\(digits(.minute))"
        return second == 0 && wheel != .second ? minutes : "\(minutes):\(digits(.second))"
    }

    /// The text of a wheel: `14`, `05`; `2 PM` on a 12-hour clock.
    func wheelText(_ unit: DateTimeUnit, twelveHour: Bool, _ language: Language) -> String {
        switch unit {
        case .hour where twelveHour:
            let half = CalendarNames.half(isMorning: isMorning, language)
            return language.choose(
                "\(padded(hourOfHalf, 2, with: " ")) \(half)", "\(half)\(padded(hourOfHalf, 2, with: " "))")
        case .hour: return padded(hour, 2)
        case .minute: return padded(minute, 2)
        case .second: return padded(second, 2)
        case .date: return ""
        }
    }

    /// The time in one row. Its first wheel has that number.
    func pieces(_ units: [DateTimeUnit], from first: Int, twelveHour: Bool, _ language: Language) -> [WheelPiece] {
        func wheel(_ unit: DateTimeUnit) -> Int? { units.firstIndex(of: unit).map { $0 + first } }
        let half = twelveHour ? CalendarNames.half(isMorning: isMorning, language) : ""
        var pieces = [WheelPiece(twelveHour ? String(hourOfHalf) : padded(hour, 2), wheel(.hour))]
        pieces += [WheelPiece(":"), WheelPiece(padded(minute, 2), wheel(.minute))]
        if units.contains(.second) || second != 0 {
            pieces += [WheelPiece(":"), WheelPiece(padded(second, 2), wheel(.second))]
        }
        if half.isEmpty { return pieces }
        return language == .english ? pieces + [WheelPiece(" " + half)] : [WheelPiece(half)] + pieces
    }
}
