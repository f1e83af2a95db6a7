/// Bytes as a test spells them: `#"a\xFF\e[31m\n"#` has a bad byte, an escape and a newline in it.
///
/// Shown the same way, so that no test prints a control character. Known are `\xHH`, `\u{…}`, `\n`, `\r`, `\t`, `\e`,
/// `\0` and `\\`.
package struct SpelledBytes: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    package let bytes: [UInt8]

    package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    package init(stringLiteral text: String) {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\", let kind = rest.popFirst() else {
                bytes += String(character).utf8
                continue
            }
            switch kind {
            case "x":
                bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
                bytes += String(Character(scalar)).utf8
                rest = rest.dropFirst(digits.count + 2)
            default: bytes.append(Self.named[kind] ?? kind.asciiValue ?? 0)
            }
        }
        self.init(bytes)
    }

    private static let named: [Character: UInt8] = ["n": 10, "r": 13, "t": 9, "e": 27, "0": 0, "\\": 0x5C]

    package var description: String {
        var shown = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x0A: shown += "\\n"
            case 0x0D: shown += "\\r"
            case 0x09: shown += "\\t"
            case 0x1B: shown += "\\e"
            case 0x5C: shown += "\\\\"
            case 0x20..<0x7F: shown.unicodeScalars.append(scalar)
            default: shown += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        // Bad bytes all read U+FFFD; then only the numbers tell them apart.
        guard shown.contains("\\u{fffd}") else { return shown }
        return bytes.map { (0x20..<0x7F).contains($0) ? String(Unicode.Scalar($0)) : "\\x" + hex($0) }.joined()
    }

    private func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}
