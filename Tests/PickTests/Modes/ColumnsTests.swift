import Glibc
import PickTestSupport
import Testing

/// `pick columns`, asked of the built program.
@Suite struct ColumnsTests {
    // Functions, for a sum in each of many rows takes the compiler long.
    private static func size(_ words: String...) -> [String] {
        ["columns", "--column", "size=small,medium,large"] + words
    }
    private static func three(_ words: String...) -> [String] {
        size("--column", "colour=red,green,blue", "--column", "1,2,3") + words
    }

    // MARK: Answers

    @Test(
        arguments: [
            (three("--answer", "medium;blue;2"), "medium;blue;2\n"), (three("--answer", "m;b;#3"), "medium;blue;3\n"),
            (three("--answer", "2;3;1"), "medium;blue;1\n"), (three("--answer", "MEDIUM; blue ;2"), "medium;blue;2\n"),
            (three("--answer", "large/green/1", "--separator", "/"), "large/green/1\n"),
            (three("--answer", ";;2", "--default", "large;green;1"), "large;green;2\n"),
            (three("--default", "large;green;1", "--no-input"), "large;green;1\n"),
            (three("--default", "3;2;#1", "--no-input"), "large;green;1\n"),
            (three("--answer", "large;green;1", "--print0"), "large\0green\01\0"),
            (size("--answer", "l"), "large\n"),
            (
                three("--answer", "large;red;3", "--json"),
                #"{"mode":"columns","value":"large;red;3","values":{"size":"large","colour":"red","3":"3"},"indexes":[3,1,3]}\#n"#
            ),
            (["columns", "--column", #"a\,b,c"#, "--answer", "a,b"], "a,b\n"),
            (["columns", "--column", "a;b,c", "--answer", "a;b", "--print0"], "a;b\0"),
            (["columns", "--column", "x=a=b,c", "--answer", "a=b"], "a=b\n"),
            (["columns", "--column", "x=a;b,c", "--column", "y=1", "--answer", #""a;b";1"#, "--escape"], "a\\;b;1\n"),
            (["columns", "--column", "甲=一,二", "--column", "乙=三,四", "--answer", "二;三"], "二;三\n"),
        ] as [([String], String)])
    func `An answer has a value of each column`(words: [String], output: String) throws {
        let ended = try run(BuiltProgram.path, words)
        #expect(ended == Ended(status: .exit(0), stdout: Array(output.utf8), stderr: []))
    }

    @Test(
        arguments: [
            (three("--answer", "medium"), "a value for each column is needed: size;colour;3"),
            (three("--answer", "medium;red"), "a value for each column is needed: size;colour;3"),
            (three("--answer", "medium;pink;1"), #"colour: nothing matches "pink""#),
            (three("--answer", "medium;red;#4"), "3: there is no row 4, only 1 to 3"),
            (three("--answer", "medium;re;"), "3: nothing is selected: type a choice or its number"),
            (three("--answer", ""), "nothing is selected: type a choice or its number"),
            (size("--answer", "m;l"), #"nothing matches "m;l""#),
            (["columns", "--column", "x=apple,ape", "--answer", "ap"], #""ap" fits 2 options: apple, ape"#),
            (
                ["columns", "--column", "x=a;b,c", "--column", "y=1", "--answer", #""a;b";1"#],
                #""a;b" contains the separator ";": use --print0, --json, --escape or another --separator"#
            ),
        ] as [([String], String)])
    func `What is no answer is refused with the reason`(words: [String], reason: String) throws {
        try expectFailure(words, 1, reason)
    }

    @Test(
        arguments: [
            (["columns"], "no columns: give each one with --column 'label=a,b,c'"),
            (size("--column", "size=a"), #"--column: two columns are called "size""#),
            (
                ["columns", "--column", "x=a,,b"],
                #"--column: "x=a,,b" is not a list of values, such as label=a,b,c or label=@FILE"#
            ),
            (
                ["columns", "--column", "=a"],
                #"--column: "=a" is not a list of values, such as label=a,b,c or label=@FILE"#
            ),
            (
                ["columns", "--column", ""],
                #"--column: "" is not a list of values, such as label=a,b,c or label=@FILE"#
            ),
            (["columns", "--column", "x=@missing"], #"cannot open "missing": No such file or directory"#),
            (["columns", "--column", "@/tmp"], "cannot read /tmp: Is a directory"),
            (["columns", "--column", "x=@/dev/null"], "/dev/null:1: there is nothing to choose from"),
            (three("--default", "medium;pink;1"), #"--default: colour: nothing matches "pink""#),
            (three("--default", "medium"), "--default: a value for each column is needed: size;colour;3"),
            (three("--no-input"), "there is no default to take"),
            (three(), "standard input ended without an answer"),
            (three("extra"), #""extra" is not an option, and pick columns takes no items"#),
            (three("--data", "china"), "--data is an option of city, not of columns"),
        ] as [([String], String)])
    func `Wrong usage is told before anything is asked`(words: [String], reason: String) throws {
        try expectFailure(words, 2, reason)
    }

    @Test func `Values of a file come back byte by byte`() throws {
        let files = TemporaryDirectory()
        let file = files.write(
            SpelledBytes(stringLiteral: #"\xEF\xBB\xBF first \r\n\n\xFFsecond,x\n"#).bytes, to: "values")
        for (line, output) in [("#1", #" first \n"#), ("#2", #"\xFFsecond,x\n"#), ("second", #"\xFFsecond,x\n"#)] {
            let ended = try run(BuiltProgram.path, ["columns", "--column", "x=@" + file, "--answer", line])
            #expect(ended.stdout == SpelledBytes(stringLiteral: output).bytes)
        }
    }

    // MARK: Live view

    @Test(
        arguments: [
            ("{Enter}", "small;red;1"), ("{Down}{Enter}", "medium;red;1"),
            ("{Right}{Down}{Down}{Enter}", "small;blue;1"),
            ("{Down}{Tab}{Down}{Tab}{Down}{S-Tab}{Up}{Enter}", "medium;red;2"),
            ("{End}{Right}{Left}{Up}{Enter}", "medium;red;1"),
            ("{PgDn}{Home}{Enter}", "small;red;1"), ("{Up}{Left}{Enter}", "small;red;1"),
            ("la{Enter}{Enter}", "large;red;1"), ("la{Enter}bl{Enter}3{Enter}", "large;blue;3"),
            ("la{Tab}bl{Tab}3{Enter}", "large;blue;3"), ("l{Down}{Tab}{Enter}", "small;red;1"),
            ("{Tab}bl{S-Tab}{Down}{Enter}", "medium;blue;1"), ("#3{Tab}#2{Enter}{Enter}", "large;green;1"),
            ("large;blue;3{Enter}", "large;blue;3"), ("xx{C-u}{Down}{Enter}", "medium;red;1"),
        ] as [(String, String)])
    func `Keys of the live view`(keys: String, output: String) throws {
        let session = try askLive(Self.three())
        #expect(try session.answer(keys, below: ">> small").output == output + "\n")
        expectClean(session)
    }

    @Test func `Tab beeps at the last column, and is refused where nothing matches`() throws {
        let session = try askLive(Self.three())
        try session.waitForText(">> small")
        try session.press("xx{Tab}")
        try session.waitForText(#"Nothing matches "xx""#)
        try session.waitForLine("xx")
        #expect(session.screen.bells == 1)
        try session.press("{C-u}{Tab}{Tab}2{Tab}")
        try session.wait(until: { $0.bells == 2 })
        try session.waitForLine("2")
        #expect(try session.answer("{Enter}", below: ">> 2").output == "small;red;2\n")
        expectClean(session)
    }

    @Test func `Enter on an untouched prompt returns the default that is shown`() throws {
        let session = try askLive(Self.three("--default", "large;green;2"))
        #expect(try session.answer("{Enter}", below: "size 3/3  large;green;2").output == "large;green;2\n")
        try session.waitForText("> large;green;2")
        expectClean(session)
    }

    @Test func `The columns follow a line for all of them, and say when it means nothing`() throws {
        let session = try askLive(Self.three())
        try session.waitForText(">> small")
        try session.press("la;gr;2")
        try session.waitForText("size 3/3  large;green;2")
        #expect(session.screen.pictureBelowLine.last?.hasPrefix(">> large") == true, "\(session.screen)")
        #expect(session.screen.contains("> green") && session.screen.contains("> 2"))
        try session.press("x")
        try session.waitForText(#"3: nothing matches "2x""#)
        #expect(!session.screen.pictureBelowLine.joined().contains(">"), "\(session.screen)")
        try session.press("{BS}{Down}")
        try session.waitForLine("")
        #expect(try session.answer("{Up}{Enter}", below: "size 3/3  large;green;2").output == "medium;green;2\n")
        expectClean(session)
    }

    @Test func `What is refused stays in the line, and the prompt goes on`() throws {
        let session = try askLive(Self.three())
        try session.waitForText(">> small")
        try session.press("pink{Enter}")
        try session.waitForText(#"Nothing matches "pink""#)
        #expect(try session.answer("{C-u}{Enter}", below: ">").output == "small;red;1\n")
        expectClean(session)
    }

    // MARK: Plain view and lines

    @Test func `The plain view asks for one column after the other, and goes back`() throws {
        let session = try askLive(Self.three("--plain"))
        try session.waitForQuestion("size (1-3): ")
        try session.press("m{Enter}")
        try session.waitForQuestion("colour (1-3): ")
        try session.press("..{Enter}")
        try session.waitForQuestion("size (1-3): ")
        try session.press("large{Enter}")
        try session.waitForQuestion("colour (1-3): ")
        try session.press("pink{Enter}")
        try session.waitForText("colour: nothing matches \"pink\"")
        try session.waitForQuestion("colour (1-3): ")
        try session.press("2{Enter}")
        try session.waitForQuestion("3 (1-3): ")
        #expect(try session.answer("3{Enter}").output == "large;green;3\n")
        try session.waitForText("Chosen: large;green;3")
        expectClean(session)
    }

    @Test(
        arguments: [
            ("medium;blue;2", "medium;blue;2"), ("m;b;#3", "medium;blue;3"), ("MEDIUM;Blue;2", "medium;blue;2"),
            (" medium ; blue ; 2 ", "medium;blue;2"), ("#3;#2;#1", "large;green;1"),
            (#""small";"red";"3""#, "small;red;3"),
            (";;2", "large;green;2"), (";blue;", "large;blue;1"), ("", "large;green;1"), ("pink", nil),
            ("m;pink;1", nil),
            ("m;b;#4", nil), ("m;b;3;4", nil),
        ] as [(String, String?)])
    func `The same line gives the same answer in all three views`(text: String, output: String?) throws {
        let answer = output.map { $0 + "\n" } ?? ""
        let words = Self.three("--default", "large;green;1")
        #expect(try answersInAllViews(words, to: text) == [answer, answer, answer])
    }

    // MARK: Screens

    private static let wide = [
        "columns", "--column", "尺寸=很小很小很小很小很小很小,中,大", "--column", "颜色=红,绿", "--column", "数=一,二",
    ]

    @Test(arguments: [60, 40])
    func `Wide characters leave the columns in their places`(columns: Int) throws {
        let session = try askLive(Self.wide, columns: columns)
        try session.waitForText(">> 很小")
        try session.press("{Right}{Down}")
        try session.waitForText(">> 绿")
        let rows = session.screen.pictureBelowLine
        let width = (columns - 1) / 3
        for (row, text) in [(0, "颜色"), (1, "红"), (2, "绿")] {
            let start = rows[row].firstRange(of: text).map { ScalarWidth.of(String(rows[row][..<$0.lowerBound])) }
            #expect(start == width + 3, "\(session.screen)")
        }
        try session.expectRedrawnTheSame()
        #expect(try session.answer("{Enter}", below: ">").output == "很小很小很小很小很小很小;绿;一\n")
        expectClean(session)
    }

    @Test func `A screen of 20 by 5 shows one column below what is chosen before it`() throws {
        let session = try askLive(Self.wide, columns: 20, rows: 5)
        for (keys, rows) in [
            ("", ["尺寸:", "> 很小很小很小很小…"]), ("{Down}{Tab}", ["中/颜色:", "> 红"]),
            ("绿", ["中/颜色:", "> 绿"]), ("{Tab}", ["中/绿/数:", "> 一"]),
        ] {
            try session.press(keys)
            try session.wait(until: { Array($0.pictureBelowLine.prefix(2)) == rows }, for: "\(rows)")
            try session.expectRedrawnTheSame()
        }
        #expect(try session.answer("{Down}{Enter}", below: ">").output == "中;绿;二\n")
        expectClean(session)
    }

    @Test func `Values and labels cannot act on the terminal`() throws {
        let words = ["columns", "--column", "l\u{1B}]0;t\u{07}=a\u{1B}[31m,b\u{202E}", "--column", "x=\u{9B}2J,c"]
        for view in [[], ["--plain"]] {
            let session = try askLive(words + view)
            try session.waitForText("a␛[31m")
            try session.press(view == [] ? "{Enter}" : "a;#1{Enter}")
            #expect(try session.finish().output == "a\u{1B}[31m;\u{9B}2J\n")
            #expect(HostileBytes.harmful(in: session.screen.history.replacing("\n", with: "")) == [])
            #expect(session.screen.unknown == [] && session.screen.title == nil && session.screen.bells == 0)
            expectClean(session)
        }
    }

    // MARK: Ends

    @Test(arguments: ["{C-c}", "{Esc}", "{C-d}", "la{Esc}", "la{Tab}{C-d}"])
    func `Leaving gives 130, nothing on standard output and a clean terminal`(keys: String) throws {
        let session = try askLive(Self.three())
        try session.waitForText(">> small")
        try session.press(keys)
        let ended = try session.finish()
        #expect(ended.status.shellValue == 130 && ended.stdout == [] && ended.stderr == [], "\(ended)")
        expectClean(session)
    }

    @Test(arguments: [[], ["--plain"]])
    func `A signal ends it with the terminal given back`(view: [String]) throws {
        let session = try askLive(Self.three() + view)
        try session.wait(until: { $0.cursor.column > 0 })
        session.signal(SIGTERM)
        let ended = try session.finish()
        #expect(ended == Ended(status: .signal(SIGTERM), stdout: [], stderr: []))
        expectClean(session)
    }
}
