/// A place in a text that is read from its beginning to its end.
struct TextCursor {
    private let text: [UInt8]
    private(set) var offset = 0
    /// From 1.
    private(set) var line = 1

    init(_ text: [UInt8]) { self.text = text }

    var isAtEnd: Bool { offset == text.count }
    var next: UInt8? { offset < text.count ? text[offset] : nil }

    mutating func advance() {
        if next == 0x0A { line += 1 }
        if offset < text.count { offset += 1 }
    }

    /// Goes over a text if it stands here.
    mutating func take(_ word: String) -> Bool {
        guard text[offset...].starts(with: word.utf8) else { return false }
        for _ in word.utf8 { advance() }
        return true
    }

    mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
    }

    /// - Returns: how many there were.
    mutating func skipDigits() -> Int {
        let start = offset
        while let byte = next, (0x30...0x39).contains(byte) { advance() }
        return offset - start
    }

    /// Goes behind the next occurrence of a text. Whether there is one.
    mutating func skip(behind word: String) -> Bool {
        while !isAtEnd {
            if take(word) { return true }
            advance()
        }
        return false
    }

    func bytes(from start: Int) -> [UInt8] { Array(text[start..<offset]) }

    /// - Returns: a fault on the line of the cursor; what is missing at the end counts there.
    func fault(_ reason: Message) -> FileFault { FileFault(line, isAtEnd ? .endedEarly(reason) : reason) }
}
