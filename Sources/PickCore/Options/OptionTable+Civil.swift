extension OptionTable {
    private static let dated: Set<ModeName> = [.date, .datetime]
    private static let timed: Set<ModeName> = [.time, .datetime]

    static let dates: [OptionSpec] = [
        OptionSpec(
            long: "min", argument: .required("VALUE", .nothing), group: .dates,
            summary: Message("The earliest, or shortest, that can be chosen", zh: "可选的最早（最短）值"),
            details: """
                Inclusive, and read as an answer is: `2010`, `2010-02`, `today`, `-18y`. A value that is less precise \
                than the answer counts from its beginning.
                """, isEveryday: true
        ) { $1.civil.minimum = $0.bytes },
        OptionSpec(
            long: "max", argument: .required("VALUE", .nothing), group: .dates,
            summary: Message("The latest, or longest, that can be chosen", zh: "可选的最晚（最长）值"),
            details: """
                Inclusive. A value that is less precise than the answer counts to its end: `2010` is 2010-12-31. Of a \
                time of day it may lie before the minimum: the range then leads over midnight.
                """, isEveryday: true
        ) { $1.civil.maximum = $0.bytes },
        OptionSpec(
            long: "precision", argument: .required("UNIT", .words(["year", "quarter", "month", "week", "day"])),
            group: .dates, modes: [.date],
            summary: Message(
                "What is asked for: year, quarter, month, week or day", zh: "所问的精度：year、quarter、month、week 或 day"),
            isEveryday: true
        ) { $1.civil.precision = $0.bytes },
        OptionSpec(
            long: "step", argument: .required("LENGTH", .nothing), group: .dates, modes: [.time, .datetime, .duration],
            summary: Message("Only multiples of LENGTH, such as 5m", zh: "只能选 LENGTH 的倍数，如 5m"), isEveryday: true
        ) { $1.civil.step = $0.bytes },
        OptionSpec(
            long: "seconds", group: .dates, modes: timed, summary: Message("Ask for seconds too", zh: "精确到秒")
        ) { $1.civil.seconds = true },
        OptionSpec(
            long: "12h", group: .dates, modes: timed,
            summary: Message("Show and read times on a 12-hour clock", zh: "以 12 小时制显示和输入")
        ) { $1.civil.twelveHour = true },
        OptionSpec(
            long: "zone", argument: .required("NAME", .nothing), group: .dates, modes: [.datetime],
            summary: Message("Time zone, otherwise that of TZ or the system", zh: "时区；默认取 TZ 或系统时区"),
            details:
                "`Asia/Shanghai`, `UTC` or a POSIX rule such as `CST-8`. One that is not known ends with status 2.",
            isEveryday: true
        ) { $1.zone = $0.text },
        OptionSpec(
            long: "present", argument: .optional("LABEL"), group: .dates, modes: [.date],
            summary: Message("Offer \"until now\", printed as present or LABEL", zh: "提供“至今”，打印为 present 或 LABEL")
        ) {
            $1.civil.offersPresent = true
            $1.civil.presentLabel = $0.bytes.isEmpty ? nil : $0.bytes
        },
        OptionSpec(
            long: "except", argument: .required("DATE", .nothing), group: .dates, modes: dated,
            summary: Message("A date that cannot be chosen", zh: "不可选的日期"), isRepeatable: true
        ) { $1.civil.excluded.append($0.bytes) },
        OptionSpec(
            long: "weekdays", argument: .required("DAYS", .nothing), group: .dates, modes: dated,
            summary: Message("Days of the week that can be chosen: mon-fri", zh: "可选的星期：mon-fri"),
            details: "A list such as `mon,wed,fri`, or a range, or both."
        ) { $1.civil.weekdays = $0.bytes },
        OptionSpec(
            long: "week-start", argument: .required("DAY", .words(["mon", "tue", "wed", "thu", "fri", "sat", "sun"])),
            group: .dates, modes: dated,
            summary: Message("First day of a week, Monday by default", zh: "一周的第一天，默认星期一")
        ) { $1.civil.weekStart = $0.bytes },
        OptionSpec(
            long: "date-order", argument: .required("ORDER", .words(["ymd", "dmy", "mdy"])), group: .dates,
            modes: dated,
            summary: Message("How 3/4 is read: ymd, dmy or mdy", zh: "3/4 的读法：ymd、dmy 或 mdy"),
            details: "Without it such a date has two readings, and nothing is guessed."
        ) { $1.civil.dateOrder = $0.bytes },
        OptionSpec(
            long: "format", argument: .required("FORMAT", .nothing), group: .dates,
            summary: Message("How the answer is printed: %F, or yyyy-MM-dd", zh: "打印格式：%F 或 yyyy-MM-dd"),
            details: """
                With a percent sign it is a format of strftime, otherwise one of Unicode (TR35). `YYYY` without a week \
                is refused: it is the year of the week, not of the day. A format that drops a part of the answer is \
                used, with a warning.
                """, isEveryday: true
        ) { $1.civil.format = $0.bytes },
        OptionSpec(
            long: "output", argument: .required("FORM", .words(["hms", "seconds", "iso"])), group: .dates,
            modes: [.duration],
            summary: Message("Print HH:MM:SS, seconds or PT1H30M", zh: "打印 HH:MM:SS、秒数或 PT1H30M")
        ) { $1.civil.durationOutput = $0.bytes },
    ]
}
