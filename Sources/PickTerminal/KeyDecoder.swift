import PickCore

/// Turns the bytes of a terminal into keys. Knows no clock: the caller says when it has waited long enough.
///
/// A sequence that is not known is swallowed whole, bytes that are not UTF-8 are dropped.
package struct KeyDecoder {
    private var pending: [UInt8] = []
    /// What has arrived of a paste; `nil` outside of one.
    private var pasted: [UInt8]?

    /// The most that one paste may hold, in bytes; the rest is dropped.
    private static let longestPaste = 1 << 16

    package init() {}

    /// Time to wait for the rest of a key, in milliseconds; `nil` when nothing is pending.
    ///
    /// - Parameter escapeDelay: for a lone Esc.
    package func patience(escapeDelay: Int) -> Int? {
        if pasted != nil { return nil }
        if pending.isEmpty { return nil }
        return pending == [0x1B] ? escapeDelay : max(escapeDelay, 500)
    }

    /// Takes one byte and returns the keys that it completes.
    package mutating func take(_ byte: UInt8) -> [Key] {
        if pasted != nil { return takePasted(byte) }
        pending.append(byte)
        return decode(isOver: false)
    }

    /// No more bytes came in time: what is pending is all there is.
    package mutating func giveUp() -> [Key] { decode(isOver: true) }

    private mutating func takePasted(_ byte: UInt8) -> [Key] {
        // Taken out while it is worked on: a copy for every byte would take long.
        guard var text = pasted.take() else { return [] }
        text.append(byte)
        if text.ends(with: [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]) {
            return [.paste(Array(text.dropLast(6).prefix(KeyDecoder.longestPaste)))]
        }
        // Of a paste that is too long, only its end is still looked for.
        if text.count > KeyDecoder.longestPaste + 64 { text.remove(at: KeyDecoder.longestPaste) }
        pasted = text
        return []
    }

    private mutating func decode(isOver: Bool) -> [Key] {
        guard let first = pending.first else { return [] }
        switch first {
        case 0x1B: return decodeEscape(isOver: isOver)
        case 0..<0x20, 0x7F: return finish([.control(first)])
        default: return decodeCharacter(isOver: isOver)
        }
    }

    private mutating func finish(_ keys: [Key]) -> [Key] {
        pending = []
        return keys
    }

    private mutating func decodeCharacter(isOver: Bool) -> [Key] {
        switch UTF8Sequence(pending[...]) {
        case .complete(let scalar):
            return finish(scalar.value < 0xA0 && scalar.value >= 0x7F ? [] : [.character(scalar)])
        case .incomplete where !isOver: return []
        case .incomplete: return finish([])
        case .broken:
            // The byte that broke it may begin something of its own.
            let last = pending.removeLast()
            let wasAlone = pending.isEmpty
            pending = []
            return wasAlone ? [] : take(last)
        }
    }

    private mutating func decodeEscape(isOver: Bool) -> [Key] {
        guard pending.count > 1 else { return isOver ? finish([.escape]) : [] }
        switch pending[1] {
        case 0x5B, 0x4F: return decodeSequence(isOver: isOver)
        case _ where EscapeStrings.introducers.contains(pending[1]): return decodeString(isOver: isOver)
        case 0x1B:
            // Two in a row: the first one is Esc, the second begins anew.
            pending = [0x1B]
            return [.escape]
        case 0..<0x20, 0x7F: return finish([.alt(Unicode.Scalar(pending[1]))])
        default:
            switch UTF8Sequence(pending[1...]) {
            case .complete(let scalar): return finish([.alt(scalar)])
            case .incomplete where !isOver: return []
            default: return finish([])
            }
        }
    }

    /// What begins with `ESC [` or `ESC O`.
    private mutating func decodeSequence(isOver: Bool) -> [Key] {
        guard pending.count > 2 else { return isOver ? finish([alt(pending[1])]) : [] }
        let last = pending[pending.count - 1]
        if isMouseReport { return isOver || pending.count == 6 ? finish([]) : [] }
        let isWithin = (0x20...0x3F).contains(last) && !endsWithDollar
        // The Linux console's function keys are ESC [ [ and a letter.
        if isWithin || pending == [0x1B, 0x5B, 0x5B] { return isOver ? finish([]) : [] }
        guard endsWithDollar || (0x40...0x7E).contains(last) else {
            // A byte that belongs to no sequence breaks this one off, and may begin something of its own.
            pending = []
            return take(last)
        }
        let body = String(decoding: pending[2...], as: UTF8.self)
        if body == "200~" {
            pasted = []
            return finish([])
        }
        return finish(EscapeSequences.key(body, after: pending[1]).map { [$0] } ?? [])
    }

    /// The old form of it: `ESC [ M` and three bytes of any kind.
    private var isMouseReport: Bool { pending.starts(with: [0x1B, 0x5B, 0x4D]) }

    /// Whether this is rxvt's form of a key with Shift: `ESC [`, a number, `$`. Nowhere else does `$` end a sequence.
    private var endsWithDollar: Bool {
        guard pending.last == UInt8(ascii: "$"), pending.count > 3, pending[1] == 0x5B else { return false }
        return pending[2..<(pending.count - 1)].allSatisfy { (0x30...0x39).contains($0) }
    }

    /// What may be an answer of the terminal to a program that is gone: text between an introducer and a terminator.
    private mutating func decodeString(isOver: Bool) -> [Key] {
        guard pending.count > 2 else { return isOver ? finish([alt(pending[1])]) : [] }
        if !EscapeStrings.begins(pending) {
            let next = pending.removeLast()
            return finish([alt(pending[1])]) + take(next)
        }
        return isOver || EscapeStrings.isWhole(pending) ? finish([]) : []
    }

    private func alt(_ byte: UInt8) -> Key { .alt(Unicode.Scalar(byte)) }
}

/// How far bytes are a character in UTF-8.
private enum UTF8Sequence {
    case complete(Unicode.Scalar)
    case incomplete
    case broken

    init(_ bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first else {
            self = .incomplete
            return
        }
        let length =
            switch first {
            case 0..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        if length == 0 || !bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) {
            self = .broken
        } else if bytes.count < length {
            self = .incomplete
        } else if let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first {
            self = .complete(scalar)
        } else {
            self = .broken
        }
    }
}

/// Texts that terminals send between an introducer and a terminator: answers to questions.
private enum EscapeStrings {
    /// OSC, DCS and APC, as the byte behind ESC. They are keys with Alt too, so what follows decides.
    static let introducers = Array("]P_".utf8)

    /// Whether the third byte is one that an answer begins with.
    static func begins(_ bytes: [UInt8]) -> Bool {
        let firsts =
            switch bytes[1] {
            case UInt8(ascii: "]"): "0123456789lL"
            case UInt8(ascii: "P"): "0123456789>!$+="
            default: "G"
            }
        return firsts.utf8.contains(bytes[2])
    }

    /// Whether it ends here: at BEL, or at ESC and a backslash.
    static func isWhole(_ bytes: [UInt8]) -> Bool {
        bytes.last == 0x07 || bytes.ends(with: [0x1B, 0x5C])
    }
}

extension [UInt8] {
    fileprivate func ends(with end: [UInt8]) -> Bool { count >= end.count && suffix(end.count).elementsEqual(end) }
}

/// What terminals send for the keys that are no characters, after `ESC [` or `ESC O`.
///
/// Source: xterm's control sequences and the terminfo entries of Debian's base list.
private enum EscapeSequences {
    /// - Parameter introducer: the byte behind ESC.
    static func key(_ body: String, after introducer: UInt8) -> Key? {
        // With a private sign it is an answer of the terminal or a report of the mouse.
        guard let final = body.last, let first = body.first, !"<=>?".contains(first) else { return nil }
        let numbers = body.dropLast().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let modifiers = numbers.count > 1 ? self.modifiers(numbers[1]) : []
        if final == "~" || final == "^" || final == "$" || final == "@" {
            // rxvt marks modifiers by the last character.
            let rxvt: Key.Modifiers =
                switch final {
                case "^": .control
                case "$": .shift
                case "@": [.control, .shift]
                default: []
                }
            return numbered[numbers.first ?? 0].map { .named($0, modifiers.union(rxvt)) }
        }
        if first == "[" { return body == "[A" ? .named(.f1) : nil }
        if final == "Z" { return .named(.tab, .shift) }
        // rxvt has small letters for arrows with Shift, and behind ESC O with Ctrl.
        if body.count == 1, "abcd".contains(final) {
            let modifier: Key.Modifiers = introducer == UInt8(ascii: "O") ? .control : .shift
            return lettered[Character(final.uppercased())].map { .named($0, modifier) }
        }
        return lettered[final].map { .named($0, modifiers) }
    }

    private static let lettered: [Character: Key.Name] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "P": .f1,
    ]

    private static let numbered: [Int: Key.Name] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .f1,
    ]

    /// xterm's code: one more than the sum of Shift 1, Alt 2, Ctrl 4, Meta 8.
    private static func modifiers(_ code: Int) -> Key.Modifiers {
        let bits = max(0, code - 1)
        var modifiers = Key.Modifiers(rawValue: UInt8(bits & 7))
        if bits & 8 != 0 { modifiers.insert(.alt) }
        return modifiers
    }
}
