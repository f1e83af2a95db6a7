/// Breaks a text into lines by the columns it takes on a terminal.
enum Wrapping {
    private static let blank = UInt8(ascii: " ")

    /// Breaks at blanks, and between wide characters, but never before a closing mark.
    static func lines(_ text: String, columns: Int) -> [String] {
        if DisplayText.width(text) <= columns { return [String(withoutBlanksAtEnd(text[...]))] }
        var lines: [String] = []
        var start = text.startIndex
        var end = start
        var width = 0
        for piece in pieces(of: text) {
            let blanks = piece.utf8.count - withoutBlanksAtEnd(piece).utf8.count
            let columnsOfPiece = DisplayText.width(String(piece))
            if end > start, width + columnsOfPiece - blanks > columns {
                lines.append(String(withoutBlanksAtEnd(text[start..<end])))
                start = end
                width = 0
            }
            end = piece.endIndex
            width += columnsOfPiece
        }
        return lines + [String(withoutBlanksAtEnd(text[start...]))]
    }

    /// What must stay together, each with the blanks behind it.
    private static func pieces(of text: String) -> [Substring] {
        var pieces: [Substring] = []
        var rest = text[...]
        while !rest.isEmpty {
            let end = endOfWord(rest)
            cut(rest[..<end], into: &pieces)
            rest = rest[end...]
        }
        return pieces
    }

    /// Behind the first word and the blanks that follow it.
    private static func endOfWord(_ text: Substring) -> Substring.Index {
        let blanks = text.utf8.firstIndex(of: blank) ?? text.endIndex
        return text.utf8[blanks...].firstIndex { $0 != blank } ?? text.endIndex
    }

    /// Parts a word at its wide characters.
    private static func cut(_ word: Substring, into pieces: inout [Substring]) {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return pieces.append(word) }
        var start = word.startIndex
        var last = pieces.last?.last
        for index in word.indices {
            let next = word[index]
            if let last, !canBreak(between: last, and: next) {
                // Never parted from the word before, either.
                if index == word.startIndex, let before = pieces.popLast() { start = before.startIndex }
            } else if index > start {
                pieces.append(word.base[start..<index])
                start = index
            }
            last = next
        }
        pieces.append(word.base[start..<word.endIndex])
    }

    private static func canBreak(between last: Character, and next: Character) -> Bool {
        if next == " " || "，。；：、！？）”".contains(next) || "（“".contains(last) { return false }
        return last == " " || isWide(last) || isWide(next)
    }

    private static func isWide(_ character: Character) -> Bool { DisplayText.width(String(character)) == 2 }

    private static func withoutBlanksAtEnd(_ line: Substring) -> Substring {
        var bytes = line.utf8
        while bytes.last == blank { bytes.removeLast() }
        return Substring(bytes)
    }
}
