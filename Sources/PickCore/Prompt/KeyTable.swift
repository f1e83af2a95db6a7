/// Which key does what. The manual, the help on the screen and the line editor read this table.
package enum KeyTable {
    /// What a key does.
    package enum Action: Hashable, Sendable {
        case command(Command)
        /// A function of libedit, by its name.
        case editing(String)
    }

    package struct Binding: Sendable {
        package let keys: [Key]
        package let action: Action
        package let views: Set<PromptView>
        /// Whether it has a meaning only where several can be chosen.
        package let needsMulti: Bool
        package let meaning: Message

        init(
            _ keys: [Key], _ action: Action, in views: Set<PromptView> = [.live, .plain], needsMulti: Bool = false,
            _ english: String, zh chinese: String
        ) {
            self.keys = keys
            self.action = action
            self.views = views
            self.needsMulti = needsMulti
            meaning = Message(english, zh: chinese)
        }
    }

    package static let all: [Binding] = [
        Binding([.control("M"), .control("J")], .command(.accept), "Accept", zh: "确定"),
        Binding([.control("G")], .command(.cancel), "Cancel, as Esc and Ctrl-C do", zh: "取消，与 Esc、Ctrl-C 相同"),
        Binding([.control("D")], .command(.endOfFile),
            "Delete the character under the cursor; cancel on an empty line", zh: "删除光标处的字符；空行上则取消"),
        Binding([.named(.up), .control("P")], .command(.up), in: [.live], "Up a row", zh: "上移一行"),
        Binding([.named(.down), .control("N")], .command(.down), in: [.live], "Down a row", zh: "下移一行"),
        Binding([.named(.pageUp)], .command(.pageUp), in: [.live], "Up a page", zh: "上移一页"),
        Binding([.named(.pageDown)], .command(.pageDown), in: [.live], "Down a page", zh: "下移一页"),
        Binding([.named(.home, .control), .alt("<")], .command(.first), in: [.live], "First row", zh: "第一行"),
        Binding([.named(.end, .control), .alt(">")], .command(.last), in: [.live], "Last row", zh: "最后一行"),
        Binding([.control("I"), .control(0)], .command(.mark), in: [.live], needsMulti: true,
            "Mark or unmark, and move down", zh: "标记或取消标记，并下移"),
        Binding([.named(.tab, .shift)], .command(.markBack), in: [.live], needsMulti: true,
            "Mark or unmark, and move up", zh: "标记或取消标记，并上移"),
        Binding([.alt("a")], .command(.markAll), in: [.live], needsMulti: true, "Mark all listed", zh: "标记列出的全部"),
        Binding([.alt("d")], .command(.unmarkAll), in: [.live], needsMulti: true, "Unmark all", zh: "取消全部标记"),
        Binding([.alt("i")], .command(.invert), in: [.live], needsMulti: true,
            "Invert the marks of all listed", zh: "反转列出的全部标记"),
        Binding([.alt("m")], .command(.showMarked), in: [.live], needsMulti: true,
            "List the marked ones only, or all again", zh: "只列出已标记的，或重新列出全部"),
        Binding([.control("I")], .command(.complete), in: [.plain],
            "Complete the text of an option", zh: "补全选项文字"),
        Binding([.control("L")], .command(.redraw), "Draw again", zh: "重新绘制"),
        Binding([.named(.f1)], .command(.help), "Show the keys", zh: "显示按键说明"),
        Binding([.control(0x7F), .control("H")], .command(.deleteBackward),
            "Delete the character before the cursor", zh: "删除光标前的字符"),
        Binding([.named(.delete)], .command(.deleteForward),
            "Delete the character under the cursor", zh: "删除光标处的字符"),
        Binding([.named(.left)], .editing("ed-prev-char"), "Left", zh: "左移"),
        Binding([.named(.right)], .editing("ed-next-char"), "Right", zh: "右移"),
        Binding([.named(.home)], .editing("ed-move-to-beg"), "Start of the line", zh: "行首"),
        Binding([.named(.end)], .editing("ed-move-to-end"), "End of the line", zh: "行尾"),
        Binding([.named(.left, .control), .named(.left, .alt)], .editing("ed-prev-word"), "Left a word", zh: "左移一词"),
        Binding([.named(.right, .control), .named(.right, .alt)], .editing("em-next-word"), "Right a word", zh: "右移一词"),
        Binding([.named(.up)], .editing("ed-prev-history"), in: [.plain], "The line entered before", zh: "上一次输入的行"),
        Binding([.named(.down)], .editing("ed-next-history"), in: [.plain], "The line entered after", zh: "下一次输入的行"),
    ]

    /// The bindings that count in a view.
    package static func bindings(in view: PromptView, multi: Bool) -> [Binding] {
        all.filter { $0.views.contains(view) && (multi || !$0.needsMulti) }
    }
}

/// How the question is asked on a terminal.
package enum PromptView: Hashable, Sendable {
    case live
    case plain
}
