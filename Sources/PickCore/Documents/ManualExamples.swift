/// An example of the manual: a script for bash.
///
/// A comment `# typed X` says what the person types there, and `# prints X` what comes on standard output. A test runs
/// every one of them, without a terminal.
package struct ManualExample: Sendable {
    /// One or two sentences.
    package let title: Message
    package let script: String

    /// In the order of the page.
    package static let all = ofSelect + ofOtherModes

    private static let ofSelect: [ManualExample] = [
        ManualExample(
            title: Message(
                "Ask for one of three. Enter alone takes green.",
                zh: "三种颜色中选一种。直接按回车取 green。"),
            script: """
                colour=$(pick --default green -o red -o green -o blue) || exit
                echo "You chose $colour."
                # typed 3
                # prints You chose blue.
                """),
        ManualExample(
            title: Message(
                "Tell the ends apart. Esc and Ctrl-D lead to 130; Ctrl-C ends the script itself.",
                zh: "区分各种结束方式。Esc 和 Ctrl-D 的状态为 130；Ctrl-C 则结束脚本本身。"),
            script: """
                answer=$(printf '%s\\n' ham spam | pick --answer eggs)
                case $? in
                0) echo "$answer" ;;
                1) echo "not on the menu" ;;
                124 | 130) echo "no answer" ;;
                *) exit 2 ;;
                esac
                # prints not on the menu
                """),
        ManualExample(
            title: Message(
                "Check an argument as if it had been typed. A beginning is enough if only one item has it.",
                zh: "像检查输入一样检查一个参数。只要唯一，写出开头即可。"),
            script: """
                set -- sto
                action=$(pick --answer "$1" -o start -o stop -o status) || exit
                echo "$action"
                # prints stop
                """),
        ManualExample(
            title: Message(
                "Show names, return codes.",
                zh: "显示名称，返回代码。"),
            script: """
                printf '%s:%s\\n' de Germany fr France it Italy |
                    pick --delimiter : --with-nth 2 --accept-nth 1 --answer France
                # prints fr
                """),
        ManualExample(
            title: Message(
                "Put several answers into an array, whatever they contain.",
                zh: "把多个回答放入数组，无论其中有什么内容。"),
            script: """
                mapfile -d '' -t drinks < <(
                    pick --multi --print0 -o tea -o 'milk; warm' -o coffee)
                printf '%s\\n' "${drinks[@]}"
                # typed 3,2
                # prints coffee
                # prints milk; warm
                """),
        ManualExample(
            title: Message(
                "Work on the files that match, with names of any kind.",
                zh: "处理匹配的文件，文件名可以是任意内容。"),
            script: """
                touch 'a b.txt' c.txt d.jpg
                find . -type f -print0 |
                    pick --read0 --print0 --filter '.txt$' | xargs -0 rm --
                ls
                # prints d.jpg
                """),
        ManualExample(
            title: Message(
                "Ask only if there is something to ask: take the only match, end when there is none.",
                zh: "只在需要时才提问：唯一的匹配直接采用，没有匹配则结束。"),
            script: """
                printf '%s\\n' alpha beta gamma | pick --select-1 --exit-0 --query bet
                # prints beta
                """),
        ManualExample(
            title: Message(
                "Let something new be typed: what does not match is printed too, with status 1.",
                zh: "允许输入新的内容：不匹配时也打印，状态为 1。"),
            script: """
                printf '%s\\n' main next |
                    pick --print-query --answer topic | tail -n 1
                # prints topic
                """),
        ManualExample(
            title: Message(
                "Run the same script with nobody there. The default is taken.",
                zh: "无人值守时运行同一脚本，取默认值。"),
            script: """
                export PICK_NO_INPUT=1
                pick --default no -o yes -o no
                # prints no
                """),
        ManualExample(
            title: Message(
                "Offer the last choice as the default. What was printed is understood as it stands.",
                zh: "以上次的选择作为默认值。打印过的内容可以原样使用。"),
            script: """
                last='cheese;olives'
                last=$(pick --multi --default "$last" -- ham cheese mushrooms olives)
                echo "$last"
                # typed 4 1
                # prints olives;ham
                """),
        ManualExample(
            title: Message(
                "Read answers from a program instead of a person.",
                zh: "从另一个程序而不是人那里读取回答。"),
            script: """
                printf '%s\\n' 7 2 |
                    pick --tty - --json -- on off 2>/dev/null
                # prints {"mode":"select","values":["off"],"indexes":[2],"query":"2"}
                """),
    ]
}
