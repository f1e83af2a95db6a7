/// Texts joined by a separator, and taken apart again.
package enum SeparatedText {
    private static let backslash: UInt8 = 0x5C
    private static let quote: UInt8 = 0x22

    /// - Parameter escaping: put a backslash before each beginning of the separator and before each backslash.
    package static func join(_ texts: [[UInt8]], with separator: [UInt8], escaping: Bool = false) -> [UInt8] {
        var joined: [UInt8] = []
        for (index, text) in texts.enumerated() {
            if index > 0 { joined += separator }
            if !escaping {
                joined += text
                continue
            }
            for byte in text {
                if byte == backslash || byte == separator[0] { joined.append(backslash) }
                joined.append(byte)
            }
        }
        return joined
    }

    /// The inverse of `join`.
    ///
    /// - Parameter quotes: a separator does not count in a part that stands between double quotes as a whole. The
    ///   quotes stay in the part.
    package static func split(
        _ text: [UInt8], at separator: [UInt8], unescaping: Bool = false, quotes: Bool = false
    ) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var part: [UInt8] = []
        var index = 0
        while index < text.count {
            if quotes, part.isEmpty, text[index] == quote, let end = endOfQuoted(text, from: index, separator) {
                part = Array(text[index..<end])
                index = end
            } else if unescaping, text[index] == backslash, index + 1 < text.count {
                part.append(text[index + 1])
                index += 2
            } else if text[index...].starts(with: separator) {
                parts.append(part)
                part = []
                index += separator.count
            } else {
                part.append(text[index])
                index += 1
            }
        }
        return parts + [part]
    }

    /// Behind the closing quote, if the part ends there.
    private static func endOfQuoted(_ text: [UInt8], from start: Int, _ separator: [UInt8]) -> Int? {
        var end = start + 1
        while let close = text[end...].firstIndex(of: quote) {
            end = close + 1
            if end == text.count || text[end...].starts(with: separator) { return end }
        }
        return nil
    }
}
