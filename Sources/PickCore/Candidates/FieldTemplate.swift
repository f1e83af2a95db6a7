/// A text made of a line's fields (`--with-nth`, `--accept-nth`): `2,1`, or `{1} - {2..}` with `{n}` for the number of
/// the line.
package struct FieldTemplate: Equatable, Sendable {
    private enum Part: Equatable, Sendable {
        case text([UInt8])
        case fields([FieldRange])
        /// Counted from 0, as fzf does.
        case number
    }
    private var parts: [Part] = []
    /// Plain ranges, not braces: the fields come with the delimiters between them.
    private var isList = false

    /// `nil` when the text is neither a list of fields nor holds a placeholder in braces, or when a placeholder names no
    /// field, as `{0}` does.
    package init?(_ text: some StringProtocol) {
        if text.utf8.allSatisfy(FieldTemplate.isListByte) {
            guard !text.isEmpty, let fields = FieldRange.list(text) else { return nil }
            parts = [.fields(fields)]
            isList = true
            return
        }
        var rest = Array(text.utf8)[...]
        var literal: [UInt8] = []
        var hasPlaceholder = false
        while let byte = rest.first {
            if let (part, length) = FieldTemplate.placeholder(at: rest) {
                guard let part else { return nil }
                hasPlaceholder = true
                if !literal.isEmpty { parts.append(.text(literal)) }
                literal = []
                parts.append(part)
                rest = rest.dropFirst(length)
            } else {
                literal.append(byte)
                rest.removeFirst()
            }
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
        if !hasPlaceholder { return nil }
    }

    /// The text for `line`.
    ///
    /// - Parameter isAnswer: for `--accept-nth` the delimiter at the end is left out, for `--with-nth` it stays.
    package func text(
        for line: UnsafeRawBufferPointer, number: Int, delimiter: Delimiter, isAnswer: Bool
    ) -> [UInt8] {
        let fields = Fields(of: line, by: delimiter)
        var result: [UInt8] = []
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .number: result += Array(String(number).utf8)
            case .fields(let ranges):
                var joined: [UInt8] = []
                for range in ranges { joined += line[fields.range(of: range)] }
                result += isAnswer || !isList ? FieldTemplate.withoutDelimiter(joined, delimiter) : joined
            }
        }
        return result
    }

    private static func withoutDelimiter(_ text: [UInt8], _ delimiter: Delimiter) -> [UInt8] {
        text.withUnsafeBytes { bytes in
            let fields = Fields(of: bytes, by: delimiter)
            return Array(bytes[fields.withoutDelimiter(0..<bytes.count)])
        }
    }

    private static func isListByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// The placeholder that `text` begins with, if any, and its length. Its part is `nil` when it names no field.
    private static func placeholder(at text: ArraySlice<UInt8>) -> (Part?, Int)? {
        guard text.first == UInt8(ascii: "{"), let end = text.firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let inside = text[(text.startIndex + 1)..<end]
        let length = end + 1 - text.startIndex
        if inside.elementsEqual([UInt8(ascii: "n")]) { return (.number, length) }
        guard !inside.isEmpty, inside.allSatisfy(isListByte) else { return nil }
        let fields = FieldRange.list(String(decoding: inside, as: UTF8.self))
        return (fields.map(Part.fields), length)
    }
}
