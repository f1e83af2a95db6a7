import CUtf8proc

/// Walks through bytes as Unicode scalars. A byte that is not a part of UTF-8 stands for itself, as a number beyond
/// Unicode, so that it equals only the same byte.
struct Scalars {
    static let firstInvalid: UInt32 = 0x11_0000

    private let bytes: UnsafeRawBufferPointer
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    @inline(__always)
    mutating func next() -> UInt32? {
        guard offset < bytes.count else { return nil }
        let lead = bytes[offset]
        if lead < 0x80 {
            offset &+= 1
            return UInt32(lead)
        }
        return nextOfSeveral(lead)
    }

    /// The two usual forms first: most text outside ASCII is made of them.
    @inline(__always)
    private mutating func nextOfSeveral(_ lead: UInt8) -> UInt32 {
        if lead >= 0xC2, lead < 0xE0, offset &+ 1 < bytes.count {
            let second = bytes[offset &+ 1]
            if second & 0xC0 == 0x80 {
                offset &+= 2
                return UInt32(lead & 0x1F) &<< 6 | UInt32(second & 0x3F)
            }
        } else if lead > 0xE0, lead < 0xED, offset &+ 2 < bytes.count {
            let (second, third) = (bytes[offset &+ 1], bytes[offset &+ 2])
            if second & 0xC0 == 0x80, third & 0xC0 == 0x80 {
                offset &+= 3
                return UInt32(lead & 0x0F) &<< 12 | UInt32(second & 0x3F) &<< 6 | UInt32(third & 0x3F)
            }
        }
        return nextOfAnyForm(lead)
    }

    private mutating func nextOfAnyForm(_ lead: UInt8) -> UInt32 {
        let (length, lowest): (Int, UInt32) =
            switch lead {
            case 0xC2...0xDF: (2, 0x80)
            case 0xE0...0xEF: (3, 0x800)
            case 0xF0...0xF4: (4, 0x1_0000)
            default: (0, 0)
            }
        if length > 0, offset + length <= bytes.count {
            var scalar = UInt32(lead) & (0x7F >> UInt32(length))
            var isValid = true
            for index in 1..<length {
                let byte = bytes[offset + index]
                isValid = isValid && byte & 0xC0 == 0x80
                scalar = scalar << 6 | UInt32(byte & 0x3F)
            }
            if isValid, scalar >= lowest, scalar < Scalars.firstInvalid, !(0xD800...0xDFFF).contains(scalar) {
                offset += length
                return scalar
            }
        }
        offset += 1
        return Scalars.firstInvalid + UInt32(lead)
    }
}

/// What Unicode says of a scalar.
enum UnicodeFacts {
    /// The class by the general category, as fzf has it.
    static func letterClass(of scalar: UInt32) -> LetterClass {
        if scalar >= Scalars.firstInvalid { return .nonWord }
        // The bulk of Chinese, Japanese and Korean text, without a look-up.
        if isPlainIdeograph(scalar) { return .letter }
        switch utf8proc_category(utf8proc_int32_t(scalar)) {
        case UTF8PROC_CATEGORY_LL: return .lower
        case UTF8PROC_CATEGORY_LU: return .upper
        case UTF8PROC_CATEGORY_LT, UTF8PROC_CATEGORY_LM, UTF8PROC_CATEGORY_LO: return .letter
        case UTF8PROC_CATEGORY_ND, UTF8PROC_CATEGORY_NL, UTF8PROC_CATEGORY_NO: return .number
        case UTF8PROC_CATEGORY_ZS, UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP: return .white
        default: return scalar == 0x85 ? .white : .nonWord
        }
    }

    /// Whether the scalar is one of the common ideographs or Hangul syllables: letters that fold to themselves.
    @inline(__always)
    static func isPlainIdeograph(_ scalar: UInt32) -> Bool {
        (0x4E00...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
    }

    /// Whether the scalar is an ideograph that none of the compatibility ideographs is equal to.
    ///
    /// Looks at all of those, about a thousand: for a letter of a query, not for letters of lines.
    static func isLoneIdeograph(_ scalar: UInt32) -> Bool {
        guard (0x4E00...0x9FFF).contains(scalar) else { return false }
        let compatibility: [ClosedRange<UInt32>] = [0xF900...0xFAD9, 0x2F800...0x2FA1D]
        return !compatibility.contains { $0.contains { Folding([]).single($0) == scalar } }
    }

    /// Whether the scalar is the second or third part of a Hangul syllable that is written in parts.
    static func joinsHangul(_ scalar: UInt32) -> Bool { (0x1160...0x11FF).contains(scalar) }

    static func isUppercase(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (0x41...0x5A).contains(scalar) }
        return scalar < Scalars.firstInvalid && utf8proc_tolower(utf8proc_int32_t(scalar)) != scalar
    }

    static func combiningClass(of scalar: UInt32) -> Int {
        // No combining marks below, and none among the bulk of Chinese, Japanese and Korean text.
        if scalar < 0x300 || (0x3400...0x9FFF).contains(scalar) || scalar >= Scalars.firstInvalid { return 0 }
        return Int(utf8proc_get_property(utf8proc_int32_t(scalar)).pointee.combining_class)
    }

    /// Marks below this class belong to the letter itself: nukta, the voicing of kana, virama. Those of this class and
    /// above are the accents, and vowel points, that a query may leave out.
    static let firstAccentClass = 10
}
