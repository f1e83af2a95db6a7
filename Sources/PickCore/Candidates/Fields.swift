import Glibc

/// The fields of a line, as ranges of its bytes that follow each other without gaps.
///
/// A field carries the delimiter behind it. Blanks before the first AWK field are the only bytes outside all fields.
package struct Fields {
    package private(set) var ranges: [Range<Int>] = []
    private let line: UnsafeRawBufferPointer
    private let delimiter: Delimiter

    package init(of line: UnsafeRawBufferPointer, by delimiter: Delimiter) {
        self.line = line
        self.delimiter = delimiter
        switch delimiter {
        case .blanks: splitAtBlanks()
        case .text(let text): splitAfter(text)
        case .pattern(let pattern): splitAfter(pattern)
        }
    }

    /// The bytes of the line that a choice of fields covers; empty when the line has none of them.
    package func range(of choice: FieldRange) -> Range<Int> {
        let chosen = choice.indices(of: ranges.count)
        if chosen.isEmpty { return 0..<0 }
        return ranges[chosen.lowerBound].lowerBound..<ranges[chosen.upperBound - 1].upperBound
    }

    /// The parts of the line to search in (`--nth`). A suffix can match before the last delimiter, so the last part
    /// comes without it.
    package func parts(of choices: [FieldRange]) -> [Range<Int>] {
        var parts = choices.map(range(of:))
        if let last = parts.last, delimiter != .blanks { parts[parts.count - 1] = withoutDelimiter(last) }
        return parts
    }

    /// The part without the delimiter at its end.
    package func withoutDelimiter(_ part: Range<Int>) -> Range<Int> {
        var end = part.upperBound
        switch delimiter {
        case .blanks:
            while end > part.lowerBound, Fields.isSpace(line[end - 1]) { end -= 1 }
        case .text(let text):
            if part.count >= text.count, line[(end - text.count)..<end].elementsEqual(text) { end -= text.count }
        case .pattern(let pattern):
            if let last = pattern.matches(in: line[part]).last, last.upperBound == part.count {
                end = part.lowerBound + last.lowerBound
            }
        }
        return part.lowerBound..<end
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func splitAtBlanks() {
        func isBlank(_ index: Int) -> Bool { line[index] == 0x20 || line[index] == 0x09 }
        var index = 0
        while index < line.count, isBlank(index) { index += 1 }
        while index < line.count {
            let start = index
            while index < line.count, !isBlank(index) { index += 1 }
            while index < line.count, isBlank(index) { index += 1 }
            ranges.append(start..<index)
        }
    }

    /// As fzf does, with a last field that is empty when the line ends with the delimiter.
    private mutating func splitAfter(_ text: [UInt8]) {
        guard !text.isEmpty, let base = line.baseAddress else {
            ranges.append(0..<line.count)
            return
        }
        var start = 0
        var from = 0
        while let found = memchr(base + from, Int32(text[0]), line.count - from) {
            from = UnsafeRawPointer(found) - base
            let end = from + text.count
            if end <= line.count, line[from..<end].elementsEqual(text) {
                ranges.append(start..<end)
                start = end
                from = end
            } else {
                from += 1
            }
        }
        ranges.append(start..<line.count)
    }

    private mutating func splitAfter(_ pattern: DelimiterPattern) {
        var start = 0
        for match in pattern.matches(in: line) {
            ranges.append(start..<match.upperBound)
            start = match.upperBound
        }
        if start < line.count { ranges.append(start..<line.count) }
    }
}
