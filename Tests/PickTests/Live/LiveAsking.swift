import PickTestSupport
import Testing

/// The program asked in the live view, on a terminal of its own.
func askLive(
    _ arguments: String..., input: PtySession.Input = .text("a\nb\n"), stdout: PtySession.Output = .collected,
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
) throws -> PtySession {
    try PtySession(
        BuiltProgram.path, arguments, stdin: input, stdout: stdout, environment: .standard.setting(environment),
        columns: columns, rows: rows)
}

/// A script of some shell, in which `pick` is the program under test.
func askInShell(
    _ shell: String, _ script: String, input: PtySession.Input = .terminal, stdout: PtySession.Output = .terminal
) throws -> PtySession {
    let options = shell == "zsh" ? ["-f", "-c"] : ["-c"]
    return try PtySession(
        "/usr/bin/env", [shell] + options + ["pick() { command '\(BuiltProgram.path)' \"$@\"; }; " + script],
        stdin: input, stdout: stdout)
}

extension PtySession {
    /// Waits until a row of the list is highlighted.
    func waitForHighlight(_ text: String) throws {
        try wait(until: { $0.highlightedRow == text }, for: "\(text.debugDescription) was highlighted")
    }

    /// Waits until the row with the line reads like this.
    func waitForLine(_ text: String, prompt: String = "> ") throws {
        let wanted = prompt + text
        let end = wanted.lastIndex { $0 != " " }.map { String(wanted[...$0]) } ?? ""
        try wait(until: { $0[$0.cursor.row] == end }, for: "the line was \(text.debugDescription)")
    }

    /// Types the keys once the row is highlighted, and waits for the end.
    func answerLive(_ keys: String, after highlighted: String) throws -> Ended {
        try waitForHighlight(highlighted)
        try press(keys)
        return try finish()
    }

    /// Has all of it drawn anew, and compares.
    func expectRedrawnTheSame(_ failure: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
        let before = screen.rows
        let mark = mark()
        try press("{C-l}")
        try wait(
            until: { _ in String(decoding: received(since: mark), as: UTF8.self).hasSuffix("\u{1B}[?25h") },
            for: "all was drawn anew")
        #expect(screen.rows == before, "\(failure)\n\(screen)", sourceLocation: sourceLocation)
    }
}

extension VirtualScreen {
    /// The text of the row with the sign of the highlight, below the line.
    var highlightedRow: String? {
        rows.dropFirst(cursor.row + 1).first { $0.hasPrefix(">") }
            .map { String($0.drop { $0 == ">" || $0 == "*" || $0 == " " }) }
    }
}
