import PickTestSupport
import Testing

/// The widgets under settings that break scripts, and what they must leave alone.
@Suite struct IntegrationSafetyTests {
    private let directory = TemporaryDirectory()
    private static let widgets = [
        ("{C-t}", "Files:"), ("{C-r}", "History:"), ("{Alt-c}", "Directory:"), ("{Alt-i}", ">"),
    ]

    init() throws {
        directory.write("", to: "file")
        _ = try run("/bin/mkdir", [directory.path + "/sub"])
    }

    @Test(arguments: IntegratedShell.allCases)
    func `The interrupt key in a widget only cancels: the line stays, and the shell lives`(
        shell: IntegratedShell
    ) throws {
        let session = try shell.start(directory: directory)
        try session.enter("true")
        try session.clear()
        try session.press("pwd >out")
        for (key, question) in Self.widgets {
            try session.open(key, question)
            try session.close("{C-c}", question)
            try session.wait(until: { $0[$0.cursor.row] == "ready> pwd >out" }, for: "the line was back")
        }
        try session.press("{Enter}")
        try session.wait(until: { _ in TextFile.read(directory.path + "/out")?.isEmpty == false })
    }

    private func openAndCancelAll(_ session: PtySession) throws {
        for (key, question) in Self.widgets {
            try session.open(key, question)
            try session.close("{Esc}", question)
        }
    }

    @Test(
        arguments: [
            (.bash, "set -u; set -o pipefail; IFS=:"), (.bash, "set -e"),
            (.bash, "set -f; shopt -s failglob nocasematch"),
            (.bash, "set -o posix"), (.bash, "set -o vi"),
            (.bash, "alias find=false sh=false history=false cd=false"),
            (.zsh, "setopt no_unset"), (.zsh, "set -e"), (.zsh, "setopt err_return pipe_fail; IFS=:"),
            (.zsh, "setopt ksh_arrays sh_word_split glob_subst no_nomatch rc_quotes"), (.zsh, "bindkey -v"),
            (.zsh, "alias -g local='| false' if=false find=false emulate=false command=false"),
            (.fish, "set -g IFS :"), (.fish, "set -g fish_key_bindings fish_vi_key_bindings"),
        ] as [(IntegratedShell, String)])
    func `CO-03 every widget opens and closes, and the shell survives`(shell: IntegratedShell, settings: String) throws
    {
        let session = try shell.start(before: settings, directory: directory)
        try session.enter(":")
        try openAndCancelAll(session)
        try session.press("echo o''k{Enter}")
        try session.wait(until: { $0.rows.contains("ok") && $0[$0.cursor.row] == IntegratedShell.prompt })
        #expect(session.shownRows == ["ready> :; echo d''one", "done", "ready> echo o''k", "ok", "ready>"])
    }

    @Test func `CO-03 bash may be given the integration by hand`() throws {
        let session = try PtySession(
            "bash", ["--norc", "-i"], stdout: .terminal, stderr: .terminal, environment: IntegratedShell.environment,
            directory: directory.path)
        try session.type("set -u; set -o pipefail; IFS=:; PS1='ready> '; eval \"$(pick --bash --bind)\"\n")
        try session.wait(until: { $0[$0.cursor.row] == IntegratedShell.prompt })
        try session.clear()
        try openAndCancelAll(session)
        try session.enter("echo o''k")
        #expect(session.shownRows == ["ready> echo o''k; echo d''one", "ok", "done", "ready>"])
    }

    @Test(arguments: IntegratedShell.allCases)
    func `Cancelling leaves line, cursor, directory and status as they were`(shell: IntegratedShell) throws {
        let session = try shell.start(directory: directory)
        try session.press("false{Enter}")
        try session.wait(until: { $0.rows.filter { $0.hasPrefix("ready>") }.count == 2 })
        let line = "echo \"<\(shell.status)>\"; pwd half"
        try session.press(line + "{Left}{Left}{Left}{Left}{Left}")
        try session.wait(
            until: { $0.cursor.column == "ready> ".count + line.count - " half".count }, for: "all was typed")
        let before = session.screen
        for (key, question) in Self.widgets {
            try session.open(key, question)
            try session.close("{Esc}", question)
            try session.wait(until: { $0.cursor == before.cursor && $0.rows == before.rows }, for: "all was as before")
        }
        try session.press("{C-k}{Enter}")
        try session.waitForText("<1>")
        try session.waitForText(directory.path)
    }

    @Test(arguments: IntegratedShell.allCases)
    func `A prompt of two lines, at the end of the screen, is drawn again in its place`(shell: IntegratedShell) throws {
        let prompt =
            switch shell {
            case .bash: "PS1='\\[\\e[1m\\]first\\[\\e[m\\]\\n\(IntegratedShell.prompt) '"
            case .zsh: "PS1=$'%Bfirst%b\\n\(IntegratedShell.prompt) '"
            case .fish: "function fish_prompt; printf 'first\\n\(IntegratedShell.prompt) '; end"
            }
        let session = try shell.start(after: prompt, directory: directory, rows: 8)
        try session.press("{Enter}{Enter}{Enter}")
        try session.wait(until: { $0.cursor.row == 7 && $0.rows[7] == IntegratedShell.prompt })
        try session.press("echo half ")
        try session.open("{C-t}", "Files:", row: ">  file")
        #expect(session.shownRows.contains("ready> echo half"))
        try session.close("{Enter}", "Files:")
        try session.press("x")
        try session.waitForText("ready> echo half file x")
        #expect(session.shownRows.suffix(2) == ["first", "ready> echo half file x"])
    }

    @Test(arguments: IntegratedShell.allCases)
    func `A line longer than the screen is wide comes back whole`(shell: IntegratedShell) throws {
        let session = try shell.start(directory: directory, columns: 40)
        let long = (1...12).map { "word\($0)" }.joined(separator: " ")
        try session.type("echo \(long) ")
        try session.waitForText("word12")
        try session.open("{C-t}", "Files:", row: ">  file")
        try session.close("{Enter}", "Files:")
        try session.press("x")
        try session.waitForText("file x")
        #expect(session.shownRows.joined().filter { $0 != " " } == "ready>echo\(long)filex".filter { $0 != " " })
    }

    @Test(arguments: [("ls -1", "-1"), ("ls \"foo", "foo"), ("ls 'it", "it"), ("ls fo\\ o", "fo o")])
    func `CO-09 in fish the word at the cursor is the query, whatever it is`(line: String, query: String) throws {
        let session = try IntegratedShell.fish.start(directory: directory)
        try session.type(line)
        try session.waitForText("ready> \(line)")
        try session.open("{C-t}", "Files: \(query)")
        try session.close("{Esc}", "Files:")
        try session.wait(until: { $0.text == "ready> \(line)" }, for: "the line was back")
    }

    // MARK: Defaults for all runs

    private static let likedOutput =
        "export PICK_DEFAULT_OPTS='--multi --json --print-query --print0 --print-index --separator x'"

    @Test(arguments: IntegratedShell.allCases)
    func `A form of answers that the defaults ask for is not taken for a name`(shell: IntegratedShell) throws {
        let session = try shell.start(before: Self.likedOutput, directory: directory)
        try session.press("echo ")
        try session.open("{C-t}", "Files:", row: "file")
        try session.press("fil")
        try session.waitForText("Files: fil")
        try session.close("{Enter}", "Files:")
        try session.press("o''k{Enter}")
        try session.wait(until: { $0.rows.contains("file ok") }, for: "the name was in the line")
        try session.press("pwd >out")
        try session.open("{Alt-c}", "Directory:")
        try session.close("su{Enter}", "Directory:")
        try session.wait(until: { $0[$0.cursor.row] == "ready> pwd >out" }, for: "the line was back")
        try session.enter()
        #expect(TextFile.read(directory.path + "/sub/out") == Array((directory.path + "/sub\n").utf8))
        try session.clear()
        try session.press("pwd")
        try session.open("{C-r}", "History: pwd")
        try session.close("{Enter}", "History:")
        try session.wait(
            until: { $0[$0.cursor.row].hasPrefix("ready> pwd >out; echo d") }, for: "the entry was in the line")
        try session.press("{C-a}{C-k}echo ")
        try session.open("{Alt-i}", ">")
        try session.close("2026-11-30{Enter}", ">")
        try session.press("x")
        try session.waitForText("ready> echo 2026-11-30x")
    }

    // MARK: Reading it

    @Test(arguments: IntegratedShell.allCases)
    func `A shell without a terminal reads it in silence`(shell: IntegratedShell) throws {
        let strict = shell == .fish ? "" : "set -eu; set -o pipefail; IFS=:; "
        for options in ["", "--bind"] {
            let ended = try run(
                shell.rawValue, ["-c", strict + shell.line(options) + "; echo ok"],
                environment: IntegratedShell.environment)
            #expect(ended == Ended(status: .exit(0), stdout: Array("ok\n".utf8), stderr: []))
        }
    }

    @Test(arguments: IntegratedShell.allCases)
    func `Only the keys that are named are bound`(shell: IntegratedShell) throws {
        let list =
            switch shell {
            case .bash: "bind -X; bind -s"
            case .zsh: "bindkey"
            case .fish: "bind --user"
            }
        for (options, bound) in [("", []), ("--bind ctrl-g=files,alt-D=date", ["files", "date"])] {
            let script = "\(shell.line(options)); \(list)"
            let arguments = ["-i", "-c", script]
            let ended = try run(
                shell.rawValue, (shell == .bash ? ["--norc"] : shell == .zsh ? ["-f"] : ["--no-config"]) + arguments,
                environment: IntegratedShell.environment)
            let widgets = ["files", "history", "cd", "date"].filter { name in
                // bash has inner keys of its own for the change of directory.
                ended.output.split(separator: "\n").contains { $0.contains("pick_\(name)") && !$0.contains("\\C-x") }
            }
            #expect(Set(widgets) == Set(bound), "\(ended)")
        }
    }

    @Test(arguments: IntegratedShell.allCases)
    func `pick itself is completed`(shell: IntegratedShell) throws {
        let zsh = "autoload -U compinit; compinit -D -u"
        let session = try shell.start(before: shell == .zsh ? zsh : "", directory: directory)
        try session.press("pick --mu{Tab}x")
        try session.waitForText("ready> pick --multi x")
    }

    @Test func `shellcheck has nothing to say about the one for bash`() throws {
        let files = TemporaryDirectory()
        let script = files.write(
            try run(BuiltProgram.path, ["--bash", "--bind"]).stdout, to: "pick.bash")
        let ended = try run("shellcheck", ["--shell=bash", script])
        #expect(ended == Ended(status: .exit(0), stdout: [], stderr: []))
    }
}
