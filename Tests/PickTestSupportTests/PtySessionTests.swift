import Glibc
import PickTestSupport
import Testing

@Suite struct PtySessionTests {
    private func shell(
        _ script: String, stdin: PtySession.Input = .terminal, stdout: PtySession.Output = .collected,
        columns: Int = 80, rows: Int = 24, environment: TestEnvironment = .standard
    ) throws -> PtySession {
        try PtySession(
            "/bin/sh", ["-c", script], stdin: stdin, stdout: stdout, environment: environment, columns: columns,
            rows: rows)
    }

    @Test func `What is typed is echoed on the screen and read by the program`() throws {
        let session = try PtySession("/bin/cat")
        try session.press("hello{Enter}")
        try session.waitForText("hello")
        try session.press("{C-d}")
        let ended = try session.finish()
        #expect(ended.status == .exit(0))
        #expect(ended.output == "hello\n")
        #expect(session.terminalFaults == [])
    }

    @Test func `The terminal is the controlling one although all three descriptors are elsewhere`() throws {
        let session = try shell("echo asked >/dev/tty; read -r x </dev/tty; echo \"got $x\"", stdin: .text("no"))
        try session.waitForText("asked")
        try session.press("yes{Enter}")
        let ended = try session.finish()
        #expect(ended.output == "got yes\n")
    }

    @Test func `A pipe is filled with any amount and then ended`() throws {
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
        let session = try PtySession("/usr/bin/wc", ["-c"], stdin: .bytes(bytes))
        #expect(try session.finish().output == "300000\n")
    }

    @Test func `A pipe can be kept open and fed later`() throws {
        let session = try PtySession("/bin/cat", stdin: .pipe(Array("one\n".utf8)), stdout: .terminal)
        try session.waitForText("one")
        #expect(session.staysOpen())
        session.feed("two\n")
        try session.waitForText("two")
        session.closeInput()
        #expect(try session.finish().status == .exit(0))
    }

    @Test func `Descriptors can be closed or lead nowhere`() throws {
        let list = "for n in 0 1 2; do [ -e /proc/$$/fd/$n ] && echo $n; done"
        let closed = try PtySession("/bin/sh", ["-c", list], stdin: .closed, stderr: .closed)
        #expect(try closed.finish().output == "1\n")
        let read = try PtySession("/bin/cat", stdin: .closed)
        let ended = try read.finish()
        #expect(ended.status == .exit(1))
        #expect(ended.errors.contains("Bad file descriptor"))
    }

    @Test func `A reader that has gone away is seen as SIGPIPE`() throws {
        let session = try PtySession("/usr/bin/yes", stdout: .brokenPipe)
        #expect(try session.finish().status == .signal(SIGPIPE))
    }

    @Test func `Standard output can be any file`() throws {
        let session = try PtySession("/bin/echo", ["x"], stdout: .file("/dev/full"))
        let ended = try session.finish()
        #expect(ended.status == .exit(1))
        #expect(ended.errors.contains("No space left"))
    }

    @Test func `Only the three standard descriptors are open in the program`() throws {
        let session = try PtySession("/bin/ls", ["/proc/self/fd"])
        // The fourth is the directory that is being listed.
        #expect(try session.finish().output == "0\n1\n2\n3\n")
    }

    @Test func `The environment is exactly the given one`() throws {
        let session = try PtySession("/usr/bin/env", environment: TestEnvironment(["A": "1", "HOME": "/nowhere"]))
        #expect(try session.finish().output.split(separator: "\n").sorted() == ["A=1", "HOME=/nowhere"])
    }

    @Test func `The home directory is empty and the locale is UTF-8`() throws {
        let session = try shell("ls -A \"$HOME\"; echo \"$TERM $LC_ALL $TZ\"")
        #expect(try session.finish().output == "xterm-256color C.UTF-8 UTC\n")
    }

    @Test(arguments: [(80, 24), (40, 4), (0, 0)])
    func `The terminal has the given size`(columns: Int, rows: Int) throws {
        let session = try PtySession("/bin/stty", ["size"], columns: columns, rows: rows)
        #expect(try session.finish().output == "\(rows) \(columns)\n")
    }

    @Test func `A new size is told by a signal`() throws {
        let session = try shell(
            "trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.05; done", stdout: .terminal)
        try session.waitForText("ready")
        session.resize(columns: 33, rows: 11)
        try session.waitForText("11 33")
        #expect(session.screen.columns == 33)
    }

    @Test func `Output of a program that ended at once is not lost`() throws {
        for _ in 0..<50 {
            let session = try PtySession("/bin/echo", ["last words"], stdout: .terminal)
            try session.finish()
            #expect(session.screen[0] == "last words")
        }
    }

    @Test func `Settings that were changed and not changed back are named`() throws {
        let session = try PtySession("/bin/stty", ["-echo", "-icanon", "min", "7"])
        try session.finish()
        let faults = session.terminalFaults
        #expect(faults.contains { $0.hasPrefix("c_lflag") })
        #expect(faults.contains { $0.hasPrefix("c_cc") })
        #expect(!session.terminalIsClean)
    }

    @Test func `Modes, styles and text that were left behind are named`() throws {
        let session = try shell("printf '\\033[?25l\\033[?2004h\\033[1mjunk' >/dev/tty")
        try session.finish()
        #expect(session.screen.changedModes == [25, 2004])
        #expect(session.terminalFaults.count == 5)
    }

    @Test func `A descriptor that was left non-blocking is named`() throws {
        let session = try PtySession(
            "perl", ["-MFcntl", "-e", "fcntl(STDIN, F_SETFL, O_NONBLOCK)"])
        try session.finish()
        #expect(session.terminalFaults == ["O_NONBLOCK is left on"])
    }

    @Test func `A signal ends the program and is reported`() throws {
        let session = try PtySession("/bin/cat")
        session.signal(SIGTERM)
        let ended = try session.finish()
        #expect(ended.status == .signal(SIGTERM))
        #expect(ended.status.shellValue == 143)
    }

    @Test func `The interrupt key reaches the program in the foreground`() throws {
        let session = try shell(
            "trap 'echo caught; exit 7' INT; echo ready; while :; do sleep 0.05; done", stdout: .terminal)
        try session.waitForText("ready")
        try session.press("{C-c}")
        #expect(try session.finish().status == .exit(7))
        #expect(session.screen.contains("caught"))
    }

    @Test func `A terminal that goes away hangs the program up`() throws {
        let session = try shell("echo ready; exec cat", stdout: .terminal)
        try session.waitForText("ready")
        session.hangUp()
        #expect(try session.finish().status == .signal(SIGHUP))
    }

    @Test func `Waiting for what never comes fails with a picture of the screen`() throws {
        let session = try shell("echo here; exec cat", stdout: .terminal)
        try session.waitForText("here")
        let failure = #expect(throws: SessionFailure.self) {
            try session.waitForText("elsewhere", within: .milliseconds(50))
        }
        #expect(failure?.description.contains("|here") == true)
        #expect(failure?.description.contains("elsewhere") == true)
    }

    @Test func `Waiting for a program that has ended fails at once`() throws {
        let session = try shell("echo gone; exit 3", stdout: .terminal)
        let failure = #expect(throws: SessionFailure.self) { try session.waitForText("more", within: .seconds(600)) }
        #expect(failure?.description.contains("exit(3)") == true)
    }

    @Test func `A program that does not end is killed with its group`() throws {
        let session = try shell("sleep 1000 & echo $!; wait", stdout: .terminal)
        try session.wait(until: { Int($0[0]) != nil })
        let child = try #require(pid_t(session.screen[0]))
        #expect(throws: SessionFailure.self) { try session.finish(within: .milliseconds(50)) }
        // The orphan is gone, or dead and waiting to be collected by init.
        let isAlive = "[ -e /proc/\(child) ] && ! grep -q ') Z ' /proc/\(child)/stat"
        let watch = try run("/bin/sh", ["-c", "while \(isAlive); do sleep 0.02; done 2>/dev/null"])
        #expect(watch.status == .exit(0))
    }

    @Test func `What came since a mark can be had as bytes`() throws {
        let session = try PtySession("/bin/cat", stdin: .pipe([]), stdout: .terminal)
        session.feed("one\n")
        try session.waitForText("one")
        let mark = session.mark()
        session.feed("two\n")
        try session.waitForText("two")
        #expect(session.received(since: mark) == Array("two\r\n".utf8))
    }

    @Test func `A program that does not exist is an error with its name`() {
        let failure = #expect(throws: SessionFailure.self) { try PtySession("/no/such/program") }
        #expect(failure?.description.contains("/no/such/program") == true)
    }
}

@Suite struct PlainRunTests {
    @Test func `A plain run has no terminal to ask on`() throws {
        let ended = try run("/bin/sh", ["-c", "echo x >/dev/tty"])
        #expect(ended.status != .exit(0))
        #expect(ended.errors.contains("/dev/tty"))
    }

    @Test func `A plain run collects both outputs and the status`() throws {
        let ended = try run("/bin/sh", ["-c", "cat; echo bad >&2; exit 4"], stdin: .text("in"))
        #expect(ended == Ended(status: .exit(4), stdout: Array("in".utf8), stderr: Array("bad\n".utf8)))
    }

    @Test func `A plain run that does not end is killed`() {
        #expect(throws: SessionFailure.self) { try run("/bin/sleep", ["1000"], within: .milliseconds(50)) }
    }

    @Test func `A program that does not read its input is no error`() throws {
        let bytes = [UInt8](repeating: 0, count: 1_000_000)
        #expect(try run("/bin/true", stdin: .bytes(bytes)).status == .exit(0))
    }
}
