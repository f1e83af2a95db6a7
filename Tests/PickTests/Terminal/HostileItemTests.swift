import PickTestSupport
import Testing

/// Nothing an option contains can act on the terminal.
@Suite struct HostileItemTests {
    /// What the program sends by itself: the prompt's own modes, colours, moves and erasures.
    private static let ownModes: Set<Int> = [7, 25, 2004]

    @Test(arguments: ["xterm-256color", "dumb"], [false, true])
    func `Hostile bytes are shown as marks in the plain view`(term: String, narrow: Bool) throws {
        var generator = SeededGenerator()
        for _ in 0..<6 {
            // A newline would begin another option, and a semicolon refuse the answer.
            let items = (0..<5).map { _ in
                HostileBytes.make(count: 10, using: &generator).filter { ![0, 0x0A, 0x3B].contains($0) } + [0x78]
            }
            let header = HostileBytes.make(count: 5, using: &generator).filter { $0 != 0 }
            let size = narrow ? (20, 5) : (80, 24)
            let session = try PtySession(
                BuiltProgram.path,
                ["--plain", "-m", "--header", String(decoding: header, as: UTF8.self), "--default", "#1"],
                stdin: .bytes(Array(items.joined(separator: [0x0A])) + [0x0A]),
                environment: .standard.setting(["TERM": term]), columns: size.0, rows: size.1)
            try session.waitForText("Choose")
            // The list, a part of it, and the answer are all printed.
            try session.press("x{Enter}+{Enter}?{Enter}#1;#2{Enter}")
            let ended = try session.finish()
            expectHarmless(session, "\(items.map { SpelledBytes($0) }), \(generator)")
            #expect(ended.status == .exit(0), "\(ended), \(generator)")
        }
    }

    @Test(arguments: [(80, 24), (20, 5)])
    func `Hostile bytes are shown as marks in the live view`(columns: Int, rows: Int) throws {
        var generator = SeededGenerator()
        for _ in 0..<6 {
            let items = (0..<5).map { _ in
                HostileBytes.make(count: 10, using: &generator).filter { ![0, 0x0A, 0x3B].contains($0) } + [0x78]
            }
            let header = HostileBytes.make(count: 5, using: &generator).filter { $0 != 0 }
            let session = try PtySession(
                BuiltProgram.path, ["-m", "--numbers", "--header", String(decoding: header, as: UTF8.self)],
                stdin: .bytes(Array(items.joined(separator: [0x0A])) + [0x0A]), columns: columns, rows: rows)
            try session.waitForText("5/5")
            try session.press("x{Tab}{Tab}{BS}{Down}{Up}{C-l}")
            try session.waitForText("2 marked")
            try session.press("{Enter}")
            let ended = try session.finish()
            expectHarmless(session, "\(items.map { SpelledBytes($0) }), \(generator)")
            #expect(ended.status == .exit(0), "\(ended), \(generator)")
            expectClean(session)
        }
    }

    @Test func `Hostile bytes are shown as marks in messages`() throws {
        var generator = SeededGenerator()
        for _ in 0..<12 {
            let text = HostileBytes.make(count: 8, using: &generator).filter { $0 != 0 }
            let hostile = String(decoding: text, as: UTF8.self)
            for words in [
                ["--answer", "x" + hostile], ["--default", "x" + hostile, "--no-input"], ["--tty", hostile],
                ["--limit", hostile],
                ["--" + hostile], ["x" + hostile], ["--color", hostile], ["--nth", hostile],
                ["--x" + hostile + "=" + hostile],
            ] {
                let ended = try run(BuiltProgram.path, words, stdin: .text("a\nb\n"))
                guard ended.status != .exit(0) else { continue }
                let line = ended.errors.hasSuffix("\n") ? String(ended.errors.dropLast()) : ""
                #expect(HostileBytes.harmful(in: line) == [], "\(words.map { SpelledBytes($0.utf8) }), \(generator)")
                #expect(line.hasPrefix("pick: "), "\(words.map { SpelledBytes($0.utf8) }), \(generator)")
            }
        }
    }

    @Test func `What is typed and pasted is shown as marks too`() throws {
        let session = try ask(input: .text("alpha\nbeta\n"))
        try session.waitForQuestion()
        try session.type("\u{1B}[200~\u{1B}[31mx\u{9B}2J\u{202E}\u{7}\u{1B}[201~")
        try session.waitForText("[31mx")
        expectHarmless(session, "pasted")
        try session.press("{C-c}")
        try session.finish()
        expectClean(session)
    }

    private func expectHarmless(
        _ session: PtySession, _ failure: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let screen = session.screen
        #expect(screen.queries == [], "\(failure)", sourceLocation: sourceLocation)
        #expect(screen.systemCommands == [], "\(failure)", sourceLocation: sourceLocation)
        #expect(screen.unknown == [], "\(failure)", sourceLocation: sourceLocation)
        #expect(screen.invalidBytes == [], "\(failure)", sourceLocation: sourceLocation)
        #expect(!screen.showsAlternateScreen, "\(failure)", sourceLocation: sourceLocation)
        #expect(Set(screen.changedModes).isSubset(of: Self.ownModes), "\(failure)", sourceLocation: sourceLocation)
        // Line ends, the bell and the sequences above are the program's own.
        let sent = Set(HostileBytes.harmful(in: session.receivedText)).subtracting(["U+A", "U+D", "U+7", "U+1B"])
        #expect(sent == [], "\(failure)", sourceLocation: sourceLocation)
    }
}
