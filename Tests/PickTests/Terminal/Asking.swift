import PickTestSupport
import Testing

/// The program asked in the plain view, on a terminal of its own.
func ask(
    _ arguments: String..., input: PtySession.Input = .text("a\nb\n"), stdout: PtySession.Output = .collected,
    environment: [String: String] = [:], directory: String? = nil, columns: Int = 80, rows: Int = 24
) throws -> PtySession {
    try PtySession(
        BuiltProgram.path, ["--plain"] + arguments, stdin: input, stdout: stdout,
        environment: .standard.setting(environment), directory: directory, columns: columns, rows: rows)
}

/// The program run without any terminal.
func runPick(
    _ arguments: String..., input: PtySession.Input = .text("a\nb\n"), stdout: PtySession.Output = .collected,
    stderr: PtySession.Output = .collected, environment: [String: String] = [:]
) throws -> Ended {
    try run(
        BuiltProgram.path, arguments, stdin: input, stdout: stdout, stderr: stderr,
        environment: .standard.setting(environment))
}

extension PtySession {
    /// Types the keys once the question is on the screen, and waits for the end.
    func answer(_ keys: String, question: String = ": ") throws -> Ended {
        try waitForQuestion(question)
        try press(keys)
        return try finish()
    }

    /// Waits until the cursor stands behind the question.
    func waitForQuestion(_ question: String = ":") throws {
        let end = String(question.reversed().drop { $0 == " " }.reversed())
        try wait(
            until: { screen in
                let row = screen[screen.cursor.row]
                return row.hasSuffix(end) && screen.cursor.column >= row.count
            }, for: "the question \(question.debugDescription) was asked")
    }
}

/// What every prompt owes to the terminal and to standard output.
func expectClean(_ session: PtySession, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(session.terminalFaults == [], sourceLocation: sourceLocation)
    #expect(session.screen.queries == [], sourceLocation: sourceLocation)
    #expect(session.screen.systemCommands == [], sourceLocation: sourceLocation)
}
