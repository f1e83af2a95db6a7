/// Reads units of China, one a line: code of six digits, name, and more for the search.
///
/// Provinces come first, then what has a code of four digits and zeros, then the counties; a parent is told by the first
/// digits. Where a province has prefectures, a county without one hangs below the province and counts as a city.
enum ChinaList {
    /// - Parameter levels: 1 provinces, 2 cities too, 3 counties too.
    static func tree(_ text: FixedBytes, levels: Int) throws(FileFault) -> LinkedTree {
        var builder = LinkedTree.Builder(.china, text)
        var lines = LineScanner(text)
        var provinces = [Int32](repeating: -1, count: 100)
        var cities = [Int32](repeating: -1, count: 10_000)
        while lines.advance() {
            let line = lines.line
            guard let code = code(of: line, in: text) else { throw FileFault(lines.number, .codeMissing) }
            if line.count == 7 || text.start[line.lowerBound + 7] == 0x09 {
                throw FileFault(lines.number, .nameMissing)
            }
            if code % 10_000 == 0 {
                provinces[code / 10_000] = Int32(builder.append(below: nil, line))
                continue
            }
            if levels == 1 { continue }
            let province = Int(provinces[code / 10_000])
            if province < 0 { throw FileFault(lines.number, .provinceMissing) }
            if code % 100 == 0 {
                cities[code / 100] = Int32(builder.append(below: province, line))
            } else if levels == 3 {
                let city = Int(cities[code / 100])
                builder.append(below: city < 0 ? province : city, line)
            } else if cities[code / 100] < 0, builder.hasChildren(province) {
                builder.append(below: province, line)
            }
        }
        return builder.finish()
    }

    /// Whether a file looks like one of this kind.
    static func matches(_ bytes: [UInt8]) -> Bool {
        bytes.count > 6 && bytes[6] == 0x09 && bytes[..<6].allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func code(of line: Range<Int>, in text: FixedBytes) -> Int? {
        guard line.count > 6, text.start[line.lowerBound + 6] == 0x09 else { return nil }
        return text.number(line.lowerBound..<line.lowerBound + 6)
    }
}

/// Reads countries, their regions and their cities: lines `=CODE name`, `-CODE name` and `name`, after lines `@zone`.
///
/// A city before the first region of its country hangs below the country.
enum WorldList {
    /// - Parameter levels: 1 countries, 2 regions too, 3 cities too.
    static func tree(_ text: FixedBytes, levels: Int) throws(FileFault) -> LinkedTree {
        var builder = LinkedTree.Builder(.world, text)
        var lines = LineScanner(text)
        var country: Int?
        var region: Int?
        while lines.advance() {
            let line = lines.line
            if line.isEmpty { throw FileFault(lines.number, .nameMissing) }
            switch text.start[line.lowerBound] {
            case UInt8(ascii: "@"): break
            case UInt8(ascii: "="):
                if name(of: line, in: text).isEmpty { throw FileFault(lines.number, .nameMissing) }
                country = builder.append(below: nil, line)
                region = nil
            case UInt8(ascii: "-"):
                if name(of: line, in: text).isEmpty { throw FileFault(lines.number, .nameMissing) }
                guard let country else { throw FileFault(lines.number, .countryMissing) }
                if levels > 1 { region = builder.append(below: country, line) }
            case 0x09: throw FileFault(lines.number, .nameMissing)
            default:
                guard let parent = region ?? country else { throw FileFault(lines.number, .countryMissing) }
                if levels > 2 { builder.append(below: parent, line) }
            }
        }
        return builder.finish()
    }

    /// Whether a file looks like one of this kind.
    static func matches(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "=") else { return false }
        return bytes.indices.contains { bytes[$0] == UInt8(ascii: "=") && ($0 == 0 || bytes[$0 - 1] == 0x0A) }
    }

    /// The second field of a country or region, the first one of a city.
    static func name(of line: Range<Int>, in text: FixedBytes) -> Range<Int> {
        var fields = FieldScanner(text, line)
        return hasCode(line, in: text) ? fields.next(after: 1) : fields.next()
    }

    /// Whether a line is that of a country or region.
    static func hasCode(_ line: Range<Int>, in text: FixedBytes) -> Bool {
        let first = text.start[line.lowerBound]
        return first == UInt8(ascii: "=") || first == UInt8(ascii: "-")
    }

    /// The file of a user with the folded names behind each line, as the program's own list has them.
    static func withKeys(_ bytes: [UInt8]) -> [UInt8] {
        let text = FixedBytes(bytes)
        var lines = LineScanner(text)
        var result: [UInt8] = []
        var folder = NameFolder()
        while lines.advance() {
            let line = lines.line
            if line.isEmpty || text.start[line.lowerBound] == UInt8(ascii: "@") {
                result += text[line] + [0x0A]
                continue
            }
            var fields = FieldScanner(text, line)
            let kept = (0..<(hasCode(line, in: text) ? 3 : 4)).map { _ in Array(text[fields.next()]) }
            let names = hasCode(line, in: text) ? kept[1...] : kept[..<2]
            result += SeparatedText.join(kept + names.map { folder.key(for: $0) ?? [] }, with: [0x09]) + [0x0A]
        }
        return result
    }
}
