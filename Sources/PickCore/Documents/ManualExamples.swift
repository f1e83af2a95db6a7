/// An example of the manual: a script for bash.
///
/// A comment `# typed X` says what the person types there, and `# prints X` what comes on standard output. A test runs
/// every one of them, without a terminal.
package struct ManualExample: Sendable {
    /// One or two sentences.
    package let title: String
    package let script: String

    package static let all: [ManualExample] = [
        ManualExample(
            title: "Ask for one of three. Enter alone takes green.",
            script: """
                colour=$(pick --default green -o red -o green -o blue) || exit
                echo "You chose $colour."
                # typed 3
                # prints You chose blue.
                """),
        ManualExample(
            title: "Tell the ends apart.",
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
            title: "Check an argument as if it had been typed. A beginning is enough if only one item has it.",
            script: """
                set -- sto
                action=$(pick --answer "$1" -o start -o stop -o status) || exit
                echo "$action"
                # prints stop
                """),
        ManualExample(
            title: "Show names, return codes.",
            script: """
                printf '%s:%s\\n' de Germany fr France it Italy |
                    pick --delimiter : --with-nth 2 --accept-nth 1 --answer France
                # prints fr
                """),
        ManualExample(
            title: "Put several answers into an array, whatever they contain.",
            script: """
                mapfile -d '' -t drinks < <(
                    pick --multi --print0 -o tea -o 'milk; warm' -o coffee)
                printf '%s\\n' "${drinks[@]}"
                # typed 3,2
                # prints coffee
                # prints milk; warm
                """),
        ManualExample(
            title: "Work on the files that match, with names of any kind.",
            script: """
                touch 'a b.txt' c.txt d.jpg
                find . -type f -print0 |
                    pick --read0 --print0 --filter '.txt$' | xargs -0 rm --
                ls
                # prints d.jpg
                """),
        ManualExample(
            title: "Ask only if there is something to ask: take the only match, end when there is none.",
            script: """
                printf '%s\\n' alpha beta gamma | pick --select-1 --exit-0 --query bet
                # prints beta
                """),
        ManualExample(
            title: "Let something new be typed: what does not match is printed too, with status 1.",
            script: """
                printf '%s\\n' main next |
                    pick --print-query --answer topic | tail -n 1
                # prints topic
                """),
        ManualExample(
            title: "Run the same script with nobody there. The default is taken.",
            script: """
                export PICK_NO_INPUT=1
                pick --default no -o yes -o no
                # prints no
                """),
        ManualExample(
            title: "Offer the last choice as the default. What was printed is understood as it stands.",
            script: """
                last='cheese;olives'
                last=$(pick --multi --default "$last" -- ham cheese mushrooms olives)
                echo "$last"
                # typed 4 1
                # prints olives;ham
                """),
        ManualExample(
            title: "Read answers from a program instead of a person.",
            script: """
                printf '%s\\n' 7 2 |
                    pick --tty - --json -- on off 2>/dev/null
                # prints {"mode":"select","values":["off"],"indexes":[2],"query":"2"}
                """),
    ]
}
