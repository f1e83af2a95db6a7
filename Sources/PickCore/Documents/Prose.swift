/// Sentences in plain text, turned into mdoc.
///
/// What stands in back quotes is set by what it is: an option of the table, a variable of the environment, a path that begins
/// with `/` or `~`, anything else as a quoted literal. `name(5)` is a reference to another page. Words in `arguments`
/// are set as placeholders.
struct Prose {
    /// Options as they are typed: `--multi`, `-m`.
    let options: Set<String>
    var arguments: Set<String> = []

    /// Bytes of a line of text; mandoc minds lines of more than 80.
    private static let longestLine = 76

    /// Lines of mdoc. Every sentence begins a line of its own.
    func lines(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        func flush() {
            if !line.isEmpty { lines.append(line) }
            line = ""
        }
        for word in words(of: text) {
            if let macro = macro(for: word) {
                flush()
                lines.append("." + macro)
                continue
            }
            let text = Mdoc.text(word)
            if line.utf8.count + text.utf8.count >= Prose.longestLine { flush() }
            line += line.isEmpty ? Mdoc.lineStart(text) : " " + text
            if Prose.endsSentence(word) { flush() }
        }
        flush()
        return lines
    }

    /// The text as arguments of a macro such as `It`.
    func inline(_ text: String) -> String {
        var isText = false
        return words(of: text).map { word in
            if let macro = macro(for: word) {
                isText = false
                return macro
            }
            defer { isText = true }
            return (isText ? "" : "No ") + Mdoc.argument(word)
        }.joined(separator: " ")
    }

    // MARK: Words

    /// Split at blanks and newlines, and behind the end of a Chinese sentence, but not within back quotes.
    private func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for character in text {
            if !isQuoted, !"）”".contains(character), Prose.endsSentence(word), word.last?.isASCII == false {
                words.append(word)
                word = ""
            }
            if character == "`" { isQuoted.toggle() }
            if character == "\n" || character == " " && !isQuoted {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func endsSentence(_ word: String) -> Bool {
        var end = word[...]
        while let last = end.last, ")\"）”".contains(last) { end.removeLast() }
        return end.last.map { ".?!。？！".contains($0) } ?? false
    }

    // MARK: Macros

    /// `nil` for a word of plain text.
    private func macro(for word: String) -> String? {
        let parts = word.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { return plainMacro(for: word) }
        var line = parts[0].isEmpty ? "" : "Pf " + breakable(parts[0]) + " "
        for index in stride(from: 1, to: parts.count, by: 2) {
            let rest = index + 1 < parts.count ? parts[index + 1] : ""
            line +=
                (index > 1 ? " Ns " : "") + literal(parts[index], isFollowed: !Prose.isClosing(rest)) + closing(rest)
        }
        return line
    }

    private func plainMacro(for word: String) -> String? {
        let core = word.prefix { !Mdoc.closing.contains($0) && $0.isASCII }
        let rest = word.dropFirst(core.count)
        if arguments.contains(String(core)) { return "Ar " + core + closing(String(rest)) }
        let page = word.split(separator: "(", omittingEmptySubsequences: false)
        guard page.count == 2, !page[0].isEmpty, let number = page[1].first, number.isNumber,
            page[1].dropFirst().first == ")"
        else { return nil }
        return "Xr \(page[0]) \(number)" + closing(String(page[1].dropFirst(2)))
    }

    /// What follows a macro without a blank: marks as arguments of their own, so that they are not set in its font.
    private func closing(_ text: String) -> String {
        if text.isEmpty { return "" }
        if Prose.isClosing(text) { return text.map { " " + String($0) }.joined() }
        return " Ns " + breakable(text)
    }

    /// A line may be broken behind a Chinese mark.
    private func breakable(_ text: String) -> String {
        Mdoc.argument(text) + (text.last.map { "，、；：".contains($0) } ?? false ? "\\:" : "")
    }

    private static func isClosing(_ text: String) -> Bool { text.allSatisfy(Mdoc.closing.contains) }

    /// - Parameter isFollowed: whether more than closing marks stands behind it, without a blank.
    private func literal(_ text: String, isFollowed: Bool) -> String {
        let name = text.prefix { $0 != " " && $0 != "=" }
        let value = text.dropFirst(name.count)
        if text == "pick" { return "Nm" }
        // `-1` is a field more often than an option.
        if name.first == "-", name.last?.isNumber == false || name.count > 2, options.contains(String(name)) {
            let flag = "Fl " + name.dropFirst()
            if value.isEmpty { return flag }
            let argument = "Ar " + Mdoc.argument(String(value.dropFirst()))
            return value.first == " " ? flag + " " + argument : flag + " Ns = Ns " + argument
        }
        if Prose.isVariable(text) { return "Ev " + text }
        if text.hasPrefix("/") && text.count > 1 || text.hasPrefix("~/") { return "Pa " + Mdoc.argument(text) }
        // What stands behind Ql in its line would be quoted too.
        return isFollowed ? "So " + Mdoc.argument(text) + " Sc" : "Ql " + Mdoc.argument(text)
    }

    private static func isVariable(_ text: String) -> Bool {
        if ["ACCESSIBLE", "TERM", "EDITRC", "ESCDELAY", "LANG", "TZ"].contains(text) { return true }
        return text.contains("_" as Character) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x5F }
    }
}
