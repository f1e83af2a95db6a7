import PickTestSupport
import Testing

@testable import PickCore

/// The completion scripts as texts: what a shell makes of them, whatever the table says.
@Suite struct CompletionScriptTests {
    /// An option whose texts hold what means something to a shell. Case CO-07.
    private static let odd = #"a [b] 'c' `touch d` $(touch e) $f: "g" \h %i {j} *"#

    private static var options: [OptionSpec] {
        let summary = Message(odd, zh: "")
        return [
            OptionSpec(long: "odd", argument: .required("ODD", .nothing), group: .asking, summary: summary) { _, _ in },
            OptionSpec(long: "other", short: "O", plus: "O", group: .asking, summary: summary) { _, _ in },
            OptionSpec(
                long: "word", short: "w", argument: .required("WORD", .words(["one", "two"])), group: .asking,
                summary: summary
            ) { _, _ in },
        ]
    }

    private func script(for shell: CompletingShell, _ options: [OptionSpec]) -> String {
        switch shell {
        case .bash: BashCompletion(options: options).text
        case .zsh: ZshCompletion(options: options).text
        case .fish: FishCompletion(options: options).text
        }
    }

    @Test(arguments: CompletingShell.allCases)
    func `The shell finds no mistake in its script`(shell: CompletingShell) throws {
        let directory = TemporaryDirectory()
        for options in [OptionTable.shown, Self.options] {
            let file = directory.write(script(for: shell, options), to: "script")
            let ended = try run(shell.rawValue, ["-n", file])
            #expect(ended == Ended(status: .exit(0), stdout: [], stderr: []))
        }
    }

    @Test func `shellcheck finds nothing in the script of bash`() throws {
        let directory = TemporaryDirectory()
        for options in [OptionTable.shown, Self.options] {
            let file = directory.write(script(for: .bash, options), to: "pick.bash")
            #expect(try run("shellcheck", ["--shell=bash", file], within: .seconds(60)).output == "")
        }
    }

    @Test(arguments: CompletingShell.allCases)
    func `Texts may hold what means something to a shell`(shell: CompletingShell) throws {
        let (scripts, home) = (TemporaryDirectory(), TemporaryDirectory())
        let file = scripts.write(script(for: shell, Self.options), to: "_pick")
        let session = try shell.start(reading: file, directory: home.path)
        try session.press("pick --o" + shell.listKeys)
        try session.waitForText("--other")
        if shell != .bash { try session.waitForText(Self.odd) }
        try session.press("{C-e}{C-u}")
        try session.wait(until: { $0.rows[$0.cursor.row] == CompletingShell.prompt }, for: "the line was empty")
        try session.press("pick -w t{Tab}")
        try session.waitForText("pick -w two")
        let left = try run("ls", ["-A", home.path])
        #expect(left.output == "")
    }
}
