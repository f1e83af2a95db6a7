/// Which date-times may be answered, how they are read and how they are printed.
package struct DateTimeRule: CivilRule {
    package let zone: any Zone
    /// Whether seconds are chosen. They are printed all the same.
    package let hasSeconds: Bool
    package let twelveHour: Bool
    package let weekStart: Weekday
    package private(set) var home: ZonedDateTime
    package private(set) var initial: ZonedDateTime

    /// Nil without a bound.
    let minimum: ZonedDateTime?
    let maximum: ZonedDateTime?
    /// Nil without `--step`.
    let step: TimeStep?
    let filter: DayFilter
    /// Counts from now rounded down to the step, as the default does.
    let grammar: DateTimeGrammar
    let format: DateFormat?

    /// - Parameter now: seconds since 1970-01-01T00:00:00Z.
    /// - Throws: a fault that names the option.
    package init(_ options: CivilOptions, now: Int, zone: any Zone) throws(OptionFault) {
        self.zone = zone
        hasSeconds = options.seconds
        twelveHour = options.twelveHour
        weekStart = try OptionWords.weekday(options.weekStart, "--week-start") ?? .monday
        guard let now = zone.time(at: now) else { throw OptionFault("--default", .refused(.outsideCalendar)) }
        let clock = DateTimeGrammar(
            now: now, zone: zone, order: try OptionWords.dateOrder(options.dateOrder), weekStart: weekStart,
            twelveHour: options.twelveHour)
        let limit = CivilTime.secondsInDay / 2
        step =
            options.step == nil
            ? nil : try TimeStep(options.step, allowsSeconds: options.seconds, limit: limit)
        grammar = clock.counting(
            from: (step ?? TimeStep(seconds: options.seconds ? 1 : 60)).roundedDown(now, in: zone))
        filter = try DateRule.filter(options.excluded, options.weekdays, clock.dates)
        format = try DateFormat(
            option: options.format, for: .dateTime(seconds: options.seconds), language: options.language,
            weekStart: weekStart)
        minimum = try DateTimeRule.bound(options.minimum, "--min", clock)
        maximum = try DateTimeRule.bound(options.maximum, "--max", clock)
        if let minimum, let maximum, minimum.instant > maximum.instant {
            throw OptionFault("--min", .afterMaximum(minimum.text, maximum: maximum.text))
        }
        home = now
        initial = now
        guard let nearest = nearest(to: now)
        else { throw OptionFault(options.narrowing, .nothingLeft) }
        home = nearest
        initial = nearest
        if let text = options.initial { initial = try givenInitial(text) }
    }

    /// A bound without a time counts with all its days: from 00:00:00 of the first to 23:59:59 of the last one.
    private static func bound(
        _ text: [UInt8]?, _ option: String, _ grammar: DateTimeGrammar
    ) throws(OptionFault) -> ZonedDateTime? {
        guard let text else { return nil }
        let isLower = option == "--min"
        switch try grammar.read(text).value(of: option, text, \.text) {
        case .moment(let moment): return moment
        case .civil(let civil): return edge(civil, isLower, grammar.zone)
        case .date(let date):
            let civil =
                isLower
                ? CivilDateTime(date.span.first, .midnight) : CivilDateTime(date.span.last, .endOfDay)
            return edge(civil, isLower, grammar.zone)
        }
    }

    /// A time that the clocks jump over is a bound at the jump; one that occurs twice takes both in.
    private static func edge(_ civil: CivilDateTime, _ isLower: Bool, _ zone: any Zone) -> ZonedDateTime? {
        switch zone.occurrence(of: civil) {
        case .once(let time): return time
        case .twice(let first, let second): return isLower ? first : second
        case .never(let next): return isLower ? next : next.flatMap { zone.time(at: $0.instant - 1) }
        }
    }
}

extension TypedDateTime {
    /// As it is named in messages.
    var text: String {
        switch self {
        case .moment(let time): time.text
        case .civil(let civil): civil.text
        case .date(let date): date.span.text
        }
    }
}
