/// Options of fzf that are about its looks. They are accepted, so that its scripts run, and do nothing.
extension OptionTable {
    static let accepted: [OptionSpec] =
        switches.map { accept($0) }
        + ["extended"].map { accept($0, short: "x") }
        + valued.map { accept($0, .required("VALUE", .nothing)) }
        + optional.map { accept($0, .optional("VALUE")) }

    private static let switches = [
        "reverse", "no-reverse", "cycle", "no-cycle", "no-mouse", "no-hscroll", "keep-right", "inline-info",
        "no-inline-info", "no-info", "no-border", "no-separator", "no-scrollbar", "no-unicode", "no-bold", "black",
        "header-first", "highlight-line", "filepath-word", "no-clear", "no-color", "sync", "track",
    ]

    private static let valued = [
        "layout", "info", "margin", "padding", "tabstop", "pointer", "marker", "ellipsis", "ghost", "gutter", "style",
        "min-height", "border-label", "border-label-pos", "scroll-off", "hscroll-off", "jump-labels",
    ]

    /// As in fzf, the value is the next word too.
    private static let optional = ["border", "scrollbar", "gap", "tmux", "wrap"]

    private static func accept(
        _ name: String, _ argument: OptionSpec.Argument = .none, short: Character? = nil
    ) -> OptionSpec {
        OptionSpec(
            long: name, short: short, argument: argument, takesNextWord: true, group: .accepted,
            summary: Message("Accepted for fzf's scripts, without effect", zh: "为兼容 fzf 的脚本而接受，不起作用"),
            isHidden: true
        ) { _, _ in }
    }
}
