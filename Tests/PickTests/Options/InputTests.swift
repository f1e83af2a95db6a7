import PickTestSupport
import Testing

@Suite struct InputTests {
    @Test func `IN-01 a line of the input is never an option`() throws {
        let session = try ask(input: .text("-1\n0\n--help\n"))
        try session.waitForText("3) --help")
        let ended = try session.answer("-1{Enter}")
        #expect(ended.output == "-1\n")
        expectClean(session)
    }

    @Test func `IN-01 items behind two dashes may look like options`() throws {
        let ended = try ask("--", "0", "-1", input: .terminal).answer("#2{Enter}")
        #expect(ended.status == .exit(0))
        #expect(ended.output == "-1\n")
    }

    @Test func `IN-01 items without the two dashes are refused by name and nothing is shown`() throws {
        let session = try ask("0", "-1", input: .terminal)
        let ended = try session.finish()
        #expect(ended.status == .exit(2))
        #expect(ended.stdout == [])
        #expect(ended.errors.contains("-1"))
        #expect(session.received == [])
    }

    @Test func `IN-02 lines that end with CR LF are lines`() throws {
        let session = try ask("-q", "beta", input: .text("alpha\r\nbeta\r\ngamma\r\n"))
        try session.waitForText("(1-3): beta")
        try session.press("{Enter}")
        #expect(try session.finish().stdout == Array("beta\n".utf8))
    }

    @Test(arguments: [#"  one\ntwo  \n"#, #"  one\ntwo  "#] as [SpelledBytes])
    func `IN-04 the last line counts with or without its end, and blanks are kept`(input: SpelledBytes) throws {
        let second = try ask(input: .bytes(input.bytes)).answer("2{Enter}", question: "(1-2): ")
        #expect(second.stdout == Array("two  \n".utf8))
        let first = try ask(input: .bytes(input.bytes)).answer("1{Enter}", question: "(1-2): ")
        #expect(first.stdout == Array("  one\n".utf8))
    }

    @Test(arguments: [#"a\nb\0c d\0"#, #"a\nb\0c d"#] as [SpelledBytes])
    func `IN-05 records that end with NUL may hold newlines`(input: SpelledBytes) throws {
        let session = try ask("--read0", "--print0", input: .bytes(input.bytes))
        try session.waitForText("1) a␊b")
        #expect(try session.answer("1{Enter}", question: "(1-2): ").stdout == Array("a\nb\0".utf8))
    }

    @Test func `IN-06 bytes that are no UTF-8 can be chosen by letters and come back`() throws {
        let item: SpelledBytes = #"caf\xE9.txt\n"#
        let session = try ask(input: .bytes(item.bytes + Array("ok.txt\n".utf8)))
        let ended = try session.answer("caf{Enter}")
        #expect(ended.status == .exit(0))
        #expect(SpelledBytes(ended.stdout) == item)
        #expect(session.screen.invalidBytes == [])
    }

    @Test func `IN-10 a byte order mark at the start is no part of the first line`() throws {
        let input = PtySession.Input.text("\u{FEFF}first\nsec\u{FEFF}ond\n")
        #expect(try runPick("--answer", "1", input: input).stdout == Array("first\n".utf8))
        #expect(try runPick("--answer", "first", "--json", input: input).output.contains(#"["first"]"#))
        #expect(try runPick("--answer", "2", input: input).stdout == Array("sec\u{FEFF}ond\n".utf8))
    }

    @Test func `Equal lines are two options`() throws {
        let ended = try runPick("--json", "--answer", "#2", input: .text("a\na\n"))
        #expect(ended.output.contains(#""indexes":[2]"#))
    }

    @Test func `Items of the command line come back byte by byte, and the input is left alone`() throws {
        let script = #"x=$("$PICK" --answer '#2' -o a -o "$ITEM"); printf %s "$x" | od -An -tx1; cat"#
        let item: SpelledBytes = #"\r\u{feff}b\r"#
        let environment = TestEnvironment.standard.setting([
            "PICK": BuiltProgram.path, "ITEM": String(decoding: item.bytes, as: UTF8.self),
        ])
        let ended = try run("/bin/sh", ["-c", script], stdin: .text("rest of the script"), environment: environment)
        #expect(ended.output == " 0d ef bb bf 62 0d\nrest of the script")
    }

    @Test func `A script that the shell reads from standard input keeps its lines`() throws {
        let script = "x=$(\"$PICK\" --tty \"$TTY\" -o a -o b)\necho \"[$x]\"\n"
        let ended = try run(
            "/bin/bash", ["-s"], stdin: .text(script),
            environment: .standard.setting(["PICK": BuiltProgram.path, "TTY": "/nonexistent"]))
        #expect(ended.output == "[]\n")
        #expect(ended.errors.contains("cannot open \"/nonexistent\""))
    }

    @Test func `A line may have a million bytes`() throws {
        let long = String(repeating: "x", count: 1_000_000)
        let ended = try runPick("--answer", "#2", input: .text("a\n\(long)\nb\n"))
        #expect(ended.stdout.count == 1_000_001)
        let session = try ask(input: .text("\(long)\nshort\n"))
        #expect(try session.answer("2{Enter}").output == "short\n")
    }

    @Test func `A list that is still growing can be chosen from`() throws {
        let session = try ask(input: .pipe(Array("one\n".utf8)))
        try session.waitForText("1) one")
        #expect(try session.answer("one{Enter}").output == "one\n")
        expectClean(session)
    }

    @Test func `What arrives later can be listed and chosen`() throws {
        let session = try ask(input: .pipe(Array("one\n".utf8)))
        try session.waitForQuestion()
        session.feed("two\n")
        session.closeInput()
        try session.wait(until: { $0.contains("1-2") })
        #expect(try session.answer("two{Enter}").output == "two\n")
    }

    @Test func `Header lines and colours are shown apart from the items`() throws {
        let session = try ask(
            "--ansi", "--header-lines", "1", input: .text("\u{1B}[1mNAME\u{1B}[m\n\u{1B}[31mred\u{1B}[m\n"))
        try session.waitForText("1) red")
        #expect(session.screen[0] == "NAME")
        #expect(try session.answer("red{Enter}").output == "red\n")
    }
}
