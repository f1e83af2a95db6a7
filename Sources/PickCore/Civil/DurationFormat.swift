/// A format in which lengths of time are printed: `%H:%M:%S`, or `HH:mm:ss` of Unicode TR35.
///
/// The largest unit in it takes all there is: `%M:%S` of an hour and a half is `90:00`. `%s` is all in seconds.
package struct DurationFormat: Hashable, Sendable {
    private enum Unit: Int, Comparable {
        case second = 1
        case minute = 60
        case hour = 3600
        case day = 86_400

        static func < (left: Unit, right: Unit) -> Bool { left.rawValue < right.rawValue }
    }

    private enum Piece: Hashable, Sendable {
        case literal(String)
        case number(Unit, width: Int)
        case allSeconds
    }

    private let pieces: [Piece]
    private let units: Set<Unit>

    package init(_ format: String) throws(FormatFault) {
        var pieces: [Piece] = []
        for token in try FormatToken.tokens(format) { pieces.append(try DurationFormat.piece(token)) }
        self.pieces = pieces
        units = Set(
            pieces.compactMap { piece in
                if case .number(let unit, _) = piece { unit } else { nil }
            })
    }

    private static func piece(_ token: FormatToken) throws(FormatFault) -> Piece {
        switch token {
        case .literal(let text): return .literal(text)
        case .conversion("s", _, colons: 0): return .allSeconds
        case .conversion(let letter, let flag, colons: 0):
            guard
                let unit = [("d", Unit.day), ("H", .hour), ("M", .minute), ("S", .second)].first(where: {
                    $0.0 == letter
                })
            else { throw .absent(token.text, .duration) }
            return .number(unit.1, width: flag == "-" || letter == "d" ? 1 : 2)
        case .run(let letter, let count):
            guard
                let unit = [("d", Unit.day), ("H", .hour), ("m", .minute), ("s", .second)].first(where: {
                    $0.0 == letter
                })
            else { throw .absent(token.text, .duration) }
            return .number(unit.1, width: count)
        case .conversion: throw .unknownField(token.text)
        }
    }

    /// Seconds, minutes or hours that the output may lack.
    package var warnings: [FormatWarning] {
        if pieces.contains(.allSeconds) || units.contains(.second) { return [] }
        return [.dropped(.second)] + (units.contains(.minute) ? [] : [.dropped(.minute)])
    }

    package func string(_ duration: CivilDuration) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .allSeconds: String(duration.seconds)
            case .number(let unit, let width): padded(number(of: unit, duration), width)
            }
        }.joined()
    }

    /// What is left of the length after the next larger unit that is printed.
    private func number(of unit: Unit, _ duration: CivilDuration) -> Int {
        guard let larger = units.filter({ $0 > unit }).min() else { return duration.seconds / unit.rawValue }
        return duration.seconds % larger.rawValue / unit.rawValue
    }
}
