extension FormatField {
    /// The conversions of `strftime`: POSIX.1-2017 and those that GNU `date` adds (`%k`, `%l`, `%q`, `%:z`).
    ///
    /// `%E`, `%O` and widths are not known here.
    static func strftime(_ letter: Unicode.Scalar) -> FormatField? {
        switch letter {
        case "Y": FormatField(.year, width: 4)
        case "y": FormatField(.shortYear, width: 2)
        case "C": FormatField(.century, width: 2)
        case "G": FormatField(.weekYear, width: 4)
        case "g": FormatField(.shortWeekYear, width: 2)
        case "q": FormatField(.quarter)
        case "m": FormatField(.month, width: 2)
        case "b", "h": FormatField(.shortMonthName)
        case "B": FormatField(.monthName)
        case "V": FormatField(.week, width: 2)
        case "U": FormatField(.weekFromSunday, width: 2)
        case "W": FormatField(.weekFromMonday, width: 2)
        case "d": FormatField(.day, width: 2)
        case "e": FormatField(.day, width: 2, fill: " ")
        case "j": FormatField(.ordinalDay, width: 3)
        case "u": FormatField(.weekday)
        case "w": FormatField(.weekdayFromSunday)
        case "a": FormatField(.shortWeekdayName)
        case "A": FormatField(.weekdayName)
        case "H": FormatField(.hour, width: 2)
        case "I": FormatField(.hourOfHalf, width: 2)
        case "k": FormatField(.hour, width: 2, fill: " ")
        case "l": FormatField(.hourOfHalf, width: 2, fill: " ")
        case "p": FormatField(.half)
        case "M": FormatField(.minute, width: 2)
        case "S": FormatField(.second, width: 2)
        case "z": FormatField(.offset(.basic))
        case "Z": FormatField(.zoneAbbreviation)
        case "s": FormatField(.epoch)
        default: nil
        }
    }

    /// Conversions that stand for several others, as in the C locale.
    static func strftimeShorthand(_ letter: Unicode.Scalar) -> String? {
        switch letter {
        case "F": "%Y-%m-%d"
        case "D", "x": "%m/%d/%y"
        case "T", "X": "%H:%M:%S"
        case "R": "%H:%M"
        case "r": "%I:%M:%S %p"
        case "c": "%a %b %e %H:%M:%S %Y"
        default: nil
        }
    }

    /// The field of a conversion with its flag. Nil for one that is not known.
    static func strftime(_ letter: Unicode.Scalar, flag: Unicode.Scalar?, colons: Int) -> FormatField? {
        guard var field = strftime(letter) else { return nil }
        switch (letter, colons) {
        case (_, 0): break
        case ("z", 1): field = FormatField(.offset(.extended))
        case ("z", 2): field = FormatField(.offset(.seconds))
        default: return nil
        }
        switch flag {
        case "-": field.fill = nil
        case "_": field.fill = " "
        case "0": field.fill = "0"
        case "^": field.isUpperCase = true
        default: break
        }
        return field
    }
}
