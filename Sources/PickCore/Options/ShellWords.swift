/// Splits a text into words as a shell would, without expanding anything.
enum ShellWords {
    /// Blanks and newlines separate; quotes and the backslash work as in sh. `nil` when a quote is left open.
    static func split(_ text: [UInt8]) -> [[UInt8]]? {
        var words: [[UInt8]] = []
        var word: [UInt8]?
        var rest = text[...]
        while let byte = rest.popFirst() {
            switch byte {
            case 0x20, 0x09, 0x0A:
                if let done = word { words.append(done) }
                word = nil
            case UInt8(ascii: "'"):
                guard let end = rest.firstIndex(of: byte) else { return nil }
                word = (word ?? []) + rest[..<end]
                rest = rest[(end + 1)...]
            case UInt8(ascii: "\""):
                guard let inside = takeDoubleQuoted(&rest) else { return nil }
                word = (word ?? []) + inside
            case UInt8(ascii: "\\"):
                guard let next = rest.popFirst() else { return nil }
                if next != 0x0A { word = (word ?? []) + [next] }
            default:
                word = (word ?? []) + [byte]
            }
        }
        if let word { words.append(word) }
        return words
    }

    /// What stands up to the closing quote; a backslash escapes only what it does in sh.
    private static func takeDoubleQuoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        var inside: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return inside }
            if byte == UInt8(ascii: "\\"), let next = rest.first, "$`\"\\\n".utf8.contains(next) {
                rest.removeFirst()
                if next != 0x0A { inside.append(next) }
            } else {
                inside.append(byte)
            }
        }
        return nil
    }
}
