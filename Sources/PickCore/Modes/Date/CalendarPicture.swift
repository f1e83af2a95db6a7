/// A month with one of its days highlighted.
///
///                November 2026
///       Wk  Mo  Tu  We  Th  Fr  Sa  Su
///       44                           1x     cannot be chosen
///       …
///       48  23  24 *25  26  27  28  29      today
///       49 [30]                             what Enter takes
package struct CalendarPicture: CivilPicture {
    private let rule: DateRule
    private var stepper: DateStepper

    package init(_ rule: DateRule, showing answer: DateAnswer) {
        self.rule = rule
        if case .date(let span) = answer {
            stepper = DateStepper(span.first)
        } else {
            stepper = DateStepper(rule.today)
        }
    }

    package var answer: DateAnswer { .date(DateSpan(stepper.date)) }
    package let partCount = 1

    package mutating func perform(_ command: Command, part: Int) -> Bool {
        let before = stepper.date
        switch command {
        case .left: stepper = rule.move(stepper, .day, by: -1)
        case .right: stepper = rule.move(stepper, .day, by: 1)
        case .up: stepper = rule.move(stepper, .week, by: -1)
        case .down: stepper = rule.move(stepper, .week, by: 1)
        case .pageUp: stepper = rule.move(stepper, .month, by: -1)
        case .pageDown: stepper = rule.move(stepper, .month, by: 1)
        case .farUp: stepper = rule.move(stepper, .year, by: -1)
        case .farDown: stepper = rule.move(stepper, .year, by: 1)
        case .first: self = CalendarPicture(rule, showing: rule.home)
        case .last: rule.days(of: before.month, before.year).last.map { stepper = DateStepper($0) }
        default: return false
        }
        return stepper.date != before
    }

    // MARK: Drawing

    /// The title, the days of the week and six weeks.
    package let mostRows = 8

    /// The number of the week and its days with a mark on each side.
    private static let columns = 5 + 7 * 4

    package func rows(_ look: PictureLook, height: Int) -> [Row]? {
        let calendar = rule.calendar(of: stepper.date)
        guard look.columns > CalendarPicture.columns, height >= calendar.weeks.count + 2 else { return nil }
        let title = calendar.title(look.language)
        let indent = 5 + (CalendarPicture.columns - 5 - DisplayText.width(title)) / 2
        let weeks = calendar.weeks.map { row($0, look) }
        // As many rows for every month, so that nothing below them jumps.
        let blank = Array(repeating: Row(), count: min(height - 2, 6) - weeks.count)
        return [Row(blanks(indent) + title, .header), heading(calendar.columns, look.language)] + weeks + blank
    }

    private func heading(_ days: [Weekday], _ language: Language) -> Row {
        let names = days.map { " \(CalendarNames.narrowWeekday($0, language)) " }.joined()
        return Row([Span("  " + language.choose("Wk ", "周 "), .quiet), Span(names, .header)])
    }

    private func row(_ week: MonthCalendar.Week, _ look: PictureLook) -> Row {
        var spans = [Span("  \(padded(week.number, 2)) ", .quiet)]
        for day in week.days {
            let span = day.flatMap { $0.isInMonth ? cell($0, look) : nil } ?? Span("    ")
            if spans.last?.role == span.role { spans[spans.count - 1].text += span.text } else { spans.append(span) }
        }
        while spans.last?.text.last == " " {
            spans[spans.count - 1].text.removeLast()
            if spans[spans.count - 1].text.isEmpty { spans.removeLast() }
        }
        return Row(spans)
    }

    private func cell(_ day: MonthCalendar.Day, _ look: PictureLook) -> Span {
        let number = padded(day.date.day, 2, with: " ")
        if look.isMarked && day.date == stepper.date { return Span("[\(number)]", .highlight) }
        let left = day.date == rule.today ? "*" : " "
        if !day.isAllowed { return Span("\(left)\(number)x", .quiet) }
        return Span("\(left)\(number) ", day.date == rule.today ? .mark : .plain)
    }

    /// `< Mon 2026-11-30 >`: the angles say where days are left.
    package func compactRows(_ look: PictureLook, height: Int) -> [Row] {
        func canStep(_ command: Command) -> Bool {
            var other = self
            return other.perform(command, part: 0)
        }
        let weekday = CalendarNames.shortWeekday(stepper.date.weekday, look.language)
        let text = "\(canStep(.left) ? "<" : " ") \(weekday) \(stepper.date.text)\(canStep(.right) ? " >" : "")"
        return [Row(text, look.isMarked ? .highlight : .plain, columns: look.columns)]
    }
}

func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
