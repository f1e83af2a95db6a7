import Glibc
import PickTestSupport
import Testing

@Suite struct StatusTests {
    @Test func `SC-01 what matches nothing is refused in place and the prompt goes on`() throws {
        let session = try ask()
        try session.waitForQuestion()
        try session.press("zzz{Enter}")
        try session.waitForText("Nothing matches \"zzz\"")
        #expect(session.stdoutSoFar == [])
        #expect(try session.answer("a{Enter}").output == "a\n")
        expectClean(session)
    }

    @Test func `SC-01 an interrupt is told apart from an answer`() throws {
        let session = try ask()
        let ended = try session.answer("{C-c}")
        #expect(ended.status.shellValue == 130)
        #expect(ended.stdout == [] && ended.stderr == [])
        expectClean(session)
    }

    @Test func `SC-01 an empty list ends at once without a question`() throws {
        let session = try ask(input: .text(""))
        let ended = try session.finish()
        #expect(ended.status == .exit(1))
        #expect(ended.stdout == [])
        #expect(session.screen.text == "")
        #expect(ended.errors == "pick: there is nothing to choose from\n")
    }

    @Test func `SC-01 an answer that is not valid is told apart from the others`() throws {
        let ended = try runPick("--answer", "zzz")
        #expect(ended == Ended(status: .exit(1), stdout: [], stderr: Array("pick: nothing matches \"zzz\"\n".utf8)))
    }

    @Test func `SC-03 without a terminal it ends and says so in one line`() throws {
        let ended = try runPick()
        #expect(ended.status == .exit(2))
        #expect(ended.stdout == [])
        #expect(ended.errors.hasPrefix("pick: no terminal"))
        #expect(ended.errors.split(separator: "\n").count == 1)
    }

    @Test func `SC-03 so it does when there is nothing to choose from either`() throws {
        let ended = try runPick(input: .text(""))
        #expect(ended.status == .exit(2))
        #expect(ended.errors.hasPrefix("pick: no terminal"))
    }

    @Test func `SC-03 no terminal is needed where nothing is asked`() throws {
        #expect(try runPick("-1", input: .text("a\n")).output == "a\n")
        #expect(try runPick("--filter", "b").output == "b\n")
        #expect(try runPick("--no-input", "--default", "2").output == "b\n")
    }

    @Test func `SC-07 the only match of the query is taken at once, nothing is drawn`() throws {
        let input = PtySession.Input.text("red\nblue\nreed\n")
        #expect(try runPick("-1", "-q", "blue", input: input).output == "blue\n")
        let session = try ask("-1", "-q", "blue", input: input)
        #expect(try session.finish().output == "blue\n")
        #expect(session.received == [])
    }

    @Test func `SC-07 a line that is typed later is not taken before Enter`() throws {
        let session = try ask("-1", input: .text("red\nblue\nreed\n"))
        try session.waitForQuestion()
        try session.press("blue")
        try session.waitForText(": blue")
        #expect(session.staysOpen())
        try session.press("{Enter}")
        #expect(try session.finish().output == "blue\n")
    }

    @Test(arguments: [
        (["--no-such-flag"], "--no-such-flag"), (["--limit", "abc"], "abc"), (["--multi", "--limit", "-1"], "-1"),
        (["--limit"], "--limit"), (["stray"], "stray"), (["--tty", "-"], "--tty"), (["--multi=1"], "--multi"),
    ])
    func `SC-13 wrong usage ends with 2 and one line, before anything is shown`(words: [String], named: String) throws {
        let session = try PtySession(BuiltProgram.path, words, stdin: .text("a\n"))
        let ended = try session.finish()
        #expect(ended.status == .exit(2))
        #expect(ended.stdout == [])
        #expect(ended.errors.hasPrefix("pick: ") && ended.errors.contains(named))
        #expect(ended.errors.split(separator: "\n").count == 1)
        #expect(session.received == [])
    }

    @Test func `SC-13 the version is asked for without an error`() throws {
        let ended = try runPick("--version")
        #expect(ended.status == .exit(0))
        #expect(ended.output.hasPrefix("pick ") && ended.stderr == [])
    }

    // MARK: Every status of the contract

    @Test(
        arguments: [
            (["--filter", "zzz"], ""), (["-0", "-q", "zzz"], ""), (["--answer", "zzz", "--print-query"], #"zzz\n"#),
            (["--filter", "zzz", "--print-query"], #"zzz\n"#), (["-0", "-q", "zzz", "--print-query"], #"zzz\n"#),
            (["-0", "-q", "zzz", "--print-query", "--print0"], #"zzz\0"#),
        ] as [([String], SpelledBytes)])
    func `1 when nothing matches, with the query where it was asked for`(words: [String], output: SpelledBytes) throws {
        let ended = try run(BuiltProgram.path, words, stdin: .text("a\nb\n"))
        #expect(ended == Ended(status: .exit(1), stdout: output.bytes, stderr: []))
    }

    @Test(arguments: [["--filter", "z\"z"], ["-0", "-q", "z\"z"], ["--answer", "z\"z"]])
    func `1 when nothing matches, with a query that is asked for as JSON in an object like that of an answer`(
        words: [String]
    ) throws {
        let text = #"{"mode":"select","values":[],"indexes":[],"query":"z\"z"}"# + "\n"
        for other in [[], ["--print0"]] {
            let ended = try run(
                BuiltProgram.path, words + ["--print-query", "--json"] + other, stdin: .text("a\nb\n"))
            #expect(ended == Ended(status: .exit(1), stdout: Array(text.utf8), stderr: []))
        }
        // Without it, a failure writes nothing.
        let silent = try run(BuiltProgram.path, words + ["--json"], stdin: .text("a\nb\n"))
        #expect(silent.status == .exit(1) && silent.stdout == [])
    }

    @Test(arguments: [["-0"], ["-1", "-0"], ["-0", "-q", "a"], ["-0", "-m"], ["-0", "--header-lines", "5"]])
    func `1 and no word when there is nothing to choose from and a script asked to end then`(words: [String]) throws {
        let input = words.contains("--header-lines") ? "header\n" : ""
        let ended = try run(BuiltProgram.path, words, stdin: .text(input))
        #expect(ended == Ended(status: .exit(1), stdout: [], stderr: []))
        let items = try run(BuiltProgram.path, words + ["--"])
        #expect(items == Ended(status: .exit(1), stdout: [], stderr: []))
    }

    @Test func `1 and a word when there is nothing to choose from and nobody asked for that end`() throws {
        let ended = try runPick("-1", input: .text(""))
        let text = "pick: there is nothing to choose from\n"
        #expect(ended == Ended(status: .exit(1), stdout: [], stderr: Array(text.utf8)))
    }

    @Test func `1 when Enter with the query printed matches nothing`() throws {
        let session = try ask("--print-query")
        let ended = try session.answer("zzz{Enter}")
        #expect(ended.status == .exit(1))
        #expect(ended.output == "zzz\n")
        expectClean(session)
    }

    @Test(arguments: [
        ["--no-input"], ["--no-input", "--default", "x"], ["--default", "x", "--answer", "a"],
    ])
    func `2 when there is no default to take, or one that is not in the list`(words: [String]) throws {
        let ended = try run(BuiltProgram.path, words, stdin: .text("a\nb\n"))
        #expect(ended.status == .exit(2))
        #expect(ended.stdout == [])
        #expect(ended.errors.hasPrefix("pick: "))
    }

    @Test func `2 when standard input is the terminal and there are no items`() throws {
        let session = try ask(input: .terminal)
        let ended = try session.finish()
        #expect(ended.status == .exit(2))
        #expect(ended.errors.hasPrefix("pick: no items"))
        #expect(session.received == [])
    }

    @Test func `2 when the default is not in the list, before the question`() throws {
        let session = try ask("--default", "bb")
        let ended = try session.finish()
        #expect(ended.status == .exit(2))
        #expect(ended.errors == "pick: --default: \"bb\" is not in the list; nearest: b\n")
        #expect(session.screen.text == "")
    }

    @Test(arguments: ["{Esc}", "{Esc}{Esc}", "{C-d}", "{C-g}", "{C-c}"])
    func `130 for every way to leave, with a clean terminal and no word`(keys: String) throws {
        let session = try ask()
        let ended = try session.answer(keys)
        #expect(ended.status.shellValue == 130)
        #expect(ended.stdout == [] && ended.stderr == [])
        expectClean(session)
    }

    @Test func `PICK_NO_INPUT asks nothing`() throws {
        let session = try ask("--default", "b", environment: ["PICK_NO_INPUT": "1"])
        #expect(try session.finish().output == "b\n")
        #expect(session.received == [])
    }
}
