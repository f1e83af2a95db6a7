/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
package enum Weekday: Int, CaseIterable, Comparable, Sendable {
    case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

    package static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

    /// The day `count` days later, round and round; earlier when negative.
    package func advanced(by count: Int) -> Weekday {
        Weekday.allCases[floorModulo(rawValue - 1 + count % 7, 7)]
    }

    /// Days from `start` to this day when weeks begin on `start`: 0 to 6.
    package func position(inWeekFrom start: Weekday) -> Int { floorModulo(rawValue - start.rawValue, 7) }

    /// The seven days in the order of a week that begins on `start`.
    package static func week(from start: Weekday) -> [Weekday] { (0..<7).map { start.advanced(by: $0) } }
}

/// Some days of the week, as in `--weekdays mon-fri`.
package struct WeekdaySet: Hashable, Sendable {
    private var bits: UInt8 = 0

    package static let all = WeekdaySet(Weekday.allCases)

    package init(_ days: [Weekday]) {
        for day in days { insert(day) }
    }

    package mutating func insert(_ day: Weekday) { bits |= 1 << UInt8(day.rawValue) }
    package func contains(_ day: Weekday) -> Bool { bits & (1 << UInt8(day.rawValue)) != 0 }

    /// Its days, Monday first.
    package var days: [Weekday] { Weekday.allCases.filter(contains) }
}

/// The remainder of a division that rounds down: never negative for a positive divisor.
func floorModulo(_ value: Int, _ divisor: Int) -> Int {
    let remainder = value % divisor
    return remainder < 0 ? remainder + divisor : remainder
}

/// A quotient rounded down, also for negative values.
func floorQuotient(_ value: Int, _ divisor: Int) -> Int { value / divisor - (value % divisor < 0 ? 1 : 0) }
