/// Which lengths of time may be answered, how they are read and how they are printed.
package struct DurationRule: CivilRule {
    package let minimum: CivilDuration?
    package let maximum: CivilDuration?
    package private(set) var home: CivilDuration
    package private(set) var initial: CivilDuration

    let step: TimeStep?
    private let outputForm: DurationOutput
    private let format: DurationFormat?
    private let grammar = DurationGrammar()

    /// - Throws: a fault that names the option.
    package init(_ options: CivilOptions) throws(OptionFault) {
        minimum = try DurationRule.bound(options.minimum, "--min")
        maximum = try DurationRule.bound(options.maximum, "--max")
        if let minimum, let maximum, minimum > maximum {
            throw OptionFault("--min", .afterMaximum(minimum.text, maximum: maximum.text))
        }
        step =
            options.step == nil
            ? nil : try TimeStep(options.step, allowsSeconds: true, limit: 100 * 366 * CivilTime.secondsInDay)
        outputForm =
            try OptionWords.word(options.durationOutput, "--output", DurationOutput.allCases, \.rawValue) ?? .clock
        if options.durationOutput != nil && options.format != nil {
            throw OptionFault("--output", .notTogetherWith("--format"))
        }
        format = try DurationRule.format(options.format)
        home = .zero
        initial = .zero
        guard let first = firstChoice else { throw OptionFault(options.narrowing, .nothingLeft) }
        home = first
        initial = first
        if let text = options.initial { initial = try givenInitial(text) }
    }

    private static func bound(_ text: [UInt8]?, _ option: String) throws(OptionFault) -> CivilDuration? {
        guard let text else { return nil }
        return try DurationGrammar().read(text).value(of: option, text, \.text)
    }

    private static func format(_ text: [UInt8]?) throws(OptionFault) -> DurationFormat? {
        guard let text else { return nil }
        let format = try OptionWords.format(text)
        do throws(FormatFault) {
            return try DurationFormat(format)
        } catch {
            throw OptionFault("--format", .format(error))
        }
    }

    /// The shortest length that can be chosen: no time at all, without a minimum.
    private var firstChoice: CivilDuration? {
        let shortest = minimum ?? .zero
        guard let step else { return shortest }
        guard shortest.seconds <= Int.max - step.seconds else { return nil }
        let first = CivilDuration(seconds: step.roundedUp(shortest.seconds))
        return allows(first) ? first : nil
    }

    // MARK: Judging

    package func judge(_ text: [UInt8]) -> Reading<CivilDuration> {
        grammar.read(text).flatMap { duration in refusal(duration).map { .refused($0) } ?? .one(duration) }
    }

    /// Whether a length can be chosen. Steps are counted from no time at all.
    private func allows(_ duration: CivilDuration) -> Bool {
        if let minimum, duration < minimum { return false }
        if let maximum, duration > maximum { return false }
        return neighbours(of: duration).isEmpty
    }

    /// The steps around a length that is between two.
    private func neighbours(of duration: CivilDuration) -> [CivilDuration] {
        guard let step, duration.seconds <= Int.max - step.seconds else { return [] }
        return step.neighbours(of: duration.seconds).map { CivilDuration(seconds: $0) }
    }

    /// Why a length cannot be chosen. Nil: it can.
    package func refusal(_ duration: CivilDuration) -> Refusal? {
        if let minimum, duration < minimum { return .tooShort(duration.text, shortest: (firstChoice ?? minimum).text) }
        if let maximum, duration > maximum { return .tooLong(duration.text, longest: (last ?? maximum).text) }
        if allows(duration) { return nil }
        return .offStep(duration.text, neighbours: neighbours(of: duration).filter(allows).map(\.text))
    }

    /// Moves a highlighted length, to the next step at least. It stops at the bounds and at no time at all.
    package func move(_ duration: CivilDuration, _ unit: TimeUnit, by count: Int) -> CivilDuration {
        let distance = step?.roundedUp(unit.seconds) ?? unit.seconds
        let (move, overflow) = count.multipliedReportingOverflow(by: distance)
        let (sum, carry) = duration.seconds.addingReportingOverflow(move)
        if overflow || carry { return duration }
        let lower = (minimum ?? .zero).seconds
        let inside = max(lower, min(maximum?.seconds ?? Int.max, sum))
        let snapped = step.map { count < 0 ? $0.roundedUp(inside) : $0.roundedDown(inside) } ?? inside
        let moved = CivilDuration(seconds: snapped)
        return allows(moved) ? moved : duration
    }

    /// The longest that can be chosen. Nil without a maximum.
    var last: CivilDuration? {
        maximum.map { CivilDuration(seconds: step?.roundedDown($0.seconds) ?? $0.seconds) }
    }

    // MARK: Texts

    package func value(_ answer: CivilDuration) -> String { answer.text }

    package func output(_ answer: CivilDuration) -> [UInt8] {
        if let format { return Array(format.string(answer).utf8) }
        switch outputForm {
        case .clock: return Array(answer.text.utf8)
        case .seconds: return Array(String(answer.seconds).utf8)
        case .iso: return Array(answer.isoText.utf8)
        }
    }

    package func label(_ answer: CivilDuration, _ language: Language) -> String { answer.text }

    package var help: [Message] { Message.durationHelp }

    package func boundsText(_ language: Language) -> String? {
        rangeText(from: minimum?.text, to: maximum?.text, language)
    }

    package func warnings(_ language: Language) -> [String] {
        format?.warnings.text(language).map { ["--format" + Message.colon[language] + $0] } ?? []
    }

    package func record(_ answer: CivilDuration) -> [JSONValue.Member] {
        [JSONValue.Member("mode", "duration")] + valueMembers(answer)
            + [JSONValue.Member("seconds", answer.seconds), JSONValue.Member("iso", answer.isoText)]
    }
}
