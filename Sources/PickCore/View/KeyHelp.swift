/// The key table as text for a screen: keys and meanings side by side where there is room, otherwise in turn.
enum KeyHelp {
    /// Columns that a meaning needs at least to stand beside its keys.
    private static let leastRoom = 30

    /// - Parameter columns: of the longest line, where a word allows it.
    static func lines(_ bindings: [KeyTable.Binding], _ language: Language, columns: Int) -> [String] {
        let entries = bindings.map { binding in
            (keys: binding.keys.map(\.description).joined(separator: ", "), meaning: binding.meaning[language])
        }
        let width = entries.reduce(0) { max($0, $1.keys.utf8.count) } + 4
        if columns - width < leastRoom {
            return entries.flatMap { entry in
                wrap(entry.keys, to: columns - 1).map { " " + $0 }
                    + wrap(entry.meaning, to: columns - 3).map { "   " + $0 }
            }
        }
        return entries.flatMap { entry in
            wrap(entry.meaning, to: columns - width).enumerated().map { index, text in
                let keys = index == 0 ? "  " + entry.keys : ""
                return keys + String(repeating: " ", count: width - keys.utf8.count) + text
            }
        }
    }

    /// Breaks at blanks, or between any two characters that are wide.
    private static func wrap(_ text: String, to columns: Int) -> [String] {
        var lines = [""]
        var width = 0
        for word in words(text) {
            let wordWidth = DisplayText.width(word)
            let isFirst = lines[lines.count - 1].isEmpty
            if !isFirst, width + wordWidth > columns, word != " " {
                lines.append("")
                width = 0
            }
            if word == " ", lines[lines.count - 1].isEmpty { continue }
            lines[lines.count - 1] += word
            width += wordWidth
        }
        return lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
    }

    /// What a line can be broken between.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var joins = false
        for character in text {
            let isWord = character != " " && character.utf8.count == 1
            if isWord, joins { words[words.count - 1].append(character) } else { words.append(String(character)) }
            joins = isWord
        }
        return words
    }
}
