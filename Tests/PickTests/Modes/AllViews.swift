import PickTestSupport
import Testing

/// What comes of a line as a line of standard input, in the plain and in the live view: the printed answer, or nothing
/// where it is refused or leads on to something else.
func answersInAllViews(
    _ words: [String], to text: String, environment: [String: String] = [:]
) throws -> [String] {
    let lines = try run(
        BuiltProgram.path, words + ["--tty", "-"], stdin: .text(text + "\n"),
        environment: .standard.setting(environment))
    #expect(lines.status == .exit(lines.stdout.isEmpty ? 1 : 0), "\(text)")
    let asked = try [["--plain"], []].map { view in
        let session = try askLive(words + view, environment: environment)
        try session.wait(until: { $0.cursor.column > 0 })
        try session.type(text)
        try session.press("{Enter}{C-u}{C-d}")
        let ended = try session.finish()
        #expect(ended.status == .exit(ended.stdout.isEmpty ? 130 : 0), "\(text)")
        expectClean(session)
        return ended.output
    }
    return [lines.output] + asked
}

/// A run that ends before anything is asked, with its reason on standard error.
func expectFailure(
    _ words: [String], _ status: Int32 = 2, _ reason: String, environment: [String: String] = [:],
    directory: String? = nil, stdin: PtySession.Input = .null, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let ended = try run(
        BuiltProgram.path, words, stdin: stdin, environment: .standard.setting(environment), directory: directory)
    #expect(ended.status == .exit(status), sourceLocation: sourceLocation)
    #expect(ended.stdout == [], sourceLocation: sourceLocation)
    #expect(ended.errors == "pick: " + reason + "\n", sourceLocation: sourceLocation)
}

extension VirtualScreen {
    /// The rows below the line, without those of the status.
    var pictureBelowLine: [String] {
        rows.dropFirst(cursor.row + 2).reversed().drop(while: \.isEmpty).reversed()
    }
}
