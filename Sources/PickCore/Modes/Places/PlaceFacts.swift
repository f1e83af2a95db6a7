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
    func name(of node: Int) -> UnsafeRawBufferPointer {
        let line = line(of: node)
        switch kind {
        case .names: return text[line]
        case .china:
            var fields = FieldScanner(text, line)
            return text[fields.next(after: 1)]
        case .world: return text[WorldList.name(of: line, in: text)]
        }
    }

    func facts(of node: Int) -> PlaceFacts {
        let line = line(of: node)
        var fields = FieldScanner(text, line)
        switch kind {
        case .names: return PlaceFacts()
        case .china:
            let code = text.content(fields.next())
            let reading = text.content(fields.next(after: 2))
            return PlaceFacts(code: code, reading: reading, thousands: text.number(fields.next()))
        case .world where WorldList.hasCode(line, in: text):
            let mark = Array(text[fields.next()])
            // The first byte of a region's is the hyphen.
            let code = mark.first == UInt8(ascii: "=") ? Array(mark.dropFirst()) : countryCode(of: node) + mark
            return PlaceFacts(code: code, ownName: text.content(fields.next(after: 1)))
        case .world:
            let ownName = text.content(fields.next(after: 1))
            let thousands = text.number(fields.next())
            return PlaceFacts(ownName: ownName, thousands: thousands, zone: text.number(fields.next()).flatMap(zone))
        }
    }

    /// Thousands of people; where they are not known, a share of those of the place above.
    func people(of node: Int) -> Int {
        var fields = FieldScanner(text, line(of: node))
        let known: Int?
        switch kind {
        case .names: return 0
        case .china: known = text.number(fields.next(after: 4))
        case .world: known = WorldList.hasCode(line(of: node), in: text) ? nil : text.number(fields.next(after: 2))
        }
        return known ?? parent(of: node).map { people(of: $0) / 10 } ?? 0
    }

    private func countryCode(of region: Int) -> [UInt8] {
        parent(of: region).flatMap { facts(of: $0).code } ?? []
    }

    /// The zones stand at the beginning, one a line.
    private func zone(_ number: Int) -> [UInt8]? {
        var lines = LineScanner(text)
        while lines.advance(), text.start[lines.line.lowerBound] == UInt8(ascii: "@") {
            if lines.number == number + 1 { return Array(text[lines.line].dropFirst()) }
        }
        return nil
    }
}
