/// One thing a program said to its terminal.
package enum TerminalEvent: Equatable, Sendable {
    /// A character to show. Bytes that are not UTF-8 arrive as U+FFFD.
    case print(Unicode.Scalar)
    /// A C0 or C1 control other than the ones that open a sequence.
    case control(UInt8)
    /// `ESC`, intermediate bytes, final byte.
    case escape(intermediates: String, final: Character)
    /// `ESC [`, a private prefix such as `?`, parameters, intermediate bytes, final byte.
    case csi(prefix: String, parameters: [Int?], intermediates: String, final: Character)
    /// `ESC ]` up to BEL or ST, without either.
    case osc(String)
    /// DCS, SOS, PM or APC up to ST: the letter that opened it and the text.
    case string(Character, String)
    /// A byte that is not part of valid UTF-8; a `print` of U+FFFD follows.
    case invalidByte(UInt8)
}

/// Bytes to terminal events, with no idea of a screen.
package struct EscapeParser: Sendable {
    private enum State {
        case ground
        case escape
        case csi
        case string(Character)
        case stringEscape(Character)
    }

    private var state = State.ground
    private var collected: [UInt8] = []
    private var pendingUTF8: [UInt8] = []

    package init() {}

    /// Whether a sequence or a character has begun and not ended.
    package var isInsideSequence: Bool {
        if case .ground = state { return !pendingUTF8.isEmpty }
        return true
    }

    package mutating func feed(_ byte: UInt8, into events: inout [TerminalEvent]) {
        switch state {
        case .ground: ground(byte, &events)
        case .escape: escape(byte, &events)
        case .csi: csi(byte, &events)
        case .string(let kind): string(kind, byte, &events)
        case .stringEscape(let kind):
            endString(kind, &events)
            // ST is ESC \; any other byte starts a sequence of its own.
            if byte != UInt8(ascii: "\\") { escape(byte, &events) }
        }
    }

    private mutating func ground(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        if byte & 0xC0 == 0x80, !pendingUTF8.isEmpty {
            pendingUTF8.append(byte)
            finishScalarIfComplete(&events)
            return
        }
        dropPendingUTF8(&events)
        switch byte {
        case 0x1B: begin(.escape)
        case 0..<0x20, 0x7F: events.append(.control(byte))
        case 0..<0x80: events.append(.print(Unicode.Scalar(byte)))
        case 0xC2...0xF4: pendingUTF8 = [byte]
        default: reject(byte, &events)
        }
    }

    private mutating func finishScalarIfComplete(_ events: inout [TerminalEvent]) {
        let lead = pendingUTF8[0]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard pendingUTF8.count == length else { return }
        guard let text = String(validating: pendingUTF8, as: UTF8.self), let scalar = text.unicodeScalars.first else {
            return dropPendingUTF8(&events)
        }
        pendingUTF8 = []
        if (0x80..<0xA0).contains(scalar.value) {
            events.append(.control(UInt8(scalar.value)))
        } else {
            events.append(.print(scalar))
        }
    }

    private mutating func dropPendingUTF8(_ events: inout [TerminalEvent]) {
        let bytes = pendingUTF8
        pendingUTF8 = []
        for byte in bytes { reject(byte, &events) }
    }

    private func reject(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        events.append(.invalidByte(byte))
        events.append(.print("\u{FFFD}"))
    }

    private mutating func begin(_ next: State) {
        state = next
        collected = []
    }

    private mutating func escape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch byte {
        case UInt8(ascii: "[") where collected.isEmpty: begin(.csi)
        case UInt8(ascii: "]") where collected.isEmpty: begin(.string("]"))
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            begin(.string(Character(Unicode.Scalar(byte))))
        case 0x1B: begin(.escape)
        case 0..<0x20: events.append(.control(byte))
        case 0x20..<0x30:
            state = .escape
            collected.append(byte)
        default:
            events.append(
                .escape(
                    intermediates: String(decoding: collected, as: UTF8.self), final: Character(Unicode.Scalar(byte))))
            begin(.ground)
        }
    }

    private mutating func csi(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch byte {
        case 0x1B: begin(.escape)
        case 0..<0x20: events.append(.control(byte))
        case 0x20..<0x40: collected.append(byte)
        default:
            let prefix = collected.prefix { (0x3C...0x3F).contains($0) }
            let intermediates = collected.reversed().prefix { (0x20..<0x30).contains($0) }.reversed()
            let middle = collected.dropFirst(prefix.count).dropLast(intermediates.count)
            let separators: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: ":")]
            let parameters = middle.split(omittingEmptySubsequences: false) { separators.contains($0) }
                .map { Int(String(decoding: $0, as: UTF8.self)) }
            events.append(
                .csi(
                    prefix: String(decoding: prefix, as: UTF8.self), parameters: parameters,
                    intermediates: String(decoding: intermediates, as: UTF8.self),
                    final: Character(Unicode.Scalar(byte))))
            begin(.ground)
        }
    }

    private mutating func string(_ kind: Character, _ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch byte {
        case 0x07 where kind == "]": endString(kind, &events)
        case 0x1B: state = .stringEscape(kind)
        default: collected.append(byte)
        }
    }

    private mutating func endString(_ kind: Character, _ events: inout [TerminalEvent]) {
        let text = String(decoding: collected, as: UTF8.self)
        events.append(kind == "]" ? .osc(text) : .string(kind, text))
        begin(.ground)
    }
}
