extension OptionTable {
    private static let dated: ModeSet = [.date, .datetime]
    private static let timed: ModeSet = [.time, .datetime]

    static let dates: [OptionSpec] = [
        OptionSpec(
            long: "min", argument: .required("VALUE", .nothing), group: .dates,
            summary: Message("The earliest, or shortest, that can be chosen", zh: "可选的最早（最短）值"),
            details: Message(
                """
                Inclusive, and read as an answer is: `2010`, `2010-02`, `today`, `-18y`. A value that is less precise \
                than the answer counts from its beginning.
                """,
                zh: """
                    含该值本身，读法与回答相同：`2010`、`2010-02`、`today`、`-18y`。\
                    不如回答精确的值从其开始算起。
                    """), isEveryday: true
        ) { $1.civil.minimum = $0.bytes },
        OptionSpec(
            long: "max", argument: .required("VALUE", .nothing), group: .dates,
            summary: Message("The latest, or longest, that can be chosen", zh: "可选的最晚（最长）值"),
            details: Message(
                """
                Inclusive. A value that is less precise than the answer counts to its end: `2010` is 2010-12-31. Of a \
                time of day it may lie before the minimum: the range then leads over midnight.
                """,
                zh: """
                    含该值本身。不如回答精确的值算到其末尾：`2010` 即 2010-12-31。对于时间，\
                    它可以早于最小值：这时范围跨过午夜。
                    """), isEveryday: true
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
            details: Message(
                "`Asia/Shanghai`, `UTC` or a POSIX rule such as `CST-8`. One that is not known ends with status 2.",
                zh: """
                    `Asia/Shanghai`、`UTC` 或 POSIX 规则如 `CST-8`。\
                    未知的时区以状态 2 结束。
                    """),
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
            details: Message(
                "A list such as `mon,wed,fri`, or a range, or both.",
                zh: "列表如 `mon,wed,fri`，或范围，或两者并用。")
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
            details: Message(
                "Without it such a date has two readings, and nothing is guessed.",
                zh: "没有它时这样的日期有两种读法，不作猜测。")
        ) { $1.civil.dateOrder = $0.bytes },
        OptionSpec(
            long: "format", argument: .required("FORMAT", .nothing), group: .dates,
            summary: Message("How the answer is printed: %F, or yyyy-MM-dd", zh: "打印格式：%F 或 yyyy-MM-dd"),
            details: Message(
                "With a percent sign it is a format of strftime, otherwise one of Unicode (TR35); see `DATES AND TIMES`.",
                zh: """
                    含百分号时是 strftime 的格式，否则是 Unicode（TR35）的格式；参阅“日期与时间”一节。
                    """), isEveryday: true
        ) { $1.civil.format = $0.bytes },
        OptionSpec(
            long: "output", argument: .required("FORM", .words(["hms", "seconds", "iso"])), group: .dates,
            modes: [.duration],
            summary: Message(
                "Print as hms, seconds or iso: 01:30:00, 5400 or PT1H30M",
                zh: "打印形式 hms、seconds 或 iso：01:30:00、5400 或 PT1H30M")
        ) { $1.civil.durationOutput = $0.bytes },
    ]
}
