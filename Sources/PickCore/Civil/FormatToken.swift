/// A piece of a format as it is written: plain text, or letters that stand for a field.
enum FormatToken: Hashable {
    case literal(String)
    /// A `%` conversion of `strftime`, with its flag (`-`, `_`, `0`, `^`) and the colons before a `z`.
    case conversion(Unicode.Scalar, flag: Unicode.Scalar?, colons: Int)
    /// A run of the same letter, of Unicode TR35.
    case run(Unicode.Scalar, count: Int)

    /// With a `%` it is `strftime`'s, otherwise Unicode TR35.
    static func tokens(_ format: String) throws(FormatFault) -> [FormatToken] {
        format.unicodeScalars.contains("%") ? try conversions(format) : try runs(format)
    }

    /// How it is written.
    var text: String {
        switch self {
        case .literal(let text): text
        case .conversion(let letter, let flag, let colons):
            "%" + (flag.map(String.init) ?? "") + String(repeating: ":", count: colons) + String(letter)
        case .run(let letter, let count): String(repeating: Character(letter), count: count)
        }
    }

    private static func conversions(_ format: String) throws(FormatFault) -> [FormatToken] {
        var rest = format.unicodeScalars[...]
        var tokens: [FormatToken] = []
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                tokens.append(literal: scalar)
                continue
            }
            var flag: Unicode.Scalar?
            if let next = rest.first, "-_0^".unicodeScalars.contains(next) { flag = rest.popFirst() }
            var colons = 0
            while rest.first == ":" {
                rest.removeFirst()
                colons += 1
            }
            guard let letter = rest.popFirst() else { throw .unknownField("%") }
            switch letter {
            case "%": tokens.append(literal: "%")
            case "n": tokens.append(literal: "\n")
            case "t": tokens.append(literal: "\t")
            default: tokens.append(.conversion(letter, flag: flag, colons: colons))
            }
        }
        return tokens
    }

    /// Letters are fields; text between single quotes is plain, and two quotes are one.
    private static func runs(_ format: String) throws(FormatFault) -> [FormatToken] {
        var rest = format.unicodeScalars[...]
        var tokens: [FormatToken] = []
        var isQuoted = false
        while let scalar = rest.popFirst() {
            if scalar == "'" {
                if rest.first == "'" {
                    rest.removeFirst()
                    tokens.append(literal: "'")
                } else {
                    isQuoted.toggle()
                }
            } else if isQuoted || !("a"..."z" ~= scalar || "A"..."Z" ~= scalar) {
                tokens.append(literal: scalar)
            } else {
                var count = 1
                while rest.first == scalar {
                    rest.removeFirst()
                    count += 1
                }
                tokens.append(.run(scalar, count: count))
            }
        }
        if isQuoted { throw .openQuote }
        return tokens
    }
}

extension [FormatToken] {
    fileprivate mutating func append(literal scalar: Unicode.Scalar) {
        if case .literal(let text) = last {
            self[count - 1] = .literal(text + String(scalar))
        } else {
            append(.literal(String(scalar)))
        }
    }
}
