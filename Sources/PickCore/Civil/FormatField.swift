/// A field of a date or time in an output format.
struct FormatField: Hashable, Sendable {
    /// What is printed.
    enum Part: Hashable, Sendable {
        case era, year, shortYear, century, weekYear, shortWeekYear
        case quarter, shortQuarterName, quarterName
        case month, shortMonthName, monthName, narrowMonthName
        case week, weekFromSunday, weekFromMonday
        case day, ordinalDay
        /// Monday is 1; Sunday is 0; the first day of the week is 1.
        case weekday, weekdayFromSunday, weekdayOfWeek
        case shortWeekdayName, weekdayName, narrowWeekdayName
        case half
        /// 0 to 23, 1 to 12, 1 to 24, 0 to 11.
        case hour, hourOfHalf, hourFromOne, hourOfHalfFromZero
        case minute, second, fraction
        case offset(ZoneOffset.Style), zoneAbbreviation, zoneName
        /// Seconds since 1970.
        case epoch
    }

    let part: Part
    /// Digits at least.
    var width = 1
    /// What numbers are filled up with. Nil: they are not.
    var fill: Character? = "0"
    var isUpperCase = false
    /// As written in the format, for messages.
    var spelling = ""

    init(_ part: Part, width: Int = 1, fill: Character? = "0") {
        self.part = part
        self.width = width
        self.fill = fill
    }
}

extension FormatField.Part {
    /// What of a value a field needs, from coarse to fine.
    enum Need: Hashable, Sendable {
        case year, quarter, month, week, day, hour, minute, second, zone
    }

    var need: Need {
        switch self {
        case .era, .year, .shortYear, .century: .year
        case .quarter, .shortQuarterName, .quarterName: .quarter
        case .month, .shortMonthName, .monthName, .narrowMonthName: .month
        case .weekYear, .shortWeekYear, .week: .week
        case .weekFromSunday, .weekFromMonday, .day, .ordinalDay, .weekday, .weekdayFromSunday, .weekdayOfWeek,
            .shortWeekdayName, .weekdayName, .narrowWeekdayName:
            .day
        case .half, .hour, .hourOfHalf, .hourFromOne, .hourOfHalfFromZero: .hour
        case .minute: .minute
        case .second, .fraction: .second
        case .offset, .zoneAbbreviation, .zoneName, .epoch: .zone
        }
    }
}

extension ZoneOffset {
    /// The ways to write an offset. Seconds are left out of the shorter ones.
    enum Style: Hashable, Sendable {
        /// `+0800`
        case basic
        /// `+08:00`
        case extended
        /// `+0800` and `+08:00`, with seconds when there are any.
        case fullBasic, fullExtended
        /// `+08:00:00`
        case seconds
        /// `+08`, with minutes when there are any.
        case hours
        /// `GMT+08:00`
        case greenwich
        /// The same with `Z` for UTC.
        indirect case zulu(Style)
    }

    func text(_ style: Style) -> String {
        switch style {
        case .basic: return wholeMinutes.text(separator: "")
        case .extended: return wholeMinutes.text(separator: ":")
        case .fullBasic: return text(separator: "")
        case .fullExtended: return text(separator: ":")
        case .seconds: return seconds % 60 == 0 ? text(separator: ":") + ":00" : text(separator: ":")
        case .hours:
            let basic = wholeMinutes.text(separator: "")
            return wholeMinutes.seconds % 3600 == 0 ? String(basic.prefix(3)) : basic
        case .greenwich: return seconds == 0 ? "GMT" : "GMT" + text(separator: ":")
        case .zulu(let style): return seconds == 0 ? "Z" : text(style)
        }
    }

    private var wholeMinutes: ZoneOffset { ZoneOffset(seconds: seconds - seconds % 60) }
}
