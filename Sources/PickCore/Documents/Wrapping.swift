/// Breaks a text into lines by the columns it takes on a terminal.
enum Wrapping {
    /// Breaks at blanks, and between wide characters, but never before a closing mark.
    static func lines(_ text: String, columns: Int) -> [String] {
        if DisplayText.width(text) <= columns { return [withoutBlanksAtEnd(text[...])] }
        var lines: [String] = []
        var start = text.startIndex
        var end = start
        var width = 0
        for piece in pieces(of: text) {
            let columnsOfPiece = DisplayText.width(String(piece))
            let blanks = piece.utf8.reversed().prefix { $0 == 0x20 }.count
            if end > start, width + columnsOfPiece - blanks > columns {
                lines.append(withoutBlanksAtEnd(text[start..<end]))
                start = end
                width = 0
            }
            end = piece.endIndex
            width += columnsOfPiece
        }
        return lines + [withoutBlanksAtEnd(text[start...])]
    }

    /// What must stay together, each with the blanks behind it.
    private static func pieces(of text: String) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var last: Character?
        for index in text.indices {
            let character = text[index]
            if let last, canBreak(between: last, and: character) {
                pieces.append(text[start..<index])
                start = index
            }
            last = character
        }
        return last == nil ? [] : pieces + [text[start...]]
    }

    private static func canBreak(between last: Character, and next: Character) -> Bool {
        if last.isASCII && next.isASCII { return last == " " && next != " " }
        if next == " " || "，。；：、！？）”".contains(next) || "（“".contains(last) { return false }
        return last == " " || isWide(last) || isWide(next)
    }

    private static func isWide(_ character: Character) -> Bool { DisplayText.width(String(character)) == 2 }

    private static func withoutBlanksAtEnd(_ line: Substring) -> String {
        String(line.prefix(upTo: line.utf8.lastIndex { $0 != 0x20 }.map(line.utf8.index(after:)) ?? line.startIndex))
    }
}
