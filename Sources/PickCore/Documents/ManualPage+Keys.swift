/// Keys, from the key table.
extension MdocWriter {
    mutating func writeKeys(_ bindings: [KeyTable.Binding]) {
        section("KEYS")
        paragraphs(
            """
            Esc and Ctrl-C cancel. The other keys of the line are those of emacs, or of vi if `~/.editrc` says so. \
            Behind each key stands the name of what it does, for `~/.editrc`.
            """)
        let groups: [(title: String, views: [PromptView])] = [
            ("Live view", [.live]), ("Plain view", [.plain]), ("Both views", [.live, .plain]),
        ]
        for group in groups {
            let members = bindings.filter { $0.views == group.views }
            if members.isEmpty { continue }
            subsection(group.title)
            beginList(isCompact: true)
            for binding in members { write(binding) }
            endList()
        }
        paragraphs(
            """
            `~/.editrc` binds keys by these names; see editrc(5). A line that begins with `pick:` is for this program \
            alone. Reading ends at the first line with a mistake.
            """)
        example(
            """
            pick:bind -v
            pick:bind ^N pick-down
            pick:bind ^P pick-up
            """)
    }

    private mutating func write(_ binding: KeyTable.Binding) {
        let keys = binding.keys.map(\.description).joined(separator: ", ")
        let name =
            switch binding.action {
            case .command(let command): command.rawValue
            case .editing(let name): name
            }
        let condition = binding.needsMulti ? ", with `--multi`" : ""
        item("\"\(keys)\"", binding.meaning[.english] + condition + " (`\(name)`).")
    }
}
