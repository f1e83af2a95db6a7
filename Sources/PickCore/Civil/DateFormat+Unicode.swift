extension FormatField {
    /// The field of a run of letters: Unicode Technical Standard 35, part 4, "Date Field Symbol Table".
    ///
    /// Weeks are those of ISO 8601. Nil for a field that is not known here.
    static func unicode(_ letter: Unicode.Scalar, count: Int) -> FormatField? {
        switch letter {
        case "G" where count <= 3: FormatField(.era)
        case "y" where count == 2: FormatField(.shortYear, width: 2)
        case "y", "u": FormatField(.year, width: count)
        case "Y" where count == 2: FormatField(.shortWeekYear, width: 2)
        case "Y": FormatField(.weekYear, width: count)
        case "Q", "q": numberOrName(.quarter, .shortQuarterName, .quarterName, nil, count)
        case "M", "L": numberOrName(.month, .shortMonthName, .monthName, .narrowMonthName, count)
        case "w" where count <= 2: FormatField(.week, width: count)
        case "d" where count <= 2: FormatField(.day, width: count)
        case "D" where count <= 3: FormatField(.ordinalDay, width: count)
        case "E": weekdayName(count)
        case "e" where count <= 2, "c" where count <= 2: FormatField(.weekdayOfWeek, width: count)
        case "e", "c": weekdayName(count)
        case "a" where count <= 5: FormatField(.half)
        case "H" where count <= 2: FormatField(.hour, width: count)
        case "h" where count <= 2: FormatField(.hourOfHalf, width: count)
        case "k" where count <= 2: FormatField(.hourFromOne, width: count)
        case "K" where count <= 2: FormatField(.hourOfHalfFromZero, width: count)
        case "m" where count <= 2: FormatField(.minute, width: count)
        case "s" where count <= 2: FormatField(.second, width: count)
        case "S" where count <= 9: FormatField(.fraction, width: count)
        default: zone(letter, count)
        }
    }

    private static func numberOrName(
        _ number: Part, _ short: Part, _ long: Part, _ narrow: Part?, _ count: Int
    ) -> FormatField? {
        switch count {
        case 1, 2: FormatField(number, width: count)
        case 3: FormatField(short)
        case 4: FormatField(long)
        case 5: narrow.map { FormatField($0) }
        default: nil
        }
    }

    private static func weekdayName(_ count: Int) -> FormatField? {
        switch count {
        case 1...3: FormatField(.shortWeekdayName)
        case 4: FormatField(.weekdayName)
        case 5, 6: FormatField(.narrowWeekdayName)
        default: nil
        }
    }

    private static func zone(_ letter: Unicode.Scalar, _ count: Int) -> FormatField? {
        switch (letter, count) {
        case ("z", 1...3): FormatField(.zoneAbbreviation)
        case ("V", 2): FormatField(.zoneName)
        case ("Z", 1...3): FormatField(.offset(.basic))
        case ("Z", 4), ("O", 4): FormatField(.offset(.greenwich))
        case ("Z", 5): FormatField(.offset(.zulu(.fullExtended)))
        case ("X", 1): FormatField(.offset(.zulu(.hours)))
        case ("X", 2): FormatField(.offset(.zulu(.basic)))
        case ("X", 3): FormatField(.offset(.zulu(.extended)))
        case ("X", 4): FormatField(.offset(.zulu(.fullBasic)))
        case ("X", 5): FormatField(.offset(.zulu(.fullExtended)))
        case ("x", 1): FormatField(.offset(.hours))
        case ("x", 2): FormatField(.offset(.basic))
        case ("x", 3): FormatField(.offset(.extended))
        case ("x", 4): FormatField(.offset(.fullBasic))
        case ("x", 5): FormatField(.offset(.fullExtended))
        default: nil
        }
    }
}
