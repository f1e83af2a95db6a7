/// Which times of day may be answered, how they are read and how they are printed.
package struct TimeRule: CivilRule {
    package let hasSeconds: Bool
    /// Whether times are shown on a 12-hour clock. They are printed on a 24-hour one all the same.
    package let twelveHour: Bool
    package private(set) var home: CivilTime
    package private(set) var initial: CivilTime

    let step: TimeStep
    /// Counts from now rounded down to the step, as the default does.
    let grammar: TimeGrammar
    let format: DateFormat?
    let minimum: CivilTime?
    let maximum: CivilTime?

    /// A minimum after the maximum is a range over midnight. Steps are counted from midnight.
    ///
    /// - Throws: a fault that names the option.
    package init(_ options: CivilOptions, now: CivilTime) throws(OptionFault) {
        hasSeconds = options.seconds
        twelveHour = options.twelveHour
        let clock = TimeGrammar(now: now, twelveHour: options.twelveHour)
        step = try TimeStep(options.step, allowsSeconds: options.seconds, limit: CivilTime.secondsInDay / 2)
        minimum = try TimeRule.bound(options.minimum, "--min", clock)
        maximum = try TimeRule.bound(options.maximum, "--max", clock)
        format = try DateFormat(
            option: options.format, for: .time(seconds: options.seconds), language: options.language)
        home = now.roundedDown(to: step.seconds)
        initial = home
        grammar = TimeGrammar(now: home, twelveHour: options.twelveHour)
        if !allows(home) {
            guard let nearest = nearest(to: now) else { throw OptionFault(options.narrowing, .nothingLeft) }
            home = nearest
            initial = nearest
        }
        if let text = options.initial { initial = try givenInitial(text) }
    }

    private static func bound(
        _ text: [UInt8]?, _ option: String, _ grammar: TimeGrammar
    ) throws(OptionFault) -> CivilTime? {
        guard let text else { return nil }
        return try grammar.read(text).value(of: option, text, \.text)
    }

    /// The time that can be chosen at the least distance, on a clock that goes round. Nil when there is none.
    private func nearest(to time: CivilTime) -> CivilTime? {
        choices.min { distance($0, time) < distance($1, time) }
    }

    private func distance(_ one: CivilTime, _ other: CivilTime) -> Int {
        let ahead = floorModulo(one.secondOfDay - other.secondOfDay, CivilTime.secondsInDay)
        return min(ahead, CivilTime.secondsInDay - ahead)
    }

    /// Every time that can be chosen, in order from the lower bound on, which may lead over midnight.
    package var choices: [CivilTime] {
        let all = stride(from: 0, to: CivilTime.secondsInDay, by: step.seconds).filter { position($0) <= length }
        return all.sorted { position($0) < position($1) }.map { CivilTime(secondOfDay: $0) }
    }

    /// Seconds from the lower bound on to a second of the day, round the clock.
    func position(_ secondOfDay: Int) -> Int {
        floorModulo(secondOfDay - (minimum ?? .midnight).secondOfDay, CivilTime.secondsInDay)
    }

    /// Where the upper bound is.
    var length: Int { position((maximum ?? .endOfDay).secondOfDay) }
}
