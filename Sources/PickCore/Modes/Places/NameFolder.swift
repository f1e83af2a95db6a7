/// Brings names into the form in which they are compared: small letters and digits without accents, one blank between
/// words, apostrophes left out.
struct NameFolder {
    private var folded = FoldedText()
    private let table = BonusTable(Weights(.default))

    mutating func fold(_ name: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        name.withUnsafeBytes { folded.fill(with: $0, folding: [.ignoresCase, .ignoresAccents], table: table) }
        for letter in folded.letters {
            switch letter {
            case 0x27, 0x60, 0x2018, 0x2019, 0x02BB, 0x02BC: break
            case 0x61...0x7A, 0x30...0x39: bytes.append(UInt8(letter))
            case 0..<0x80, 0xA0, 0xB7, 0x2010...0x2015, 0x3000, 0x3001, 0x30FB, 0xFF0C:
                if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
            default: NameFolder.append(letter, to: &bytes)
            }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return bytes
    }

    /// The folded form that has to stand beside a name, because the name cannot be compared byte by byte as it is.
    /// `nil` where it can: see `PlainLetters`.
    mutating func key(for name: [UInt8]) -> [UInt8]? {
        var plain: [UInt8] = []
        for byte in name {
            let letter = PlainLetters.fold(byte)
            if letter == 0x20, plain.last ?? 0x20 == 0x20 { continue }
            if letter != 0 { plain.append(letter) }
        }
        if plain.last == 0x20 { plain.removeLast() }
        let folded = fold(name)
        let begins = name.first.map { PlainLetters.isLetter(PlainLetters.fold($0)) } ?? true
        return plain == folded && begins ? nil : folded
    }

    /// As UTF-8; what was no part of UTF-8 as the byte it was.
    private static func append(_ letter: UInt32, to bytes: inout [UInt8]) {
        if let scalar = Unicode.Scalar(letter), let encoded = UTF8.encode(scalar) {
            for byte in encoded { bytes.append(byte) }
        } else {
            bytes.append(UInt8(truncatingIfNeeded: letter))
        }
    }
}

/// The folding that needs no table: of ASCII. All other bytes stand for themselves.
enum PlainLetters {
    /// The small letter or digit, 0x20 for what stands between words, 0 for an apostrophe, which is no part of a word.
    @inline(__always)
    static func fold(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0x61...0x7A, 0x30...0x39, 0x80...: byte
        case 0x41...0x5A: byte | 0x20
        case 0x27: 0
        default: 0x20
        }
    }

    @inline(__always)
    static func isLetter(_ folded: UInt8) -> Bool { folded > 0x20 }
}
