import Glibc
import PickTestSupport
import Testing

/// Lists that arrive while they are chosen from.
@Suite struct LiveStreamTests {
    @Test func `PE-01 The first row can be seen and chosen while the producer is at work`() throws {
        let session = try askLive(input: .pipe(Array("one\n".utf8)))
        try session.waitForText("1/1+")
        try session.press("on")
        #expect(try session.answerLive("{Enter}", after: "one").output == "one\n")
        expectClean(session)
    }

    @Test func `PE-01 A row that arrives leaves the highlight alone`() throws {
        let session = try askLive(input: .pipe(Array("one\ntwo\n".utf8)))
        try session.waitForHighlight("one")
        try session.press("{Down}")
        try session.waitForHighlight("two")
        session.feed("three\nfour\n")
        try session.waitForText("4/4+")
        #expect(session.screen.highlightedRow == "two")
        session.closeInput()
        try session.wait(until: { $0.contains("4/4") && !$0.contains("+") }, for: "the input had ended")
        #expect(try session.answerLive("{Enter}", after: "two").output == "two\n")
        expectClean(session)
    }

    @Test func `Before the first row there is a prompt that can be typed on and left`() throws {
        let session = try askLive(input: .pipe([]))
        try session.waitForText("0/0+")
        try session.press("tw{Enter}")
        try session.waitForText("Nothing matches")
        session.feed("one\ntwo\n")
        try session.waitForHighlight("two")
        #expect(try session.answerLive("{Esc}", after: "two").status == .exit(130))
        expectClean(session)
    }

    @Test func `An input that turns out to be empty ends the question`() throws {
        let session = try askLive(input: .pipe([]))
        try session.waitForText("0/0+")
        session.closeInput()
        let ended = try session.finish()
        #expect(ended.status == .exit(1))
        #expect(ended.errors == "pick: there is nothing to choose from\n")
        expectClean(session)
    }

    @Test func `A producer that dies in the middle of a line has written that line`() throws {
        let session = try askLive(input: .pipe(Array("whole\npar".utf8)))
        try session.waitForText("1/1+")
        session.feed("t")
        session.closeInput()
        try session.waitForText("2/2")
        #expect(try session.answerLive("part{Enter}", after: "whole").output == "part\n")
        expectClean(session)
    }

    @Test(arguments: [["-1"], ["-0"]]) func `PE-03 Ctrl-C works while all of the input is waited for`(
        words: [String]
    )
        throws
    {
        let session = try PtySession(BuiltProgram.path, words, stdin: .pipe([]))
        try session.wait(until: { _ in !session.echoes }, for: "the terminal was quiet")
        try session.press("{C-c}")
        let ended = try session.finish()
        #expect(ended.status == .signal(SIGINT) && ended.stdout == [])
        #expect(session.screen.text == "")
        expectClean(session)
    }

    @Test(arguments: [(["-1"], "x\n"), (["-0"], ""), (["-1", "-q", "y"], "xa\nyb\n"), (["-1", "-0"], "x\n")])
    func `It is asked as soon as there are too many to end it`(words: [String], before: String) throws {
        let session = try PtySession(BuiltProgram.path, words, stdin: .pipe(Array(before.utf8)))
        try session.wait(until: { _ in !session.echoes }, for: "the terminal was quiet")
        try session.press("a")
        #expect(session.staysOpen(for: .milliseconds(50)) && session.screen.text == "")
        session.feed("ya\n")
        // What was typed before is there, and the input goes on.
        try session.wait(until: { $0.highlightedRow?.hasSuffix("a") == true && $0.contains("+") })
        try session.press("{Enter}")
        #expect(try session.finish().status == .exit(0))
        expectClean(session)
    }

    @Test(arguments: [["--default", "x"], ["-1"]])
    func `Stopped while the options are awaited, it gives the terminal back and waits on`(words: [String]) throws {
        let session = try PtySession(
            "bash", ["--norc", "--noprofile", "-i"], stdout: .terminal, stderr: .terminal,
            environment: pickEnvironment.setting("PS1", "READY> "))
        try session.waitForText("READY>")
        let options = words.joined(separator: " ")
        try session.press(#"(sleep 60; echo) | "$PICK" \#(options){Enter}"#)
        try session.wait(
            until: { _ in session.runs("pick") && !session.echoes }, for: "the terminal was quiet")
        try session.press("{C-z}")
        try session.wait(until: { $0.contains("Stopped") && $0[$0.cursor.row] == "READY>" })
        try session.press("fg{Enter}")
        try session.wait(
            until: { _ in session.runs("pick") && !session.echoes && !session.readsSingleKeys }, for: "it waited on")
        try session.press("{C-c}")
        try session.wait(until: { $0[$0.cursor.row] == "READY>" && session.readsSingleKeys })
        try session.press("exit{Enter}")
        try session.finish()
    }

    @Test func `That nothing matches is not said any more once rows have come`() throws {
        let session = try PtySession(BuiltProgram.path, [], stdin: .pipe([]))
        try session.waitForLine("")
        try session.press("{Enter}")
        try session.waitForText("Nothing matches")
        session.feed("a\n")
        try session.wait(until: { $0.highlightedRow == "a" && !$0.contains("Nothing matches") })
        try session.press("{Enter}")
        #expect(try session.finish().output == "a\n")
    }

    @Test func `A firehose does not keep keys from being answered`() throws {
        let session = try askInShell("bash", "yes | head -3000000 | pick --header fire; echo \"status $?\"")
        try session.wait(until: { $0.contains("+") && $0.contains("> y") }, for: "the list grew")
        try session.press("y")
        try session.waitForLine("y")
        try session.press("x")
        try session.waitForLine("yx")
        try session.press("{C-u}{Esc}")
        try session.waitForText("status 130")
        #expect(try session.finish().status == .exit(0))
        #expect(session.terminalFaults == [])
    }

    @Test func `Time is up and Esc counts although the input never pauses`() throws {
        for (words, key, status) in [("--timeout 0.2", "", 124), ("", "{Esc}", 130)] {
            let session = try askInShell("bash", "yes | pick \(words); echo \"status $?\"")
            try session.waitForHighlight("y")
            try session.press(key)
            try session.waitForText("status \(status)")
            #expect(try session.finish().status == .exit(0))
            #expect(session.terminalFaults == [])
        }
    }

    @Test func `A list that is still searched for is accepted as it is shown then`() throws {
        let lines = (1...200_000).map { "\($0)\n" }.joined()
        let session = try askLive(input: .text(lines))
        try session.waitForText("200000/200000")
        try session.press("199999{Enter}")
        #expect(try session.finish().output == "199999\n")
        expectClean(session)
    }
}
