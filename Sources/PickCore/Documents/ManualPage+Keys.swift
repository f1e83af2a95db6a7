/// Keys, from the key table.
extension MdocWriter {
    mutating func writeKeys(_ bindings: [KeyTable.Binding]) {
        section(Message("KEYS", zh: "按键"))
        paragraphs(
            Message(
                """
                Esc and Ctrl-C cancel. The other keys of the line are those of emacs, or of vi if `~/.editrc` says so. \
                Behind each key stands the name of what it does, for `~/.editrc`.
                """,
                zh: """
                    Esc 和 Ctrl-C 取消。编辑输入行的其他按键与 emacs 相同，如果 `~/.editrc` 要求则与 vi 相同。\
                    每个按键后面的括号中是其功能的名称，用于 `~/.editrc`。
                    """))
        for group in KeyGroup.allCases {
            subsection(group.title)
            beginList(isCompact: true)
            for binding in bindings where KeyGroup(binding) == group { write(binding) }
            endList()
        }
        paragraphs(
            Message(
                """
                `~/.editrc` binds keys by these names; see editrc(5). A line that begins with `pick:` is for this \
                program alone. Reading ends at the first line with a mistake.
                """,
                zh: """
                    `~/.editrc` 用这些名称绑定按键，参阅 editrc(5)。以 `pick:` 开头的行只对本程序有效。遇到有错误的行就不再往下读。
                    """))
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
        let multi = binding.needsMulti ? Message(", with `--multi`", zh: "，用于 `--multi`")[language] : ""
        let end = Message(" (`\(name)`).", zh: "（`\(name)`）。")[language]
        item("\"\(keys)\"", binding.meaning[language] + multi + end)
    }
}

/// Where a key has its meaning.
private enum KeyGroup: CaseIterable {
    case list, wheels, plain, all

    init(_ binding: KeyTable.Binding) {
        if binding.view == .plain {
            self = .plain
        } else if binding.style == .wheels {
            self = .wheels
        } else {
            self = binding.view == .live ? .list : .all
        }
    }

    var title: Message {
        switch self {
        case .list: Message("Live view of a list", zh: "实时视图：列表")
        case .wheels: Message("Live view of a calendar, wheels, levels or columns", zh: "实时视图：日历、转轮、各级列表或各列")
        case .plain: Message("Plain view", zh: "普通视图")
        case .all: Message("All views, where nothing else is said above", zh: "所有视图（以上另有说明的除外）")
        }
    }
}
