import Glibc
import PickTestSupport
import Testing

/// Descriptors that are closed, full or of a kind nobody expects: each has a defined end.
@Suite struct DescriptorTests {
    @Test(arguments: [["--answer", "a"], ["--filter", "a"], ["-1", "-q", "b"], ["--version"]])
    func `An answer that cannot be written is told`(words: [String]) throws {
        let ended = try run(BuiltProgram.path, words, stdin: .text("a\nb\n"), stdout: .file("/dev/full"))
        #expect(ended.status == .exit(2))
        #expect(ended.errors == "pick: cannot write the answer: No space left on device\n")
    }

    @Test func `An answer that was typed and cannot be written is told, and the terminal is clean`() throws {
        let session = try ask(stdout: .file("/dev/full"))
        let ended = try session.answer("a{Enter}")
        #expect(ended.status == .exit(2))
        #expect(ended.errors.contains("No space left on device"))
        expectClean(session)
    }

    @Test func `A reader that has gone away is an error, but not for a filter`() throws {
        let answered = try runPick("--answer", "a", stdout: .brokenPipe)
        #expect(answered.status == .exit(2))
        #expect(answered.errors == "pick: cannot write the answer: Broken pipe\n")
        let filtered = try runPick("--filter", "a", stdout: .brokenPipe)
        #expect(filtered.status == .exit(2))
        #expect(filtered.errors == "")
    }

    @Test func `A reader that leaves early does not end a filter with an error message`() throws {
        let ended = try run(
            "/bin/bash", ["-c", #"seq 100000 | "$PICK" --filter '' | head -n 2"#],
            environment: .standard.setting(["PICK": BuiltProgram.path]))
        #expect(ended.output == "1\n2\n")
        #expect(ended.errors == "")
    }

    @Test func `Closed standard output is an error of writing`() throws {
        let ended = try runPick("--answer", "a", stdout: .closed)
        #expect(ended.status == .exit(2))
        #expect(ended.errors == "pick: cannot write the answer: Bad file descriptor\n")
    }

    @Test func `Closed standard error loses the message and nothing else`() throws {
        #expect(try runPick("--answer", "a", stderr: .closed).output == "a\n")
        #expect(try runPick("--answer", "zzz", stderr: .closed).status == .exit(1))
    }

    @Test func `With all three closed there is still a status`() throws {
        let ended = try runPick("--answer", "a", input: .closed, stdout: .closed, stderr: .closed)
        #expect(ended.status == .exit(2))
        let items = try runPick("--answer", "a", "-o", "a", input: .closed, stdout: .closed, stderr: .closed)
        #expect(items.status == .exit(2))
    }

    @Test(arguments: [
        (PtySession.Input.closed, "pick: cannot read standard input: Bad file descriptor\n"),
        (.file("/"), "pick: cannot read standard input: Is a directory\n"),
    ])
    func `Input that cannot be read is told`(input: PtySession.Input, message: String) throws {
        for words in [["--answer", "a"], ["--filter", ""], ["-1"], ["--no-input", "--default", "a"]] {
            let ended = try run(BuiltProgram.path, words, stdin: input)
            #expect(ended == Ended(status: .exit(2), stdout: [], stderr: Array(message.utf8)), "\(words)")
        }
        let session = try ask(input: input)
        let ended = try session.finish()
        #expect(ended == Ended(status: .exit(2), stdout: [], stderr: Array(message.utf8)))
        expectClean(session)
    }

    @Test func `A write-only standard input is input that cannot be read`() throws {
        let ended = try run("/bin/sh", ["-c", #""$PICK" --answer a 0>/dev/null"#], environment: pickEnvironment)
        #expect(ended.status == .exit(2))
        #expect(ended.errors == "pick: cannot read standard input: Bad file descriptor\n")
    }

    @Test(arguments: [["--answer", "a"], ["--filter", ""], ["-1"], ["-0"], []])
    func `An empty device has nothing to choose from`(words: [String]) throws {
        let session = try PtySession(BuiltProgram.path, ["--plain"] + words, stdin: .null)
        let ended = try session.finish()
        #expect(ended.status == .exit(1))
        #expect(ended.stdout == [])
        expectClean(session)
    }

    @Test func `A pipe that was left without blocking is waited for`() throws {
        let script = #"perl -MFcntl -e 'fcntl(STDIN, F_SETFL, O_NONBLOCK); exec @ARGV' "$PICK" --answer two"#
        let ended = try run(
            "/bin/bash", ["-c", "(echo one; read -r _ < <(seq 1); echo two) | \(script)"], environment: pickEnvironment)
        #expect(ended.output == "two\n")
        #expect(ended.stderr == [])
    }

    @Test func `Items that arrive late at such a pipe are taken on a terminal too`() throws {
        let session = try PtySession(
            "perl", ["-MFcntl", "-e", "fcntl(STDIN, F_SETFL, O_NONBLOCK); exec @ARGV", BuiltProgram.path, "--plain"],
            stdin: .pipe([]))
        #expect(session.staysOpen(for: .milliseconds(50)))
        session.feed("one\n")
        try session.waitForText("1) one")
        session.feed("two\n")
        session.closeInput()
        try session.waitForText("(1-2)")
        #expect(try session.answer("2{Enter}").output == "two\n")
        expectClean(session)
    }

    @Test func `Without a terminal and with items, answers are read as lines`() throws {
        #expect(try runPick("-o", "a", "-o", "b", input: .text("b\n")).output == "b\n")
        let closed = try runPick("-o", "a", input: .closed)
        #expect(closed.status == .exit(2))
        #expect(closed.errors == "pick: cannot read standard input: Bad file descriptor\n")
    }
}

/// For scripts that call the program as `"$PICK"`.
let pickEnvironment = TestEnvironment.standard.setting(["PICK": BuiltProgram.path])
