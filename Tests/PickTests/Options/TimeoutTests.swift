import PickTestSupport
import Testing

@Suite struct TimeoutTests {
    @Test func `When time is up the status is 124 and the terminal is clean`() throws {
        let session = try ask("--timeout", "0.05", "--default", "b")
        let ended = try session.finish()
        #expect(ended.status == .exit(124))
        #expect(ended.stdout == [] && ended.stderr == [])
        expectClean(session)
    }

    @Test func `When time is up the default can be accepted`() throws {
        let session = try ask("--timeout", "50ms", "--timeout-accept", "--default", "b")
        let ended = try session.finish()
        #expect(ended.status == .exit(0))
        #expect(ended.output == "b\n")
        try session.waitForText("Chosen: b")
        expectClean(session)
    }

    @Test(arguments: [["--default", "c"], []])
    func `When time is up what was typed is accepted, and not the default`(words: [String]) throws {
        let session = try PtySession(
            BuiltProgram.path, ["--plain", "--timeout", "1", "--timeout-accept"] + words, stdin: .text("a\nb\nc\n"))
        try session.waitForQuestion()
        try session.press("b")
        #expect(try session.finish().output == "b\n")
        expectClean(session)
    }

    @Test func `A line without its end counts as typed when time is up`() throws {
        let session = try PtySession(
            BuiltProgram.path,
            ["--tty", "-", "--timeout", "0.2", "--timeout-accept", "--default", "c", "--", "a", "b", "c"],
            stdin: .pipe(Array("b".utf8)))
        #expect(try session.finish().output == "b\n")
    }

    @Test func `When time is up a typed line that Enter would refuse is not replaced by the default`() throws {
        let session = try ask("--timeout", "1", "--timeout-accept", "--default", "b")
        try session.waitForQuestion()
        try session.press("zzz")
        #expect(try session.finish() == Ended(status: .exit(124), stdout: [], stderr: []))
    }

    @Test func `Where Enter would be refused time is simply up`() throws {
        let session = try ask("--timeout", "50ms", "--timeout-accept")
        #expect(try session.finish().status == .exit(124))
        expectClean(session)
    }

    @Test(arguments: [["--filter", "a"], ["--answer", "a"], ["-1"], ["--default", "a"], []])
    func `Time is up while the input is still coming, too`(words: [String]) throws {
        let session = try PtySession(
            BuiltProgram.path, ["--plain", "--timeout", "0.05"] + words, stdin: .pipe(Array("a".utf8)))
        let ended = try session.finish()
        #expect(ended.status == .exit(124))
        #expect(ended.stdout == [])
        expectClean(session)
    }

    @Test func `An answer in time is an answer`() throws {
        #expect(try ask("--timeout", "60").answer("a{Enter}").output == "a\n")
    }
}

@Suite struct LanguageTests {
    @Test func `The texts are Chinese where they are asked to be`() throws {
        let session = try ask("--lang", "zh", "-m")
        try session.waitForText("请选择，可多选 (1-2)：")
        try session.press("zzz{Enter}")
        try session.waitForText("没有与“zzz”匹配的选项")
        let ended = try session.answer("2,1{Enter}", question: "：")
        #expect(ended.output == "b;a\n")
        try session.waitForText("已选：b;a")
        expectClean(session)
    }

    @Test func `The locale decides the language, of errors too`() throws {
        #expect(try ask(environment: ["LC_ALL": "zh_CN.UTF-8"]).answer("a{Enter}", question: "：").output == "a\n")
        let ended = try runPick("--answer", "zzz", environment: ["LC_ALL": "zh_CN.UTF-8"])
        #expect(ended.errors == "pick: 没有与“zzz”匹配的选项\n")
        let wrong = try runPick("--limit", "x", environment: ["LC_ALL": "zh_CN.UTF-8"])
        #expect(wrong.errors == "pick: --limit：“x”不是不小于 1 的整数\n")
    }

    @Test(arguments: [["--lang", "zh", "--limit", "x"], ["--limit", "x", "--lang=zh"], ["--nope", "--lang", "zh"]])
    func `A wrong option is told in the language that is asked for beside it`(words: [String]) throws {
        let ended = try run(BuiltProgram.path, words, stdin: .null)
        #expect(ended.status == .exit(2))
        #expect(ended.errors.contains("：“x”不是") || ended.errors.contains("未知选项 --nope"))
        let behind = try runPick("--limit", "x", "--", "--lang", "zh")
        #expect(behind.errors.contains("is not a whole number"))
    }

    @Test func `Defaults for all runs come from the environment`() throws {
        let environment = ["PICK_DEFAULT_OPTS": "--lang zh --separator ' + '"]
        let ended = try runPick("-m", "--answer", "1,2", environment: environment)
        #expect(ended.output == "a + b\n")
        let wrong = try runPick("--answer", "a", environment: ["PICK_DEFAULT_OPTS": "--nope"])
        #expect(wrong.status == .exit(2))
        #expect(wrong.errors.contains("--nope"))
    }
}
