/// Bytes that programs have tripped over, and what of them must never reach a terminal.
package enum HostileBytes {
    /// Random bytes in which controls, bidi characters, wide and joining ones and broken UTF-8 are frequent.
    package static func make(count: Int, using generator: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<count {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.append(UInt8.random(in: 0...255, using: &generator))
            case 1: bytes.append(UInt8.random(in: 0x20..<0x7F, using: &generator))
            default: bytes += (pieces.randomElement(using: &generator) ?? "").utf8
            }
            // A character that is cut off.
            if Int.random(in: 0..<8, using: &generator) == 0 { _ = bytes.popLast() }
        }
        return bytes
    }

    private static let pieces = [
        "\u{1B}[31m", "\u{1B}]0;t\u{07}", "\u{1B}[6n", "\u{9B}2J", "\u{85}", "\r", "\n", "\t", "\u{07}", "\u{08}",
        "\u{7F}",
        "\u{0E}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}", "\u{2028}", "\u{200D}", "\u{FE0F}", "\u{301}", "日",
        "é", "👍🏽",
        "👨‍👩‍👧", "🇩", "❤\u{FE0F}", "\u{1100}", "\u{1161}", "ก็", "\u{FEFF}", "\u{E0041}", "\u{10FFFF}", "a", " ",
    ]

    /// The characters of a text that could act on a terminal or turn its writing around.
    package static func harmful(in text: String) -> [String] {
        text.unicodeScalars.compactMap { scalar in
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                "U+" + String(scalar.value, radix: 16, uppercase: true)
            default: nil
            }
        }
    }
}
