import CLibedit
import Glibc
import PickCore

/// The line being edited, by libedit without a screen: it keeps the text, the key maps and `~/.editrc`, and what it
/// draws goes into a memory stream that nobody looks at but for a BEL.
///
/// The only file that knows libedit. One thread only: the library has file-scope state.
package final class LineEditor {
    /// What the editor gets when it asks for a key.
    package enum Input {
        case key(Key)
        /// Leave `edit`.
        case stop
    }

    /// What a command means for the editing.
    package enum Reaction {
        case goOn
        case stop
    }

    /// The text and the cursor, in scalars from its start.
    package struct Line: Equatable {
        package var text: [Unicode.Scalar] = []
        package var cursor = 0

        package var bytes: [UInt8] { LineEditor.utf8(text) }
        package var bytesBeforeCursor: [UInt8] { LineEditor.utf8(text[..<cursor]) }
    }

    /// Scalars that a line may have. libedit corrupts a line of more than 1024 when it moves through its history.
    private static let longestLine = 1000

    private let editor: OpaquePointer
    private let history: OpaquePointer?
    private let sink: UnsafeMutablePointer<FILE>
    /// open_memstream keeps these two up to date; it needs them at a fixed address.
    private let sinkText: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let sinkLength: UnsafeMutablePointer<Int>

    private var read: () -> Input = { .stop }
    private var perform: (Command) -> Reaction = { _ in .stop }
    /// What `~/.editrc` may have changed; `nil` without such a file.
    private var factory: FactoryBindings?
    /// Codes that no keyboard sends, from the first on: the place in the list is the distance from it.
    private var codes: [KeyTable.Action] = []
    /// Keys that libedit is given as such a code.
    private var translated: [Translation] = []

    private struct Translation {
        let key: Key
        let code: wchar_t
    }
    let isVi: Bool
    /// What libedit is still to be given, before another key is read.
    private var queue: [wchar_t] = []
    private var pasted: [Unicode.Scalar] = []
    private var knowsUnicode = false
    /// Whether libedit has its wide screen; it takes the size of the terminal when it begins with a line.
    private var isWide = false
    private var hasBeeped = false

    /// `nil` when the terminal cannot move its cursor or erase, which is all that a frame asks of it, or when
    /// `~/.editrc` wants no editor.
    ///
    /// - Parameter terminal: its modes and size are libedit's business while `edit` runs. Initialising changes the modes
    ///   in any case: save them before, and restore them.
    package init?(terminal: Int32) {
        guard let name = getenv("TERM"), strcmp(name, "") != 0, strcmp(name, "dumb") != 0, strcmp(name, "emacs") != 0
        else { return nil }
        sinkText = .allocate(capacity: 1)
        sinkText.initialize(to: nil)
        sinkLength = .allocate(capacity: 1)
        sinkLength.initialize(to: 0)
        guard let stream = open_memstream(sinkText, sinkLength),
            let created = el_init_fd("pick", stream, stream, stream, terminal, terminal, terminal)
        else { return nil }
        sink = stream
        editor = created
        history = history_winit()
        // The library's own default is vi.
        _ = pick_set_editor(created, Wide("emacs").units)
        LineEditor.named(created)
        // A newline that is typed ahead is to be one for the next program.
        _ = pick_set_editing_mode(created, Wide("-inlcr").units)
        if let settings = EditorSettings() {
            factory = FactoryBindings(created, sink: stream, sinkText, sinkLength)
            settings.apply(to: created)
        }
        isVi = pick_is_vi(created) != 0
        if !LineEditor.canEdit(created) { return nil }
    }

    /// Makes the keys of a view known.
    ///
    /// - Parameters:
    ///   - read: waits for a key. Called again while a command of libedit is half done, so it must not call `edit`.
    ///   - perform: does a command of the key table.
    package func begin(
        bindings: [KeyTable.Binding], read: @escaping () -> Input, perform: @escaping (Command) -> Reaction
    ) {
        self.read = read
        self.perform = perform
        _ = pick_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
        if let history {
            _ = pick_history_size(history, 100)
            _ = pick_set_history(editor, history)
        }
        bind(bindings)
        _ = pick_set_read(editor) { editor, character in
            LineEditor.of(editor)?.next(character) ?? -1
        }
    }

    deinit {
        // Not el_end: it resets the terminal with TCSAFLUSH, which eats the keys that were typed ahead.
        if let history { history_wend(history) }
    }

    /// Edits one line, from empty, until a command or an input stops it.
    ///
    /// - Parameter text: put on the line at the start.
    package func edit(startingWith text: [UInt8] = []) {
        queue = []
        isWide = false
        if !text.isEmpty { give(.paste(text)) }
        var count: Int32 = 0
        _ = el_wgets(editor, &count)
        // el_wgets leaves the terminal in a mode of its own; the caller restores it.
    }

    /// Remembers a line that was entered.
    package func remember(_ line: [UInt8]) {
        guard let history, !line.isEmpty else { return }
        _ = pick_history_enter(history, Wide(String(decoding: line, as: UTF8.self)).units)
    }

    package var line: Line {
        guard let info = el_wline(editor)?.pointee, let start = info.buffer else { return Line() }
        let count = info.lastchar - start
        let text = (0..<count).map { Unicode.Scalar(UInt32(bitPattern: start[$0])) ?? "\u{FFFD}" }
        return Line(text: text, cursor: min(max(0, info.cursor - start), count))
    }

    /// Whether libedit shows a prompt of its own in the line, as its search in the history does.
    package var isBusy: Bool { line.text.contains("\n") }

    /// Puts text in at the cursor, as far as the line has room for it.
    package func insert(_ text: [UInt8]) {
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map {
            $0.value < 0x20 || $0.value == 0x7F ? " " : $0
        }
        insert(scalars)
    }

    /// Whether the terminal's bell is due; asking takes it back.
    package func takeBeep() -> Bool {
        fflush(sink)
        if sinkLength.pointee > 0, let text = sinkText.pointee, memchr(text, 0x07, sinkLength.pointee) != nil {
            hasBeeped = true
        }
        rewind(sink)
        defer { hasBeeped = false }
        return hasBeeped
    }

    /// Gives libedit a screen on which every line fits, for as long as it edits one.
    ///
    /// It draws into a screen of its own, and writes beyond its end when the real one becomes lower while the line takes
    /// several rows; so it is never told of another size. A character that it cannot show takes it eight columns.
    private func widen() {
        isWide = true
        _ = pick_set_capability(editor, Wide("co").units, Wide("\(LineEditor.longestLine * 8 + 100)").units)
    }

    /// Puts the terminal in the editing mode, whatever others have done to it.
    ///
    /// libedit does nothing when it believes that it is in that mode already, so it is taken out of it first.
    package func prepareTerminal() {
        _ = pick_set_int(editor, EL_PREP_TERM, 0)
        _ = pick_set_int(editor, EL_PREP_TERM, 1)
    }

    package func clear() {
        move(by: line.text.count)
        el_deletestr(editor, Int32(line.text.count))
    }

    /// Moves the cursor by scalars, as far as there are any.
    package func move(by count: Int) { el_cursor(editor, Int32(count)) }

    // MARK: Deleting, by what a person sees as one character

    package func deleteBackward() {
        let line = line
        guard let last = DisplayText(line.bytesBeforeCursor).clusters.last else { return beep() }
        let bytes = line.bytesBeforeCursor[last.source]
        el_deletestr(editor, Int32(String(decoding: bytes, as: UTF8.self).unicodeScalars.count))
    }

    package func deleteForward() {
        let line = line
        let after = LineEditor.utf8(line.text[line.cursor...])
        guard let first = DisplayText(after).clusters.first else { return beep() }
        let count = Int32(String(decoding: after[first.source], as: UTF8.self).unicodeScalars.count)
        el_cursor(editor, count)
        el_deletestr(editor, count)
    }

    package func beep() { hasBeeped = true }

    // MARK: Keys for libedit

    private func next(_ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        guard let character else { return -1 }
        while queue.isEmpty {
            guard case .key(let key) = read() else { return -1 }
            give(key)
        }
        if !isWide { widen() }
        character.pointee = queue.removeFirst()
        return 1
    }

    private func give(_ key: Key) {
        // Esc leaves a prompt of libedit's own, too.
        if key != .escape || !isBusy, let translation = translated.first(where: { $0.key == key }) {
            queue.append(translation.code)
            return
        }
        switch key {
        case .control(let code): queue.append(wchar_t(code))
        case .escape: queue.append(0x1B)
        case .alt(let scalar): queue += [0x1B, wchar_t(bitPattern: scalar.value)]
        case .named: beep()
        case .paste(let text):
            pasted = String(decoding: text, as: UTF8.self).unicodeScalars.map {
                $0.value < 0x20 || $0.value == 0x7F ? " " : $0
            }
            queue.append(code(for: .command(.paste)))
        case .character(let scalar) where line.text.count >= LineEditor.longestLine && scalar.value >= 0x20: beep()
        // Below U+0100 libedit would take it for a key with Meta.
        case .character(let scalar) where (0x80...0xFF).contains(scalar.value):
            pasted = [scalar]
            queue.append(code(for: .command(.paste)))
        case .character(let scalar):
            if scalar.value >= 0x80 { learnUnicode() }
            queue.append(wchar_t(bitPattern: scalar.value))
        }
    }

    private func insert(_ scalars: [Unicode.Scalar]) {
        let room = LineEditor.longestLine - line.text.count
        if scalars.count > room { beep() }
        learnUnicode()
        el_winsertstr(editor, Wide(scalars.prefix(max(0, room))).units)
    }

    /// Lets libedit know which characters are parts of a word. Loading that takes time, so not before it is needed.
    private func learnUnicode() {
        if !knowsUnicode { setlocale(LC_CTYPE, "C.UTF-8") }
        knowsUnicode = true
    }

    private func run(_ command: Command) -> UInt8 {
        if command == .paste {
            insert(pasted)
            pasted = []
            return UInt8(CC_REFRESH)
        }
        return perform(command) == .stop ? UInt8(CC_NEWLINE) : UInt8(CC_REFRESH)
    }

    // MARK: Binding

    /// Makes the commands known by their names, for `~/.editrc`.
    ///
    /// libedit keeps the pointers to the names, so they are never freed: a fixed number of short texts.
    private static func named(_ editor: OpaquePointer) {
        for (command, function) in functions {
            let name = Wide(command.rawValue).kept
            _ = pick_add_command(editor, name, name, function)
        }
    }

    /// A C function cannot carry its command, so there is one for each.
    private static let functions: [(Command, pick_command_fn)] = [
        (.accept, { e, _ in run(.accept, e) }), (.cancel, { e, _ in run(.cancel, e) }),
        (.up, { e, _ in run(.up, e) }), (.down, { e, _ in run(.down, e) }),
        (.left, { e, _ in run(.left, e) }), (.right, { e, _ in run(.right, e) }),
        (.nextPart, { e, _ in run(.nextPart, e) }), (.previousPart, { e, _ in run(.previousPart, e) }),
        (.farUp, { e, _ in run(.farUp, e) }), (.farDown, { e, _ in run(.farDown, e) }),
        (.pageUp, { e, _ in run(.pageUp, e) }), (.pageDown, { e, _ in run(.pageDown, e) }),
        (.first, { e, _ in run(.first, e) }), (.last, { e, _ in run(.last, e) }),
        (.mark, { e, _ in run(.mark, e) }), (.markBack, { e, _ in run(.markBack, e) }),
        (.markAll, { e, _ in run(.markAll, e) }), (.unmarkAll, { e, _ in run(.unmarkAll, e) }),
        (.invert, { e, _ in run(.invert, e) }), (.showMarked, { e, _ in run(.showMarked, e) }),
        (.complete, { e, _ in run(.complete, e) }), (.redraw, { e, _ in run(.redraw, e) }),
        (.help, { e, _ in run(.help, e) }), (.endOfFile, { e, _ in run(.endOfFile, e) }),
        (.deleteBackward, { e, _ in run(.deleteBackward, e) }), (.deleteForward, { e, _ in run(.deleteForward, e) }),
        (.paste, { e, _ in run(.paste, e) }),
    ]

    private static func run(_ command: Command, _ editor: OpaquePointer?) -> UInt8 {
        of(editor)?.run(command) ?? UInt8(CC_ERROR)
    }

    private static func of(_ editor: OpaquePointer?) -> LineEditor? {
        guard let editor, let data = pick_client_data(editor) else { return nil }
        return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
    }

    /// So that nothing has to be bound below ESC: that would take vi's own ESC away.
    private static let firstCode: wchar_t = 0x80

    /// The code that has libedit do something; bound to it when it is first wanted.
    private func code(for action: KeyTable.Action) -> wchar_t {
        if let place = codes.firstIndex(of: action) { return LineEditor.firstCode + wchar_t(place) }
        let code = LineEditor.firstCode + wchar_t(codes.count)
        codes.append(action)
        let function = Wide(action.functionName).units
        _ = pick_bind(editor, Wide([code]).units, function)
        _ = pick_bind_alternative(editor, Wide([code]).units, function)
        return code
    }

    private func bind(_ bindings: [KeyTable.Binding]) {
        for binding in bindings {
            for key in binding.keys {
                if case .control(let letter) = key, letter != 0 {
                    if let factory, factory.isChanged(letter, now: editor) { continue }
                    let sequence = Wide([wchar_t(letter)]).units
                    _ = pick_bind(editor, sequence, Wide(binding.action.functionName).units)
                    if letter != 0x7F && letter != 0x08 {
                        _ = pick_bind_alternative(editor, sequence, Wide(binding.action.functionName).units)
                    }
                } else {
                    translated.append(Translation(key: key, code: code(for: binding.action)))
                }
            }
        }
        bindSpecial()
    }

    private func bindSpecial() {
        let nothing = Wide("ed-unassigned").units
        // Quoting would let a private code into the line.
        _ = pick_bind(editor, Wide([0x16]).units, nothing)
        // A command of libedit would be read in the place of the line, and what was typed be lost: `:` and Meta-X.
        if isVi {
            _ = pick_bind_alternative(editor, Wide(":").units, nothing)
            // It would run $EDITOR with the list on its standard input.
            _ = pick_bind_alternative(editor, Wide("v").units, nothing)
            _ = pick_bind_alternative(editor, Wide([0x1B]).units, Wide(Command.cancel.rawValue).units)
        } else {
            _ = pick_bind(editor, Wide([0x1B, 0x78]).units, nothing)
            translated.append(Translation(key: .escape, code: code(for: .command(.cancel))))
        }
    }

    private static func utf8(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
        // By hand: it is done for every frame, and the generic way is slow to start.
        var bytes: [UInt8] = []
        for scalar in scalars {
            if scalar.value < 0x80 {
                bytes.append(UInt8(scalar.value))
            } else {
                bytes += String(Character(scalar)).utf8
            }
        }
        return bytes
    }
}

extension KeyTable.Action {
    fileprivate var functionName: String {
        switch self {
        case .command(let command): command.rawValue
        case .editing(let name): name
        }
    }
}
