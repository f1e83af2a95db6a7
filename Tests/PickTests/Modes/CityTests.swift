import Glibc
import PickTestSupport
import Testing

/// `pick city`, asked of the built program.
@Suite struct CityTests {
    // Functions, for a sum in each of many rows takes the compiler long.
    private static func china(_ words: String...) -> [String] { ["city", "--data", "china"] + words }
    private static func world(_ words: String...) -> [String] { ["city", "--data", "world"] + words }
    private static let chinese = ["LC_ALL": "zh_CN.UTF-8"]

    // MARK: Answers

    @Test(
        arguments: [
            (china("--answer", "km", "--output", "code"), "530100\n"),
            (china("--answer", "香港"), "香港特别行政区\n"),
            (china("--answer", "济源"), "河南省;济源市\n"),
            (china("--answer", "东莞", "--level", "county"), "广东省;东莞市\n"),
            (china("--answer", "余杭", "--level", "county"), "浙江省;杭州市;余杭区\n"),
            (china("--answer", "浙江", "--level", "province"), "浙江省\n"),
            (china("--answer", "杭州", "--output", "name"), "杭州市\n"),
            (china("--answer", "杭州", "--output", "path"), "浙江省;杭州市\n"),
            (china("--answer", "杭州", "--separator", "/"), "浙江省/杭州市\n"),
            (china("--answer", "杭州", "--print0"), "浙江省\0杭州市\0"),
            (world("--answer", "zurich", "--output", "zone"), "Europe/Zurich\n"),
            (world("--answer", "Switzerland", "--level", "country", "--output", "code"), "CH\n"),
            (world("--answer", "Ontario", "--level", "region"), "Canada;Ontario\n"),
            (world("--answer", "london ontario"), "Canada;Ontario;London\n"),
            (china("--default", "hangzhou", "--no-input"), "浙江省;杭州市\n"),
            (china("--default", "330100", "--no-input", "--output", "name"), "杭州市\n"),
        ] as [([String], String)])
    func `An answer is printed in the form that was asked for`(words: [String], output: String) throws {
        let ended = try run(BuiltProgram.path, words)
        #expect(ended == Ended(status: .exit(0), stdout: Array(output.utf8), stderr: []))
    }

    @Test(
        arguments: [
            (
                china("--answer", "杭州", "--json"),
                #"""
                {"mode":"city","value":"浙江省;杭州市","path":["浙江省","杭州市"],"name":"杭州市","code":"330100",\#
                "pinyin":"hang zhou","population":9236000}
                """#
            ),
            (
                world("--answer", "zurich", "--output", "json"),
                #"""
                {"mode":"city","value":"Switzerland;Canton of Zurich;Zürich",\#
                "path":["Switzerland","Canton of Zurich","Zürich"],"name":"Zürich","zone":"Europe/Zurich",\#
                "population":415000}
                """#
            ),
        ] as [([String], String)])
    func `JSON has all that is known of the place`(words: [String], object: String) throws {
        #expect(try run(BuiltProgram.path, words).output == object + "\n")
    }

    @Test(
        arguments: [
            (
                china("--answer", "hz"),
                """
                "hz" fits 6 options: 浙江省;杭州市, 广东省;惠州市, 山东省;菏泽市, 浙江省;湖州市, 陕西省;汉中市, 广西壮族自治区;贺州市
                """
            ),
            (china("--answer", "suzhou"), #""suzhou" fits 2 options: 江苏省;苏州市, 安徽省;宿州市"#),
            (
                world("--answer", "London"),
                #""London" fits 2 options: United Kingdom;England;London, Canada;Ontario;London"#
            ),
            (china("--answer", "xxqq"), #"nothing matches "xxqq""#),
            (china("--answer", "浙江"), #""浙江省" has choices below it, such as 浙江省;杭州市"#),
            (china("--answer", "余杭"), #""余杭区" lies below the level that is asked for, in 浙江省/杭州市"#),
            (china("--answer", ""), "nothing is selected: type a choice or its number"),
            (
                china("--answer", "33", "--level", "province"),
                #""33" is row 33 by its number and row 11 by its code: type #33 or 330000"#
            ),
            (china("--answer", "#99999999999999999999"), "there is no row 99999999999999999999, only 1 to 33"),
        ] as [([String], String)])
    func `What is no answer is refused with the reason`(words: [String], reason: String) throws {
        try expectFailure(words, 1, reason)
    }

    @Test(
        arguments: [
            (china("--default", "hangzhouu"), #"--default: nothing matches "hangzhouu"; nearest: 浙江省;杭州市"#),
            (china("--default", "浙江"), #"--default: "浙江省" has choices below it, such as 浙江省;杭州市"#),
            (china("--default", "suzhou"), #"--default: "suzhou" fits 2 options: 江苏省;苏州市, 安徽省;宿州市"#),
            (china("--no-input"), "there is no default to take"),
            (china(), "standard input ended without an answer"),
            (china("--output", "zone"), "--output: zones are known for the cities of the world only"),
            (world("--output", "code"), "--output: what is asked for has no codes in this list"),
            (china("--output", "foo"), #"--output: "foo" is not one of path, name, code, zone, json"#),
            (china("--level", "region"), #"--level: "region" is not a level of this list: province, city, county"#),
            (world("--level", "county"), #"--level: "county" is not a level of this list: country, region, city"#),
            (china("--level", "x"), #"--level: "x" is not one of country, region, province, city, county"#),
            (
                ["city", "--data", "missing"],
                #"--data: cannot open "missing": No such file or directory; it takes china, world or a file"#
            ),
            (["city", "--data", "./nope"], #"cannot open "./nope": No such file or directory"#),
            (
                china("--default", "33"),
                #"--default: "33" is row 33 by its number and row 11 by its code: type #33 or 330000"#
            ),
            (["city", "--data", "/tmp"], "cannot read /tmp: Is a directory"),
            (china("extra"), #""extra" is not an option, and pick city takes no items"#),
            (china("--multi"), "--multi is an option of select, not of city"),
            (china("--column", "a"), "--column is an option of columns, not of city"),
        ] as [([String], String)])
    func `Wrong usage is told before anything is asked`(words: [String], reason: String) throws {
        try expectFailure(words, 2, reason)
    }

    @Test func `Lists of one's own have the form of the two sets, or any form of a cascade`() throws {
        let files = TemporaryDirectory()
        let units = files.write("110000\t甲省\n110100\t乙市\n", to: "units.txt")
        #expect(try run(BuiltProgram.path, ["city", "--data", units, "--answer", "110100"]).output == "甲省;乙市\n")
        let towns = files.write("@Europe/Paris\n=XX\tXland\n-01\tNorth\nXtown\t\t5\t0\n", to: "towns.txt")
        let zone = try run(BuiltProgram.path, ["city", "--data", towns, "--answer", "xtown", "--output", "zone"])
        #expect(zone.output == "Europe/Paris\n")
        let tree = files.write(#"{"a": ["b", "c"]}"#, to: "tree.json")
        #expect(try run(BuiltProgram.path, ["city", "--data", tree, "--answer", "c"]).output == "a;c\n")
        for (text, path) in [
            ("110000\t甲省\n110100\t乙市\n110200\t乙市\n", "甲省/乙市"),
            ("=XX\tXland\n-01\tNorth\nTown\nTown\n", "Xland/North/Town"),
        ] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
            files.write(text, to: "twice")
            try expectFailure(
                ["city", "--data", "twice", "--answer", "x"], 2,
                "twice:\(lines - 1): \"\(path)\" is there twice, first on line \(lines - 2)", directory: files.path)
        }
        files.write("110000\t甲省\nxx0000\t乙\n", to: "bad")
        try expectFailure(
            ["city", "--data", "bad", "--answer", "x"], 2, "bad:2: a line begins with a code of six digits and a tab",
            directory: files.path)
    }

    // MARK: Language

    @Test(arguments: [
        ["LC_ALL": "zh_CN.UTF-8"], ["LC_ALL": "", "LC_MESSAGES": "zh_CN"], ["LC_ALL": "", "LANG": "zh"],
    ])
    func `A Chinese language takes the set of China, and speaks Chinese`(environment: [String: String]) throws {
        try expectFailure(
            ["city", "--answer", "hz"], 1,
            "“hz”与 6 个选项匹配：浙江省;杭州市、广东省;惠州市、山东省;菏泽市、浙江省;湖州市、陕西省;汉中市、广西壮族自治区;贺州市",
            environment: environment)
        let session = try askLive(["city"], environment: environment)
        try session.waitForText(">> 北京市")
        try session.press("???{Enter}")
        try session.waitForText("没有与“???”匹配的选项")
        #expect(try session.answer("{C-u}hangzhou{Enter}", below: ">").output == "浙江省;杭州市\n")
        expectClean(session)
    }

    @Test func `Other languages take the cities of the world`() throws {
        #expect(try runPick("city", "--answer", "hangzhou", input: .null).output == "China;Zhejiang;Hangzhou\n")
        let ended = try runPick("city", "--data", "world", "--answer", "杭州", input: .null, environment: Self.chinese)
        #expect(ended.output == "China;Zhejiang;Hangzhou\n")
    }

    // MARK: Live view

    @Test(
        arguments: [
            ("{Enter}", "北京市"), ("{Down}{Enter}", "天津市"), ("{Up}{Enter}", "北京市"), ("{End}{Enter}", "澳门特别行政区"),
            ("{End}{Home}{Enter}", "北京市"), ("{Down}{Down}{Right}{Down}{Enter}", "河北省;唐山市"),
            ("{Down}{Down}{Right}{Down}{Left}{Down}{Enter}", "山西省;太原市"),
            ("{Down}{Down}{Tab}{Down}{S-Tab}{Down}{Enter}", "山西省;太原市"),
            ("{Right}{Tab}{Down}{Enter}", "天津市"), ("hangzhou{Enter}", "浙江省;杭州市"),
            ("hz{Down}{Enter}", "广东省;惠州市"), ("hz{C-u}{Down}{Enter}", "天津市"),
            ("浙江{Enter}{Down}{Enter}", "浙江省;宁波市"), ("#3{Enter}{Enter}", "河北省;石家庄市"),
            ("浙江{Tab}{Down}{Enter}", "浙江省;宁波市"), ("hz{Down}{Tab}{Enter}", "广东省;惠州市"),
            ("hz{Tab}{Down}{Enter}", "浙江省;宁波市"),
        ] as [(String, String)])
    func `Keys of the live view`(keys: String, output: String) throws {
        let session = try askLive(Self.china())
        #expect(try session.answer(keys, below: ">> 北京市").output == output + "\n")
        expectClean(session)
    }

    @Test func `Cities without counties and units without children are answers by themselves`() throws {
        for (name, output) in [("东莞", "广东省;东莞市"), ("香港", "香港特别行政区"), ("济源", "河南省;济源市")] {
            let session = try askLive(Self.china("--level", "county"))
            #expect(try session.answer(name + "{Tab}{Enter}", below: ">> 北京市").output == output + "\n")
            expectClean(session)
        }
    }

    @Test func `Tab shows a match in the levels, with nothing accepted yet, and beeps without a match`() throws {
        let session = try askLive(Self.china(), columns: 60)
        try session.waitForText(">> 北京市")
        try session.press("ningbo{Tab}")
        try session.waitForText(">> 宁波市")
        #expect(session.screen.contains(" > 浙江省") && session.screen.contains("  2/11  浙江省;宁波市"))
        try session.waitForLine("")
        try session.press("qqxx{Tab}")
        try session.waitForText(#"Nothing matches "qqxx""#)
        #expect(session.screen.bells == 1)
        try session.press("{S-Tab}")
        try session.wait(until: { $0.bells == 2 })
        try session.waitForLine("qqxx")
        #expect(try session.answer("{C-u}{Enter}", below: ">").output == "浙江省;宁波市\n")
        expectClean(session)
    }

    @Test func `DT-15: cities of one name are told apart, the larger one first, and each can be chosen`() throws {
        func askLondon() throws -> PtySession {
            let session = try askLive(Self.world())
            try session.waitForText(">> Afghanistan")
            try session.press("London")
            try session.waitForHighlight("London  United Kingdom/England")
            return session
        }
        let session = try askLondon()
        let rows = session.screen.pictureBelowLine
        #expect(rows.count > 1 && Set(rows).count == rows.count, "\(session.screen)")
        #expect(rows.prefix(2) == ["> London  United Kingdom/England", "  London  Canada/Ontario"])
        try session.press("{Esc}")
        try session.finish()
        var outputs: Set<String> = []
        for place in rows.indices {
            let session = try askLondon()
            try session.press(String(repeating: "{Down}", count: place) + "{Enter}")
            let ended = try session.finish()
            #expect(ended.status == .exit(0))
            // The row has the name, then what it lies in.
            let parts = rows[place].dropFirst(2).split(separator: "  ")
            let path = ended.output.dropLast().split(separator: ";")
            #expect(parts[0].hasPrefix(path[path.count - 1]), "\(rows[place]) \(ended.output)")
            #expect(parts[1] == path.dropLast().joined(separator: "/"), "\(rows[place]) \(ended.output)")
            outputs.insert(ended.output)
            expectClean(session)
        }
        #expect(outputs.count == rows.count)
    }

    // MARK: Plain view and lines

    @Test func `The plain view goes level by level, back, and anywhere at once`() throws {
        let session = try askLive(Self.china("--plain", "--default", "昆明"))
        try session.waitForQuestion("Choose (1-33) [云南省;昆明市]: ")
        try session.press("浙江{Enter}")
        try session.waitForText("浙江省  (.. goes back)")
        try session.waitForQuestion("Choose (1-11) [云南省;昆明市]: ")
        #expect(session.screen.contains(" 2) 宁波市"))
        try session.press("..{Enter}")
        try session.waitForQuestion("Choose (1-33) [云南省;昆明市]: ")
        try session.press("hz{Enter}")
        try session.waitForText(#""hz" fits 6 options"#)
        try session.waitForQuestion("Choose (1-6) [云南省;昆明市]: ")
        #expect(session.screen.contains("2) 惠州市  广东省"))
        #expect(try session.answer("2{Enter}").output == "广东省;惠州市\n")
        try session.waitForText("Chosen: 广东省;惠州市")
        expectClean(session)
    }

    @Test func `Below a level a number is a row of it, and Enter takes the default that is shown`() throws {
        let session = try askLive(Self.china("--plain"))
        try session.waitForQuestion("Choose (1-33): ")
        try session.press("#11{Enter}")
        try session.waitForQuestion("Choose (1-11): ")
        try session.press("{Enter}")
        try session.waitForText("Nothing is selected")
        #expect(try session.answer("2{Enter}").output == "浙江省;宁波市\n")
        let another = try askLive(Self.china("--plain", "--default", "昆明"))
        #expect(try another.answer("{Enter}", question: "[云南省;昆明市]: ").output == "云南省;昆明市\n")
    }

    @Test func `A number that is a row and begins a code is refused where rows are numbered`() throws {
        let reason = #""33" is row 33 by its number and row 11 by its code: type #33 or 330000"#
        let words = Self.china("--level", "province")
        for (typed, output) in [("#33", "澳门特别行政区\n"), ("330000", "浙江省\n")] {
            let session = try askLive(words + ["--plain"])
            try session.waitForQuestion("Choose (1-33): ")
            try session.press("33{Enter}")
            try session.waitForText(reason)
            #expect(try session.answer(typed + "{Enter}").output == output)
            expectClean(session)
            let ended = try run(BuiltProgram.path, words + ["--tty", "-"], stdin: .text("33\n\(typed)\n"))
            #expect(ended.output == output && ended.errors == "pick: \(reason)\n")
        }
        let session = try askLive(words)
        #expect(try session.answer("33{Enter}", below: "> 北京市").output == "浙江省\n")
    }

    @Test func `A dumb terminal gets not one escape sequence`() throws {
        let session = try askLive(Self.china(), environment: ["TERM": "dumb"])
        try session.waitForText("Choose (1-33):")
        try session.type("浙江\nningbo\n")
        #expect(try session.finish().output == "浙江省;宁波市\n")
        #expect(!session.received.contains(0x1B))
    }

    @Test func `Lines say why on standard error and go on`() throws {
        let ended = try run(
            BuiltProgram.path, Self.china("--tty", "-"), stdin: .text("hz\n浙江\nxxqq\n杭州\nthe rest\n"))
        #expect(ended.status == .exit(0))
        #expect(ended.output == "浙江省;杭州市\n")
        #expect(ended.errors.split(separator: "\n").count == 3)
    }

    // MARK: One grammar

    @Test(
        arguments: [
            ("杭州", "浙江省;杭州市"), ("杭州市", "浙江省;杭州市"), ("hangzhou", "浙江省;杭州市"), ("hang zhou", "浙江省;杭州市"),
            ("HangZhou", "浙江省;杭州市"), ("330100", "浙江省;杭州市"), ("浙江/杭州", "浙江省;杭州市"), ("浙江;杭州", "浙江省;杭州市"),
            ("浙江省;杭州市", "浙江省;杭州市"), ("浙江杭州", "浙江省;杭州市"), ("  杭州 ", "浙江省;杭州市"), (#""杭州""#, "浙江省;杭州市"),
            ("hangzhou shi", "浙江省;杭州市"), ("zhejiang/hangzhou", "浙江省;杭州市"), ("km", "云南省;昆明市"), ("昆明", "云南省;昆明市"),
            ("kunming", "云南省;昆明市"), ("香港", "香港特别行政区"), ("澳门", "澳门特别行政区"), ("济源", "河南省;济源市"),
            ("东莞", "广东省;东莞市"), ("吉林", "吉林省;吉林市"), ("jilin", "吉林省;吉林市"), ("北京", "北京市"), ("beijing", "北京市"),
            ("#2", "天津市"), ("江苏/suzhou", "江苏省;苏州市"), ("110000", "北京市"), ("浙江", nil), ("余杭", nil),
            ("xxqq", nil), ("#99", nil), ("...", nil),
        ] as [(String, String?)])
    func `The same line gives the same answer in all three views`(text: String, output: String?) throws {
        let answer = output.map { $0 + "\n" } ?? ""
        #expect(try answersInAllViews(Self.china(), to: text) == [answer, answer, answer])
    }

    @Test(
        arguments: [
            ("zurich", "Switzerland;Canton of Zurich;Zürich"), ("london ontario", "Canada;Ontario;London"),
            ("杭州", "China;Zhejiang;Hangzhou"), ("Canada", nil),
        ] as [(String, String?)])
    func `Cities of the world are the same in all three views`(text: String, output: String?) throws {
        let answer = output.map { $0 + "\n" } ?? ""
        #expect(try answersInAllViews(Self.world(), to: text) == [answer, answer, answer])
    }

    // MARK: Screens and ends

    @Test func `A narrow screen shows one level below the path to it`() throws {
        let session = try askLive(Self.china(), columns: 20, rows: 5)
        try session.waitForText("> 北京市")
        try session.press("{Down}{Down}{Right}{Down}")
        try session.waitForText("  2/11  河北省;唐…")
        #expect(session.screen.pictureBelowLine == ["河北省/", "> 唐山市"], "\(session.screen)")
        try session.expectRedrawnTheSame()
        try session.press("hz")
        try session.waitForText("> 杭州市  浙江省")
        try session.expectRedrawnTheSame()
        #expect(try session.answer("{Down}{Enter}", below: ">").output == "广东省;惠州市\n")
        expectClean(session)
    }

    @Test(arguments: [(60, "   天津市          >> 和平区"), (40, " > 天津市          >> 和平区")])
    func `Wide characters leave the levels in their columns`(columns: Int, row: String) throws {
        let session = try askLive(Self.china("--level", "county"), columns: columns)
        try session.waitForText(">> 北京市")
        try session.press("{Down}{Right}{Down}{Up}")
        try session.waitForText(">> 和平区")
        for line in session.screen.pictureBelowLine where line.contains("天津市") || line.contains("河北省") {
            #expect(ScalarWidth.of(line) < columns)
        }
        try session.expectRedrawnTheSame()
        try session.press("{C-c}")
        try session.finish()
        expectClean(session)
    }

    @Test(arguments: ["{C-c}", "{Esc}", "{C-d}", "杭{Esc}", "杭{C-c}", "{Down}{Right}{C-d}"])
    func `Leaving gives 130, nothing on standard output and a clean terminal`(keys: String) throws {
        for view in [[], ["--plain"]] where view == [] || !keys.contains("Right") {
            let session = try askLive(Self.china() + view)
            try session.wait(until: { $0.cursor.column > 0 })
            try session.press(keys)
            let ended = try session.finish()
            #expect(ended.status.shellValue == 130 && ended.stdout == [] && ended.stderr == [], "\(ended)")
            expectClean(session)
        }
    }

    @Test(arguments: [[], ["--plain"]])
    func `A signal ends it with the terminal given back`(view: [String]) throws {
        let session = try askLive(Self.china() + view)
        try session.wait(until: { $0.cursor.column > 0 })
        session.signal(SIGTERM)
        let ended = try session.finish()
        #expect(ended == Ended(status: .signal(SIGTERM), stdout: [], stderr: []))
        expectClean(session)
    }

    @Test func `Time can be up, and take what Enter would take`() throws {
        let session = try askLive(Self.china("--timeout", "0.01"))
        #expect(try session.finish().status == .exit(124))
        expectClean(session)
        let accepting = try askLive(Self.china("--timeout", "0.01", "--timeout-accept", "--default", "km"))
        #expect(try accepting.finish().output == "云南省;昆明市\n")
        expectClean(accepting)
    }
}
