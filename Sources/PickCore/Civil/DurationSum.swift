/// Adds up the terms of a typed duration, exactly.
struct DurationSum {
    /// A decimal number: `whole` and `fraction / scale`.
    struct Number {
        let whole: Int
        let fraction: Int
        let scale: Int
    }

    private let line: TypedLine
    private var seconds = 0
    private var units: Set<TypedUnit> = []
    /// Only the last number may have a fraction, as in ISO 8601.
    private var hasFraction = false

    init(_ line: TypedLine) { self.line = line }

    var isEmpty: Bool { units.isEmpty }

    /// The whole length. At least one term must have been added.
    var total: CivilDuration {
        get throws(Refusal) {
            if isEmpty { throw .notUnderstood(line.shown, .duration) }
            return CivilDuration(seconds: seconds)
        }
    }

    /// `90`, `1.5`, `1,5`. Nil when there is no digit.
    func number(_ scanner: inout TextScanner) throws(Refusal) -> Number? {
        guard let digits = scanner.digits() else {
            return scanner.number(digits: 1...2).map { Number(whole: $0, fraction: 0, scale: 1) }
        }
        let whole = try value(of: digits)
        var ahead = scanner
        guard ahead.take(".") || ahead.take(","), let decimals = ahead.digits()
        else { return Number(whole: whole, fraction: 0, scale: 1) }
        scanner = ahead
        // No unit has a part that more decimals could name.
        if decimals.count > 9 { throw .fractionOfSecond(line.shown) }
        let scale = decimals.reduce(1) { scale, _ in scale * 10 }
        return Number(whole: whole, fraction: try value(of: decimals), scale: scale)
    }

    private func value(of digits: TypedText) throws(Refusal) -> Int {
        var value = 0
        for digit in digits {
            let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = tens.addingReportingOverflow(Int(digit.value - 0x30))
            if overflow || carry { throw .durationTooLong(line.shown) }
            value = sum
        }
        return value
    }

    mutating func add(_ number: Number, _ unit: TypedUnit) throws(Refusal) {
        guard let length = unit.seconds else { throw .monthHasNoLength(line.shown) }
        if hasFraction { throw .notUnderstood(line.shown, .duration) }
        guard units.insert(unit).inserted else { throw .repeatedUnit(line.shown) }
        hasFraction = number.scale > 1
        // At most 604800 times a billion.
        let part = length * number.fraction
        guard part % number.scale == 0 else { throw .fractionOfSecond(line.shown) }
        let (product, overflow) = number.whole.multipliedReportingOverflow(by: length)
        let (withPart, carry) = product.addingReportingOverflow(part / number.scale)
        let (sum, finalCarry) = seconds.addingReportingOverflow(withPart)
        if overflow || carry || finalCarry { throw .durationTooLong(line.shown) }
        seconds = sum
    }
}
