import CUtf8proc

/// Walks through bytes as Unicode scalars. A byte that is not a part of UTF-8 stands for itself, as a number beyond
/// Unicode, so that it equals only the same byte.
struct Scalars {
    static let firstInvalid: UInt32 = 0x11_0000

    private let bytes: UnsafeRawBufferPointer
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func next() -> UInt32? {
        guard offset < bytes.count else { return nil }
        let lead = bytes[offset]
        if lead < 0x80 {
            offset += 1
            return UInt32(lead)
        }
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
        if (0x4E00...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar) { return .letter }
        switch utf8proc_category(utf8proc_int32_t(scalar)) {
        case UTF8PROC_CATEGORY_LL: return .lower
        case UTF8PROC_CATEGORY_LU: return .upper
        case UTF8PROC_CATEGORY_LT, UTF8PROC_CATEGORY_LM, UTF8PROC_CATEGORY_LO: return .letter
        case UTF8PROC_CATEGORY_ND, UTF8PROC_CATEGORY_NL, UTF8PROC_CATEGORY_NO: return .number
        case UTF8PROC_CATEGORY_ZS, UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP: return .white
        default: return scalar == 0x85 ? .white : .nonWord
        }
    }

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
