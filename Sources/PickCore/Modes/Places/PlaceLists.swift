/// Reads units of China, one a line: code of six digits, name, and more for the search.
///
/// Provinces come first, then what has a code of four digits and zeros, then the counties; a parent is told by the first
/// digits. Where a province has prefectures, a county without one hangs below the province and counts as a city.
enum ChinaList {
    /// - Parameter levels: 1 provinces, 2 cities too, 3 counties too.
    static func tree(_ text: FixedBytes, levels: Int) throws(FileFault) -> LinkedTree {
        var builder = LinkedTree.Builder(.china, text)
        var lines = LineScanner(text.bytes)
        var provinces = [Int32](repeating: -1, count: 100)
        var cities = [Int32](repeating: -1, count: 10_000)
        while lines.advance() {
            let line = lines.line
            guard let code = code(of: line, in: text.bytes) else { throw FileFault(lines.number, .codeMissing) }
            let name = field(after: line.lowerBound + 6, of: line, in: text.bytes)
            if name.isEmpty { throw FileFault(lines.number, .nameMissing) }
            if code % 10_000 == 0 {
                provinces[code / 10_000] = Int32(builder.append(below: nil, name: name, line: line))
                continue
            }
            if levels == 1 { continue }
            let province = Int(provinces[code / 10_000])
            if province < 0 { throw FileFault(lines.number, .provinceMissing) }
            if code % 100 == 0 {
                cities[code / 100] = Int32(builder.append(below: province, name: name, line: line))
            } else if levels == 3 {
                let city = Int(cities[code / 100])
                builder.append(below: city < 0 ? province : city, name: name, line: line)
            } else if cities[code / 100] < 0, builder.hasChildren(province) {
                builder.append(below: province, name: name, line: line)
            }
        }
        return builder.finish()
    }

    /// Whether a file looks like one of this kind.
    static func matches(_ bytes: [UInt8]) -> Bool {
        bytes.count > 6 && bytes[6] == 0x09 && bytes[..<6].allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func code(of line: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard line.count > 6, bytes[line.lowerBound + 6] == 0x09 else { return nil }
        var code = 0
        for place in line.lowerBound..<line.lowerBound + 6 {
            guard (0x30...0x39).contains(bytes[place]) else { return nil }
            code = code * 10 + Int(bytes[place] - 0x30)
        }
        return code
    }

    private static func field(after tab: Int, of line: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        var end = tab + 1
        while end < line.upperBound, bytes[end] != 0x09 { end += 1 }
        return tab + 1..<end
    }
}

/// Reads countries, their regions and their cities: lines `=CODE name`, `-CODE name` and `name`, after lines `@zone`.
///
/// A city before the first region of its country hangs below the country.
enum WorldList {
    /// - Parameter levels: 1 countries, 2 regions too, 3 cities too.
    static func tree(_ text: FixedBytes, levels: Int) throws(FileFault) -> LinkedTree {
        var builder = LinkedTree.Builder(.world, text)
        var lines = LineScanner(text.bytes)
        var country: Int?
        var region: Int?
        while lines.advance() {
            let line = lines.line
            let name = name(of: line, in: text.bytes)
            if line.isEmpty || name.isEmpty { throw FileFault(lines.number, .nameMissing) }
            switch text.bytes[line.lowerBound] {
            case UInt8(ascii: "@"): break
            case UInt8(ascii: "="):
                country = builder.append(below: nil, name: name, line: line)
                region = nil
            case UInt8(ascii: "-"):
                guard let country else { throw FileFault(lines.number, .countryMissing) }
                if levels > 1 { region = builder.append(below: country, name: name, line: line) }
            default:
                guard let parent = region ?? country else { throw FileFault(lines.number, .countryMissing) }
                if levels > 2 { builder.append(below: parent, name: name, line: line) }
            }
        }
        return builder.finish()
    }

    /// Whether a file looks like one of this kind.
    static func matches(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "=") else { return false }
        return bytes.indices.contains { bytes[$0] == UInt8(ascii: "=") && ($0 == 0 || bytes[$0 - 1] == 0x0A) }
    }

    /// The second field of a country or region, the first one of a city or zone.
    static func name(of line: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        var start = line.lowerBound
        if let first = line.first, bytes[first] == UInt8(ascii: "=") || bytes[first] == UInt8(ascii: "-") {
            while start < line.upperBound, bytes[start] != 0x09 { start += 1 }
            start = min(start + 1, line.upperBound)
        }
        var end = start
        while end < line.upperBound, bytes[end] != 0x09 { end += 1 }
        return start..<end
    }
}
