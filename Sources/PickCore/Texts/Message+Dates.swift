// MARK: - What can be typed

extension Message {
    private static let typedDates = [
        Message(
            "2026-11-30, 20261130, 30 nov, nov 30 2026, 2026-W49-1, 2026-335",
            zh: "2026-11-30、20261130、11月30日、2026年11月30日、2026-W49-1、2026-335"),
        Message(
            "today, tomorrow, fri, next fri, +3d, -2w, +1mo, +1y",
            zh: "今天、明天、后天、周五、下周五、+3d、-2w、+1mo、+1y、3天后"),
    ]

    /// The help of the plain view for a date.
    package static func dateHelp(_ precision: DateUnit, hasPresent: Bool) -> [Message] {
        let forms =
            switch precision {
            case .day: typedDates
            case .week: [Message("2026-W49 or a day in it; this week, next week", zh: "2026-W49 或其中的一天；本周、下周")]
            case .month: [Message("2026-11, nov 2026, this month, +1mo", zh: "2026-11、2026年11月、本月、+1mo")]
            case .quarter: [Message("2026-Q4, q4, this quarter", zh: "2026-Q4、第四季度、本季度")]
            case .year: [Message("2026, this year, -1y", zh: "2026、今年、-1y")]
            }
        return forms + (hasPresent ? [Message("present: until now", zh: "present 或 至今")] : [])
    }

    package static let timeHelp = [
        Message("14:05, 1405, 2:05 pm, noon, now, +90min", zh: "14:05、1405、下午2点05分、中午、现在、+90min")
    ]

    package static let dateTimeHelp = [
        Message(
            "A date and a time: 2026-11-30 14:05, tomorrow 9:00, fri 2 pm", zh: "日期和时间：2026-11-30 14:05、明天 9:00、周五下午2点"),
        Message("now, +2h, +90min, 14:05 (today), @1790000000", zh: "现在、+2h、+90min、14:05（今天）、@1790000000"),
    ]

    package static let durationHelp = [
        Message("1h30m, 90m, 1:30, 1:30:00, 1.5h, PT1H30M, 2 days", zh: "1h30m、90m、1:30、1:30:00、1.5h、PT1H30M、1小时30分钟")
    ]

    /// What the plain view says about every date and time, after the forms that can be typed.
    static func civilHelp(_ forms: [Message], bounds: Message?) -> [Message] {
        let range = bounds.map { [Message("Allowed: \($0[.english]).", zh: "范围：\($0[.chinese])。")] } ?? []
        return [Message("Type it in one of these forms:", zh: "可按以下形式输入：")]
            + forms.map { Message("  \($0[.english])", zh: "  \($0[.chinese])") } + range + [
                Message("Enter alone takes the value in brackets.", zh: "直接按回车取方括号中的值。"),
                Message("Ctrl-D or Ctrl-C cancels.", zh: "Ctrl-D 或 Ctrl-C 取消。"),
            ]
    }
}
