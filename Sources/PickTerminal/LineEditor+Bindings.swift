import CLibedit
import Glibc
import PickCore

extension LineEditor {
    static func canEdit(_ editor: OpaquePointer) -> Bool {
        var edits: Int32 = 0
        // `edit off` in ~/.editrc asks for a terminal without an editor.
        guard pick_get_int(editor, EL_EDITMODE, &edits) == 0, edits != 0 else { return false }
        func begins(_ capability: String, with sequence: String) -> Bool {
            guard let value = pick_capability(editor, capability) else { return false }
            return strncmp(value, sequence, strlen(sequence)) == 0
        }
        return pick_capability(editor, "up") != nil && begins("ce", with: "\u{1B}[K") && begins("cd", with: "\u{1B}[J")
    }
}

/// What libedit binds to our keys by itself, to tell whether `~/.editrc` has changed it.
struct FactoryBindings {
    private let emacs: [UInt8: [UInt8]]
    private let vi: [UInt8: [UInt8]]
    private let sink: BindingReader

    init(
        _ editor: OpaquePointer, sink: UnsafeMutablePointer<FILE>,
        _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ length: UnsafeMutablePointer<Int>
    ) {
        let reader = BindingReader(stream: sink, text: text, length: length)
        self.sink = reader
        let letters = KeyTable.all.flatMap(\.keys).compactMap { key in
            if case .control(let letter) = key, letter != 0 { letter } else { nil }
        }
        func all() -> [UInt8: [UInt8]] {
            Dictionary(
                letters.map { ($0, reader.binding(of: $0, in: editor)) }, uniquingKeysWith: { first, _ in first })
        }
        let inEmacs = all()
        _ = pick_set_editor(editor, Wide("vi").units)
        vi = all()
        _ = pick_set_editor(editor, Wide("emacs").units)
        emacs = inEmacs
    }

    func isChanged(_ letter: UInt8, now editor: OpaquePointer) -> Bool {
        let now = sink.binding(of: letter, in: editor)
        return now != emacs[letter] && now != vi[letter]
    }
}

/// Reads a binding as libedit prints it. There is no other way to ask.
private struct BindingReader {
    let stream: UnsafeMutablePointer<FILE>
    let text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let length: UnsafeMutablePointer<Int>

    func binding(of letter: UInt8, in editor: OpaquePointer) -> [UInt8] {
        fflush(stream)
        rewind(stream)
        pick_print_binding(editor, Wide([wchar_t(letter)]).units)
        fflush(stream)
        defer { rewind(stream) }
        guard let start = text.pointee else { return [] }
        return (0..<length.pointee).map { UInt8(bitPattern: start[$0]) }
    }
}

/// A C string of wide characters. On this system each is one Unicode scalar, whatever the locale.
struct Wide {
    private let characters: [wchar_t]

    init(_ text: String) { self.init(text.unicodeScalars) }
    init(_ scalars: some Sequence<Unicode.Scalar>) { characters = scalars.map { wchar_t(bitPattern: $0.value) } + [0] }
    init(_ codes: [wchar_t]) { characters = codes + [0] }

    /// Good for one call: it is passed on as an argument.
    var units: [wchar_t] { characters }

    /// For libedit to keep. Never freed.
    var kept: UnsafePointer<wchar_t> {
        let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: characters.count)
        copy.initialize(from: characters, count: characters.count)
        return UnsafePointer(copy)
    }
}
