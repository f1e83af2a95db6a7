/// What is typed and printed in the modes of dates and times.
extension MdocWriter {
    mutating func writeDates() {
        section(Message("DATES AND TIMES", zh: "日期与时间"))
        paragraphs(
            Message(
                """
                `pick date`, `time`, `datetime` and `duration`. A date is a day of the Gregorian calendar in the years 1 \
                to 9999, counted backwards too, and has no zone. A time of day has no date: every minute exists on every \
                day. Without `--default`, a prompt begins with today, with now rounded down to the step or the minute, or \
                with 0 for a length of time; where that is not allowed, with the nearest value that is.

                Nothing is guessed or changed silently. A line with two readings is refused until one of them is chosen: \
                the live view lists both, and Down goes to them; the plain view prints both and asks again. A day that \
                does not exist is refused, and the last one of its month is named.
                """,
                zh: """
                    `pick date`、`time`、`datetime` 和 `duration`。日期是公元 1 年至 9999 年公历中的一天（早期的也按公历推算），没有时区。\
                    时间不属于任何日期：每一分钟在每一天都存在。没有 `--default` 时，提问从今天开始，时间从现在\
                    （向下取整到步长或分钟）开始，时长从 0 开始；若不允许，则从最接近的允许值开始。

                    不猜测，也不暗中改动。一行输入有两种读法时，在选定其一之前会被拒绝：实时视图列出两者，按 Down 移到其中；\
                    普通视图打印两者并再次提问。不存在的日期会被拒绝，并说明该月的最后一天。
                    """))
        subsection(Message("What can be typed", zh: "可以输入什么"))
        paragraphs(
            Message(
                "In English and Chinese; small and capital letters are equal.", zh: "英文和中文均可，字母不区分大小写。"))
        list(width: "xDurationsx", Self.typedForms)
        subsection(Message("How it is read", zh: "如何理解"))
        list(width: "xmon 30 novxx", Self.readings)
        subsection(Message("Bounds and precision", zh: "范围与精度"))
        paragraphs(Self.bounds)
        writeCalendar()
        writeDateFormats()
        writeDateFields()
    }

    private static var typedForms: [ManualItem] {
        [
            ManualItem(
                Message("Dates", zh: "日期"),
                """
                `2026-11-30`, `20261130`, `2026/11/30`, `30 nov`, `nov 30 2026`, `2026年11月30日`; a day of a week \
                `2026-W49-1`; a day of a year `2026-335`; with its day of the week, `mon, 30 nov 2026`.

                `today`, `tomorrow`, `yesterday`, `fri`, `next fri`, `今天`, `后天`, `下周五`. Steps: `+3d`, `-2w`, \
                `+1mo`, `+1y`, also several, and after a date: `2026-11-30 +2w`.

                For `--precision`: `2026-W49`, `2026-11`, `nov 2026`, `2026-Q4`, `2026`, `this month`, `next year`. For \
                `--present`: `present`, `至今`, or its label.
                """,
                zh: """
                    `2026-11-30`、`20261130`、`2026/11/30`、`11月30日`、`2026年11月30日`、`30 nov`、`nov 30 2026`；\
                    某一周的一天 `2026-W49-1`；一年中的第几天 `2026-335`；带星期，`mon, 30 nov 2026`。

                    `今天`、`明天`、`后天`、`昨天`、`前天`、`周五`、`下周五`、`today`、`next fri`。步长：`+3d`、`-2w`、`+1mo`、`+1y`、\
                    `3天后`，可以连用，也可以跟在日期之后：`2026-11-30 +2w`。

                    用于 `--precision`：`2026-W49`、`2026-11`、`2026年11月`、`2026-Q4`、`2026`、`本月`、`今年`。\
                    用于 `--present`：`present`、`至今`，或其标签。
                    """),
            ManualItem(
                Message("Times", zh: "时间"),
                """
                `14:05`, `14:05:09`, `1405`, `2pm`, `2:05 pm`, `noon`, `midnight`, `now`, `+90min`, `下午2点半`. Seconds \
                other than 0 are refused without `--seconds`.
                """,
                zh: """
                    `14:05`、`14:05:09`、`1405`、`2pm`、`下午2点半`、`中午`、`现在`、`now`、`+90min`。\
                    没有 `--seconds` 时，不为 0 的秒会被拒绝。
                    """),
            ManualItem(
                Message("Both", zh: "日期和时间"),
                """
                A date and a time in either order: `2026-11-30 14:05`, `tomorrow 9:00`. A time alone is one of today. \
                A date alone is refused. `+2h` is counted from now. A time with an offset, `2026-11-30T14:05+08:00` or \
                `...Z`, and `@1796047500`, the seconds since 1970 in UTC, are instants; they are shown in the zone.
                """,
                zh: """
                    日期和时间，先后不限：`2026-11-30 14:05`、`明天 9:00`。只有时间则指今天。只有日期会被拒绝。`+2h` 从现在算起。\
                    带偏移的时间 `2026-11-30T14:05+08:00` 或 `...Z`，以及自 UTC 1970 年起的秒数 `@1796047500`，\
                    都是确定的时刻，按所用时区显示。
                    """),
            ManualItem(
                Message("Durations", zh: "时长"),
                """
                `1h30m`, `90m`, `1.5h`, `1:30`, `1:30:00`, `2 days`, `PT1H30M`, `1小时30分钟`. A bare number is refused \
                except on a wheel, and so are months and years, which have no fixed length.
                """,
                zh: """
                    `1h30m`、`90m`、`1.5h`、`1:30`、`1:30:00`、`2 days`、`PT1H30M`、`1小时30分钟`。\
                    单独的数字会被拒绝（用于转轮的除外），月和年也会被拒绝，因为它们的长度不固定。
                    """),
        ]
    }

    private static var readings: [ManualItem] {
        [
            ManualItem(
                "`30 nov`", "A missing year is the current one. A year of two digits is refused.",
                zh: "缺少的年份为今年。两位数的年份会被拒绝。"),
            ManualItem(
                "`2010`",
                "A year. Four digits alone are a time only where they cannot be a year: not from 1900 to 2099.",
                zh: "年份。单独的四位数字只有在不可能是年份（1900 至 2099）时才是时间。"),
            ManualItem("`fri`", "The first Friday from today on.", zh: "从今天起的第一个星期五。"),
            ManualItem(
                "`next fri`",
                "That Friday, or the one of next week: two readings when they differ. `下周五` is one of next week.",
                zh: "上述星期五，或下一周的星期五：两者不同时有两种读法。`下周五` 只指下一周的。"),
            ManualItem(
                "`3/4`",
                """
                Two readings without `--date-order`, even if only one of them is allowed. `ymd` decides `3/4`, but not \
                `3/4/2026`, which is not in that order.
                """,
                zh: """
                    没有 `--date-order` 时有两种读法，即使只有一种在允许的范围内。`ymd` 能确定 `3/4`，但不能确定 `3/4/2026`，\
                    因为它不是这个顺序。
                    """),
            ManualItem(
                "`15/4/2019`", "Refused without `--date-order`: there is one reading left, but it would be a guess.",
                zh: "没有 `--date-order` 时会被拒绝：虽然只剩一种读法，但那是猜测。"),
            ManualItem("`mon 30 nov`", "Refused if that day is no Monday.", zh: "如果那天不是星期一则被拒绝。"),
            ManualItem(
                "`+1mo`",
                """
                Months and years keep the day, or take the last one of a shorter month. `m` is refused here: `mo` is \
                months.
                """,
                zh: "加减月和年时保持日不变，较短的月份则取最后一天。这里的 `m` 会被拒绝：月写作 `mo`。"),
            ManualItem("`+90m`", "In a time or a length of time, `m` is minutes.", zh: "在时间和时长中，`m` 是分钟。"),
            ManualItem(
                "`2:30`",
                "With `--12h`, hours of one digit without AM or PM have two readings. `02:30` and `14:30` have one.",
                zh: "使用 `--12h` 时，一位数的小时若没有 AM 或 PM 则有两种读法。`02:30` 和 `14:30` 只有一种。"),
        ]
    }

    private static var bounds: Message {
        Message(
            """
            A value outside of `--min` and `--max` is refused. Of times of day, a minimum after the maximum is a range \
            over midnight. Steps of `--step` are counted from midnight, and those of a length from 0. A value between \
            two steps is refused. `now` and `+1h` are counted from now rounded down to the step, or to the minute without \
            one: with `--step 15m` at 20:39, `now` is 20:30, `+1h` is 21:30, and `+5min` is refused. In `--min` and \
            `--max` they are counted from the second.

            With `--precision`, a date that says more than is asked for is refused; words that are counted from today, \
            such as `tomorrow`, may say any day in it, and a week may be named by one of its days. `--except` takes a \
            month or a year away only when it covers all of it.

            A time that the clocks skip is refused, and the next one is named. A time that occurs twice has two \
            offsets, and both are offered. Hours and minutes pass in real time; days, weeks, months and years keep the \
            time on the clock: where that is skipped or occurs twice, `+1d` is refused or offers both like the time itself. \
            UTC is printed as `+00:00`.
            """,
            zh: """
                超出 `--min` 和 `--max` 的值会被拒绝。对于时间，最小值晚于最大值表示跨过午夜的范围。`--step` 的步长从午夜算起，\
                时长的步长从 0 算起。两步之间的值会被拒绝。`now` 和 `+1h` 从现在向下取整到步长（没有步长时到分钟）算起：\
                使用 `--step 15m`，在 20:39 时，`now` 是 20:30，`+1h` 是 21:30，`+5min` 会被拒绝。在 `--min` 和 `--max` 中从当前的秒算起。

                使用 `--precision` 时，比所问更精确的日期会被拒绝；从今天推算的词，例如 `明天`，可以是其中的任何一天，\
                周可以用其中的一天来指定。只有覆盖整个月或整年的 `--except` 才会去掉那个月或那一年。

                时钟拨快而跳过的时间会被拒绝，并说明下一个有效的时间。出现两次的时间有两个偏移，两者都会列出。\
                时和分按实际经过的时间计算；日、周、月、年保持钟面上的时间不变。\
                如果那个时间被跳过或出现两次，`+1d` 与直接输入那个时间一样，被拒绝或列出两者。UTC 打印为 `+00:00`。
                """)
    }
}
