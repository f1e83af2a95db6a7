import PickTestSupport
import Testing

/// A date or a time asked for in the live view, on a terminal of its own. Standard input is that terminal.
func askLive(
    _ words: [String], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
) throws -> PtySession {
    try PtySession(
        BuiltProgram.path, words, stdin: .terminal, environment: .standard.setting(environment), columns: columns,
        rows: rows)
}

extension PtySession {
    /// Types the keys once the text is below the line, and waits for the end.
    func answer(_ keys: String, below text: String) throws -> Ended {
        try waitForText(text)
        try press(keys)
        return try finish()
    }

    /// Types a line that must be refused in place with that reason, and leaves.
    func expectRefusal(
        of keys: String, below text: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try waitForText(text)
        try press(keys + "{Enter}")
        try waitForText(reason)
        #expect(staysOpen(for: .milliseconds(30)), sourceLocation: sourceLocation)
        try press("{C-c}")
        let ended = try finish()
        #expect(ended.status.shellValue == 130, sourceLocation: sourceLocation)
        #expect(ended.stdout == [], sourceLocation: sourceLocation)
        expectClean(self, sourceLocation: sourceLocation)
    }
}
