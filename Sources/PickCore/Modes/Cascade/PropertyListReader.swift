/// Reads a property list in its XML form, as strictly as such files are written: no elements of other kinds, no text
/// between them, no attributes but the version.
struct PropertyListReader {
    private var text: TextCursor

    static func read(_ bytes: [UInt8]) throws(FileFault) -> CascadeValue {
        if !UTF8Text.isValid(bytes) { throw FileFault(1, .notUTF8) }
        var reader = PropertyListReader(text: TextCursor(bytes))
        try reader.skipProlog()
        let root = try reader.openTag()
        guard root.name == "plist", !root.isEmpty else { throw reader.text.fault(.expected("<plist>", zh: "<plist>")) }
        let value = try reader.value(try reader.openTag(), level: 0)
        try reader.close("plist")
        try reader.skipBetween()
        if !reader.text.isAtEnd { throw reader.text.fault(.textBehindEnd) }
        return value
    }

    private struct Tag {
        var name: String
        var isEmpty: Bool
        var line: Int
    }

    // MARK: Values

    private mutating func value(_ tag: Tag, level: Int) throws(FileFault) -> CascadeValue {
        if level > 2 * CascadeFile.mostLevels { throw FileFault(tag.line, .tooManyLevels(CascadeFile.mostLevels)) }
        switch tag.name {
        case "dict": return CascadeValue(.map(try members(tag, level)), line: tag.line)
        case "array": return CascadeValue(.list(try elements(tag, level)), line: tag.line)
        case "string": return CascadeValue(.text(try content(tag)), line: tag.line)
        case "integer", "real": return CascadeValue(.number(try content(tag)), line: tag.line)
        case "true", "false", "date", "data":
            _ = try content(tag)
            return CascadeValue(.other(tag.name), line: tag.line)
        default: throw FileFault(tag.line, .unknownElement(tag.name))
        }
    }

    private mutating func members(_ tag: Tag, _ level: Int) throws(FileFault) -> [CascadeValue.Member] {
        var members: [CascadeValue.Member] = []
        var names: Set<[UInt8]> = []
        if tag.isEmpty { return [] }
        while try !isClosing(tag.name) {
            let key = try openTag()
            guard key.name == "key" else { throw FileFault(key.line, .expected("<key>", zh: "<key>")) }
            let name = try content(key)
            if !names.insert(name).inserted { throw FileFault(key.line, .twice(name)) }
            members.append((name, try value(try openTag(), level: level + 1)))
        }
        return members
    }

    private mutating func elements(_ tag: Tag, _ level: Int) throws(FileFault) -> [CascadeValue] {
        var elements: [CascadeValue] = []
        if tag.isEmpty { return [] }
        while try !isClosing(tag.name) { elements.append(try value(try openTag(), level: level + 1)) }
        return elements
    }

    /// The text of an element, up to its end.
    private mutating func content(_ tag: Tag) throws(FileFault) -> [UInt8] {
        if tag.isEmpty { return [] }
        var content: [UInt8] = []
        while let byte = text.next {
            if byte == UInt8(ascii: "&") {
                content += try entity()
            } else if text.take("<![CDATA[") {
                let start = text.offset
                if !text.skip(behind: "]]>") { throw text.fault(.expected("]]>", zh: "]]>")) }
                content += text.bytes(from: start).dropLast(3)
            } else if byte == UInt8(ascii: "<") {
                break
            } else {
                content.append(byte)
                text.advance()
            }
        }
        try close(tag.name)
        return content
    }

    private mutating func entity() throws(FileFault) -> [UInt8] {
        let named = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'")]
        for (name, character) in named where text.take(name) { return Array(character.utf8) }
        if text.take("&#") {
            let radix = text.take("x") ? 16 : 10
            let start = text.offset
            while let byte = text.next, byte != UInt8(ascii: ";"), text.offset - start < 8 { text.advance() }
            let digits = String(decoding: text.bytes(from: start), as: UTF8.self)
            if text.take(";"), let number = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(number),
                number > 0
            {
                return Array(String(Character(scalar)).utf8)
            }
        }
        throw text.fault(.badEntity)
    }

    // MARK: Tags

    private mutating func skipProlog() throws(FileFault) {
        text.skipBlanks()
        if text.take("<?xml"), !text.skip(behind: "?>") { throw text.fault(.expected("?>", zh: "?>")) }
        try skipBetween()
        if text.take("<!DOCTYPE"), !text.skip(behind: ">") { throw text.fault(.expected(">", zh: ">")) }
    }

    /// Blanks and comments.
    private mutating func skipBetween() throws(FileFault) {
        text.skipBlanks()
        while text.take("<!--") {
            if !text.skip(behind: "-->") { throw text.fault(.expected("-->", zh: "-->")) }
            text.skipBlanks()
        }
    }

    private mutating func openTag() throws(FileFault) -> Tag {
        try skipBetween()
        let line = text.line
        guard text.take("<"), text.next != UInt8(ascii: "/")
        else { throw text.fault(.expected("an element", zh: "一个元素")) }
        let start = text.offset
        while let byte = text.next, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte { text.advance() }
        let name = String(decoding: text.bytes(from: start), as: UTF8.self)
        if name == "plist", text.next == 0x20, !text.skip(behind: "\"") || !text.skip(behind: "\"") {
            throw text.fault(.expected(">", zh: ">"))
        }
        text.skipBlanks()
        let isEmpty = text.take("/")
        if !text.take(">") { throw text.fault(.expected(">", zh: ">")) }
        return Tag(name: name, isEmpty: isEmpty, line: line)
    }

    /// Goes over the end of an element if it stands here.
    private mutating func isClosing(_ name: String) throws(FileFault) -> Bool {
        try skipBetween()
        return text.take("</\(name)>")
    }

    private mutating func close(_ name: String) throws(FileFault) {
        if try !isClosing(name) { throw text.fault(.expected("</\(name)>", zh: "</\(name)>")) }
    }
}
