import Glibc
import PickTestSupport
import Testing

/// The program within shells: substitutions, job control, loops.
@Suite struct ShellTests {
    private func shell(_ words: [String], environment: [String: String] = [:]) throws -> PtySession {
        let base = pickEnvironment.setting(["PS1": "READY> ", "TERM": "xterm-256color"])
        return try PtySession(
            words[0], Array(words.dropFirst()), stdout: .terminal, stderr: .terminal,
            environment: base.setting(environment))
    }

    @Test(arguments: [
        ["bash", "-c"], ["dash", "-c"], ["zsh", "-fc"], ["fish", "--no-config", "-c"],
    ])
    func `SC-05 a substitution holds the answer and nothing else`(command: [String]) throws {
        let assignment = command[0] == "fish" ? "set x ($PICK --plain -- a b)" : #"x=$("$PICK" --plain -- a b)"#
        let session = try shell(command + [assignment + #"; echo "[$x]""#])
        try session.waitForText("2) b")
        try session.waitForQuestion()
        try session.press("2{Enter}")
        try session.waitForText("[b]")
        #expect(try session.finish().status == .exit(0))
        expectClean(session)
        #expect(!session.screen.contains(";1R"))
    }

    @Test(arguments: [["bash", "-c"], ["dash", "-c"], ["zsh", "-fc"]])
    func `A script sees the status of a prompt that was cancelled`(command: [String]) throws {
        let session = try shell(command + [#"x=$("$PICK" --plain -- a b); echo "[$x] $?""#])
        try session.waitForQuestion()
        try session.press("{Esc}")
        try session.waitForText("[] 130")
        try session.finish()
        expectClean(session)
    }

    @Test(arguments: [["bash", "-c"], ["zsh", "-fc"]])
    func `The interrupt key ends a loop of substitutions`(command: [String]) throws {
        let script = #"for i in 1 2 3; do echo "round $i"; x=$("$PICK" --plain -- a b); done; echo over"#
        let session = try shell(command + [script])
        try session.waitForText("round 1")
        try session.waitForQuestion()
        try session.press("{C-c}")
        #expect(try session.finish().status.shellValue == 130)
        #expect(!session.screen.contains("round 2") && !session.screen.contains("over"))
    }

    @Test(arguments: [["bash", "-c"], ["zsh", "-fc"], ["dash", "-c"]])
    func `The interrupt key ends a script that has no trap before it sees the status`(command: [String]) throws {
        let script = #"x=$("$PICK" --plain -- a b); echo "[$x] $?""#
        for trap in ["", "trap : INT; "] {
            let session = try shell(command + [trap + script])
            try session.waitForQuestion()
            try session.press("{C-c}")
            let ended = try session.finish()
            #expect(session.screen.contains("[] 130") == !trap.isEmpty)
            #expect(ended.status.shellValue == (trap.isEmpty ? 130 : 0))
        }
    }

    @Test(arguments: [["bash", "-c"], ["zsh", "-fc"], ["dash", "-c"]])
    func `KE-04 the stop key does not freeze a script`(command: [String]) throws {
        let session = try shell(command + [#"x=$("$PICK" --plain -- a b); echo "[$x]""#])
        try session.waitForQuestion()
        try session.press("{C-z}")
        try session.press("{C-u}2{Enter}")
        try session.waitForText("[b]")
        #expect(try session.finish().status == .exit(0))
        expectClean(session)
    }

    @Test(arguments: [
        ["bash", "--norc", "--noprofile", "-i"], ["zsh", "-fi"],
    ])
    func `KE-04 the stop key within a substitution of an interactive shell does not freeze it`(command: [String]) throws
    {
        let session = try shell(command)
        try session.waitForText("READY>")
        try session.press(#"x=$("$PICK" --plain -- a b); echo "got [$x]"{Enter}"#)
        try session.waitForText("2) b")
        try session.waitForQuestion()
        try session.press("{C-z}{C-u}2{Enter}")
        try session.waitForText("got [b]")
        try session.press("exit{Enter}")
        try session.finish()
    }

    @Test(arguments: ["xterm-256color", "dumb"])
    func `The stop key at a shell's prompt stops, and fg asks again`(term: String) throws {
        let session = try shell(["bash", "--norc", "--noprofile", "-i"], environment: ["TERM": term])
        try session.waitForText("READY>")
        try session.press(#""$PICK" --plain -- alpha beta{Enter}"#)
        try session.waitForText("2) beta")
        try session.waitForQuestion()
        try session.press("{C-z}")
        try session.waitForText("Stopped")
        try session.press("stty -a{Enter}")
        try session.waitForText(" icanon")
        try session.waitForText(" echo ")
        try session.press("fg{Enter}")
        try session.wait(until: { screen in
            (screen.row(containing: "READY> fg") ?? screen.height) < screen.cursor.row && screen.cursor.column > 0
        })
        try session.waitForQuestion()
        try session.press("2{Enter}")
        try session.waitForText("Chosen: beta")
        try session.wait(until: { $0[$0.cursor.row].hasPrefix("READY>") })
        try session.press("exit{Enter}")
        try session.finish()
    }

    @Test func `Keys that were typed ahead reach the next program`() throws {
        let session = try shell(["bash", "-c", #""$PICK" --plain -- a b; read -r x; echo "next: $x""#])
        try session.waitForQuestion()
        try session.press("2{Enter}hello{Enter}")
        try session.waitForText("next: hello")
        try session.finish()
        expectClean(session)
    }

    @Test func `Keys that were typed ahead reach the next program after a cancel`() throws {
        let session = try shell(["bash", "-c", #""$PICK" --plain -- a b; read -r x; echo "next: $x""#])
        try session.waitForQuestion()
        try session.press("{C-g}hello{Enter}")
        try session.waitForText("next: hello")
        try session.finish()
    }

    @Test func `Two prompts in a row take a line each of what was typed ahead`() throws {
        let session = try shell(["bash", "-c", #""$PICK" --plain -- a b; "$PICK" --plain -- c d"#])
        try session.waitForQuestion()
        try session.press("2{Enter}c{Enter}")
        #expect(try session.finish().status == .exit(0))
        #expect(session.screen.contains("Chosen: b") && session.screen.contains("Chosen: c"))
        expectClean(session)
    }

    @Test func `A pipeline of two prompts asks one after the other`() throws {
        let session = try shell(["bash", "-c", #""$PICK" --plain -- "a b" c | "$PICK" --plain --prompt 'second: '"#])
        try session.waitForText("Choose")
        try session.wait(until: { $0.contains("(1-2):") && $0.bracketsPastes })
        try session.press("1{Enter}")
        try session.waitForText("second:")
        try session.press("1{Enter}")
        try session.finish()
        #expect(session.screen.text.hasSuffix("a b"))
    }
}
