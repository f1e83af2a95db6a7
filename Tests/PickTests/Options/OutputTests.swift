import PickTestSupport
import Testing

@Suite struct OutputTests {
    private func choose(_ words: String..., input: String = "a\nb\nc\n", answer: String) throws -> String {
        let ended = try run(BuiltProgram.path, words + ["--answer", answer], stdin: .text(input))
        #expect(ended.stderr == [])
        return SpelledBytes(ended.stdout).description
    }

    @Test(arguments: [
        ([], #"a;c;b\n"#), (["--print0"], #"a\u{0}c\u{0}b\u{0}"#), (["--separator", ", "], #"a, c, b\n"#),
        (["--print-index"], #"1;3;2\n"#), (["--order", "input"], #"a;b;c\n"#),
        (["--output-delimiter", "\n"], #"a\nc\nb\n"#),
        (["--json"], #"{"mode":"select","values":["a","c","b"],"indexes":[1,3,2],"query":"1,3,2"}\n"#),
        (
            ["--json", "--order", "input"],
            #"{"mode":"select","values":["a","b","c"],"indexes":[1,2,3],"query":"1,3,2"}\n"#
        ),
        (["--json", "--print0"], #"{"mode":"select","values":["a","c","b"],"indexes":[1,3,2],"query":"1,3,2"}\n"#),
        (["--print-query"], #"1,3,2\na;c;b\n"#), (["--order", "input", "--print0"], #"a\u{0}b\u{0}c\u{0}"#),
    ])
    func `SC-11 several answers are in the order of choosing unless asked otherwise`(
        words: [String], output: String
    ) throws {
        let ended = try run(BuiltProgram.path, ["-m"] + words + ["--answer", "1,3,2"], stdin: .text("a\nb\nc\n"))
        #expect(SpelledBytes(ended.stdout).description == output)
        #expect(ended.status == .exit(0))
    }

    @Test func `SC-11 the same typed on a terminal`() throws {
        let session = try ask("-m", input: .text("1\n2\n3\n"))
        #expect(try session.answer("#1,#3,#2{Enter}").output == "1;3;2\n")
        expectClean(session)
    }

    @Test func `SC-09 a default with commas and separators in it is one option`() throws {
        let input = PtySession.Input.text("Ann, Bob & Cy\nDeb; Eve & Flo\n")
        let session = try ask("-m", "--print0", "--default", "Deb; Eve & Flo", input: input)
        try session.waitForText("*2) Deb")
        #expect(session.screen[0] == " 1) Ann, Bob & Cy")
        #expect(try session.answer("{Enter}").output == "Deb; Eve & Flo\0")
    }

    @Test func `SC-09 a text with the separator in it is refused in place and the ways out are named`() throws {
        let input = PtySession.Input.text("Ann, Bob & Cy\nDeb; Eve & Flo\n")
        let session = try ask("-m", "--default", "Deb; Eve & Flo", input: input)
        try session.waitForQuestion("]: ")
        try session.press("{Enter}")
        for way in ["separator \";\"", "--print0", "--json", "--escape", "--separator"] { try session.waitForText(way) }
        #expect(try session.answer("{C-c}").status.shellValue == 130)
        expectClean(session)
        let escaped = try runPick("-m", "--escape", "--no-input", "--default", "Deb; Eve & Flo", input: input)
        #expect(escaped.output == "Deb\\; Eve & Flo\n")
        let refused = try runPick("-m", "--answer", "2", input: input)
        #expect(refused.status == .exit(1))
        #expect(refused.errors.contains("--print0, --json, --escape"))
    }

    @Test func `A value that is no UTF-8 is base64 in JSON and bytes otherwise`() throws {
        let input = PtySession.Input.bytes(SpelledBytes(#"caf\xE9\n\"q\"\\\n"#).bytes)
        let json = try runPick("--json", "--answer", "1", input: input)
        #expect(json.output == #"{"mode":"select","values":[{"base64":"Y2Fm6Q=="}],"indexes":[1],"query":"1"}"# + "\n")
        let quoted = try runPick("--json", "--answer", "2", input: input)
        #expect(quoted.output.contains(#"["\"q\"\\"]"#))
        #expect(try runPick("--answer", "1", input: input).stdout == [0x63, 0x61, 0x66, 0xE9, 0x0A])
    }

    @Test func `Only the fields that were asked for are printed`() throws {
        #expect(try choose("--accept-nth", "2", input: "1 one x\n2 two y\n", answer: "2") == #"two\n"#)
        #expect(try choose("--accept-nth", "{2}={n}", input: "1 one\n2 two\n", answer: "two=1") == #"two=1\n"#)
        #expect(try choose("--with-nth", "2", input: "1 one\n2 two\n", answer: "two") == #"2 two\n"#)
    }

    @Test func `All matches are printed in one go, NUL or newline behind each`() throws {
        #expect(try runPick("--filter", "b", input: .text("b\nx\n")).output == "b\n")
        #expect(try runPick("--filter", "", "--print0").output == "a\0b\0")
        #expect(try runPick("--filter", "", "--tac").output == "b\na\n")
        #expect(try runPick("--filter", "b", "--print-query").output == "b\nb\n")
    }

    @Test func `The printed answer is a valid answer and a valid default`() throws {
        let items = "a b\n1\n \"q\" \n\n3\n;x\n"
        let first = try runPick("-m", "--escape", "--answer", "#3;#4;#2;#6", input: .text(items))
        #expect(first.status == .exit(0))
        let line = String(first.output.dropLast())
        let again = try runPick("-m", "--escape", "--answer", line, input: .text(items))
        #expect(again.output == first.output)
        let asDefault = try runPick("-m", "--escape", "--no-input", "--default", line, input: .text(items))
        #expect(asDefault.output == first.output)
    }

    @Test func `Nothing but the answer is on standard output when it is the terminal too`() throws {
        let session = try ask("--default", "b", stdout: .terminal)
        try session.waitForQuestion("]: ")
        try session.press("{Enter}")
        try session.finish()
        #expect(session.screen.text == " 1) a\n*2) b\nChoose (1-2) [b]:\nChosen: b\nb")
        expectClean(session)
    }
}
