import Testing

@testable import PickCore

/// `--bind`: what it understands, and what it refuses.
@Suite struct WidgetBindingTests {
    private func bindings(_ words: String...) throws(UsageError) -> [WidgetBinding]? {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        guard case .integration(let integration) = request.document else { return nil }
        return integration.bindings
    }

    @Test func `Nothing is bound unless it is asked for`() throws {
        #expect(try bindings("--bash") == [])
        #expect(try bindings("--zsh") == [])
        #expect(try bindings("--fish") == [])
    }

    @Test func `Without a list the usual keys are bound`() throws {
        #expect(try bindings("--bash", "--bind") == WidgetBinding.usual)
        #expect(try bindings("--bind", "--bash") == WidgetBinding.usual)
        #expect(try bindings("--bind=", "--bash") == WidgetBinding.usual)
        #expect(WidgetBinding.usual.map(\.widget) == Widget.allCases)
    }

    @Test(arguments: [
        ["--zsh", "--bind", "ctrl-t=files,alt-D=date"], ["--bind", "ctrl-t=files,alt-D=date", "--zsh"],
        ["--zsh", "--bind=CTRL-T=files,Alt-D=date"],
    ])
    func `A list stands behind an equals sign, or is the next word`(words: [String]) throws {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        let list = [WidgetBinding(.control("t"), .files), WidgetBinding(.alt("D"), .date)]
        #expect(request.document == .integration(Integration(shell: .zsh, bindings: list)))
    }

    @Test(arguments: ["", "t", "ctrl", "ctrl-", "-t", "ctrl-tt", "ctrl-1", "ctrl-é", "alt-'", "alt-\n", "shift-t"])
    func `What is no key is refused`(key: String) {
        #expect(throws: UsageError.notAKey(option: "--bind", value: key)) {
            try bindings("--fish", "--bind=\(key)=files")
        }
    }

    @Test(arguments: ["", "file", "Files", "files;", "files=cd"])
    func `What is no widget is refused with the names of all`(word: String) {
        let all = ["files", "history", "cd", "date"]
        #expect(throws: UsageError.notAChoice(option: "--bind ctrl-t", value: word, choices: all)) {
            try bindings("--fish", "--bind=ctrl-t=\(word)")
        }
    }

    @Test func `Keys are only bound in a shell`() {
        #expect(throws: UsageError.notHere("--bind", advice: .bindElsewhere)) {
            try bindings("--bind", "ctrl-t=files")
        }
    }
}
