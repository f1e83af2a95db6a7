/// A time of day, to the second. It has no date: every minute exists on every day.
package struct CivilTime: Hashable, Comparable, Sendable {
    /// 0 to 23.
    package let hour: Int
    /// 0 to 59.
    package let minute: Int
    /// 0 to 59.
    package let second: Int

    package static let secondsInDay = 86_400
    package static let midnight = CivilTime(secondOfDay: 0)
    package static let noon = CivilTime(secondOfDay: 43_200)
    package static let endOfDay = CivilTime(secondOfDay: secondsInDay - 1)

    /// Nil for a time that does not exist; a day has no 24:00.
    package init?(hour: Int, minute: Int, second: Int = 0) {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
        self.init(secondOfDay: hour * 3600 + minute * 60 + second)
    }

    /// Seconds since midnight, counted round and round.
    package init(secondOfDay: Int) {
        let seconds = floorModulo(secondOfDay, CivilTime.secondsInDay)
        (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    }

    package var secondOfDay: Int { hour * 3600 + minute * 60 + second }

    /// Rounded down to a multiple of `step` seconds since midnight.
    package func roundedDown(to step: Int) -> CivilTime {
        CivilTime(secondOfDay: secondOfDay - secondOfDay % max(step, 1))
    }

    package static func < (left: CivilTime, right: CivilTime) -> Bool { left.secondOfDay < right.secondOfDay }

    /// The hour of a 12-hour clock, 1 to 12: midnight and noon are 12.
    package var hourOfHalf: Int { (hour + 11) % 12 + 1 }
    package var isMorning: Bool { hour < 12 }

    /// `14:05:00`, or `14:05`.
    package func text(seconds: Bool) -> String {
        let minutes = "\(padded(hour, 2)):\(padded(minute, 2))"
        return seconds ? "\(minutes):\(padded(second, 2))" : minutes
    }

    /// With seconds when there are any.
    package var text: String { text(seconds: second != 0) }
}

/// A date and a time of day as a clock on the wall shows them, in no particular zone.
package struct CivilDateTime: Hashable, Comparable, Sendable {
    package let date: CivilDate
    package let time: CivilTime

    package init(_ date: CivilDate, _ time: CivilTime) {
        self.date = date
        self.time = time
    }

    /// Seconds since 1970-01-01 00:00 on the same clock.
    package var secondNumber: Int { date.dayNumber * CivilTime.secondsInDay + time.secondOfDay }

    /// Nil outside the years 1 to 9999.
    package init?(secondNumber: Int) {
        guard let date = CivilDate(dayNumber: floorQuotient(secondNumber, CivilTime.secondsInDay)) else { return nil }
        self.init(date, CivilTime(secondOfDay: floorModulo(secondNumber, CivilTime.secondsInDay)))
    }

    package static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        (left.date, left.time) < (right.date, right.time)
    }

    /// `2026-11-30T14:05:00`.
    package var text: String { "\(date.text)T\(time.text(seconds: true))" }
    /// `2026-11-30 14:05`, with seconds when there are any: the form for people.
    package var shortText: String { "\(date.text) \(time.text)" }
}
