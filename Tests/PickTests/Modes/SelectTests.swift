import PickTestSupport
import Testing

/// Choosing from a list in the plain view, as a person does it.
@Suite struct SelectTests {
    private static let hundred = PtySession.Input.text((1...100).map { "item \($0)\n" }.joined())

    @Test func `Several are chosen by numbers, ranges and texts, in the order typed`() throws {
        let session = try ask("-m", input: .text("alpha\nbeta\ngamma\ndelta\n"))
        try session.waitForText("Choose several (1-4):")
        let ended = try session.answer("del;1-2;#3{Enter}")
        #expect(ended.output == "delta;alpha;beta;gamma\n")
        try session.waitForText("Chosen: delta;alpha;beta;gamma")
        expectClean(session)
    }

    @Test func `Limits are refused in place, and the prompt goes on`() throws {
        let session = try ask("-m", "--limit", "2", "--at-least", "2", input: .text("a\nb\nc\n"))
        for (line, refusal) in [("1-3", "At most 2 can be selected"), ("1", "At least 2 must be selected")] {
            try session.waitForQuestion()
            try session.press(line + "{Enter}")
            try session.waitForText(refusal)
        }
        try session.waitForQuestion()
        try session.press("{Enter}")
        try session.waitForText("Nothing is selected")
        #expect(try session.answer("3,1{Enter}").output == "c;a\n")
        expectClean(session)
    }

    @Test func `One is chosen, and two are refused in place`() throws {
        let session = try ask()
        try session.waitForQuestion()
        try session.press("1,2{Enter}")
        try session.waitForText("Only one can be selected")
        #expect(try session.answer("2{Enter}").output == "b\n")
    }

    @Test func `A number that is another row's text is asked about`() throws {
        let session = try ask(input: .text("2\n1\n"))
        try session.waitForQuestion()
        try session.press("2{Enter}")
        try session.waitForText("type #2 or \"2\" in quotes")
        #expect(try session.answer("\"2\"{Enter}").output == "2\n")
    }

    @Test func `A line that fits several lists those with their numbers`() throws {
        let session = try ask(input: .text("alpha\nbeta\nalphabet\n"))
        try session.waitForQuestion()
        try session.press("alp{Enter}")
        try session.waitForText("\"alp\" fits 2 options")
        #expect(session.screen.count(of: "3) alphabet") == 2 && session.screen.count(of: "2) beta") == 1)
        #expect(try session.answer("3{Enter}").output == "alphabet\n")
    }

    @Test func `A long list is shown by the page`() throws {
        let session = try ask("--height", "3", input: Self.hundred, columns: 30)
        try session.waitForText("Rows 1-6 of 100; + shows more")
        try session.waitForQuestion()
        try session.press("+{Enter}")
        try session.waitForText("Rows 7-12 of 100")
        try session.waitForQuestion()
        try session.press("-{Enter}")
        try session.wait(until: { $0.count(of: "Rows 1-6 of 100") == 2 })
        #expect(try session.answer("#100{Enter}").output == "item 100\n")
        expectClean(session)
    }

    @Test func `A question mark is answered with help, and F1 as well`() throws {
        for keys in ["?{Enter}", "{Esc}OP"] {
            let session = try ask()
            try session.waitForQuestion()
            try session.press(keys)
            try session.waitForText("#3 is always row 3")
            #expect(try session.answer("1{Enter}").output == "a\n")
            expectClean(session)
        }
    }

    @Test func `The default is shown and Enter returns it`() throws {
        let session = try ask("--default", "b", "--prompt", "Letter? ")
        try session.waitForText("*2) b")
        try session.waitForText("Letter? [b]")
        let ended = try session.answer("{Enter}", question: "[b]")
        #expect(ended.output == "b\n")
    }

    @Test func `Enter on nothing is refused where there is no default`() throws {
        let session = try ask()
        try session.waitForQuestion()
        try session.press("{Enter}")
        try session.waitForText("Nothing is selected")
        #expect(try session.answer("{C-c}").stdout == [])
    }

    @Test(arguments: [["-1"], ["-0"], ["--default", "x"], ["--filter", "x"], ["--answer", "x"]])
    func `PE-03 the interrupt key works while the input is still being read`(words: [String]) throws {
        let session = try PtySession(BuiltProgram.path, ["--plain"] + words, stdin: .pipe(Array("x".utf8)))
        #expect(session.staysOpen(for: .milliseconds(50)))
        try session.press("{C-c}")
        let ended = try session.finish()
        #expect(ended.status.shellValue == 130)
        #expect(ended.stdout == [])
        #expect(session.terminalFaults.filter { !$0.contains("cursor is in column") && !$0.contains("^C") } == [])
    }

    @Test func `All matches can be had as one JSON object`() throws {
        let input = PtySession.Input.text("beta\nalpha\nbat\n")
        let ended = try runPick("--filter", "^b", "--json", "+s", input: input)
        #expect(
            ended.output == #"{"mode":"select","values":["beta","bat"],"indexes":[1,3],"query":"^b"}"# + "\n")
        let none = try runPick("--filter", "zzz", "--json", input: input)
        #expect(none == Ended(status: .exit(1), stdout: [], stderr: []))
    }

    @Test func `A filter keeps a carriage return that no newline follows`() throws {
        let input = PtySession.Input.text("a\r\nb\rc\nd\r")
        #expect(try runPick("--filter", "", input: input).output == "a\nb\rc\nd\r\n")
        #expect(try runPick("--filter", "", "--print-index", input: input).output == "1\n2\n3\n")
        #expect(try runPick("--answer", "3", input: input).output == "d\r\n")
    }
}
