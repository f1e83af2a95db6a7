/// The modes beside `select`, and what is typed and printed in those of dates and times.
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
            A date is a day of the Gregorian calendar in the years 1 to 9999, counted backwards too, and has no zone. \
            A time of day has no date: every minute exists on every day. Without `--default`, a prompt begins with \
            today or now, or with 0 for a length of time, or else with the allowed value that is nearest.

            Nothing is guessed or changed silently. A line with two readings is two rows to choose from in the live \
            view; the plain view lists both and asks again; `--answer` refuses it. A day that does not exist is \
            refused, and the last one of its month is named.
            """)
        subsection("What can be typed")
        paragraphs("In English and Chinese; small and capital letters are equal.")
        list(width: "xDurationsx", Self.typedForms)
        subsection("How it is read")
        list(width: "xmon 30 novxx", Self.readings)
        subsection("Bounds and precision")
        paragraphs(Self.bounds)
        subsection("Calendar and wheels")
        paragraphs(Self.onTheScreen)
        writeDateFormats()
        writeDateFields()
    }

    private static var typedForms: [(term: String, text: String)] {
        [
            (
                "Dates",
                """
                `2026-11-30`, `20261130`, `2026/11/30`, `30 nov`, `nov 30 2026`, `2026年11月30日`; a day of a week \
                `2026-W49-1`; a day of a year `2026-335`; with its day of the week, `mon, 30 nov 2026`.

                `today`, `tomorrow`, `yesterday`, `fri`, `next fri`, `今天`, `后天`, `下周五`. Steps: `+3d`, `-2w`, \
                `+1mo`, `+1y`, also several, and after a date: `2026-11-30 +2w`.

                For `--precision`: `2026-W49`, `2026-11`, `nov 2026`, `2026-Q4`, `2026`, `this month`, `next year`.
                """
            ),
            ("Times", "`14:05`, `14:05:09`, `1405`, `2pm`, `2:05 pm`, `noon`, `midnight`, `now`, `+90min`, `下午2点半`."),
            (
                "Both",
                """
                A date and a time in either order: `2026-11-30 14:05`, `tomorrow 9:00`. A time alone is one of today. \
                A date alone is refused. `+2h` is counted from now. A time with an offset, `2026-11-30T14:05+08:00` or `...Z`, and \
                `@1796047500`, the seconds since 1970 in UTC, are instants; they are shown in the zone.
                """
            ),
            (
                "Durations",
                """
                `1h30m`, `90m`, `1.5h`, `1:30`, `1:30:00`, `2 days`, `PT1H30M`, `1小时30分钟`. A bare number is refused, \
                and so are months and years, which have no fixed length.
                """
            ),
        ]
    }

    private static var readings: [(term: String, text: String)] {
        [
            ("`30 nov`", "A missing year is the current one. A year of two digits is refused."),
            ("`2010`", "A year. Four digits alone are a time only where they cannot be a year: not from 1900 to 2099."),
            ("`fri`", "The first Friday from today on."),
            (
                "`next fri`",
                "That Friday, or the one of next week: two readings when they differ. `下周五` is one of next week."
            ),
            (
                "`3/4`",
                """
                Two readings without `--date-order`, even if only one of them is allowed. `ymd` decides `3/4`, but not \
                `3/4/2026`, which is not in that order.
                """
            ),
            ("`15/4/2019`", "Refused without `--date-order`: there is one reading left, but it would be a guess."),
            ("`mon 30 nov`", "Refused if that day is no Monday."),
            (
                "`+1mo`",
                "Months and years keep the day, or take the last one of a shorter month. `m` is refused here: `mo` is months."
            ),
            ("`+90m`", "In a time or a length of time, `m` is minutes."),
            (
                "`2:30`",
                "With `--12h`, hours of one digit without AM or PM have two readings. `02:30` and `14:30` have one."
            ),
        ]
    }

    private static var bounds: String {
        """
        `--min` and `--max` are inclusive. One that is less precise counts with all its days: `2010` is 2010-01-01 as a \
        minimum and 2010-12-31 as a maximum. Of times, a minimum after the maximum is a range over midnight. A value \
        outside is refused. Steps of `--step` are counted from midnight, and those of a length from 0.

        With `--precision`, a date that says more than is asked for is refused; words that are counted from today, such \
        as `tomorrow`, may say any day in it, and a week may be named by one of its days. `--except` takes a month or a \
        year away only when it covers all of it.

        A time that the clocks skip is refused, and the next one is named. A time that occurs twice has two offsets, \
        and both are offered. Hours and minutes pass in real time; days, months and years keep the time on the clock. \
        UTC is printed as `+00:00`.
        """
    }

    private static var onTheScreen: String {
        """
        The row under the line says what Enter takes. The calendar shows the month of that day: `[30]` is the day \
        itself, `*30` is today, and an x stands behind days that cannot be chosen. Wheels show the values that the next \
        steps lead to; the brackets are around the one that Up and Down turn.

        Steps stop at the bounds and pass over days that are left out. A step of a month or a year remembers the day: \
        31 January, 28 February, 31 March. When something is typed, a step begins at what it means, and empties the \
        line. `--present` adds a row behind the last day: Tab goes there, and so does a step beyond the end. On a small \
        screen one row stands for the calendar.
        """
    }

    private mutating func writeDateFields() {
        subsection("JSON")
        paragraphs(
            """
            With `--json`, `value` is the answer in the form of ISO 8601 (for a length of time `HH:MM:SS`), or \
            `present`. Where `--format` or a label makes something else of it, `text` is what would be printed. Then \
            come the fields of the mode:
            """)
        list(width: "xdatetimex", Self.dateFields)
        example(#"{"mode":"duration","value":"01:30:00","seconds":5400,"iso":"PT1H30M"}"#)
    }

    private static var dateFields: [(term: String, text: String)] {
        [
            (
                "`date`",
                """
                `year`, `month`, `day`, `weekday` (1 is Monday), `week`. With `--precision`: `year`, and `quarter`, \
                `month` or `week`, and the days `first` and `last`. The year of a week is that of the week.
                """
            ),
            ("`time`", "`hour`, `minute`, `second`."),
            (
                "`datetime`",
                "Those of both, `offset`, the name of the `zone`, and `epoch`, the seconds since 1970 in UTC."
            ),
            ("`duration`", "`seconds`, and `iso`, such as `PT1H30M`."),
        ]
    }
}
