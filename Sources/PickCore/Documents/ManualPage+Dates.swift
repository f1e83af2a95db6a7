/// The modes beside `select`.
extension MdocWriter {
    mutating func writeModes() {
        paragraphs("The first word may name the kind of answer. Without it, it is `select`.")
        beginList(width: "datetime", isCompact: true)
        for mode in ModeName.allCases { item("Cm " + mode.rawValue, mode.summary[.english] + ".") }
        endList()
    }

    mutating func writeDates() {
        section("DATES AND TIMES")
        paragraphs(
            """
            A line is read as a date, a time or a length of time in one of the forms below, in English and Chinese. \
            Small and capital letters are equal. The meaning is shown while the line is typed. A line with two \
            readings is never guessed: the live and the plain view offer both, `--answer` refuses it. A day that does \
            not exist is refused, and so is a value outside `--min` and `--max`; nothing is changed silently. Without \
            `--default`, the default is today or now, and 0 for a length of time.
            """)
        list(width: "xduration", Self.writtenForms)
        paragraphs(
            """
            Adding months and years stays within the month: a month after 31 January is the last day of February. \
            `m` is minutes and `mo` is months: a bare `m` is refused where a date is asked for.

            A date has no zone. Days of the calendar in use today, the Gregorian, go from the year 1 to 9999. A time \
            that the clocks skip is refused, and the next one is named. A time that occurs twice has two offsets, and \
            both are offered.

            An answer is printed as `2026-11-30`, `14:05`, `2026-11-30T14:05:00+08:00` or `01:30:00`, unless \
            `--format` or `--output` says otherwise.
            """)
    }

    private static var writtenForms: [(term: String, text: String)] {
        [
            (
                "Dates",
                """
                `2026-11-30`, `20261130`, `30 nov`, `nov 30 2026`, `2026年11月30日`, a day of a week `2026-W49-1`, a \
                day of a year `2026-335`, a day of the week `fri` or `next fri`.

                `today`, `tomorrow`, `yesterday`, and counted from today `+3d`, `-2w`, `+1mo`, `+1y`, also one \
                after the other.

                `3/4` has two readings unless `--date-order` is given.
                """
            ),
            ("Times", "`14:05`, `1405`, `2pm`, `now`, `+5m`. With `--seconds` also `14:05:09`."),
            ("Both", "A date and a time, `tomorrow 9:00`, or the form that is printed."),
            ("Durations", "`1h30m`, `90m`, `1.5h`, `1:30`, `1:30:00`, `PT1H30M`."),
        ]
    }
}
