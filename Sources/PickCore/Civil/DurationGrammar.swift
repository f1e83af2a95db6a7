/// Reads lengths of time as people type them: `1h30m`, `90m`, `1:30`, `1:30:00`, `1.5h`, `PT1H30M`, `1小时30分钟`.
///
/// Here `m` is minutes. Months and years are refused: they have no fixed length. Every number is exact or refused.
package struct DurationGrammar: Sendable {
    package init() {}

    package func read(_ bytes: [UInt8]) -> Reading<CivilDuration> {
        let line = TypedLine(bytes)
        var scanner = TextScanner(line.text)
        if scanner.take("-") {
            return .refused(scanner.rest.first?.isDigit == true ? .negativeDuration(line.shown) : notUnderstood(line))
        }
        do throws(Refusal) {
            if line.text.isOne(of: "半小时", "半个小时") { return .one(CivilDuration(seconds: 1800)) }
            if scanner.take("p") { return .one(try iso(&scanner, line)) }
            if let clock = try clock(line) { return .one(clock) }
            return .one(try units(line))
        } catch {
            return .refused(error)
        }
    }

    private func notUnderstood(_ line: TypedLine) -> Refusal { .notUnderstood(line.shown, .duration) }

    // MARK: Forms

    /// Hours, minutes and perhaps seconds, with colons. Nil for a text without them.
    private func clock(_ line: TypedLine) throws(Refusal) -> CivilDuration? {
        let parts = line.text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 1 { return nil }
        guard parts.count <= 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }),
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { throw notUnderstood(line) }
        var sum = DurationSum(line)
        for (part, unit) in zip(parts, [TypedUnit.hour, .minute, .second]) {
            var scanner = TextScanner(part)
            guard let number = try sum.number(&scanner) else { throw notUnderstood(line) }
            if unit != .hour && number.whole > 59 { throw notUnderstood(line) }
            try sum.add(number, unit)
        }
        return try sum.total
    }

    /// What may stand in ISO 8601 after the P, in this order, each at most once.
    private static let isoUnits: [(letter: Unicode.Scalar, unit: TypedUnit)] = [
        ("y", .year), ("m", .month), ("w", .week), ("d", .day), ("h", .hour), ("m", .minute), ("s", .second),
    ]
    /// Where the units begin that stand after the T.
    private static let firstTimeUnit = 4

    private func iso(_ scanner: inout TextScanner, _ line: TypedLine) throws(Refusal) -> CivilDuration {
        var sum = DurationSum(line)
        var units = DurationGrammar.isoUnits[..<DurationGrammar.firstTimeUnit]
        var isAfterT = false
        while !scanner.isAtEnd {
            if !isAfterT, scanner.take("t") {
                isAfterT = true
                units = DurationGrammar.isoUnits[DurationGrammar.firstTimeUnit...]
            }
            guard let number = try sum.number(&scanner), let letter = scanner.rest.first else {
                throw notUnderstood(line)
            }
            guard let index = units.firstIndex(where: { $0.letter == letter }) else { throw notUnderstood(line) }
            _ = scanner.take(String(letter))
            try sum.add(number, units[index].unit)
            units = units[(index + 1)...]
        }
        return try sum.total
    }

    /// Numbers with units, one after the other: `1h30m`, `1 hour and 30 minutes`.
    private func units(_ line: TypedLine) throws(Refusal) -> CivilDuration {
        var scanner = TextScanner(line.text)
        var sum = DurationSum(line)
        while !scanner.isAtEnd {
            guard let number = try sum.number(&scanner) else { throw notUnderstood(line) }
            scanner.skipBlanks()
            if scanner.isAtEnd && sum.isEmpty { throw .durationWithoutUnit(line.shown) }
            guard let unit = TypedUnit.scan(&scanner) else { throw notUnderstood(line) }
            try sum.add(number, unit == .unclear ? .minute : unit)
            scanner.skipBlanks()
            if !scanner.isAtEnd && (scanner.take(",") || scanner.take("and ")) { scanner.skipBlanks() }
        }
        return try sum.total
    }
}
