/// Options that print the shell integration, and those that it uses itself.
extension OptionTable {
    static let shell: [OptionSpec] = [
        integration("bash", .bash, Message("Print the integration for bash", zh: "打印 bash 集成脚本")),
        integration("zsh", .zsh, Message("Print the integration for zsh", zh: "打印 zsh 集成脚本")),
        integration("fish", .fish, Message("Print the integration for fish", zh: "打印 fish 集成脚本")),
        OptionSpec(
            long: "bind", argument: .optional("LIST"), takesNextWord: true, group: .program, modes: [.select],
            summary: Message("Bind keys too: ctrl-t=files,alt-c=cd", zh: "同时绑定按键：ctrl-t=files,alt-c=cd"),
            details: Message(
                """
                For `--bash`, `--zsh` and `--fish`, which bind nothing otherwise. Keys are `ctrl-` with a letter and \
                `alt-` with a letter or a digit; what they do is `files`, `history`, `cd` or `date`. Without a LIST the \
                usual keys are taken: `ctrl-t=files,ctrl-r=history,alt-c=cd,alt-i=date`.
                """,
                zh: """
                    用于 `--bash`、`--zsh` 和 `--fish`，否则它们不绑定任何按键。\
                    按键为 `ctrl-` 加一个字母，或 `alt-` 加一个字母或数字；其功能为 `files`、\
                    `history`、`cd` 或 `date`。没有 LIST 时使用常用的按键：`ctrl-t=files,ctrl-r=history,alt-c=cd,alt-i=date`。
                    """)
        ) { $1.widgetBindings = $0 },
        OptionSpec(
            long: "widget", group: .program,
            summary: Message("Leave nothing behind, and go back to the row above", zh: "不留下任何内容，并回到上一行"),
            isHidden: true
        ) {
            $1.isWidget = true
            // It reads the answer itself, so the form that a person likes elsewhere must not be there; what it needs comes
            // behind this.
            $1.output = OutputOptions()
            $1.select.isMulti = false
        },
    ]

    private static func integration(_ name: String, _ shell: Shell, _ summary: Message) -> OptionSpec {
        OptionSpec(long: name, group: .program, modes: [.select], summary: summary) { $1.integratedShell = shell }
    }
}
