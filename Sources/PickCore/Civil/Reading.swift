/// What a typed text was understood as.
package enum Reading<Value: Hashable & Sendable>: Hashable, Sendable {
    case one(Value)
    /// It can be read in more than one way: the ways that can be chosen, the likelier one first. One that is left over
    /// because the others cannot be chosen is still a guess, and stays here.
    case several([Value], Ambiguity)
    case refused(Refusal)

    /// Values that are equal are one.
    static func choice(_ values: [Value], _ ambiguity: Ambiguity) -> Reading {
        let distinct = values.unique
        return distinct.count == 1 ? .one(distinct[0]) : .several(distinct, ambiguity)
    }

    package func map<Other>(_ transform: (Value) -> Other) -> Reading<Other> {
        flatMap { .one(transform($0)) }
    }

    /// Reads each reading further. Those that are refused fall away, unless all are: then all reasons are given.
    package func flatMap<Other>(_ transform: (Value) -> Reading<Other>) -> Reading<Other> {
        switch self {
        case .one(let value): return transform(value)
        case .refused(let refusal): return .refused(refusal)
        case .several(let values, let ambiguity):
            var results: [Other] = []
            var refusals: [Refusal] = []
            for value in values {
                switch transform(value) {
                case .one(let result): results.append(result)
                case .several(let more, _): results += more
                case .refused(let reason): refusals.append(reason)
                }
            }
            refusals = refusals.unique
            if results.isEmpty, let first = refusals.first {
                return .refused(refusals.count == 1 ? first : .ofEachReading(refusals))
            }
            return .several(results.unique, ambiguity)
        }
    }

    /// Whether another grammar may try: the text did not look like anything here.
    var isNotUnderstood: Bool {
        if case .refused(.notUnderstood) = self { return true }
        return false
    }
}

/// Why a text has more than one reading.
package enum Ambiguity: Hashable, Sendable {
    /// `3/4`: which number is the month?
    case dateOrder
    /// `next fri`: the coming one, or the one of next week?
    case weekday
    /// `2:30` on a 12-hour clock: morning or afternoon?
    case half
    /// A time that occurs twice because the clocks are set back.
    case offset
}

extension Array where Element: Hashable {
    /// Without repetitions, in order.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
