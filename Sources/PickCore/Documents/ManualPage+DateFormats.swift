/// The formats of dates and times.
extension MdocWriter {
    mutating func writeDateFormats() {
        subsection(Message("Formats", zh: "格式"))
        paragraphs(
            Message(
                """
                `--format` with a percent sign is a format of strftime(3), with the flags of GNU date: `%-d`, `%_d`, \
                `%0e`, `%^a`. Any other is one of Unicode TR35, where text stands between single quotes. Names are in \
                the language of `--lang`. Of each field, the form of strftime comes first:
                """,
                zh: """
                    含百分号的 `--format` 是 strftime(3) 的格式，可用 GNU date 的标志：`%-d`、`%_d`、`%0e`、`%^a`。\
                    其他的是 Unicode TR35 的格式，其中文字写在单引号之间。月份和星期的名称使用 `--lang` 的语言。\
                    下面的每个字段先列 strftime 的写法：
                    """))
        list(width: "x%:zx", isCompact: true, Self.fields)
        paragraphs(
            Message(
                """
                `YYYY` and `%G` are the year of a week, which differs around New Year: without the number of the week \
                they are refused. So are `DD`, the day of the year, beside a month, and a field that the answer does \
                not have, such as an hour in a date or a day in a month. A format that leaves out a part of the answer \
                is used, with a warning.

                In a length of time the largest unit takes all there is: `%M` of an hour and a half is 90.
                """,
                zh: """
                    `YYYY` 和 `%G` 是周所属的年份，在元旦前后与日期的年份不同：没有周数时会被拒绝。\
                    同样被拒绝的还有与月份并列的 `DD`（一年中的第几天），以及回答所没有的字段，例如日期中的小时、月份中的日。\
                    遗漏回答某一部分的格式仍可使用，但会给出警告。

                    对于时长，最大的单位包含全部：一个半小时的 `%M` 是 90。
                    """))
    }

    private static var fields: [ManualItem] {
        [
            ManualItem("`%Y`", "`yyyy`: year. `%y` and `yy` have two digits.", zh: "`yyyy`：年。`%y` 和 `yy` 为两位。"),
            ManualItem(
                "`%m`", "`MM`: month. `%b` and `MMM`, `%B` and `MMMM` are its names.",
                zh: "`MM`：月。`%b` 和 `MMM`、`%B` 和 `MMMM` 是其名称。"),
            ManualItem(
                "`%d`", "`dd`: day. `%e` has a blank before one digit, `d` has nothing.",
                zh: "`dd`：日。`%e` 在一位数前加空格，`d` 不加。"),
            ManualItem("`%j`", "`DDD`: day of the year.", zh: "`DDD`：一年中的第几天。"),
            ManualItem("`%q`", "`Q`: quarter.", zh: "`Q`：季度。"),
            ManualItem(
                "`%a`", "`EEE`: day of the week. `%A` and `EEEE` are the long names, `%u` and `e` the numbers.",
                zh: "`EEE`：星期。`%A` 和 `EEEE` 是全名，`%u` 和 `e` 是数字。"),
            ManualItem(
                "`%G`", "`YYYY`: year of the ISO week. `%V` and `ww` are its number.",
                zh: "`YYYY`：ISO 周所属的年份。`%V` 和 `ww` 是周数。"),
            ManualItem(
                "`%H`", "`HH`: hour. `%I` and `hh` are those of a 12-hour clock, `%p` and `a` the half of the day.",
                zh: "`HH`：时。`%I` 和 `hh` 为 12 小时制，`%p` 和 `a` 是上午或下午。"),
            ManualItem("`%M`", "`mm`: minute.", zh: "`mm`：分。"),
            ManualItem("`%S`", "`ss`: second.", zh: "`ss`：秒。"),
            ManualItem(
                "`%:z`", "`xxx`: offset, `+08:00`. `%z` and `xx` have no colon; `XXX` is `Z` for UTC.",
                zh: "`xxx`：偏移，`+08:00`。`%z` 和 `xx` 不带冒号；`XXX` 在 UTC 时为 `Z`。"),
            ManualItem(
                "`%Z`", "`z`: short name of the zone. `VV` is its name.", zh: "`z`：时区的简称。`VV` 是其名称。"),
            ManualItem(
                "`%s`", "Seconds since 1970 in UTC; of a length of time, all its seconds.",
                zh: "自 UTC 1970 年起的秒数；对于时长则是总秒数。"),
            ManualItem("`%F`", "`%Y-%m-%d`.", zh: "`%Y-%m-%d`。"),
            ManualItem("`%T`", "`%H:%M:%S`. `%R` has no seconds.", zh: "`%H:%M:%S`。`%R` 不含秒。"),
        ]
    }
}
