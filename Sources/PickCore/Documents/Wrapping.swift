/// Breaks a text into lines by the columns it takes on a terminal.
enum Wrapping {
    /// Breaks at blanks, and between wide characters, but never before a closing mark.
    static func lines(_ text: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces(of: text) {
            if !line.isEmpty, DisplayText.width(withoutBlanksAtEnd(line + piece)) > columns {
                lines.append(withoutBlanksAtEnd(line))
                line = ""
            }
            line += piece
        }
        return lines + [withoutBlanksAtEnd(line)]
    }

    /// What must stay together, each with the blanks behind it.
    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var last: Character?
        for character in text {
            if let last, !canBreak(between: last, and: character) {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
            }
            last = character
        }
        return pieces
    }

    private static func canBreak(between last: Character, and next: Character) -> Bool {
        if next == " " || "，。；：、！？）”".contains(next) || "（“".contains(last) { return false }
        return last == " " || isWide(last) || isWide(next)
    }

    private static func isWide(_ character: Character) -> Bool { DisplayText.width(String(character)) == 2 }

    private static func withoutBlanksAtEnd(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
