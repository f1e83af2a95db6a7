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
        /// `nil`: every view.
        package let view: PromptView?
        /// What the rows of the live view have to be; `nil`: anything.
        package let style: RowStyle?
        /// Whether it has a meaning only where several can be chosen.
        package let needsMulti: Bool
        package let meaning: Message

        init(
            _ keys: [Key], _ action: Action, in view: PromptView? = nil, on style: RowStyle? = nil,
            needsMulti: Bool = false, _ english: String, zh chinese: String
        ) {
            self.keys = keys
            self.action = action
            self.view = view
            self.style = style
            self.needsMulti = needsMulti
            meaning = Message(english, zh: chinese)
        }
    }

    package static let all: [Binding] = [
        Binding([.control("M"), .control("J")], .command(.accept), "Accept", zh: "确定"),
        Binding([.control("G")], .command(.cancel), "Cancel, as Esc and Ctrl-C do", zh: "取消，与 Esc、Ctrl-C 相同"),
        Binding(
            [.control("D")], .command(.endOfFile),
            "Delete the character under the cursor; cancel on an empty line", zh: "删除光标处的字符；空行上则取消"),
        Binding([.named(.up), .control("P")], .command(.up), in: .live, on: .list, "Up a row", zh: "上移一行"),
        Binding([.named(.down), .control("N")], .command(.down), in: .live, on: .list, "Down a row", zh: "下移一行"),
        Binding([.named(.pageUp)], .command(.pageUp), in: .live, on: .list, "Up a page", zh: "上移一页"),
        Binding([.named(.pageDown)], .command(.pageDown), in: .live, on: .list, "Down a page", zh: "下移一页"),
        Binding(
            [.named(.home, .control), .alt("<")], .command(.first), in: .live, on: .list, "First row", zh: "第一行"),
        Binding(
            [.named(.end, .control), .alt(">")], .command(.last), in: .live, on: .list, "Last row", zh: "最后一行"),
        Binding(
            [.control("I"), .control(0)], .command(.mark), in: .live, on: .list, needsMulti: true,
            "Mark or unmark, and move down", zh: "标记或取消标记，并下移"),
        Binding(
            [.named(.tab, .shift)], .command(.markBack), in: .live, on: .list, needsMulti: true,
            "Mark or unmark, and move up", zh: "标记或取消标记，并上移"),
        Binding(
            [.alt("a")], .command(.markAll), in: .live, on: .list, needsMulti: true, "Mark all listed",
            zh: "标记列出的全部"),
        Binding(
            [.alt("d")], .command(.unmarkAll), in: .live, on: .list, needsMulti: true, "Unmark all", zh: "取消全部标记"),
        Binding(
            [.alt("i")], .command(.invert), in: .live, on: .list, needsMulti: true,
            "Invert the marks of all listed", zh: "反转列出的全部标记"),
        Binding(
            [.alt("m")], .command(.showMarked), in: .live, on: .list, needsMulti: true,
            "List the marked ones only, or all again", zh: "只列出已标记的，或重新列出全部"),
        Binding(
            [.named(.up), .control("P")], .command(.up), in: .live, on: .wheels,
            "One up; in a calendar a week back", zh: "上移一格；日历中后退一周"),
        Binding(
            [.named(.down), .control("N")], .command(.down), in: .live, on: .wheels,
            "One down; in a calendar a week on", zh: "下移一格；日历中前进一周"),
        Binding(
            [.named(.left)], .command(.left), in: .live, on: .wheels,
            "To the left; in the line when it has text other than a wheel's number", zh: "向左；行中有转轮数字以外的文字时移动光标"),
        Binding(
            [.named(.right)], .command(.right), in: .live, on: .wheels,
            "To the right; in the line when it has text other than a wheel's number", zh: "向右；行中有转轮数字以外的文字时移动光标"),
        Binding(
            [.named(.pageUp)], .command(.pageUp), in: .live, on: .wheels, "A page up; in a calendar a month back",
            zh: "上移一页；日历中后退一月"),
        Binding(
            [.named(.pageDown)], .command(.pageDown), in: .live, on: .wheels,
            "A page down; in a calendar a month on", zh: "下移一页；日历中前进一月"),
        Binding(
            [.named(.pageUp, .shift), .named(.pageUp, .control)], .command(.farUp), in: .live, on: .wheels,
            "In a calendar a year back", zh: "日历中后退一年"),
        Binding(
            [.named(.pageDown, .shift), .named(.pageDown, .control)], .command(.farDown), in: .live, on: .wheels,
            "In a calendar a year on", zh: "日历中前进一年"),
        Binding(
            [.named(.home)], .command(.first), in: .live, on: .wheels, "First; of dates and times today or now",
            zh: "第一格；日期和时间回到今天或现在"),
        Binding(
            [.named(.end)], .command(.last), in: .live, on: .wheels, "Last; in a calendar the end of the month",
            zh: "最后一格；日历中到月底"),
        Binding(
            [.control("I")], .command(.nextPart), in: .live, on: .wheels,
            "The next wheel, or the choice beside them", zh: "下一列，或旁边的选项"),
        Binding(
            [.named(.tab, .shift)], .command(.previousPart), in: .live, on: .wheels, "The wheel before",
            zh: "上一列"),
        Binding(
            [.control("I")], .command(.complete), in: .plain,
            "Complete the text of an option", zh: "补全选项文字"),
        Binding([.control("L")], .command(.redraw), "Draw again", zh: "重新绘制"),
        Binding([.named(.f1)], .command(.help), "Show the keys", zh: "显示按键说明"),
        Binding(
            [.control(0x7F), .control("H")], .command(.deleteBackward),
            "Delete the character before the cursor", zh: "删除光标前的字符"),
        Binding(
            [.named(.delete)], .command(.deleteForward),
            "Delete the character under the cursor", zh: "删除光标处的字符"),
        Binding([.named(.left)], .editing("ed-prev-char"), on: .list, "Left", zh: "左移"),
        Binding([.named(.right)], .editing("ed-next-char"), on: .list, "Right", zh: "右移"),
        Binding(
            [.named(.home)], .editing("ed-move-to-beg"), on: .list, "Start of the line", zh: "行首"
        ),
        Binding(
            [.named(.end)], .editing("ed-move-to-end"), on: .list, "End of the line", zh: "行尾"),
        Binding([.named(.left, .control), .named(.left, .alt)], .editing("ed-prev-word"), "Left a word", zh: "左移一词"),
        Binding(
            [.named(.right, .control), .named(.right, .alt)], .editing("em-next-word"), "Right a word", zh: "右移一词"),
        Binding([.named(.up)], .editing("ed-prev-history"), in: .plain, "The line entered before", zh: "上一次输入的行"),
        Binding([.named(.down)], .editing("ed-next-history"), in: .plain, "The line entered after", zh: "下一次输入的行"),
    ]

    /// The bindings that count in a view.
    ///
    /// - Parameter style: what the rows of the live view are.
    package static func bindings(in view: PromptView, style: RowStyle = .list, multi: Bool) -> [Binding] {
        all.filter {
            ($0.view ?? view) == view && ($0.style ?? style) == style && (multi || !$0.needsMulti)
        }
    }
}

/// What stands below the line in the live view.
package enum RowStyle: Sendable {
    /// Rows that the line narrows.
    case list
    /// Values that arrows step through: a calendar, wheels, linked levels.
    case wheels
}

/// How the question is asked on a terminal.
package enum PromptView: Hashable, Sendable {
    case live
    case plain
}
