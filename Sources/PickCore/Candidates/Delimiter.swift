import Glibc

/// What separates the fields of a line (`--delimiter`).
package enum Delimiter: Equatable, Sendable {
    /// Runs of spaces and tabs, as in AWK: blanks before the first field belong to none, those after a field to it.
    case blanks
    /// These bytes.
    case text([UInt8])
    /// A POSIX extended regular expression.
    case pattern(DelimiterPattern)

    /// fzf's reading of the option: one character, or a text without special characters, or with a mistake in it, is
    /// itself; anything else is a regular expression. `\t` is a tab.
    package init(_ option: some StringProtocol) {
        let bytes = Delimiter.withTabs(Array(option.utf8))
        let special = Array(#"\.+*?()|[]{}^$"#.utf8)
        let isOneCharacter = bytes.lazy.filter { $0 & 0xC0 != 0x80 }.count == 1
        if !isOneCharacter, bytes.contains(where: special.contains), let pattern = DelimiterPattern(bytes) {
            self = .pattern(pattern)
        } else {
            self = .text(bytes)
        }
    }

    private static func withTabs(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "t") {
                rest.removeFirst()
                result.append(0x09)
            } else {
                result.append(byte)
            }
        }
        return result
    }
}

/// A compiled regular expression.
package final class DelimiterPattern: Equatable, @unchecked Sendable {
    // Invariant: compiled once, never changed after; regexec(3) only reads it.
    private let compiled: UnsafeMutablePointer<regex_t>
    private let source: [UInt8]

    /// `nil` when the expression has a mistake in it.
    ///
    /// Wraps regcomp(3). Its trap: it takes a C string, so an expression with a NUL in it is refused.
    init?(_ source: [UInt8]) {
        let compiled = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
        compiled.initialize(to: regex_t())
        let text = DelimiterPattern.withDigits(source).map(CChar.init(bitPattern:)) + [0]
        if source.contains(0) || regcomp(compiled, text, REG_EXTENDED) != 0 {
            compiled.deallocate()
            return nil
        }
        self.source = source
        self.compiled = compiled
    }

    deinit {
        regfree(compiled)
        compiled.deallocate()
    }

    package static func == (one: DelimiterPattern, other: DelimiterPattern) -> Bool { one.source == other.source }

    /// Where the expression matches, from the start of the line on. It may match nothing, but not right behind a match.
    ///
    /// Wraps regexec(3) with REG_STARTEND, which lets a line have NULs in it. Its trap: tools that watch over memory do
    /// not know that flag, and look for a NUL at the end all the same.
    func matches(in line: some Collection<UInt8>) -> [Range<Int>] {
        var matches: [Range<Int>] = []
        let text = line.map(CChar.init(bitPattern:)) + [0]
        var from = 0
        while from < text.count {
            var match = regmatch_t(rm_so: regoff_t(from), rm_eo: regoff_t(text.count - 1))
            let flags = REG_STARTEND | (from > 0 ? REG_NOTBOL : 0)
            if regexec(compiled, text, 1, &match, flags) != 0 { break }
            let found = Int(match.rm_so)..<Int(match.rm_eo)
            if !found.isEmpty || found.lowerBound != matches.last?.upperBound { matches.append(found) }
            from = found.upperBound > from ? found.upperBound : from + 1
        }
        return matches
    }

    /// POSIX has no `\d`.
    private static func withDigits(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = source[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
                result += next == UInt8(ascii: "d") ? Array("[0-9]".utf8) : [byte, next]
            } else {
                result.append(byte)
            }
        }
        return result
    }
}
