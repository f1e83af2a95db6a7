/// What `--bash`, `--zsh` and `--fish` print: completion of pick itself, and widgets for the shell's line editor.
///
///     Ctrl-T in the shell -> pick_files -> names, ended by NUL | pick --read0 --print0 -> quoted, into the line
///
/// Reading it defines functions; keys are taken only for what `--bind` names.
package struct Integration: Equatable, Sendable {
    package var shell: Shell
    /// In the order in which they are bound; of a key that stands there twice, the last one counts.
    package var bindings: [WidgetBinding]

    package init(shell: Shell, bindings: [WidgetBinding] = []) {
        self.shell = shell
        self.bindings = bindings
    }

    /// To be read by `eval` in bash and zsh, by `source` in fish.
    package var text: String {
        switch shell {
        case .bash: BashIntegration(bindings: bindings).text
        case .zsh: ZshIntegration(bindings: bindings).text
        case .fish: FishIntegration(bindings: bindings).text
        }
    }
}

/// What a key in the shell does. In each shell, the widget is called `pick_` and this word.
package enum Widget: String, CaseIterable, Sendable {
    /// Insert the chosen files.
    case files
    /// Put an entry of the history in place of the line.
    case history
    /// Go to the chosen directory.
    case cd
    /// Insert a date.
    case date
}

/// A key of the shell's line editor, and its widget.
package struct WidgetBinding: Equatable, Sendable {
    package let key: WidgetKey
    package let widget: Widget

    package init(_ key: WidgetKey, _ widget: Widget) {
        self.key = key
        self.widget = widget
    }

    /// What `--bind` without a list takes. Alt-I is free in all three shells; Alt-D, the obvious key for a date, is not.
    package static let usual = [
        WidgetBinding(.control("t"), .files), WidgetBinding(.control("r"), .history), WidgetBinding(.alt("c"), .cd),
        WidgetBinding(.alt("i"), .date),
    ]

    /// Reads `ctrl-t=files,alt-c=cd`.
    static func list(_ value: OptionValue) throws(UsageError) -> [WidgetBinding] {
        if value.bytes.isEmpty { return usual }
        var bindings: [WidgetBinding] = []
        for part in value.text.split(separator: ",", omittingEmptySubsequences: false) {
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let key = WidgetKey(name: halves[0]) else {
                throw .notAKey(option: value.name, value: halves[0])
            }
            let word = halves.count > 1 ? halves[1] : ""
            let widget = OptionValue(name: value.name + " " + halves[0], bytes: Array(word.utf8))
            bindings.append(WidgetBinding(key, try widget.choice(Widget.self)))
        }
        return bindings
    }
}

/// A key that a terminal sends as one byte, with or without Esc before it.
package enum WidgetKey: Equatable, Sendable {
    /// With a small letter.
    case control(Character)
    /// With a letter of either case, or a digit.
    case alt(Character)

    /// `ctrl-t`, `alt-c`, `alt-C`, `alt-1`: the names that fzf has for them.
    package init?(name: String) {
        guard let hyphen = name.lastIndex(of: "-"), let byte = name.utf8.last,
            name.utf8.distance(from: hyphen, to: name.endIndex) == 2
        else { return nil }
        let character = Character(Unicode.Scalar(byte))
        let isLetter = ("a"..."z").contains(character) || ("A"..."Z").contains(character)
        switch name[..<hyphen].lowercased() {
        case "ctrl" where isLetter: self = .control(Character(character.lowercased()))
        case "alt" where isLetter || ("0"..."9").contains(character): self = .alt(character)
        default: return nil
        }
    }
}
