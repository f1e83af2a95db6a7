import PickTestSupport
import Testing

/// Tab, for real, in a shell at work.
@Suite struct CompletionTests {
    private func start(
        _ shell: CompletingShell, settings: String = "", directory: String? = nil
    ) throws -> PtySession {
        let file = [CompletingShell.bash: "pick.bash", .zsh: "_pick", .fish: "pick.fish"][shell] ?? ""
        return try shell.start(
            reading: Repository.path + "/completions/" + file, settings: settings, directory: directory)
    }

    /// Types the keys and waits for what they become on the row of the prompt.
    private func complete(_ keys: String, _ line: String, in session: PtySession) throws {
        try session.press(keys)
        try session.waitForText("\(CompletingShell.prompt) \(line)")
        try clear(session)
    }

    private func clear(_ session: PtySession) throws {
        try session.press("{C-e}{C-u}")
        try session.wait(until: { $0.rows[$0.cursor.row] == CompletingShell.prompt }, for: "the line was empty")
    }

    @Test(arguments: CompletingShell.allCases)
    func `What is begun is completed`(shell: CompletingShell) throws {
        let session = try start(shell)
        try complete("pick --mu{Tab}", "pick --multi", in: session)
        try complete("pick -m --json --no-so{Tab}", "pick -m --json --no-sort", in: session)
        try complete("pick --color al{Tab}", "pick --color always", in: session)
        try complete("pick --color=al{Tab}", "pick --color=always", in: session)
        try complete("pick --output-d{Tab}", "pick --output-delimiter", in: session)
        try complete("pick --tiebreak length,ch{Tab}", "pick --tiebreak length,chunk", in: session)
        try complete("pick sel{Tab}", "pick select", in: session)
    }

    @Test(arguments: CompletingShell.allCases)
    func `A mode has options of its own`(shell: CompletingShell) throws {
        let session = try start(shell)
        try complete("pick du{Tab}", "pick duration", in: session)
        try complete("pick duration --output se{Tab}", "pick duration --output seconds", in: session)
        try complete("pick date --json --pre{Tab}ci{Tab}", "pick date --json --precision", in: session)
        try complete("pick --mi{Tab}|", "pick --mi|", in: session)
        try complete("pick date --mul{Tab}|", "pick date --mul|", in: session)
    }

    @Test(arguments: CompletingShell.allCases)
    func `Every option is offered, once`(shell: CompletingShell) throws {
        let session = try start(shell)
        try session.press("pick --" + shell.listKeys)
        let whole = try run(BuiltProgram.path, ["--help"]).output
        let help = whole[..<(whole.firstRange(of: "Accepted for fzf's scripts")?.lowerBound ?? whole.endIndex)]
        let names = help.split { " \n,()[".contains($0) }.filter { $0.hasPrefix("--") && $0.count > 2 }
        #expect(names.count > 40)
        for name in Set(names) {
            try session.wait(
                until: { screen in
                    screen.rows.contains { $0.split(separator: " ").contains(name) }
                }, for: "\(name) was offered")
        }
    }

    @Test(arguments: CompletingShell.allCases)
    func `The words of a value are listed, and nothing else`(shell: CompletingShell) throws {
        let session = try start(shell)
        try session.press("pick --color " + shell.listKeys)
        try session.wait(until: { screen in
            screen.rows.contains { $0.split(separator: " ").sorted() == ["always", "auto", "never"] }
        })
    }

    @Test(arguments: CompletingShell.allCases)
    func `A file is offered where one is meant, quoted for the shell`(shell: CompletingShell) throws {
        let directory = TemporaryDirectory()
        directory.write("", to: "odd name")
        let session = try start(shell, directory: directory.path)
        try complete("pick --tty od{Tab}", "pick --tty odd\\ name", in: session)
        // Elsewhere a file would be wrong: the mark shows that Tab has been handled.
        try complete("pick --query od{Tab}|", "pick --query od|", in: session)
    }

    @Test(arguments: CompletingShell.allCases)
    func `The file of a mode is offered, and none where a mode has none`(shell: CompletingShell) throws {
        let directory = TemporaryDirectory()
        directory.write("", to: "menu.txt")
        directory.write("", to: "odd name")
        let session = try start(shell, directory: directory.path)
        try complete("pick cascade men{Tab}", "pick cascade menu.txt", in: session)
        try complete("pick cascade --json od{Tab}", "pick cascade --json odd\\ name", in: session)
        try complete("pick cascade --default x men{Tab}", "pick cascade --default x menu.txt", in: session)
        try complete("pick cascade -- men{Tab}", "pick cascade -- menu.txt", in: session)
        try complete("pick cascade --jso{Tab}", "pick cascade --json", in: session)
        try complete("pick cascade --default men{Tab}|", "pick cascade --default men|", in: session)
        try complete("pick date men{Tab}|", "pick date men|", in: session)
        try complete("pick men{Tab}|", "pick men|", in: session)
    }

    @Test(arguments: CompletingShell.allCases)
    func `Words of a value and files are offered beside each other`(shell: CompletingShell) throws {
        let directory = TemporaryDirectory()
        directory.write("", to: "odd name")
        directory.write("", to: "towns.tsv")
        let session = try start(shell, directory: directory.path)
        try complete("pick city --data chi{Tab}", "pick city --data china", in: session)
        try complete("pick city --data=wor{Tab}", "pick city --data=world", in: session)
        try complete("pick city --data od{Tab}", "pick city --data odd\\ name", in: session)
        try complete("pick city --data=tow{Tab}", "pick city --data=towns.tsv", in: session)
        try session.press("pick city --data " + shell.listKeys)
        for word in ["china", "world", "towns.tsv"] {
            try session.wait(until: { $0.rows.contains { $0.split(separator: " ").contains(word[...]) } }, for: word)
        }
    }

    @Test(arguments: CompletingShell.allCases)
    func `Behind two hyphens there are no options`(shell: CompletingShell) throws {
        let session = try start(shell)
        try complete("pick -- --mu{Tab}|", "pick -- --mu|", in: session)
        try complete("pick --multi sel{Tab}|", "pick --multi sel|", in: session)
    }

    @Test(arguments: CompletingShell.allCases)
    func `Options with a plus sign are offered`(shell: CompletingShell) throws {
        let session = try start(shell)
        try session.press("pick +" + shell.listKeys)
        for word in ["+i", "+m", "+s"] {
            try session.wait(until: { $0.rows.contains { $0.split(separator: " ").contains(word[...]) } }, for: word)
        }
    }

    @Test(arguments: [CompletingShell.zsh, .fish])
    func `Options are explained`(shell: CompletingShell) throws {
        let session = try start(shell)
        try session.press("pick --print" + shell.listKeys)
        try session.waitForText("End every answer with NUL")
        try clear(session)
        try session.press("pick --ex{Tab}")
        try session.waitForText("'term matches fuzzily")
        try clear(session)
        try session.press("pick --t{Tab}")
        try session.waitForText("What decides between equal scores")
    }

    // MARK: bash

    @Test(arguments: [
        "set -u", "set -e", "set -euo pipefail; IFS=:", "COMP_WORDBREAKS=${COMP_WORDBREAKS//=}",
        "shopt -s failglob nullglob",
        "shopt -s nocasematch",
    ])
    func `bash completes under unusual settings`(settings: String) throws {
        let session = try start(.bash, settings: settings)
        try complete("pick --mu{Tab}", "pick --multi", in: session)
        try complete("pick --color=al{Tab}", "pick --color=always", in: session)
        try complete("pick --lang=x{Tab}|", "pick --lang=x|", in: session)
        try complete("pick --tiebreak=length,ch{Tab}", "pick --tiebreak=length,chunk", in: session)
        try complete("pick -mq --mu{Tab}|", "pick -mq --mu|", in: session)
        #expect(!session.screen.contains("unbound"))
    }

    private static let package = "/usr/share/bash-completion/bash_completion"

    @Test(.enabled(if: TextFile.read(package) != nil))
    func `bash completes beside the package bash-completion`() throws {
        let session = try start(.bash, settings: "source \(Self.package)")
        try complete("pick --mu{Tab}", "pick --multi", in: session)
        try complete("pick --color=al{Tab}", "pick --color=always", in: session)
    }

    // MARK: zsh

    @Test func `In zsh ours comes before that of another program called pick`() throws {
        let other = try CompletingShell.zsh.start(reading: nil)
        try other.press("print -r -- \"<$_comps[pick]>\"{Enter}")
        try other.waitForText("<_mh>")
        let session = try start(.zsh)
        try session.press("print -r -- \"<$_comps[pick]>\"{Enter}")
        try session.waitForText("<_pick>")
    }

    @Test(arguments: [
        "setopt no_unset", "setopt ksh_arrays sh_word_split", "setopt err_return", "alias -g -- '--multi=x'",
    ])
    func `zsh completes under unusual settings`(settings: String) throws {
        let session = try start(.zsh, settings: settings)
        try complete("pick --mu{Tab}", "pick --multi", in: session)
        try complete("pick --color=al{Tab}", "pick --color=always", in: session)
    }

    @Test func `zsh can also read the file with source`() throws {
        let session = try CompletingShell.zsh.start(reading: nil)
        try session.press("setopt no_unset; source \(Repository.path)/completions/_pick && clear{Enter}")
        try session.wait(until: { $0.text == CompletingShell.prompt })
        try complete("pick --mu{Tab}", "pick --multi", in: session)
    }
}
