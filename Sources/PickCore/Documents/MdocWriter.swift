/// The rules of mdoc(7) for what stands on its lines.
enum Mdoc {
    /// Marks that end a phrase, and may follow the arguments of a macro.
    static let closing: Set<Character> = [".", ",", ";", ":", "?", "!", ")", "]"]

    /// Text between macros: only the backslash means something there.
    static func text(_ text: String) -> String { replacing(text, ["\\": "\\e"]) }

    /// A text line must not begin as a macro does.
    static func lineStart(_ text: String) -> String {
        text.first == "." || text.first == "'" ? "\\&" + text : text
    }

    /// A line of an example, to be copied from the screen as it is.
    static func code(_ line: String) -> String { lineStart(replacing(line, literals)) }

    /// One argument of a macro, set as it stands.
    static func argument(_ text: String) -> String {
        var argument = replacing(text, literals)
        // What looks like a macro or a mark would be taken for one.
        let isShort = text.count <= 3
        if isShort || text.first.map({ !$0.isLetter && !$0.isNumber }) ?? true { argument = "\\&" + argument }
        // A mark at the end would be taken for the end of a sentence.
        if text.count > 1, let last = text.last, closing.contains(last) { argument += "\\&" }
        return text.contains(" ") ? "\"" + argument + "\"" : argument
    }

    /// Characters that are set as other ones in typography.
    private static let literals: [Character: String] = [
        "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "\"": "\\(dq",
    ]

    private static func replacing(_ text: String, _ marks: [Character: String]) -> String {
        text.map { marks[$0] ?? String($0) }.joined()
    }
}

/// A term of a list in the manual, with its explanation.
struct ManualItem {
    let term: Message
    let text: Message

    init(_ term: Message, _ english: String, zh chinese: String) {
        self.term = term
        text = Message(english, zh: chinese)
    }

    /// - Parameter term: what is typed or printed, the same in every language.
    init(_ term: String, _ english: String, zh chinese: String) {
        self.init(Message(term, zh: term), english, zh: chinese)
    }
}

/// Writes a manual page in mdoc(7), part by part.
struct MdocWriter {
    let language: Language
    private let prose: Prose
    private(set) var text = ""
    /// Whether the next paragraph needs a blank line before it.
    private var isInText = false

    init(_ language: Language, prose: Prose) {
        self.language = language
        self.prose = prose
    }

    /// A line as it stands.
    mutating func line(_ line: String) { text += line + "\n" }

    mutating func section(_ title: Message) {
        line(".Sh " + title[language])
        isInText = false
    }

    mutating func subsection(_ title: Message) {
        line(".Ss " + title[language])
        isInText = false
    }

    /// Paragraphs are separated by an empty line.
    mutating func paragraphs(_ text: Message) {
        for paragraph in MdocWriter.paragraphs(of: text[language]) {
            if isInText { line(".Pp") }
            for text in prose.lines(paragraph) { line(text) }
            isInText = true
        }
    }

    /// Text without a break before it.
    mutating func sentence(_ text: Message) { for text in prose.lines(text[language]) { line(text) } }

    /// Terms with their explanations.
    ///
    /// - Parameter width: a text as wide as the column of the terms; `Ds` is an ordinary indent, for terms that are long.
    mutating func list(width: String = "Ds", isCompact: Bool = false, _ items: [ManualItem]) {
        beginList(width: width, isCompact: isCompact)
        for item in items { self.item(prose.inline(item.term[language]), item.text[language]) }
        endList()
    }

    mutating func beginList(width: String = "Ds", isCompact: Bool = false) {
        line(".Bl -tag -width \"\(width)\"" + (isCompact ? " -compact" : ""))
    }

    /// - Parameters:
    ///   - term: in mdoc.
    ///   - arguments: placeholders to be told from other words in capitals.
    mutating func item(_ term: String, _ text: String, arguments: Set<String> = []) {
        line(".It " + term)
        var prose = prose
        prose.arguments = arguments
        for (index, paragraph) in MdocWriter.paragraphs(of: text).enumerated() {
            if index > 0 { line(".Pp") }
            for text in prose.lines(paragraph) { line(text) }
        }
    }

    mutating func endList() {
        line(".El")
        isInText = true
    }

    /// Lines that are set as they stand.
    mutating func example(_ code: String) {
        line(".Bd -literal -offset indent")
        for text in code.split(separator: "\n", omittingEmptySubsequences: false) { line(Mdoc.code(String(text))) }
        line(".Ed")
        isInText = true
    }

    /// Parts of the text between empty lines.
    private static func paragraphs(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").map {
            $0.joined(separator: "\n")
        }
    }
}
