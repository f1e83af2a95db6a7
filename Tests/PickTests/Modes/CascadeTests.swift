import Glibc
import PickTestSupport
import Testing

/// `pick cascade`, asked of the built program.
@Suite struct CascadeTests {
    private static let json = #"{"浙江":{"杭州":["西湖","滨江"],"宁波":["海曙"]},"江苏":["南京"],"香港":null}"#
    private static let list = """
        [{"text":"浙江","children":[
          {"text":"杭州","children":[{"text":"西湖"},{"text":"滨江"}]},{"text":"宁波","children":["海曙"]}]},
         {"text":"江苏","children":["南京"]},"香港"]
        """
    private static let propertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <array>
            <dict>
                <key>cities</key>
                <array>
                    <dict>
                        <key>areas</key><array><string>西湖</string><string>滨江</string></array>
                        <key>city</key><string>杭州</string>
                    </dict>
                    <dict><key>areas</key><array><string>海曙</string></array><key>city</key><string>宁波</string></dict>
                </array>
                <key>state</key>
                <string>浙江</string>
            </dict>
            <dict>
                <key>state</key><string>江苏</string>
                <key>cities</key><array><dict><key>city</key><string>南京</string><key>areas</key><array/></dict></array>
            </dict>
            <dict><key>state</key><string>香港</string><key>cities</key><array/></dict>
        </array>
        </plist>
        """
    private static let paths = "浙江\t杭州\t西湖\n浙江\t杭州\t滨江\r\n浙江\t宁波\t海曙\n江苏\t南京\t\n\n香港\n"
    private static let indented = "浙江\n  杭州\n    西湖\n    滨江\n  宁波\n    海曙\n\n江苏\r\n  南京\n香港\n"

    private static let files = [
        ("a.json", json), ("b.json", list), ("c.plist", propertyList), ("d.xml", propertyList), ("e.tsv", paths),
        ("f.txt", indented), ("g", json), ("h", list), ("i", propertyList), ("j", paths), ("k.txt", paths),
        ("l", indented),
        ("m.txt", "\u{FEFF}" + indented),
    ]

    /// Asks on a terminal, with the choices on standard input.
    private func ask(
        _ words: [String] = [], columns: Int = 80, rows: Int = 24, of text: String = indented
    ) throws -> PtySession {
        try PtySession(BuiltProgram.path, ["cascade"] + words, stdin: .text(text), columns: columns, rows: rows)
    }

    // MARK: Files

    @Test(arguments: files)
    func `Each form of a file is the same tree`(name: String, text: String) throws {
        let directory = TemporaryDirectory()
        let file = directory.write(text, to: name)
        for (line, output) in [("滨江", "浙江;杭州;滨江"), ("浙江/宁波/海曙", "浙江;宁波;海曙"), ("南京", "江苏;南京"), ("#3", "香港")] {
            #expect(try run(BuiltProgram.path, ["cascade", file, "--answer", line]).output == output + "\n")
        }
        try expectFailure(["cascade", file, "--answer", "浙江"], 1, #""浙江" has choices below it, such as 浙江;杭州;西湖"#)
    }

    @Test(arguments: [["cascade", "-"], ["cascade"]])
    func `The file can be standard input, and the question is asked on the terminal`(words: [String]) throws {
        let ended = try run(BuiltProgram.path, words + ["--answer", "南京"], stdin: .text(Self.indented))
        #expect(ended.output == "江苏;南京\n")
        let session = try PtySession(BuiltProgram.path, words, stdin: .text(Self.json))
        #expect(try session.answer("{Down}{Enter}", below: ">> 浙江").output == "江苏;南京\n")
        expectClean(session)
    }

    @Test(
        arguments: [
            ("bad.json", #"{"a": [1,}"#, "1: a value is expected here"),
            ("bad.json", "{\"a\":\n [\"x\"\n", "3: the file ends too early: a comma or ] is expected here"),
            ("bad.json", "{\n\"a\": 1,\n\"a\": 2}", #"3: "a" is there twice"#),
            ("bad.plist", "<plist>\n<array><string>a</array></plist>", "2: </string> is expected here"),
            ("bad.plist", "<plist>\n<dict><key>a</key></dict></plist>", "2: an element is expected here"),
            ("bad.xml", "<html>\n</html>", "1: <plist> is expected here"),
            ("bad.tsv", "a\tb\na\t\tb\n", "2: a field is empty"),
            ("bad.tsv", "a\tb\n\na\tb\n", #"3: "a/b" is there twice, first on line 1"#),
            ("bad.json", #"{"a":["b","b"]}"#, #"1: "a/b" is there twice"#),
            ("Bad.json", "[{\"text\":\"A\"},\n{\"text\":\"A\"}]", #"2: "A" is there twice, first on line 1"#),
            (
                "bad.plist", "<plist><array><string>a</string>\n<string>a</string></array></plist>",
                #"2: "a" is there twice, first on line 1"#
            ),
            ("bad.txt", "a\n b\n c\n b\n", #"4: "a/b" is there twice, first on line 2"#),
            ("bad.txt", "a\n    b\n  c\n", "3: the indentation is that of no line above"),
            ("bad.txt", " a\n", "1: the indentation is that of no line above"),
            ("bad.txt", "a\n b\n\t\tc\n", "3: blanks and tabs are mixed differently than in the line above"),
            ("empty", "", "1: there is nothing to choose from"),
            ("empty.txt", "\n  \n", "1: there is nothing to choose from"),
            ("empty.json", "", "1: the file ends too early: a value is expected here"),
            ("empty.json", "[]", "1: there is nothing to choose from"),
            ("empty.plist", "", "1: the file ends too early: an element is expected here"),
        ] as [(String, String, String)])
    func `A malformed file ends the run with its line and the reason`(name: String, text: String, reason: String) throws
    {
        let directory = TemporaryDirectory()
        directory.write(text, to: name)
        try expectFailure(["cascade", name], 2, "\(name):\(reason)", directory: directory.path)
        try expectFailure(["cascade", name, "--answer", "a"], 2, "\(name):\(reason)", directory: directory.path)
    }

    @Test(
        arguments: [
            (["cascade", "missing"], #"cannot open "missing": No such file or directory"#),
            (["cascade", "/tmp"], "cannot read /tmp: Is a directory"),
            (["cascade", "a.txt", "b.txt"], #""b.txt" is not an option, and pick cascade takes no items"#),
            (["cascade", "a.txt", "--output", "code"], "--output is an option of city, not of cascade"),
            (["cascade", "a.txt", "--level", "city"], "--level is an option of city, not of cascade"),
            (["cascade", "a.txt", "--no-input"], "there is no default to take"),
            (
                ["cascade", "a.txt", "--default", "wset", "--no-input"],
                #"--default: nothing matches "wset"; nearest: a;west"#
            ),
            (["cascade", "a.txt", "--default", "a"], #"--default: "a" has choices below it, such as a;west"#),
            (["cascade", "--tty", "-"], "--tty - needs a FILE"),
            (["cascade", "-"], "standard input:1: there is nothing to choose from"),
        ] as [([String], String)])
    func `Wrong usage is told before anything is asked`(words: [String], reason: String) throws {
        let directory = TemporaryDirectory()
        directory.write("a\n  west\n  east\n", to: "a.txt")
        try expectFailure(words, 2, reason, directory: directory.path)
    }

    @Test(
        arguments: [
            ([], "浙江;杭州;西湖\n"), (["--separator", "/"], "浙江/杭州/西湖\n"), (["--print0"], "浙江\0杭州\0西湖\0"),
            (["--json"], #"{"mode":"cascade","value":"浙江;杭州;西湖","path":["浙江","杭州","西湖"],"name":"西湖"}\#n"#),
        ] as [([String], String)])
    func `The answer is written as it was asked for`(words: [String], output: String) throws {
        let words = ["cascade"] + words
        #expect(try run(BuiltProgram.path, words + ["--answer", "西湖"], stdin: .text(Self.indented)).output == output)
        let unasked = words + ["--default", "西湖", "--no-input"]
        #expect(try run(BuiltProgram.path, unasked, stdin: .text(Self.indented)).output == output)
    }

    @Test func `A name with the separator is refused with the ways out`() throws {
        let input = PtySession.Input.text("a;b\n  c\n")
        try expectFailure(
            ["cascade", "--answer", "c"], 1,
            #""a;b" contains the separator ";": use --print0, --json, --escape or another --separator"#, stdin: input)
        #expect(try runPick("cascade", "--answer", "c", "--escape", input: input).output == "a\\;b;c\n")
        #expect(try runPick("cascade", "--answer", #"a\;b;c"#, "--escape", input: input).output == "a\\;b;c\n")
    }

    // MARK: Views

    @Test(
        arguments: [
            ("{Enter}", "浙江;杭州;西湖"), ("{Down}{Enter}", "江苏;南京"), ("{End}{Enter}", "香港"),
            ("{Right}{Down}{Enter}", "浙江;宁波;海曙"), ("{Tab}{Tab}{Down}{Enter}", "浙江;杭州;滨江"),
            ("{Tab}{Tab}{Down}{S-Tab}{Down}{Up}{Enter}", "浙江;杭州;西湖"),
            ("{Tab}{Down}{Left}{Down}{Up}{Enter}", "浙江;杭州;西湖"), ("海{Enter}", "浙江;宁波;海曙"),
            ("宁{Enter}{Enter}", "浙江;宁波;海曙"), ("宁{Tab}{Left}{Up}{Enter}", "浙江;杭州;西湖"),
            ("#3{Tab}{Up}{Enter}", "江苏;南京"),
        ] as [(String, String)])
    func `Keys of the live view`(keys: String, output: String) throws {
        let session = try ask()
        #expect(try session.answer(keys, below: ">> 浙江").output == output + "\n")
        expectClean(session)
    }

    @Test func `The plain view goes level by level, back, and anywhere at once`() throws {
        let session = try ask(["--plain"])
        try session.waitForQuestion("Choose (1-3): ")
        try session.press("1{Enter}")
        try session.waitForText("浙江  (.. goes back)")
        try session.waitForQuestion("Choose (1-2): ")
        try session.press("2{Enter}")
        try session.waitForText("浙江;宁波  (.. goes back)")
        try session.waitForQuestion("Choose: ")
        try session.press("..{Enter}")
        try session.waitForQuestion("Choose (1-2): ")
        try session.press("..{Enter}")
        try session.waitForQuestion("Choose (1-3): ")
        try session.press("西湖区{Enter}")
        try session.waitForText("Nothing matches")
        #expect(try session.answer("浙江/杭州/西湖{Enter}").output == "浙江;杭州;西湖\n")
        try session.waitForText("Chosen: 浙江;杭州;西湖")
        expectClean(session)
    }

    @Test(
        arguments: [
            ("西湖", "浙江;杭州;西湖"), ("滨", "浙江;杭州;滨江"), ("浙江;宁波;海曙", "浙江;宁波;海曙"), ("浙江/杭州/滨江", "浙江;杭州;滨江"),
            ("浙江/海曙", "浙江;宁波;海曙"), ("浙江海曙", "浙江;宁波;海曙"), ("南京", "江苏;南京"), (" 南京 ", "江苏;南京"), ("香港", "香港"),
            ("#3", "香港"), (#""香港""#, "香港"), ("浙江", nil), ("xx", nil), ("#4", nil), ("/", nil),
        ] as [(String, String?)])
    func `The same line gives the same answer in all three views`(text: String, output: String?) throws {
        let files = TemporaryDirectory()
        let answer = output.map { $0 + "\n" } ?? ""
        let words = ["cascade", files.write(Self.propertyList, to: "list.plist")]
        #expect(try answersInAllViews(words, to: text) == [answer, answer, answer])
    }

    // MARK: Screens

    private static let wide = "浙江省\n  杭州市很长很长很长很长很长很长的名字\n    西湖区\n  宁波市\n    海曙区\n香港\n"

    @Test(arguments: [60, 40])
    func `Wide characters leave the levels in their columns`(columns: Int) throws {
        let session = try ask(columns: columns, of: Self.wide)
        try session.waitForText(">> 浙江省")
        try session.press("{Down}")
        try session.waitForText(">> 香港")
        #expect(session.screen.pictureBelowLine == ["   浙江省", ">> 香港"])
        try session.press("{Up}{Right}{Down}")
        try session.waitForText(">> 宁波市")
        let width = (columns - 1) / 3
        for (row, first, second) in [(0, " > 浙江省", "   杭州市很"), (1, "   香港", ">> 宁波市")] {
            let line = session.screen.pictureBelowLine[row]
            let start = line.firstRange(of: second).map { ScalarWidth.of(String(line[..<$0.lowerBound])) }
            #expect(line.hasPrefix(first) && start == width, "\(session.screen)")
        }
        try session.expectRedrawnTheSame()
        #expect(try session.answer("{Enter}", below: ">").output == "浙江省;宁波市;海曙区\n")
        expectClean(session)
    }

    @Test func `A screen of 20 by 5 shows one level below the path to it`() throws {
        let session = try ask(columns: 20, rows: 5, of: Self.wide)
        for (keys, rows) in [
            ("", ["> 浙江省  ›", "  香港"]), ("{Right}", ["浙江省/", "> 杭州市很长很…  ›"]),
            ("{Right}", ["浙江省/杭州市很长…", "> 西湖区"]), ("海", ["> 海曙区  浙江省/…"]),
        ] {
            try session.press(keys)
            try session.wait(until: { $0.pictureBelowLine == rows }, for: "\(rows)")
            try session.expectRedrawnTheSame()
        }
        #expect(try session.answer("{Enter}", below: ">").output == "浙江省;宁波市;海曙区\n")
        expectClean(session)
    }

    @Test func `A smaller and a larger window keep the choice`() throws {
        let session = try ask(of: Self.wide)
        try session.waitForText(">> 浙江省")
        try session.press("{Right}{Down}")
        try session.waitForText(">> 宁波市")
        for (columns, text) in [(30, "> 宁波市  ›"), (60, ">> 宁波市"), (12, "> 宁波市"), (80, ">> 宁波市")] {
            session.resize(columns: columns, rows: 12)
            try session.waitForText(text)
        }
        #expect(try session.answer("{Enter}", below: ">").output == "浙江省;宁波市;海曙区\n")
    }

    // MARK: Hostile names

    @Test(arguments: [[], ["--plain"]])
    func `Nothing in a file can act on the terminal, and the bytes come back`(view: [String]) throws {
        var random = SeededGenerator()
        let files = TemporaryDirectory()
        for size in [(80, 24), (30, 8)] {
            let names = (0..<12).map { number in
                let bytes = HostileBytes.make(count: 10, using: &random).filter {
                    ![0x09, 0x0A, 0x0D, 0x3B].contains($0)
                }
                return Array("n\(number)".utf8) + bytes + Array(".".utf8)
            }
            let lines = names.map { Array("top\u{1B}]0;t\u{07}".utf8) + [0x09] + $0 + [0x0A] }.joined()
            // The semicolon in the name of the first level would be the separator.
            let file = files.write(Array(lines), to: "hostile.tsv")
            let session = try askLive(
                ["cascade", file, "--separator", "\t"] + view, columns: size.0, rows: size.1)
            try session.waitForText("top␛]0;t␇")
            try session.press(view.isEmpty ? "{Right}{Down}{Down}{Down}n{C-u}{Enter}" : "1{Enter}#4{Enter}")
            let ended = try session.finish()
            #expect(ended.stdout == Array("top\u{1B}]0;t\u{07}\t".utf8) + names[3] + [0x0A], "\(random)")
            #expect(HostileBytes.harmful(in: session.screen.history.replacing("\n", with: "")) == [], "\(random)")
            #expect(session.screen.unknown == [] && session.screen.invalidBytes == [], "\(random)")
            #expect(session.screen.title == nil && session.screen.bells == 0, "\(random)")
            expectClean(session)
        }
    }

    @Test func `A hostile name of a file is shown with marks`() throws {
        let directory = TemporaryDirectory()
        directory.write("a\n   b\n c\n", to: "x\u{1B}[31m")
        try expectFailure(
            ["cascade", "x\u{1B}[31m"], 2, "x␛[31m:3: the indentation is that of no line above",
            directory: directory.path)
    }

    // MARK: Ends

    @Test(arguments: ["{C-c}", "{Esc}", "{C-d}", "海{Esc}", "{Right}{C-c}"])
    func `Leaving gives 130, nothing on standard output and a clean terminal`(keys: String) throws {
        let session = try ask()
        try session.waitForText(">> 浙江")
        try session.press(keys)
        let ended = try session.finish()
        #expect(ended.status.shellValue == 130 && ended.stdout == [] && ended.stderr == [], "\(ended)")
        expectClean(session)
    }

    @Test(arguments: [[], ["--plain"]])
    func `A signal ends it with the terminal given back`(view: [String]) throws {
        let session = try ask(view)
        try session.wait(until: { $0.cursor.column > 0 })
        session.signal(SIGTERM)
        let ended = try session.finish()
        #expect(ended == Ended(status: .signal(SIGTERM), stdout: [], stderr: []))
        expectClean(session)
    }
}
