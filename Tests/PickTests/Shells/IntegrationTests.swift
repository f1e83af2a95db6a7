import PickTestSupport
import Testing

/// The widgets, for real, in a shell at work.
@Suite struct IntegrationTests {
    private let directory = TemporaryDirectory()

    private func words(_ name: String = "out") -> [String] {
        let bytes = TextFile.read(directory.path + "/" + name) ?? []
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private func makeDirectory(_ name: String) throws {
        _ = try run("/bin/mkdir", ["-p", "--", directory.path + "/" + name])
    }

    // MARK: Files

    @Test(arguments: IntegratedShell.allCases)
    func `CO-01 a chosen file is one word of the command`(shell: IntegratedShell) throws {
        directory.write("", to: "a b'c$(touch pwn).txt")
        let session = try shell.start(directory: directory)
        try session.press("ls -- ")
        try session.open("{C-t}", "Files:", row: ">  a b'c$(touch pwn).txt")
        try session.close("{Enter}", "Files:")
        try session.press("{Enter}echo \"<\(shell.status)>\"{Enter}")
        try session.waitForText("<0>")
        #expect(TextFile.read(directory.path + "/pwn") == nil)
    }

    @Test(arguments: IntegratedShell.allCases)
    func `Names of all kinds come out as they are`(shell: IntegratedShell) throws {
        let names = [
            "a b'c$(touch pwn)\n\"d`e", " lead", "trail ", "-rf", "--", "~", "~root", "=ls", "!!", "$HOME", "a\\nb",
            "*",
            "[a]", "{a,b}", "#", ";", "&", "(", "tab\there", "中文", "é", "%1", "^a", "\u{1B}[31m",
        ]
        for name in names { directory.write("", to: name) }
        try makeDirectory(".git")
        directory.write("", to: ".git/config")
        let session = try shell.start(directory: directory)
        try session.press("printf '%s\\0' ")
        try session.open("{C-t}", "Files:", row: "\(names.count)/\(names.count)")
        try session.press("{Alt-a}")
        try session.waitForText("(\(names.count) marked)")
        try session.close("{Enter}", "Files:")
        try session.enter(">.git/out")
        #expect(Set(words(".git/out")) == Set(names.map { $0.hasPrefix("-") ? "./" + $0 : $0 }))
        #expect(TextFile.read(directory.path + "/pwn") == nil)
    }

    @Test(arguments: IntegratedShell.allCases)
    func `A file goes in where the cursor is`(shell: IntegratedShell) throws {
        directory.write("", to: "plain")
        let session = try shell.start(directory: directory)
        try session.press("echo é  é{Left}{Left}")
        try session.open("{C-t}", "Files:", row: ">  plain")
        #expect(session.shownRows.first == "ready> echo é  é")
        try session.close("{Enter}", "Files:")
        try session.press("x")
        try session.waitForText("ready> echo é plain x é")
    }

    @Test(arguments: IntegratedShell.allCases)
    func `Another command may list the files`(shell: IntegratedShell) throws {
        let session = try shell.start(
            after: "export PICK_FILES_COMMAND='printf \"%s\\0\" \"one two\" three'", directory: directory)
        try session.press("echo ")
        try session.open("{C-t}", "Files:", row: ">  one two")
        try session.close("thr{Enter}", "Files:")
        try session.press("x")
        try session.waitForText("ready> echo three x")
    }

    @Test(arguments: IntegratedShell.allCases)
    func `Where there is nothing to choose, the prompt comes back below the message`(shell: IntegratedShell) throws {
        let session = try shell.start(directory: directory)
        try session.press("echo o''k{C-t}")
        try session.waitForText("pick: there is nothing to choose from")
        try session.press("{Enter}")
        try session.wait(until: { $0.rows.contains("ok") })
    }

    // MARK: History

    @Test(arguments: IntegratedShell.allCases)
    func `CO-05 an entry of several lines is one row, and comes back exactly`(shell: IntegratedShell) throws {
        let entry = "echo 'foo\n\tbar'"
        // A key that types the entry: a tab that is typed would complete.
        let typing =
            switch shell {
            case .bash: "entry() { READLINE_LINE=$'echo \\'foo\\n\\tbar\\''; }; bind -x '\"\\ex\": entry'"
            case .zsh: "entry() { BUFFER=$'echo \\'foo\\n\\tbar\\'' }; zle -N entry; bindkey '^[x' entry"
            case .fish: "bind \\ex 'commandline -r -- \"echo \\'foo\"\\n\\t\"bar\\'\"'"
            }
        let session = try shell.start(after: typing, directory: directory)
        try session.press("{Alt-x}")
        try session.wait(until: { $0.rows.contains { $0.hasSuffix("bar'") } }, for: "the entry \(entry) was typed")
        try session.press("{Enter}")
        try session.wait(until: { $0.rows.contains("foo") && $0[$0.cursor.row] == IntegratedShell.prompt })
        try session.clear()
        try session.press("foo")
        try session.waitForText("ready> foo")
        try session.open("{C-r}", "History: foo", row: "> echo 'foo␊")
        try session.close("{Enter}", "History:")
        try session.press(" >out{Enter}{C-l}")
        try session.wait(until: { _ in TextFile.read(directory.path + "/out")?.isEmpty == false })
        #expect(TextFile.read(directory.path + "/out") == Array("foo\n\tbar\n".utf8))
    }

    @Test(arguments: IntegratedShell.allCases)
    func `The newest entry is on top, and each is there once`(shell: IntegratedShell) throws {
        let session = try shell.start(directory: directory)
        for command in ["echo one", "echo two", "echo one"] {
            try session.enter(command)
            try session.clear()
        }
        try session.press("echo ")
        try session.open("{C-r}", "History: echo", row: "> echo one")
        let rows = session.shownRows.filter { $0.hasSuffix("; echo d''one") }
        #expect(rows == ["> echo one; echo d''one", "  echo two; echo d''one"])
        try session.close("{Esc}", "History:")
    }

    // MARK: Directories and dates

    @Test(arguments: IntegratedShell.allCases, ["-dir", "-", "a b'$(touch pwn)", "new\nline"])
    func `A directory of any name is gone to, and the line stays`(shell: IntegratedShell, name: String) throws {
        try makeDirectory(name)
        let session = try shell.start(
            before: shell == .fish ? "set -gx CDPATH /usr" : "CDPATH=/usr", directory: directory)
        try session.press("pwd >../out")
        try session.open("{Alt-c}", "Directory:")
        try session.close("{Enter}", "Directory:")
        try session.wait(until: { $0[$0.cursor.row] == "ready> pwd >../out" }, for: "the line was back")
        try session.enter()
        #expect(TextFile.read(directory.path + "/out") == Array((directory.path + "/" + name + "\n").utf8))
    }

    @Test(arguments: IntegratedShell.allCases)
    func `A date is inserted`(shell: IntegratedShell) throws {
        let session = try shell.start(directory: directory)
        try session.press("echo ")
        try session.open("{Alt-i}", ">")
        try session.close("2026-11-30{Enter}", ">")
        try session.press("x")
        try session.waitForText("ready> echo 2026-11-30x")
    }
}
