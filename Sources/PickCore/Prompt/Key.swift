/// A key, as the terminal reported it.
package enum Key: Hashable, Sendable {
    case character(Unicode.Scalar)
    /// Ctrl with a letter: the C0 code, 0 to 31, or 127 for the key that most keyboards call Backspace.
    case control(UInt8)
    /// Esc alone.
    case escape
    case alt(Unicode.Scalar)
    case named(Name, Modifiers)
    /// Text that was pasted, without its brackets.
    case paste([UInt8])

    package enum Name: String, Sendable {
        case up, down, left, right, home, end, pageUp, pageDown, insert, delete, tab
        case f1
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }

    package static func named(_ name: Name) -> Key { .named(name, []) }
    package static func control(_ letter: Character) -> Key { .control((letter.asciiValue ?? 0) & 0x1F) }
}

extension Key: CustomStringConvertible {
    /// As manuals write it: `Ctrl-N`, `Shift-Tab`, `PageUp`.
    package var description: String {
        switch self {
        case .character(let scalar): String(Character(scalar))
        case .control(0x09): "Tab"
        case .control(0x0D): "Enter"
        case .control(0x00): "Ctrl-Space"
        case .control(0x7F): "Backspace"
        case .control(let code): "Ctrl-" + String(Character(Unicode.Scalar(code | 0x40)))
        case .escape: "Esc"
        case .alt(let scalar): "Alt-" + String(Character(scalar))
        case .paste: "Paste"
        case .named(let name, let modifiers): modifiers.description + name.title
        }
    }
}

extension Key.Modifiers {
    fileprivate var description: String {
        (contains(.control) ? "Ctrl-" : "") + (contains(.alt) ? "Alt-" : "") + (contains(.shift) ? "Shift-" : "")
    }
}

extension Key.Name {
    fileprivate var title: String {
        switch self {
        case .pageUp: "PageUp"
        case .pageDown: "PageDown"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}
