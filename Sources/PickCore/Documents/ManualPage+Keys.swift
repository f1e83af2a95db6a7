/// Keys, from the key table.
extension MdocWriter {
    mutating func writeKeys(_ bindings: [KeyTable.Binding]) {
        section(Message("KEYS", zh: "按键"))
        paragraphs(
            Message(
                """
                Esc cancels. Ctrl-C does too, by a signal that a script gets as well, see `EXIT STATUS`. The other keys \
                of the line are those of emacs, or of vi if `~/.editrc` says so; in vi's insert mode the first Esc \
                leaves that mode, and the next one cancels. Behind each key stands the name of what it does, for \
                `~/.editrc`.

                Ctrl-Z stops `pick`, and fg in the shell asks again. Where standard output is no terminal, as within \
                `$(...)`, it stops nothing.

                On a dumb terminal these keys are not known, for the system edits the line there. Esc is a character \
                like others; Ctrl-C cancels, and so does Ctrl-D on an empty line.
                """,
                zh: """
                    Esc 取消。Ctrl-C 也取消，但用的是信号，脚本也会收到它，参阅“退出状态”一节。编辑输入行的其他按键与 emacs 相同，\
                    如果 `~/.editrc` 要求则与 vi 相同；在其插入模式中，第一次按 Esc 离开该模式，再按一次才取消。\
                    每个按键后面的括号中是其功能的名称，用于 `~/.editrc`。

                    Ctrl-Z 暂停 `pick`，在命令行中用 fg 继续提问。标准输出不是终端时，例如在 `$(...)` 中，它不暂停任何程序。

                    在哑终端上输入行由系统编辑，这些按键不起作用。Esc 在那里只是普通字符；Ctrl-C 取消，空行上的 Ctrl-D 也取消。
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
                program alone. A line with a mistake, such as a name that does not exist or a quote that is left open, \
                is passed over. F1 shows the keys of this section, not what the file makes of them.
                """,
                zh: """
                    `~/.editrc` 用这些名称绑定按键，参阅 editrc(5)。以 `pick:` 开头的行只对本程序有效。有错误的行，\
                    例如名称不存在或引号没有闭合，会被略过。F1 显示的是本节的按键，而不是该文件改变之后的。
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
