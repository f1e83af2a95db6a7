/// Reads JSON (RFC 8259), strictly.
struct JSONReader {
    private var text: TextCursor

    static func read(_ bytes: [UInt8]) throws(FileFault) -> CascadeValue {
        var reader = JSONReader(text: TextCursor(bytes))
        let value = try reader.value(level: 0)
        reader.text.skipBlanks()
        if !reader.text.isAtEnd { throw reader.text.fault(.textBehindEnd) }
        return value
    }

    private mutating func value(level: Int) throws(FileFault) -> CascadeValue {
        text.skipBlanks()
        let line = text.line
        // An object and the list in it are two levels of brackets and one of choices.
        if level > 2 * CascadeFile.mostLevels { throw text.fault(.tooManyLevels(CascadeFile.mostLevels)) }
        switch text.next {
        case UInt8(ascii: "{"): return CascadeValue(.map(try members(level)), line: line)
        case UInt8(ascii: "["): return CascadeValue(.list(try elements(level)), line: line)
        case UInt8(ascii: "\""): return CascadeValue(.text(try string()), line: line)
        case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
            return CascadeValue(.number(try number()), line: line)
        default:
            for word in ["null", "true", "false"] where text.take(word) {
                return CascadeValue(.other(word), line: line)
            }
            throw text.fault(.expected("a value", zh: "一个值"))
        }
    }

    private mutating func members(_ level: Int) throws(FileFault) -> [CascadeValue.Member] {
        var members: [CascadeValue.Member] = []
        var names: Set<[UInt8]> = []
        text.advance()
        text.skipBlanks()
        if text.take("}") { return [] }
        repeat {
            text.skipBlanks()
            guard text.next == UInt8(ascii: "\"")
            else { throw text.fault(.expected("a name in quotes", zh: "带引号的名称")) }
            let line = text.line
            let name = try string()
            if !names.insert(name).inserted { throw FileFault(line, .twice(name)) }
            text.skipBlanks()
            if !text.take(":") { throw text.fault(.expected("a colon", zh: "冒号")) }
            members.append((name, try value(level: level + 1)))
            text.skipBlanks()
        } while text.take(",")
        if !text.take("}") { throw text.fault(.expected("a comma or }", zh: "逗号或 }")) }
        return members
    }

    private mutating func elements(_ level: Int) throws(FileFault) -> [CascadeValue] {
        var elements: [CascadeValue] = []
        text.advance()
        text.skipBlanks()
        if text.take("]") { return [] }
        repeat {
            elements.append(try value(level: level + 1))
            text.skipBlanks()
        } while text.take(",")
        if !text.take("]") { throw text.fault(.expected("a comma or ]", zh: "逗号或 ]")) }
        return elements
    }

    // MARK: Scalars

    private mutating func number() throws(FileFault) -> [UInt8] {
        let start = text.offset
        _ = text.take("-")
        let isZero = text.take("0")
        let digits = isZero ? 1 : text.skipDigits()
        var isValid = digits > 0
        if text.take(".") { isValid = text.skipDigits() > 0 && isValid }
        if text.take("e") || text.take("E") {
            if !text.take("+") { _ = text.take("-") }
            isValid = text.skipDigits() > 0 && isValid
        }
        if !isValid || text.next.map({ (0x30...0x39).contains($0) }) == true { throw text.fault(.badNumber) }
        return text.bytes(from: start)
    }

    private mutating func string() throws(FileFault) -> [UInt8] {
        var string: [UInt8] = []
        let line = text.line
        text.advance()
        while let byte = text.next {
            switch byte {
            case UInt8(ascii: "\""):
                text.advance()
                if !UTF8Text.isValid(string) { throw FileFault(line, .notUTF8) }
                return string
            case UInt8(ascii: "\\"): string += try escape()
            case 0..<0x20: throw text.fault(.controlInText)
            default:
                string.append(byte)
                text.advance()
            }
        }
        throw FileFault(line, .openQuote)
    }

    private mutating func escape() throws(FileFault) -> [UInt8] {
        text.advance()
        guard let byte = text.next else { throw text.fault(.badEscape) }
        text.advance()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw text.fault(.badEscape)
        }
    }

    /// Four digits, or twice four for a character beyond U+FFFF.
    private mutating func unicodeEscape() throws(FileFault) -> [UInt8] {
        var scalar = try fourDigits()
        if (0xD800...0xDBFF).contains(scalar), text.take("\\u") {
            let low = try fourDigits()
            guard (0xDC00...0xDFFF).contains(low) else { throw text.fault(.badEscape) }
            scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(scalar) else { throw text.fault(.badEscape) }
        return Array(String(Character(scalar)).utf8)
    }

    private mutating func fourDigits() throws(FileFault) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = text.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else { throw text.fault(.badEscape) }
            number = number << 4 | UInt32(digit)
            text.advance()
        }
        return number
    }
}
