/// Keys as people write them: `caf{Down}{Enter}`, turned into what xterm sends.
///
/// Between braces stands a key (`Enter Esc BS Tab Space Del Ins Up Down Left Right Home End PgUp PgDn`), before it any of
/// `S-` (Shift), `Alt-`, `C-` (Ctrl). `{C-x}` and `{Alt-x}` take a character; `{{}` is a brace.
package enum KeyNotation {
    package static func bytes(of keys: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = keys[...]
        while let start = rest.firstIndex(of: "{") {
            bytes += rest[..<start].utf8
            let name = rest[rest.index(after: start)...]
            guard let end = name.dropFirst().firstIndex(of: "}") else { fatalError("no end of a key in \"\(keys)\"") }
            guard let key = key(named: String(name[..<end])) else { fatalError("no key is called {\(name[..<end])}") }
            bytes += key
            rest = name[name.index(after: end)...]
        }
        return bytes + rest.utf8
    }

    /// nil when there is no such key.
    static func key(named fullName: String) -> [UInt8]? {
        var name = fullName
        // xterm's modifier number is 1 + Shift 1 + Alt 2 + Ctrl 4.
        var modifiers = 0
        while true {
            let (before, length) = (name, name.count)
            for (prefix, value) in [("S-", 1), ("Alt-", 2), ("C-", 4)]
            where name.hasPrefix(prefix) && length > prefix.count {
                modifiers |= value
                name = String(name.dropFirst(prefix.count))
                break
            }
            if name == before { break }
        }
        if let final = cursorKeys[name] { return sequence(number: "1", final: final, modifiers, omitsNumber: true) }
        if let number = editingKeys[name] { return sequence(number: number, final: "~", modifiers, omitsNumber: false) }
        if name == "Tab", modifiers & 1 != 0 { return escape(modifiers) + Array("\u{1B}[Z".utf8) }
        guard let byte = simpleKeys[name] ?? character(name) else { return nil }
        if modifiers & 4 == 0 { return escape(modifiers) + byte }
        guard byte.count == 1, let control = control(byte[0]) else { return nil }
        return escape(modifiers) + [control]
    }

    private static let simpleKeys: [String: [UInt8]] = [
        "Enter": [13], "Esc": [27], "BS": [127], "Tab": [9], "Space": [32],
    ]
    private static let cursorKeys = ["Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F"]
    private static let editingKeys = ["Ins": "2", "Del": "3", "PgUp": "5", "PgDn": "6"]

    private static func sequence(number: String, final: String, _ modifiers: Int, omitsNumber: Bool) -> [UInt8] {
        if modifiers == 0 { return Array("\u{1B}[\(omitsNumber ? "" : number)\(final)".utf8) }
        return Array("\u{1B}[\(number);\(1 + modifiers)\(final)".utf8)
    }

    private static func escape(_ modifiers: Int) -> [UInt8] { modifiers & 2 == 0 ? [] : [27] }

    private static func character(_ name: String) -> [UInt8]? { name.count == 1 ? Array(name.utf8) : nil }

    private static func control(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "@")...UInt8(ascii: "_"): byte & 0x1F
        case UInt8(ascii: " "): 0
        case UInt8(ascii: "/"): 0x1F
        case UInt8(ascii: "?"): 0x7F
        case 127: 8
        default: nil
        }
    }
}
