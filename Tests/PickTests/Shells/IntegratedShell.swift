import Glibc
import PickTestSupport

/// A shell at work, with the integration in it.
enum IntegratedShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    static let prompt = "ready>"

    /// Where `pick` is found by its name.
    static var environment: TestEnvironment {
        let program = BuiltProgram.path
        let directory = program[..<(program.lastIndex(of: "/") ?? program.startIndex)]
        let standard = TestEnvironment.standard
        return standard.setting("PATH", directory + ":" + (standard.values["PATH"] ?? ""))
    }

    /// What reads the integration, as the manual tells it.
    func line(_ options: String = "--bind") -> String {
        self == .fish ? "pick --fish \(options) | source" : "eval \"$(pick --\(rawValue) \(options))\""
    }

    /// `$?`, as the shell calls it.
    var status: String { self == .fish ? "$status" : "$?" }

    /// Starts the shell without any settings of a user but these, and waits for its prompt.
    ///
    /// - Parameters:
    ///   - before: lines that come before the integration.
    ///   - after: lines that come after it.
    func start(
        before: String = "", after: String = "", binding options: String = "--bind", directory: TemporaryDirectory,
        columns: Int = 80, rows: Int = 24
    ) throws -> PtySession {
        let settings = TemporaryDirectory()
        let lines = [before, line(options), look, after].joined(separator: "\n") + "\n"
        let file = settings.write(lines, to: self == .zsh ? ".zshrc" : "settings")
        let session = try PtySession(
            rawValue, arguments(file), stdout: .terminal, stderr: .terminal,
            environment: Self.environment.setting("ZDOTDIR", settings.path), directory: directory.path,
            columns: columns, rows: rows)
        try session.wait(until: { $0.rows.last { !$0.isEmpty } == Self.prompt }, for: "\(rawValue) was ready")
        return session
    }

    private func arguments(_ file: String) -> [String] {
        switch self {
        case .bash: ["--noprofile", "--rcfile", file, "-i"]
        case .zsh: ["-d", "-i"]
        case .fish: ["--no-config", "-i", "-C", "source \(file)"]
        }
    }

    private var look: String {
        let prompt = Self.prompt
        return switch self {
        case .bash: "PS1='\(prompt) '"
        case .zsh: "unsetopt prompt_sp beep; PS1='\(prompt) '"
        case .fish:
            """
            set -g fish_autosuggestion_enabled 0
            function fish_greeting; end
            function fish_mode_prompt; end
            function fish_prompt; echo '\(prompt) '; end
            """
        }
    }
}

extension PtySession {
    /// Presses the key of a widget and waits for its question.
    func open(_ key: String, _ question: String, row: String? = nil) throws {
        try press(key)
        try wait(until: { $0.rows.contains { $0.hasPrefix(question) } }, for: "\(question) was asked")
        if let row { try waitForText(row) }
    }

    /// Presses keys that end the question, and waits until the shell reads keys again: a key that comes between the two
    /// is the terminal driver's.
    func close(_ keys: String, _ question: String) throws {
        try press(keys)
        try wait(
            until: { screen in
                !screen.rows.contains { $0.hasPrefix(question) } && !runs("pick") && readsSingleKeys
            }, for: "\(question) was gone")
    }

    /// Enters what is on the line, and more, and waits until it has been run.
    func enter(_ keys: String = "") throws {
        try press(keys + "; echo d''one{Enter}")
        try wait(
            until: { screen in
                screen.rows.contains("done") && screen[screen.cursor.row] == IntegratedShell.prompt
            }, for: "the command was run")
    }

    /// Takes everything but the prompt off the screen.
    func clear() throws {
        try press("{C-l}")
        try wait(until: { $0.text == IntegratedShell.prompt }, for: "the screen was empty")
    }

    /// The rows that show something.
    var shownRows: [String] { screen.rows.filter { !$0.isEmpty } }
}
