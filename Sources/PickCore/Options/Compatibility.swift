/// What becomes of those options of fzf that pick does not have. All others mean the same in both.
package enum Compatibility {
    /// Accepted without effect: they are about looks. As they are typed.
    package static let accepted = OptionTable.accepted.map { "--" + $0.long }

    /// Some of those that are refused as unknown, by their kind. As they are typed.
    package static let unknownNegations = ["--no-read0", "--no-height", "--no-preview", "+e"]
    package static let unknownLooks = [
        "--footer", "--wrap-sign", "--gap-line", "--list-border", "--input-label", "--marker-multi-line",
        "--freeze-left",
    ]
    package static let unknownOthers = ["--raw", "--id-nth", "--popup"]

    /// Refused with advice: without them, a script would get another answer, or a command would not be run.
    package static let refused: [Refusal] = [
        Refusal(
            ["preview", "preview-window", "preview-label", "info-command"],
            Message(
                "no commands are run and nothing is shown beside the list; leave it out",
                zh: "pick 不运行命令，列表旁也不显示内容；请去掉它")),
        Refusal(
            ["expect"],
            Message("only Enter accepts; ask for the action with a second pick", zh: "只有回车表示确定；请再用一次 pick 询问动作")),
        Refusal(
            ["toggle-sort"],
            Message("there is no such key; use --no-sort where the order counts", zh: "没有这个按键；需要原有顺序时请用 --no-sort")),
        Refusal(
            ["disabled", "phony"], Message("the list always follows the line; leave it out", zh: "列表总是随输入而变；请去掉它")),
        Refusal(
            ["no-extended", "literal", "algo"],
            Message("there is one way of matching, see pick --help; leave it out", zh: "匹配方式只有一种，参阅 pick --help；请去掉它")),
        Refusal(
            ["history", "history-size"], Message("no queries are kept; leave it out", zh: "pick 不保存查询记录；请去掉它")),
        Refusal(
            ["walker", "walker-root", "walker-skip"],
            Message("files are not searched for; pipe them in: find . | pick", zh: "pick 不搜索文件；请用管道传入：find . | pick")),
        Refusal(["tail"], Message("pipe the items through tail instead", zh: "请让各项先经过 tail")),
        Refusal(
            ["listen", "listen-unsafe", "with-shell"],
            Message("no commands are run; leave it out", zh: "pick 不运行命令；请去掉它")),
    ]

    package struct Refusal: Sendable {
        /// Long names without dashes.
        package let options: [String]
        /// What to do instead. No full stop.
        package let advice: Message

        init(_ options: [String], _ advice: Message) {
            self.options = options
            self.advice = advice
        }
    }

    static func advice(for option: String) -> Message? {
        refused.first { $0.options.contains(option) }?.advice
    }
}

extension Message {
    static let bindElsewhere = Message(
        "it goes with --bash, --zsh or --fish; keys of pick itself are bound in ~/.editrc",
        zh: "它与 --bash、--zsh 或 --fish 一起使用；pick 自己的按键在 ~/.editrc 中绑定")
}
