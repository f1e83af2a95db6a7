/// A piece of typed text, ready to be read: full-width letters and digits made plain, capitals made small.
typealias TypedText = ArraySlice<Unicode.Scalar>

/// The part of what was typed that a grammar reads, and the whole as it is shown in messages.
struct TypedLine {
    /// Without blanks at both ends.
    let text: TypedText
    /// As it was typed, for messages. Nothing in it can act on a terminal.
    let shown: String
    /// The scalars as they were typed, with the indices of `text`.
    private let typed: [Unicode.Scalar]

    /// A date or a time has no use for more.
    private static let longest = 120

    /// Bytes that are not UTF-8, and lines that are too long, are read as nothing that could be understood.
    init(_ bytes: [UInt8]) {
        shown = TypedLine.show(bytes)
        guard bytes.count <= TypedLine.longest * 4, let string = String(validating: bytes, as: UTF8.self) else {
            text = ["?"]
            typed = []
            return
        }
        typed = Array(string.unicodeScalars)
        text = typed.count <= TypedLine.longest ? typed.map(TypedLine.plain)[...].trimmed : ["?"]
    }

    /// A part of `text` as it was typed, for messages about that part alone.
    func show(_ part: TypedText) -> String {
        guard part.startIndex >= 0, part.endIndex <= typed.count, part.count < text.count else { return shown }
        return TypedLine.show(String(String.UnicodeScalarView(typed[part.startIndex..<part.endIndex])).utf8)
    }

    /// Full-width forms, the ideographic space and full stop, the dashes and the no-break space as their ASCII twins.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x41...0x5A: return Unicode.Scalar(UInt8(scalar.value) + 0x20)
        case 0xFF01...0xFF5E:
            return plain(Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21)))
        case 0x3000, 0xA0, 0x09: return " "
        case 0x2010...0x2015, 0x2212: return "-"
        case 0x3001: return ","
        default: return scalar
        }
    }

    /// A text in small and plain letters, without blanks at both ends. Nil for bytes that are not UTF-8.
    static func folded(_ bytes: [UInt8]) -> String? {
        guard let string = String(validating: bytes, as: UTF8.self) else { return nil }
        let plain = string.unicodeScalars.map(TypedLine.plain)[...].trimmed
        return String(String.UnicodeScalarView(plain)).lowercased()
    }

    /// Text from outside made fit to stand in a message, and cut when it is long.
    static func show(_ bytes: some Sequence<UInt8>) -> String {
        let text = DisplayText(bytes, columns: 60)
        return text.isCut ? text.text + "…" : text.text
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Without the blanks at both ends.
    var trimmed: TypedText {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Whether it is one of those texts.
    func isOne(of words: String...) -> Bool { words.contains { elementsEqual($0.unicodeScalars) } }
}

extension Unicode.Scalar {
    var isDigit: Bool { "0"..."9" ~= self }
    var isLetter: Bool { "a"..."z" ~= self }

    /// The value of a Chinese numeral below ten.
    var chineseDigit: Int? {
        switch self {
        case "〇", "零": 0
        case "一": 1
        case "二", "两": 2
        case "三": 3
        case "四": 4
        case "五": 5
        case "六": 6
        case "七": 7
        case "八": 8
        case "九": 9
        default: nil
        }
    }
}
