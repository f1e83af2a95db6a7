/// Which dates may be answered, how they are read and how they are printed.
package struct DateRule: CivilRule {
    /// The day that relative words are counted from.
    package let today: CivilDate
    package let precision: DateUnit
    /// First and last day; without bounds those of the calendar.
    package let bounds: ClosedRange<CivilDate>
    package let weekStart: Weekday
    /// What is printed for "until now". Nil when that is not offered.
    package let presentLabel: [UInt8]?
    package let home: DateAnswer
    package private(set) var initial: DateAnswer

    let filter: DayFilter
    let grammar: DateGrammar
    let format: DateFormat?
    let hasMinimum: Bool
    let hasMaximum: Bool

    /// - Throws: a fault that names the option.
    package init(_ options: CivilOptions, today: CivilDate) throws(OptionFault) {
        self.today = today
        precision = try OptionWords.precision(options.precision) ?? .day
        weekStart = try OptionWords.weekday(options.weekStart, "--week-start") ?? .monday
        let order = try OptionWords.dateOrder(options.dateOrder)
        grammar = DateGrammar(today: today, order: order, weekStart: weekStart)
        bounds = try DateRule.bounds(options.minimum, options.maximum, grammar)
        hasMinimum = options.minimum != nil
        hasMaximum = options.maximum != nil
        filter = try DateRule.filter(options.excluded, options.weekdays, grammar)
        if options.weekdays != nil && precision != .day { throw OptionFault("--weekdays", .needsDayPrecision) }
        presentLabel = options.offersPresent ? options.presentLabel ?? Array("present".utf8) : nil
        format = try DateFormat(
            option: options.format, for: .date(precision), language: options.language, weekStart: weekStart)
        guard let nearest = DateRule.nearest(to: today, precision, bounds, filter)
        else { throw OptionFault(options.narrowing, .nothingLeft) }
        home = .date(nearest)
        initial = home
        if let text = options.initial { initial = try givenInitial(text) }
    }

    // MARK: Options

    /// A bound that is less precise than a day counts with all its days: `2010` is 2010-01-01 as a minimum and
    /// 2010-12-31 as a maximum.
    static func bounds(
        _ minimum: [UInt8]?, _ maximum: [UInt8]?, _ grammar: DateGrammar
    ) throws(OptionFault) -> ClosedRange<CivilDate> {
        var lower = CivilDate.earliest
        var upper = CivilDate.latest
        if let minimum { lower = try grammar.read(minimum).value(of: "--min", minimum, \.span.text).span.first }
        if let maximum { upper = try grammar.read(maximum).value(of: "--max", maximum, \.span.text).span.last }
        if lower > upper { throw OptionFault("--min", .afterMaximum(lower.text, maximum: upper.text)) }
        return lower...upper
    }

    static func filter(
        _ excluded: [[UInt8]], _ weekdays: [UInt8]?, _ grammar: DateGrammar
    ) throws(OptionFault) -> DayFilter {
        var spans: [DateSpan] = []
        for text in excluded { spans.append(try grammar.read(text).value(of: "--except", text, \.span.text).span) }
        return DayFilter(excluded: spans, weekdays: try OptionWords.weekdays(weekdays, "--weekdays") ?? .all)
    }

    /// The date nearest to a day that can be chosen, the later one first. Nil when there is none at all.
    static func nearest(
        to day: CivilDate, _ precision: DateUnit, _ bounds: ClosedRange<CivilDate>, _ filter: DayFilter
    ) -> DateSpan? {
        let start = min(max(day, bounds.lowerBound), bounds.upperBound)
        return filter.search(precision, from: start, up: true, in: bounds)
            ?? filter.search(precision, from: start, up: false, in: bounds)
    }
}
