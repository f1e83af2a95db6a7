/// The formats of dates and times.
extension MdocWriter {
    mutating func writeDateFormats() {
        subsection("Formats")
        paragraphs(
            """
            `--format` with a percent sign is a format of strftime(3), with the flags of GNU date: `%-d`, `%_d`, \
            `%0e`, `%^a`. Any other is one of Unicode TR35, where text stands between single quotes. Names are in the \
            language of `--lang`. Of each field, the form of strftime comes first:
            """)
        list(width: "x%:zx", isCompact: true, Self.fields)
        paragraphs(
            """
            `YYYY` and `%G` are the year of a week, which differs around New Year: without the number of the week \
            they are refused. So are `DD`, the day of the year, beside a month, and a field that the answer does not \
            have, such as an hour in a date or a day in a month. A format that leaves out a part of the answer is used, \
            with a warning.

            In a length of time the largest unit takes all there is: `%M` of an hour and a half is 90.
            """)
    }

    private static var fields: [(term: String, text: String)] {
        [
            ("`%Y`", "`yyyy`: year. `%y` and `yy` have two digits."),
            ("`%m`", "`MM`: month. `%b` and `MMM`, `%B` and `MMMM` are its names."),
            ("`%d`", "`dd`: day. `%e` has a blank before one digit, `d` has nothing."),
            ("`%j`", "`DDD`: day of the year."),
            ("`%q`", "`Q`: quarter."),
            ("`%a`", "`EEE`: day of the week. `%A` and `EEEE` are the long names, `%u` and `e` the numbers."),
            ("`%G`", "`YYYY`: year of the ISO week. `%V` and `ww` are its number."),
            ("`%H`", "`HH`: hour. `%I` and `hh` are those of a 12-hour clock, `%p` and `a` the half of the day."),
            ("`%M`", "`mm`: minute."),
            ("`%S`", "`ss`: second."),
            ("`%:z`", "`xxx`: offset, `+08:00`. `%z` and `xx` have no colon; `XXX` is `Z` for UTC."),
            ("`%Z`", "`z`: short name of the zone. `VV` is its name."),
            ("`%s`", "Seconds since 1970 in UTC; of a length of time, all its seconds."),
            ("`%F`", "`%Y-%m-%d`."), ("`%T`", "`%H:%M:%S`. `%R` has no seconds."),
        ]
    }
}
