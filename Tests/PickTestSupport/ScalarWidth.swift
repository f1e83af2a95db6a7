/// Columns that a character takes on the screen of the tests.
///
/// A short table of its own, so that a fault in the product's width code cannot hide itself.
package enum ScalarWidth {
    /// Variation selector 16: shows the character before it as a picture, two columns wide.
    package static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    package static let joiner: Unicode.Scalar = "\u{200D}"

    /// 0 for marks that join the character before, 2 for wide ones, otherwise 1.
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        if joinsThePrevious(scalar) { return 0 }
        if scalar.properties.isEmojiPresentation || wide.contains(where: { $0.contains(scalar.value) }) { return 2 }
        return 1
    }

    /// Columns of a text on one row, character by character.
    package static func of(_ text: String) -> Int {
        text.reduce(0) { sum, character in
            let scalars = character.unicodeScalars
            if scalars.contains(emojiSelector) { return sum + 2 }
            return sum + (scalars.map { of($0) }.max() ?? 0)
        }
    }

    static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F3FB...0x1F3FF).contains(scalar.value)
    }

    private static func joinsThePrevious(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        // Hangul vowels and finals that follow a leading consonant.
        default: (0x1160...0x11FF).contains(scalar.value)
        }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}
