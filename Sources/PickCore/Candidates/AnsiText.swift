/// Text with escape sequences in it, as programs write that colour their output.
package enum AnsiText {
    private static let escape: UInt8 = 0x1B

    /// The text without its escape sequences, and without the shift characters SO and SI.
    ///
    /// Known are CSI (`ESC [ … letter`), OSC (`ESC ] … BEL` or `ESC \`) and the short sequences. One that is cut off at
    /// the end goes as well; one that is broken off by a byte that cannot be in it goes up to that byte.
    package static func strip(_ text: UnsafeRawBufferPointer) -> [UInt8] {
        var plain: [UInt8] = []
        plain.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            switch text[index] {
            case escape: index = end(ofSequenceAt: index, in: text)
            case 0x0E, 0x0F: index += 1
            default:
                plain.append(text[index])
                index += 1
            }
        }
        return plain
    }

    private static func end(ofSequenceAt start: Int, in text: UnsafeRawBufferPointer) -> Int {
        var index = start + 1
        guard index < text.count else { return index }
        switch text[index] {
        case UInt8(ascii: "["):
            index += 1
            while index < text.count, (0x20...0x3F).contains(text[index]) { index += 1 }
            return behindFinal(0x40...0x7E, at: index, in: text)
        case UInt8(ascii: "]"):
            while index < text.count {
                if text[index] == 0x07 { return index + 1 }
                if text[index] == escape, index + 1 < text.count, text[index + 1] == UInt8(ascii: "\\") {
                    return index + 2
                }
                index += 1
            }
            return index
        default:
            while index < text.count, (0x20...0x2F).contains(text[index]) { index += 1 }
            return behindFinal(0x30...0x7E, at: index, in: text)
        }
    }

    private static func behindFinal(
        _ finals: ClosedRange<UInt8>, at index: Int, in text: UnsafeRawBufferPointer
    ) -> Int {
        index < text.count && finals.contains(text[index]) ? index + 1 : index
    }
}
