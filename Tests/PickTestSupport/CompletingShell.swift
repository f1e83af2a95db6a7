/// A shell at work that has read a completion script, to press Tab in.
///
/// ```swift
/// let session = try CompletingShell.zsh.start(reading: Repository.path + "/completions/_pick")
/// try session.press("pick --mu{Tab}")
/// try session.waitForText("pick --multi")
/// ```
package enum CompletingShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// What stands before the cursor when the shell is ready.
    package static let prompt = "ready>"

    /// Keys that list what fits: bash wants to be asked twice.
    package var listKeys: String { self == .bash ? "{Tab}{Tab}" : "{Tab}" }

    /// Starts the shell without any settings of a user, and waits until it is ready.
    ///
    /// - Parameters:
    ///   - script: in a directory that zsh may put into its `fpath`; nil for a shell that reads none.
    ///   - settings: lines to be run before the script is read.
    package func start(
        reading script: String?, settings: String = "", directory: String? = nil, columns: Int = 120, rows: Int = 200
    ) throws(SessionFailure) -> PtySession {
        let files = TemporaryDirectory()
        let file = files.write(setup(script, settings), to: "setup")
        let session = try PtySession(
            rawValue, arguments(file), stdout: .terminal, stderr: .terminal, directory: directory, columns: columns,
            rows: rows)
        if self == .zsh { try session.type("source \(file)\n") }
        try session.wait(
            until: { $0.rows.contains { $0.hasPrefix(Self.prompt) } }, for: "\(rawValue) was ready")
        return session
    }

    private func arguments(_ file: String) -> [String] {
        switch self {
        case .bash: ["--noprofile", "--rcfile", file, "-i"]
        case .zsh: ["-f", "-i"]
        case .fish: ["--no-config", "-i", "-C", "source \(file)"]
        }
    }

    private func setup(_ script: String?, _ settings: String) -> String {
        let prompt = Self.prompt
        return switch self {
        case .bash:
            """
            \(settings)
            \(script.map { "source \($0)" } ?? "")
            PS1='\(prompt) '

            """
        case .zsh:
            """
            \(settings)
            unsetopt prompt_sp beep
            LISTMAX=0
            fpath=(\(script.map(Self.directory) ?? "") "${fpath[@]}")
            autoload -U compinit
            compinit -D -u
            PS1='\(prompt) '

            """
        case .fish:
            """
            \(settings)
            set -g fish_autosuggestion_enabled 0
            function fish_greeting; end
            function fish_prompt; echo '\(prompt) '; end
            \(script.map { "source \($0)" } ?? "")

            """
        }
    }

    private static func directory(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
