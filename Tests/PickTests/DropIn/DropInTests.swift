import PickTestSupport
import Testing

/// Scripts that were written for fzf.
@Suite struct DropInTests {
    private let directory = TemporaryDirectory()
    private let environment = IntegratedShell.environment.setting("LC_ALL", "C.UTF-8")

    init() {
        directory.write("one\ntwo\n", to: "a.c")
        directory.write("one\ntwo\nthree\nfour\n", to: "b.c")
        for name in ["README", "Makefile"] { directory.write("", to: name) }
    }

    @Test func `There are enough examples`() { #expect(DropInExample.all.count >= 15) }

    @Test(arguments: DropInExample.all)
    func `A script runs with pick in the place of fzf`(example: DropInExample) throws {
        let ended = try run("sh", ["-c", example.script], environment: environment, directory: directory.path)
        #expect(ended.output == example.output, "\(example.script)\n\(ended.errors)")
        #expect(ended.stderr == [])
    }

    // MARK: With a person

    @Test(
        arguments: [
            (
                "x=$(ls | pick --height 40% --reverse --border --prompt='File > ') || exit; echo \"vi $x\"", "File >",
                "rea{Enter}", "vi README\n"
            ),
            (
                "ls | pick --height=~50% --layout=reverse-list --info=hidden --color=never", ">", "{Down}{Enter}",
                "README\n"
            ),
            (
                "ls | pick -m --print0 --margin=1,2 --padding 1 --pointer='▶' --marker='✓' | xargs -0 echo rm --", ">",
                "{Tab}{Tab}{Enter}", "rm -- Makefile README\n"
            ),
            ("x=$(ls | pick --tmux --border rounded --no-scrollbar +m); echo \"$x\" $?", ">", "{Esc}", " 130\n"),
            ("ls | pick --header 'Which one?' -x --tabstop=4 --ellipsis=.. +s -q b", "Which one?", "{Enter}", "b.c\n"),
            ("cd \"$(printf '/usr\\n/tmp\\n' | pick --cycle --keep-right)\" && pwd", ">", "tmp{Enter}", "/tmp\n"),
        ])
    func `A script asks with pick in the place of fzf`(
        script: String, question: String, keys: String, output: String
    ) throws {
        let session = try PtySession(
            "sh", ["-c", script], stdin: .null, environment: environment, directory: directory.path)
        try session.wait(until: { screen in screen.rows.contains { $0.hasPrefix(question) } }, for: question)
        // Enter before the list has come would be refused.
        try session.wait(until: { $0.contains("/4") || $0.contains("/2") }, for: "the list was there")
        try session.press(keys)
        let ended = try session.finish()
        #expect(ended.output == output)
        #expect(ended.stderr == [])
        #expect(session.terminalFaults == [])
    }

    @Test(arguments: [
        ("--preview=cat {}", "no commands are run"), ("--expect=ctrl-o", "only Enter accepts"),
        ("--bind=ctrl-r:reload(ls)", "~/.editrc"), ("--history=x", "leave it out"),
        ("--walker-skip=x", "find . | pick"),
        ("--color=fg:red", "auto, always, never"),
    ])
    func `What would change the answer or run a command is refused with advice`(option: String, advice: String) throws {
        let ended = try run(BuiltProgram.path, [option, "-f", "a"], stdin: .text("a\n"))
        #expect(ended.status == .exit(2))
        #expect(ended.stdout == [])
        #expect(ended.errors.hasPrefix("pick: --") && ended.errors.contains(advice), "\(ended.errors)")
    }

    @Test func `What is accepted for fzf does not get in the way of other options`() throws {
        #expect(try run(BuiltProgram.path, ["--in", "-f", "a"], stdin: .text("a\n")).errors.contains("unknown option"))
        #expect(try run(BuiltProgram.path, ["-h"]).output.contains("--layout") == false)
        let help = try run(BuiltProgram.path, ["--help"]).output
        #expect(help.contains("\nAccepted for fzf's scripts, without effect\n  --reverse, "))
    }
}
