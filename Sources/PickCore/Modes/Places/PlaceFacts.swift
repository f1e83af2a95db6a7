/// What the source says of a place besides its name. Read from its line when it is asked for.
struct PlaceFacts {
    /// `330100`, `CH` or `CH-ZH`. Cities of the world have none.
    var code: [UInt8]?
    /// The name in the language of the place, where that is another one.
    var ownName: [UInt8]?
    /// Pinyin of the core of the name, by syllable.
    var reading: [UInt8]?
    /// Known for cities, and roughly.
    var thousands: Int?
    /// A name of the time zone database.
    var zone: [UInt8]?
}

extension LinkedTree {
    func facts(of node: Int) -> PlaceFacts {
        switch kind {
        case .names: PlaceFacts()
        case .china: chinaFacts(of: node)
        case .world: worldFacts(of: node)
        }
    }

    private func chinaFacts(of node: Int) -> PlaceFacts {
        let fields = LineScanner.fields(5, of: line(of: node), in: text.bytes)
        return PlaceFacts(
            code: bytes(fields[0]), reading: bytes(fields[3]), thousands: Int(ascii: Array(text[fields[4]])))
    }

    private func worldFacts(of node: Int) -> PlaceFacts {
        let line = line(of: node)
        let fields = LineScanner.fields(4, of: line, in: text.bytes)
        switch text.bytes[line.lowerBound] {
        case UInt8(ascii: "="):
            return PlaceFacts(code: Array(text[fields[0]].dropFirst()), ownName: bytes(fields[2]))
        case UInt8(ascii: "-"):
            // Its first byte is the hyphen.
            let country = parent(of: node).flatMap { facts(of: $0).code } ?? []
            return PlaceFacts(code: country + Array(text[fields[0]]), ownName: bytes(fields[2]))
        default:
            return PlaceFacts(
                ownName: bytes(fields[1]), thousands: Int(ascii: Array(text[fields[2]])),
                zone: Int(ascii: Array(text[fields[3]])).flatMap(zone))
        }
    }

    private func bytes(_ range: Range<Int>) -> [UInt8]? { range.isEmpty ? nil : Array(text[range]) }

    /// The zones stand at the beginning, one a line.
    private func zone(_ number: Int) -> [UInt8]? {
        var lines = LineScanner(text.bytes)
        while lines.advance(), text.bytes[lines.line.lowerBound] == UInt8(ascii: "@") {
            if lines.number == number + 1 { return Array(text[lines.line].dropFirst()) }
        }
        return nil
    }
}
