/// A use of fzf as people write it, with pick in its place.
struct DropInExample: Sendable {
    /// For sh. What it asks is answered by the query; nobody types.
    let script: String
    let output: String

    init(_ script: String, _ output: String) {
        self.script = script
        self.output = output
    }

    /// The programs that would make the lists are replaced by their output.
    static let all: [DropInExample] = [
        // A file to edit: the only match at once, none at all is no answer.
        DropInExample(
            "f() { file=$(ls | pick --query=\"$1\" --select-1 --exit-0) && echo \"vi $file\"; }; f rea", "vi README\n"),
        DropInExample(
            "f() { file=$(ls | pick --query=\"$1\" --select-1 --exit-0) && echo \"vi $file\"; }; f zzz || echo none",
            "none\n"),
        // A line of a search, to be opened at its number.
        DropInExample(
            "grep -n '' *.c | pick -0 -1 -q 'b.c four' | awk -F: '{print $1 \" +\" $2}'", "b.c +4\n"),
        DropInExample(
            "grep -n '' *.c | pick --delimiter : --nth 3.. -f '^two' | cut -d: -f1,2", "a.c:2\nb.c:2\n"),
        // A branch, without the one that is checked out.
        DropInExample(
            """
            printf '* main\\n  dev\\n  feature/list\\n' | grep -v '^\\*' |
                pick --height=20% --reverse --info=inline -1 -q list | xargs echo git checkout
            """, "git checkout feature/list\n"),
        DropInExample(
            """
            printf '  dev\\n  remotes/origin/topic\\n' |
                pick -d 20 +m -1 -q topic | sed 's/.* //' | sed 's#remotes/[^/]*/##'
            """, "topic\n"),
        // A process.
        DropInExample(
            """
            printf 'UID PID CMD\\nroot 1 init\\nann 77 sshd: ann\\n' |
                pick --header-lines=1 --layout=reverse --border -1 -q sshd | awk '{print $2}'
            """, "77\n"),
        DropInExample(
            "printf 'root 1 init\\nann 77 sshd\\nann 78 sh\\n' | pick -m -f ann | awk '{print $2}' | xargs echo kill -9",
            "kill -9 78 77\n"),
        // A command of the history, numbers and all.
        DropInExample(
            """
            printf '    1  git pull\\n    2  make\\n    3  git push\\n' | pick +s --tac -f git | sed 's/ *[0-9]* *//'
            """, "git push\ngit pull\n"),
        // A directory that was visited.
        DropInExample(
            """
            printf '0\\t~\\n1\\t/usr\\n2\\t/var/log\\n' |
                pick --no-multi --height=25% --border-label=' dirs ' --header-lines=1 -1 -q log | cut -f 1
            """, "2\n"),
        // One column to be seen, another to be used.
        DropInExample(
            "printf 'Sonata\\t/m/1.pdf\\nSong\\t/m/2.pdf\\n' | pick --with-nth=1 --delimiter='\\t' -1 -q nata | cut -f2",
            "/m/1.pdf\n"),
        DropInExample(
            "printf 'one\\ntwo\\nthree\\n' | cat -n | pick --with-nth 2.. --query thr -1 | awk '{print $1}'", "3\n"),
        DropInExample(
            "printf 'de:Germany\\nfr:France\\n' | pick -d : --with-nth 2 --accept-nth 1 -1 -q ^fra", "fr\n"),
        // A commit, in colour.
        DropInExample(
            """
            printf '\\033[33ma1b2c3\\033[m fix the list\\n\\033[33md4e5f6\\033[m add a list\\n' |
                pick --ansi --no-sort --reverse --tiebreak=index --filter 'list !add' | cut -d ' ' -f 1
            """, "a1b2c3\n"),
        // A session to attach to, or a new one.
        DropInExample(
            """
            session=$(printf 'work\\nplay\\n' | pick --exit-0 -1 -q wo) && echo "attach $session" || echo new
            """, "attach work\n"),
        DropInExample(
            "printf 'work\\nplay\\n' | pick --print-query --query home -1 -0 | tail -1", "home\n"),
        // A container, by the first column of a table.
        DropInExample(
            """
            printf 'ID   NAME\\na1   web-1\\nb2   db-1\\n' |
                pick --header-lines 1 --inline-info --no-mouse --cycle -q web -1 | awk '{print $1}'
            """, "a1\n"),
        // Files with names of any kind.
        DropInExample(
            "find . -name '*.c' -print0 | sort -z | pick --read0 --print0 -e -f \"'.c\" | xargs -0 -n 1 basename",
            "a.c\nb.c\n"),
        // The best match, for a script.
        DropInExample("ls | pick --scheme=path -f m | head -n 1", "Makefile\n"),
        DropInExample("printf 'Tea\\ntea\\n' | pick +i -f Tea; printf 'Tea\\n' | pick -i -f tEA", "Tea\nTea\n"),
    ]
}
