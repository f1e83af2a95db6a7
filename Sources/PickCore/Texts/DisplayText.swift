import CUtf8proc

/// Bytes of any kind made fit for a terminal: what could act on it is shown as a visible mark, and every grapheme cluster
/// knows its width.
package struct DisplayText: Sendable {
    /// One grapheme cluster, or one mark in the place of a byte or character that must not be sent.
    package struct Cluster: Sendable {
        /// What it stands for: offsets in the source.
        package let source: Range<Int>
        /// What is sent: offsets in `bytes`.
        package let sent: Range<Int>
        /// Columns: 0, 1 or 2; more for a tab.
        package let width: Int
    }

    /// Valid UTF-8 without any control character.
    package private(set) var bytes: [UInt8] = []
    package private(set) var clusters: [Cluster] = []
    /// Columns in all.
    package private(set) var width = 0
    /// Whether the source went on when the columns were used up.
    package private(set) var isCut = false

    /// - Parameters:
    ///   - source: any bytes.
    ///   - columns: stop before the cluster that would need more; the rest of a very long source is not looked at.
    ///   - tabs: whether a tab reaches to the next multiple of eight columns; otherwise it is one blank.
    package init(_ source: some Sequence<UInt8>, columns: Int = .max, tabs: Bool = false) {
        var reader = ClusterReader(Array(source), tabs: tabs)
        while let next = reader.next(column: width) {
            if next.width > columns - width {
                isCut = true
                break
            }
            let from = bytes.count
            bytes += next.sent
            clusters.append(Cluster(source: next.source, sent: from..<bytes.count, width: next.width))
            width += next.width
        }
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A text that is safe to put in a message.
    package static func visible(_ source: some Sequence<UInt8>) -> String { DisplayText(source, columns: 2000).text }
    package static func visible(_ source: String) -> String { visible(source.utf8) }

    /// Columns that a text takes.
    package static func width(_ source: String) -> Int {
        let isPlain = source.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        return isPlain ? source.utf8.count : DisplayText(source.utf8).width
    }
}

/// Cuts a source into clusters, one after the other.
private struct ClusterReader {
    struct Next {
        var source: Range<Int>
        var sent: ArraySlice<UInt8>
        var width: Int
    }

    private let source: [UInt8]
    private let tabs: Bool
    private var offset = 0

    init(_ source: [UInt8], tabs: Bool) {
        self.source = source
        self.tabs = tabs
    }

    /// The replacement character, for what has no picture of its own.
    private static let mark: ArraySlice<UInt8> = [0xEF, 0xBF, 0xBD]

    mutating func next(column: Int) -> Next? {
        guard offset < source.count else { return nil }
        let byte = source[offset]
        // A printable ASCII character before another byte of ASCII is a cluster of its own.
        if (0x20..<0x7F).contains(byte), offset + 1 == source.count || source[offset + 1] < 0x80 {
            offset += 1
            return Next(source: offset - 1..<offset, sent: source[offset - 1..<offset], width: 1)
        }
        if byte < 0x20 || byte == 0x7F { return control(byte, column: column) }
        return cluster()
    }

    /// C0 and DEL as the pictures that Unicode has for them.
    private mutating func control(_ byte: UInt8, column: Int) -> Next {
        offset += 1
        let source = offset - 1..<offset
        if byte == 0x09 {
            let width = tabs ? 8 - column % 8 : 1
            return Next(source: source, sent: ArraySlice(repeatElement(0x20, count: width)), width: width)
        }
        return Next(source: source, sent: [0xE2, 0x90, byte == 0x7F ? 0xA1 : 0x80 + byte], width: 1)
    }

    private mutating func cluster() -> Next {
        let start = offset
        guard var last = scalar(at: offset) else { return marked(1) }
        if DisplayText.actsOnTerminal(last.value) { return marked(last.length) }
        var width = DisplayText.width(of: last.value)
        offset += last.length
        var state: Int32 = 0
        while offset < source.count, let next = scalar(at: offset), !DisplayText.actsOnTerminal(next.value),
            !utf8proc_grapheme_break_stateful(last.value, next.value, &state)
        {
            // U+FE0F asks for the emoji form, which is wide; two regional indicators are a flag.
            let isWide = next.value == 0xFE0F || (0x1F1E6...0x1F1FF).contains(next.value)
            width = isWide ? 2 : max(width, DisplayText.width(of: next.value))
            offset += next.length
            last = next
        }
        return Next(source: start..<offset, sent: source[start..<offset], width: width)
    }

    private mutating func marked(_ length: Int) -> Next {
        offset += length
        return Next(source: offset - length..<offset, sent: ClusterReader.mark, width: 1)
    }

    /// The scalar that begins here, or `nil` for bytes that are not UTF-8 and for C0 and DEL.
    private func scalar(at offset: Int) -> (value: Int32, length: Int)? {
        let value = source[offset...].withUnsafeBufferPointer { buffer in
            var value: Int32 = -1
            let length = utf8proc_iterate(buffer.baseAddress, buffer.count, &value)
            return length > 0 ? (value, length) : nil
        }
        guard let value, value.0 >= 0x20, value.0 != 0x7F else { return nil }
        return value
    }
}

extension DisplayText {
    /// C1, line and paragraph separators, and what changes the direction of writing.
    fileprivate static func actsOnTerminal(_ scalar: Int32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Columns of one scalar. What utf8proc knows no width for takes one column in terminals.
    fileprivate static func width(of scalar: Int32) -> Int { Int(utf8proc_charwidth(scalar)) }
}
