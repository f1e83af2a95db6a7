import Glibc

/// A program at work on a terminal of its own, driven by a test.
///
/// Waiting always means waiting for output, with a deadline: nothing here sleeps for a fixed time.
///
/// ```swift
/// let session = try PtySession(BuiltProgram.path, ["--multi"], stdin: .text("a\nb\n"))
/// try session.waitForText("> ")
/// try session.press("1{Enter}")
/// let ended = try session.finish()
/// #expect(ended.output == "a\n")
/// #expect(session.terminalFaults == [])
/// ```
package final class PtySession {
    /// What the program reads as standard input.
    package enum Input: Sendable {
        case terminal
        /// A pipe with these bytes, then its end.
        case bytes([UInt8])
        /// A pipe with these bytes that stays open for `feed` until `closeInput`.
        case pipe([UInt8])
        case file(String)
        case null
        case closed

        package static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
    }

    /// Where the program's standard output or standard error goes.
    package enum Output: Sendable {
        /// To a file that is read back afterwards.
        case collected
        case terminal
        case file(String)
        case null
        case closed
        /// To a pipe that nobody reads.
        case brokenPipe
    }

    /// A place in what was received, see `received(since:)`.
    package struct Mark: Sendable {
        let offset: Int
    }

    package internal(set) var screen: VirtualScreen
    /// Everything the program sent to the terminal.
    package internal(set) var received: [UInt8] = []
    package var processIdentifier: Int32 { child.identifier }

    let terminal: PseudoTerminal
    let child: ChildProcess
    let files: CollectedOutput
    let feeder: InputFeeder
    var isHungUp = false
    private let home: TemporaryDirectory

    /// Starts the program. Nothing but its first three descriptors is open in it.
    ///
    /// - Parameter columns: 0 with `rows` 0 is a terminal that does not know its size; the screen is 80x24 then.
    package init(
        _ program: String, _ arguments: [String] = [], stdin: Input = .terminal, stdout: Output = .collected,
        stderr: Output = .collected, environment: TestEnvironment = .standard, directory: String? = nil,
        columns: Int = 80, rows: Int = 24
    ) throws(SessionFailure) {
        Self.ignoreBrokenPipes()
        screen = VirtualScreen(columns: columns == 0 ? 80 : columns, rows: rows == 0 ? 24 : rows)
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        home = TemporaryDirectory()
        feeder = try InputFeeder(stdin, terminal: terminal.slave)
        files = try CollectedOutput(stdout, stderr, terminal: terminal.slave)
        child = try ChildProcess(
            program, arguments, environment: ["HOME": home.path].merging(environment.values) { $1 },
            directory: directory, slots: [feeder.slot] + files.slots, terminal: terminal.path)
        feeder.releaseProgramEnd()
        files.releaseProgramEnd()
    }

    /// A write to a program that has gone is reported by `write`, not by a signal that ends the tests.
    static func ignoreBrokenPipes() { _ = Glibc.signal(SIGPIPE, SIG_IGN) }

    // MARK: Acting

    /// Types keys in the notation of ``KeyNotation``: `caf{Down}{Enter}`.
    package func press(_ keys: String) throws(SessionFailure) { try send(KeyNotation.bytes(of: keys)) }

    /// Types text as it stands, braces included.
    package func type(_ text: String) throws(SessionFailure) { try send(text.utf8) }

    /// Sends bytes as the terminal would, in one write where it takes them.
    package func send(_ bytes: some Sequence<UInt8>) throws(SessionFailure) {
        var rest = Array(bytes)[...]
        let deadline = Deadline(after: .seconds(10))
        while !rest.isEmpty {
            guard let count = terminal.master.writeAvailable(rest) else { return }
            rest = rest.dropFirst(count)
            if rest.isEmpty { return }
            if deadline.hasPassed { throw .timedOut("all keys were taken", screen) }
            pump(deadline, wantsToWrite: true)
        }
    }

    /// Puts more bytes into the pipe of `Input.pipe`.
    package func feed(_ bytes: some Sequence<UInt8>) { feeder.add(Array(bytes)) }
    package func feed(_ text: String) { feeder.add(Array(text.utf8)) }
    package func closeInput() { feeder.finish() }

    /// Gives the terminal another size; the program hears of it by SIGWINCH.
    package func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        terminal.resize(columns: columns, rows: rows)
    }

    package func signal(_ number: Int32) { child.send(number) }

    /// Signals the process group that reads the keyboard: the program inside a shell, for instance.
    package func signalForegroundGroup(_ number: Int32) {
        if let group = terminal.foregroundGroup { kill(-group, number) }
    }

    /// Takes the terminal away, as when its window is closed. Nothing can be received afterwards.
    package func hangUp() {
        isHungUp = true
        terminal.slave.close()
        terminal.master.close()
    }

    // MARK: Looking

    package func mark() -> Mark { Mark(offset: received.count) }
    package func received(since mark: Mark) -> [UInt8] { Array(received[mark.offset...]) }
    package var receivedText: String { String(decoding: received, as: UTF8.self) }

    /// What the program has written to its standard output so far.
    package var stdoutSoFar: [UInt8] { files.contents(of: 0) }
    package var stderrSoFar: [UInt8] { files.contents(of: 1) }

    /// What the program changed about the terminal and did not change back; empty when it gave it back.
    ///
    /// Settings of the line discipline, O_NONBLOCK, private modes, cursor, styles, text at or below the cursor, a
    /// cursor that is not at the start of a line.
    package var terminalFaults: [String] {
        isHungUp ? [] : terminal.changedSettings + screen.leftovers
    }

    /// Whether some program reads single keys; otherwise the terminal driver collects and echoes a line.
    package var readsSingleKeys: Bool { terminal.passesKeysOn }

    /// Whether the system shows what is typed.
    package var echoes: Bool { terminal.echoes }

    /// Whether a program of that name runs in the session.
    package func runs(_ name: String) -> Bool {
        guard let folder = opendir("/proc") else { return false }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let number = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { Int32(String(cString: $0)) }
            }
            guard let number, getsid(number) == processIdentifier,
                let text = TextFile.read("/proc/\(number)/comm")
            else { continue }
            if text.elementsEqual((name + "\n").utf8) { return true }
        }
        return false
    }

    package var terminalIsClean: Bool { terminalFaults.isEmpty }
}
