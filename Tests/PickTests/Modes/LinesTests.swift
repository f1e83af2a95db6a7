import PickTestSupport
import Testing

/// Answers that are read as lines: `--tty -`, and items from the command line without a terminal.
@Suite struct LinesTests {
    private func lines(_ input: String, _ words: String...) throws -> Ended {
        try run(
            BuiltProgram.path, ["--tty", "-"] + words + ["-o", "alpha", "-o", "beta", "-o", "alphabet"],
            stdin: .text(input))
    }

    @Test(
        arguments: [
            (#"3\n"#, "alphabet"), (#"beta\n"#, "beta"), (#"be\n"#, "beta"), (#"#1\r\n"#, "alpha"), ("beta", "beta"),
            (#"zzz\nbeta\n"#, "beta"), (#"alp\n2\nrest\n"#, "beta"),
        ] as [(SpelledBytes, String)])
    func `The first valid line is the answer`(input: SpelledBytes, output: String) throws {
        let ended = try lines(String(decoding: input.bytes, as: UTF8.self))
        #expect(ended.status == .exit(0))
        #expect(ended.output == output + "\n")
    }

    @Test func `Nothing decorates the answer, and refusals go to standard error`() throws {
        let ended = try lines("zzz\nalp\n1\n")
        #expect(ended.output == "alpha\n")
        #expect(
            ended.errors == """
                pick: nothing matches "zzz"
                pick: "alp" fits 2 options: alpha, alphabet

                """)
    }

    @Test func `The end after a refused line is 1, without any line 2`() throws {
        let refused = try lines("zzz\n")
        #expect(refused.status == .exit(1))
        #expect(refused.stdout == [])
        #expect(refused.errors == "pick: nothing matches \"zzz\"\n")
        let silent = try lines("")
        #expect(silent.status == .exit(2))
        #expect(silent.errors == "pick: standard input ended without an answer\n")
    }

    @Test func `An empty line takes the default, or is refused`() throws {
        #expect(try lines("\n", "--default", "beta").output == "beta\n")
        let refused = try lines("\n")
        #expect(refused.status == .exit(1))
        #expect(refused.errors == "pick: nothing is selected: type a choice or its number\n")
    }

    @Test func `Several answers stand on one line`() throws {
        #expect(try lines("3,1\n", "-m").output == "alphabet;alpha\n")
        #expect(try lines("beta;alpha\n", "-m").output == "beta;alpha\n")
    }

    @Test func `Texts come before numbers where nobody can be asked`() throws {
        let ended = try run(BuiltProgram.path, ["--tty", "-", "-o", "2", "-o", "1"], stdin: .text("2\n"))
        #expect(ended.output == "2\n")
    }

    @Test func `The rest of the input belongs to the next program`() throws {
        let ended = try run(
            "/bin/sh", ["-c", #""$PICK" --tty - -o a -o b; cat"#], stdin: .text("b\nthe rest\n"),
            environment: pickEnvironment)
        #expect(ended.output == "b\nthe rest\n")
    }

    @Test func `Not a byte goes to the terminal`() throws {
        let session = try PtySession(
            BuiltProgram.path, ["--tty", "-", "-o", "a", "-o", "b"], stdin: .pipe([]))
        #expect(session.staysOpen(for: .milliseconds(50)))
        session.feed("2\n")
        #expect(try session.finish().output == "b\n")
        #expect(session.received == [])
    }

    @Test func `Time can be up before a line comes`() throws {
        let session = try PtySession(
            BuiltProgram.path, ["--tty", "-", "-o", "a", "--timeout", "0.01"], stdin: .pipe([]))
        #expect(try session.finish().status == .exit(124))
        let accepting = try PtySession(
            BuiltProgram.path, ["--tty", "-", "-o", "a", "--timeout", "0.01", "--timeout-accept", "--default", "a"],
            stdin: .pipe([]))
        #expect(try accepting.finish().output == "a\n")
    }
}
