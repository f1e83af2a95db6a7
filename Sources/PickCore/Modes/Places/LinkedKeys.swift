/// What every choice of a tree can be found by, folded and side by side in one block of bytes.
///
/// Made in one pass when something is looked for first; looking reads it from one end to the other.
struct LinkedKeys {
    enum Kind: UInt8 {
        /// The whole name.
        case name
        /// The name without its kind, in another spelling or another language.
        case otherName
        /// Pinyin by syllable: its initials are a name too.
        case reading
        /// As it is printed; compared byte by byte.
        case code
    }

    struct Key {
        var start: Int32
        var end: Int32
        var kind: Kind
    }

    private(set) var bytes: [UInt8] = []
    private(set) var keys: [Key] = []
    /// Where the keys of each choice begin; one more at the end.
    private(set) var first: [Int32] = []
    /// Thousands of people; where they are not known, a share of those of the place above.
    private(set) var people: [Int32] = []

    private let text: FixedBytes
    private var folder = NameFolder()

    init(_ tree: LinkedTree) {
        text = tree.text
        bytes.reserveCapacity(text.bytes.count + text.bytes.count / 2)
        keys.reserveCapacity(tree.count * 3)
        first.reserveCapacity(tree.count + 1)
        people.reserveCapacity(tree.count)
        for node in 0..<tree.count {
            first.append(Int32(keys.count))
            let above = tree.parent(of: node).map { people[$0] / 10 } ?? 0
            switch tree.kind {
            case .names:
                add(.name, tree.name(of: node))
                people.append(0)
            case .china: addChina(tree, node, above)
            case .world: addWorld(tree, node, above)
            }
        }
        first.append(Int32(keys.count))
    }

    // MARK: One choice

    private mutating func addChina(_ tree: LinkedTree, _ node: Int, _ above: Int32) {
        var fields = FieldScanner(tree.line(of: node))
        add(.code, text[fields.next(in: text.bytes)])
        let name = fields.next(in: text.bytes)
        add(.name, text[name])
        if let length = number(fields.next(in: text.bytes)), let core = core(of: name, characters: length) {
            add(.otherName, text[core])
        }
        addReading(fields.next(in: text.bytes))
        people.append(Int32(number(fields.next(in: text.bytes)) ?? Int(above)))
        addAliases(fields.next(in: text.bytes))
    }

    private mutating func addWorld(_ tree: LinkedTree, _ node: Int, _ above: Int32) {
        let line = tree.line(of: node)
        var fields = FieldScanner(line)
        let mark = text.bytes[line.lowerBound]
        let isCity = mark != UInt8(ascii: "=") && mark != UInt8(ascii: "-")
        if !isCity {
            fields.skip(in: text.bytes)
            if let code = tree.facts(of: node).code { code.withUnsafeBytes { add(.code, $0) } }
        }
        add(.name, text[fields.next(in: text.bytes)])
        let own = fields.next(in: text.bytes)
        if !own.isEmpty { add(.otherName, text[own]) }
        people.append(Int32((isCity ? number(fields.next(in: text.bytes)) : nil) ?? Int(above)))
    }

    private mutating func add(_ kind: Kind, _ name: UnsafeRawBufferPointer) {
        let start = bytes.count
        if kind == .code { bytes += name } else { folder.append(name, to: &bytes) }
        if bytes.count > start { keys.append(Key(start: Int32(start), end: Int32(bytes.count), kind: kind)) }
    }

    /// The ü of pinyin is stored as v; people type u and yu for it too.
    private mutating func addReading(_ field: Range<Int>) {
        let syllables = text[field]
        if syllables.isEmpty { return }
        add(.reading, syllables)
        guard syllables.contains(UInt8(ascii: "v")) else { return }
        for spelling in ["u", "yu"] {
            let spelled = syllables.flatMap { $0 == UInt8(ascii: "v") ? Array(spelling.utf8) : [$0] }
            spelled.withUnsafeBytes { add(.otherName, $0) }
        }
    }

    private mutating func addAliases(_ field: Range<Int>) {
        for alias in text[field].split(separator: UInt8(ascii: ",")) {
            add(.otherName, UnsafeRawBufferPointer(rebasing: alias))
        }
    }

    private func number(_ field: Range<Int>) -> Int? {
        if field.isEmpty || field.count > 9 { return nil }
        var number = 0
        for byte in text[field] {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }

    /// The first characters of a name; `nil` when that is the whole of it.
    private func core(of name: Range<Int>, characters: Int) -> Range<Int>? {
        var end = name.lowerBound
        var left = characters
        while end < name.upperBound {
            if text.bytes[end] & 0xC0 != 0x80 {
                if left == 0 { return name.lowerBound..<end }
                left -= 1
            }
            end += 1
        }
        return nil
    }
}

/// Walks through the fields of a line without an allocation.
private struct FieldScanner {
    private var rest: Range<Int>

    init(_ line: Range<Int>) { rest = line }

    mutating func next(in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        var end = rest.lowerBound
        while end < rest.upperBound, bytes[end] != 0x09 { end += 1 }
        let field = rest.lowerBound..<end
        rest = min(end + 1, rest.upperBound)..<rest.upperBound
        return field
    }

    mutating func skip(in bytes: UnsafeRawBufferPointer) { _ = next(in: bytes) }
}

/// Brings names into the form in which they are compared: small letters and digits without accents, one blank between
/// words, apostrophes left out.
struct NameFolder {
    private var folded = FoldedText()
    private let table = BonusTable(Weights(.default))

    mutating func append(_ name: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
        let start = bytes.count
        for byte in name {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case UInt8(ascii: "'"): break
            case 0..<0x80: NameFolder.separate(&bytes, from: start)
            // The bulk of Chinese characters, which have neither case nor accents.
            case 0xE4...0xE9: return appendWide(name, to: &bytes, from: start)
            default: return appendFolded(name, to: &bytes, from: start)
            }
        }
        NameFolder.trim(&bytes, from: start)
    }

    func fold(_ name: some Collection<UInt8>) -> [UInt8] {
        var folder = self
        var bytes: [UInt8] = []
        Array(name).withUnsafeBytes { folder.append($0, to: &bytes) }
        return bytes
    }

    /// A name of three-byte Chinese characters only is copied as it is.
    private mutating func appendWide(_ name: UnsafeRawBufferPointer, to bytes: inout [UInt8], from start: Int) {
        var place = 0
        while place < name.count, (0xE4...0xE9).contains(name[place]) { place += 3 }
        if place != name.count { return appendFolded(name, to: &bytes, from: start) }
        bytes.removeSubrange(start...)
        bytes += name
    }

    private mutating func appendFolded(_ name: UnsafeRawBufferPointer, to bytes: inout [UInt8], from start: Int) {
        bytes.removeSubrange(start...)
        folded.fill(with: name, folding: [.ignoresCase, .ignoresAccents], table: table)
        for letter in folded.letters {
            switch letter {
            case 0x27, 0x2019, 0x02BC, 0x02BB, 0x2018, 0x60: break
            case 0..<0x30, 0x3A..<0x61, 0x7B..<0x80, 0xA0, 0xB7, 0x2010...0x2015, 0x3000, 0x30FB, 0xFF0C, 0x3001:
                NameFolder.separate(&bytes, from: start)
            default: NameFolder.append(letter, to: &bytes)
            }
        }
        NameFolder.trim(&bytes, from: start)
    }

    /// As UTF-8; what was no part of UTF-8 as the byte it was.
    private static func append(_ letter: UInt32, to bytes: inout [UInt8]) {
        if let scalar = Unicode.Scalar(letter) {
            bytes += UTF8.encode(scalar).map(Array.init) ?? []
        } else {
            bytes.append(UInt8(truncatingIfNeeded: letter))
        }
    }

    private static func separate(_ bytes: inout [UInt8], from start: Int) {
        if bytes.count > start, bytes[bytes.count - 1] != 0x20 { bytes.append(0x20) }
    }

    private static func trim(_ bytes: inout [UInt8], from start: Int) {
        if bytes.count > start, bytes[bytes.count - 1] == 0x20 { bytes.removeLast() }
    }
}
