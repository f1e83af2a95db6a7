/// The key table as text for a screen: keys and meanings side by side where there is room, otherwise in turn.
///
///     Up, Ctrl-P        Up a row           Down, Ctrl-N      Down a row
///     Ctrl-D            Delete the character under the cursor; cancel on an empty line
///
/// Two that are short and follow each other share a line: they mostly are a pair.
enum KeyHelp {
    private typealias Entry = (keys: String, meaning: String)

    /// Columns that a meaning needs at least to stand beside its keys.
    private static let leastRoom = 30

    /// - Parameter columns: of the longest line, where a word allows it.
    static func lines(_ bindings: [KeyTable.Binding], _ language: Language, columns: Int) -> [String] {
        let entries: [Entry] = bindings.map { binding in
            (keys: binding.keys.map(\.description).joined(separator: ", "), meaning: binding.meaning[language])
        }
        let longest = entries.reduce(0) { max($0, $1.keys.utf8.count) } + 4
        // A few long names of keys push their own meaning aside, not all of them.
        let column = min(longest, (columns + 1) / 4)
        if columns - column < leastRoom {
            return entries.flatMap { entry in
                wrap(entry.keys, to: columns - 1).map { " " + $0 }
                    + wrap(entry.meaning, to: columns - 3).map { "   " + $0 }
            }
        }
        return sideBySide(entries, at: column, columns: columns)
    }

    /// - Parameter column: where the meanings begin.
    private static func sideBySide(_ entries: [Entry], at column: Int, columns: Int) -> [String] {
        let half = columns / 2
        func label(_ entry: Entry) -> String { filled("  " + entry.keys + "  ", to: column) }
        func isShort(_ entry: Entry) -> Bool { DisplayText.width(label(entry) + entry.meaning) + 2 <= half }
        var lines: [String] = []
        var rest = entries[...]
        while let entry = rest.popFirst() {
            let start = label(entry)
            if isShort(entry), let next = rest.first, isShort(next) {
                rest.removeFirst()
                lines.append(filled(start + entry.meaning, to: half) + label(next) + next.meaning)
            } else {
                let meaning = wrap(entry.meaning, to: columns - start.utf8.count)
                let indent = filled("", to: start.utf8.count)
                lines += meaning.enumerated().map { index, text in (index == 0 ? start : indent) + text }
            }
        }
        return lines
    }

    private static func filled(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - DisplayText.width(text)))
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
