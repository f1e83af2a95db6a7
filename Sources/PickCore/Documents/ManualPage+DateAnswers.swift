/// How dates and times are shown, and what `--json` says of them.
extension MdocWriter {
    mutating func writeCalendar() {
        subsection(Message("Calendar and wheels", zh: "日历与转轮"))
        paragraphs(
            Message(
                """
                The row under the line says what Enter takes. The calendar shows the month of that day: `[30]` is the \
                day itself, `*30` is today, and an x stands behind days that cannot be chosen. Wheels show the values \
                that the next steps lead to; the brackets are around the one that Up and Down turn.

                Steps stop at the bounds and pass over days that are left out. A step of a month or a year remembers \
                the day: 31 January, 28 February, 31 March. When something is typed, a step begins at what it means, \
                and empties the line. `--present` adds a row behind the last day: Tab goes there, and so does a step \
                beyond the end. On a small screen one row or two stand for the picture.

                On wheels, a number that is no answer by itself is for the wheel in brackets: `14` sets the hour, Tab \
                takes it and goes on to the minutes, `30` sets those, and Enter takes what the wheels show. The row \
                under the line says which wheel is set. Left and Right take the number too, and Up and Down go on from \
                it. It counts as the line that the wheels would show with it: all other wheels stay as they are, and \
                what that line would be refused for, such as the hour 25 or a minute between two steps, is refused in \
                place. If it is allowed with other values after it, the wheels point there, and a step or Tab goes there.

                A number has one or two digits; a year has four, and the hours of a length have as many as you like. On \
                the wheel of dates it is the day of the month. On a 12-hour clock a digit alone stays in the half of \
                the day that is shown; two digits are an hour of the 24-hour clock. What is an answer by itself stays \
                one: `1430` is a time, and with `--precision year` `2010` is a year. A calendar has no wheels: there, \
                and in the plain view, as lines, and with `--answer` and `--default`, a bare number sets nothing.
                """,
                zh: """
                    输入行下面的一行说明按回车会取什么。日历显示那一天所在的月份：`[30]` 是那一天，`*30` 是今天，\
                    不可选的日子后面有 x。转轮显示接下来各步会到达的值；方括号标出 Up 和 Down 所转动的值。

                    移动止于范围的两端，并跳过被排除的日子。移动一月或一年时会记住日：1 月 31 日、2 月 28 日、3 月 31 日。\
                    已有输入时，移动从输入的含义开始，并清空输入行。`--present` 在最后一天之后增加一行：按 Tab 可到达，\
                    移过末尾也会到达。屏幕较小时，日历或转轮只占一两行。

                    在转轮上，本身不是回答的数字用于方括号中的转轮：`14` 设定小时，Tab 取用它并移到分钟，`30` 设定分钟，\
                    回车取转轮所显示的值。输入行下面的一行说明设定的是哪个转轮。Left 和 Right 同样取用数字，\
                    Up 和 Down 则从它继续移动。数字等同于转轮设定后所显示的整行输入：其他转轮保持不变；\
                    那样的一行会因什么被拒绝，例如 25 时或不在步长上的分钟，数字也同样当场被拒绝。\
                    如果改变其后的值就可以选，转轮会指向那里，移动或按 Tab 即可到达。

                    数字为一位或两位；年份为四位，时长的小时位数不限。在日期的转轮上，它是当月的第几日。\
                    在 12 小时制中，一位数字保持所显示的上午或下午，两位数字是 24 小时制的小时。本身就是回答的仍是回答：\
                    `1430` 是时间，使用 `--precision year` 时 `2010` 是年份。日历没有转轮：在日历、普通视图、逐行方式、\
                    `--answer` 和 `--default` 中，单独的数字不设定任何值。
                    """))
    }

    mutating func writeDateFields() {
        subsection(Message("JSON of dates and times", zh: "日期与时间的 JSON"))
        paragraphs(
            Message(
                """
                With `--json`, `mode` is the kind of answer, and `value` is the answer in the form of ISO 8601 (for a \
                length of time `HH:MM:SS`), or `present`. Where `--format` or a label makes something else of it, \
                `text` is what would be printed. Then come the fields of the mode:
                """,
                zh: """
                    使用 `--json` 时，`mode` 是回答的种类，`value` 是 ISO 8601 形式的回答（时长为 `HH:MM:SS`），或 `present`。\
                    如果 `--format` 或标签使打印的内容与此不同，`text` 是将会打印的内容。其后是各模式的字段：
                    """))
        list(width: "xdatetimex", Self.dateFields)
        example(#"{"mode":"duration","value":"01:30:00","seconds":5400,"iso":"PT1H30M"}"#)
    }

    private static var dateFields: [ManualItem] {
        [
            ManualItem(
                "`date`",
                """
                `year`, `month`, `day`, `weekday` (1 is Monday), `week`. With `--precision`: `year`, and `quarter`, \
                `month` or `week`, and the days `first` and `last`. The year of a week is that of the week.
                """,
                zh: """
                    `year`、`month`、`day`、`weekday`（1 为星期一）、`week`。使用 `--precision` 时：`year`，以及 `quarter`、\
                    `month` 或 `week`，还有首日 `first` 和末日 `last`。周的年份是周所属的年份。
                    """),
            ManualItem("`time`", "`hour`, `minute`, `second`.", zh: "`hour`、`minute`、`second`。"),
            ManualItem(
                "`datetime`",
                "Those of both, `offset`, the name of the `zone`, and `epoch`, the seconds since 1970 in UTC.",
                zh: "以上两者的字段，偏移 `offset`，时区的名称 `zone`，以及自 UTC 1970 年起的秒数 `epoch`。"),
            ManualItem(
                "`duration`", "`seconds`, and `iso`, such as `PT1H30M`.", zh: "`seconds`，以及 `iso`，例如 `PT1H30M`。"),
        ]
    }
}
