import PickTestSupport
import Testing

@testable import PickCore

@Suite struct ColumnsTests {
    private static let date = ["year=2014,2015", "month=1,2,3,4,5,6,7,8,9,10,11,12"]
    private static let cups = ["size=small,large", "drink=tea,coffee,cocoa,milk", "sugar=no,yes"]

    private func make(
        _ columns: [String] = cups, initial: String? = nil, files: [String: String] = [:],
        _ change: (inout ColumnsOptions) -> Void = { _ in }
    ) throws -> ColumnsMode {
        var options = ColumnsOptions()
        options.columns = columns.map(utf8)
        options.initial = initial.map(utf8)
        change(&options)
        return try ColumnsMode(options) { name throws(ModeFault) in
            guard let file = files[shownText(name)] else { throw ModeFault(.cannotOpen(name, reason: "No such file")) }
            return utf8(file)
        }
    }

    private func fault(_ columns: String..., initial: String? = nil) -> String {
        do {
            _ = try make(columns, initial: initial)
            return ""
        } catch let fault as ModeFault {
            return fault.message[.english]
        } catch {
            return "\(error)"
        }
    }

    // MARK: Options

    @Test func `Columns come from the command line and from files`() throws {
        let mode = try make(
            ["a=1,2", "x,y\\,z", "@list", "b=@list"], files: ["list": "\u{FEFF}one\r\n\r\n two \nlast"])
        #expect(mode.columns.map { shownText($0.label) } == ["a", "2", "3", "b"])
        #expect(
            mode.columns.map { $0.values.map(shownText) } == [
                ["1", "2"], ["x", "y,z"], ["one", " two ", "last"], ["one", " two ", "last"],
            ])
        #expect(try make(["a,b=c,d"]).columns[0].values.map(shownText) == ["a", "b=c", "d"])
    }

    @Test func `Wrong columns are refused with the option's name`() {
        #expect(fault() == "no columns: give each one with --column 'label=a,b,c'")
        #expect(fault("a=1,,2").hasPrefix("--column: \"a=1,,2\" is not a list of values"))
        #expect(fault("=1,2").hasPrefix("--column: \"=1,2\" is not a list of values"))
        #expect(fault("").hasPrefix("--column: \"\" is not a list of values"))
        #expect(fault("a=1", "a=2") == "--column: two columns are called \"a\"")
        #expect(fault("@nowhere") == "cannot open \"nowhere\": No such file")
        #expect(fault("a=1,2", initial: "3") == "--default: nothing matches \"3\"")
        #expect(fault("a=1,2", "b=x", initial: "1") == "--default: a value for each column is needed: a;b")
        #expect(fault("a=1,2", "b=x", initial: "1;y") == "--default: b: nothing matches \"y\"")
    }

    @Test func `Values may be any bytes, and a label that is not UTF-8 is told as the reason`() throws {
        func make(_ column: [UInt8]) throws -> ColumnsMode {
            var options = ColumnsOptions()
            options.columns = [column]
            return try ColumnsMode(options) { _ throws(ModeFault) in [] }
        }
        for column in [[0xFF, 0x2C, 0x62], utf8("a=") + [0xFF, 0x2C, 0x62]] {
            #expect(try make(column).columns[0].values == [[0xFF], [0x62]])
        }
        #expect(throws: ModeFault(.labelNotUTF8([0x61, 0xFF]))) { try make([0x61, 0xFF] + utf8("=b,c")) }
        #expect(
            Message.labelNotUTF8([0x61, 0xFF])[.english].hasPrefix("--column: the label \"a")
                && Message.labelNotUTF8([0x61, 0xFF])[.english].hasSuffix("\" is not UTF-8"))
    }

    // MARK: Answers

    @Test(arguments: [
        ("small;tea;no", "small;tea;no"), ("2;2;2", "large;coffee;yes"), ("#2;cof;y", "large;coffee;yes"),
        ("LARGE; Milk ;no", "large;milk;no"), ("\"small\";tea;no", "small;tea;no"),
        ("small;co;no", "[\"co\" fits 2 options: coffee, cocoa]"), ("small;zz;no", "[drink: nothing matches \"zz\"]"),
        ("small;#9;no", "[drink: there is no row 9, only 1 to 4]"),
        ("small;tea", "[a value for each column is needed: size;drink;sugar]"),
        ("small;tea;no;no", "[a value for each column is needed: size;drink;sugar]"),
        ("", "[Nothing is selected: type a choice or its number]"),
        ("small;;no", "[drink: nothing is selected: type a choice or its number]"),
    ])
    func `One line gives a value for each column`(_ typed: String, _ expected: String) throws {
        #expect(answer(try make(), typed) == expected)
    }

    @Test func `A number that is a value comes before a row number`() throws {
        #expect(answer(try make(Self.date), "2015;10") == "2015;10")
        #expect(answer(try make(Self.date), "1;#2") == "2014;2")
        #expect(answer(try make(["n=3,2,1"]), "3") == "3")
        #expect(plain(try make(["n=3,2,1"]), "3")[1][0].hasPrefix("\"3\" is row 3 by its number and row 1 by its text"))
    }

    @Test func `A value that looks like a row number is found where there is no such row`() throws {
        let mode = try make(["colour=#000000,#2,#123456"])
        for value in ["#000000", "#123456"] {
            #expect(answer(mode, value) == value)
            var desk = LiveDesk(ColumnsRows(mode))
            desk.type(value)
            #expect(desk.enter() == value)
        }
        #expect(answer(mode, "#2") == "#2")
        #expect(answer(mode, "#99999999999999999999999") == "[There is no row 99999999999999999999999, only 1 to 3]")
        var desk = LiveDesk(ColumnsRows(mode))
        desk.type("#9")
        #expect(desk.enter() == nil)
        #expect(desk.rows.last == "There is no row 9, only 1 to 3")
    }

    @Test func `Defaults are given by text or number, and stand in for what is left empty`() throws {
        let mode = try make(initial: "large;3;no")
        #expect(answer(mode, "") == "large;cocoa;no")
        #expect(answer(mode, ";tea;") == "large;tea;no")
        #expect(mode.shownDefault.map { shownText($0) } == "large;cocoa;no")
    }

    @Test func `JSON has the values by label`() throws {
        var output = OutputOptions()
        output.isJSON = true
        #expect(
            answer(try make(), "large;tea;no", output) == """
                {"mode":"columns","value":"large;tea;no","values":{"size":"large","drink":"tea","sugar":"no"},"indexes":[2,1,1]}
                """)
    }

    @Test func `A value with the separator in it is refused, or escaped`() throws {
        #expect(answer(try make(["a=x;y,z"]), "1").hasPrefix("[\"x;y\" contains the separator \";\""))
        var output = OutputOptions()
        output.escapes = true
        let mode = try make(["a=x;y,z", "b=1"]) { $0.format = output }
        #expect(answer(mode, "x\\;y;1", output) == "x\\;y;1")
    }

    // MARK: Plain

    @Test func `A person is asked column by column, and can go back`() throws {
        let steps = plain(try make(), "2", "co", "..", "1", "3", "2")
        #expect(steps[0] == ["size", "1) small", "2) large"])
        #expect(steps[1].first == "drink")
        #expect(steps[2] == ["2) coffee", "3) cocoa", "\"co\" fits 2 options: coffee, cocoa"])
        #expect(steps[3].first == "size")
        #expect(steps[6] == ["Chosen: small;cocoa;yes"])
        #expect(plain(try make(), "1", "tea;yes")[2] == ["Chosen: small;tea;yes"])
        #expect(plain(try make(), "large;2;2")[1] == ["Chosen: large;coffee;yes"])
    }

    @Test func `The question names the column and the default that is left`() throws {
        var view = PlainView(
            prompt: Prompt(mode: try make(initial: "1;2;1"), request: Request(), hasPerson: true), request: Request(),
            size: ScreenSize(columns: 80, rows: 24))
        #expect(view.question == "size (1-2) [small;coffee;no]: ")
        _ = view.entered(utf8("2"))
        #expect(view.question == "drink (1-4) [coffee;no]: ")
        #expect(view.entered([]).lines == ["Chosen: large;coffee;no"])
    }

    // MARK: Live

    @Test func `Columns stand side by side with their labels`() throws {
        var desk = LiveDesk(ColumnsRows(try make(initial: "large;tea;no")))
        #expect(
            desk.rows == [
                "  size 2/2  large;tea;no",
                "   size                      drink                     sugar",
                "   small                   > tea                     > no",
                ">> large                     coffee                    yes",
                "                             cocoa                  ",
                "                             milk                   ",
            ])
        desk.press(.right, .down, .down, .right, .last)
        #expect(desk.rows[0] == "  sugar 2/2  large;cocoa;yes")
        #expect(desk.enter() == "large;cocoa;yes")
    }

    @Test func `Typing narrows the current column, and Enter goes on to the next`() throws {
        var desk = LiveDesk(ColumnsRows(try make()))
        desk.press(.right)
        desk.type("co")
        #expect(desk.rows[0] == "  drink 2/4  small;coffee;no")
        #expect(desk.rows[2] == " > small                  >> coffee                  > no")
        desk.press(.down)
        #expect(desk.rows[0] == "  drink 2/4  small;cocoa;no")
        let reply = desk.press(.accept)
        #expect(reply.clearsLine && reply.outcome == nil)
        #expect(desk.rows[0] == "  sugar 1/2  small;cocoa;no")
        desk.type("y")
        #expect(desk.enter() == "small;cocoa;yes")
    }

    @Test func `Nothing that matches is refused; everything at once is taken`() throws {
        var desk = LiveDesk(ColumnsRows(try make()))
        desk.type("zzz")
        #expect(desk.enter() == nil)
        #expect(desk.rows.last == "Nothing matches \"zzz\"")
        desk.type("large;tea;yes")
        #expect(desk.enter() == "large;tea;yes")
    }

    @Test func `A narrow screen shows one column below what is chosen before it`() throws {
        var desk = LiveDesk(ColumnsRows(try make()), columns: 20, rows: 8)
        #expect(desk.rows == ["  size 1/2  small;…", "size:", "> small", "  large"])
        desk.press(.down, .right)
        #expect(desk.rows == ["  drink 1/4  large…", "large/drink:", "> tea", "  coffee", "  cocoa"])
    }

    @Test func `A line for all columns is marked in all of them, and Enter takes what is marked`() throws {
        var desk = LiveDesk(ColumnsRows(try make(["size=S,M,L", "colour=red,green,blue"])))
        desk.type("M;green")
        #expect(
            desk.rows == [
                "  size 2/3  M;green", "   size                          colour",
                "   S                             red", ">> M                           > green",
                "   L                             blue",
            ])
        var copy = desk
        #expect(copy.enter() == "M;green")
        // A step starts from what the line says, and takes its place.
        #expect(desk.press(.down).clearsLine)
        #expect(desk.rows[0] == "  size 3/3  L;green")
        #expect(desk.enter() == "L;green")
    }

    @Test func `A line that means nothing marks nothing, and the status says why`() throws {
        var desk = LiveDesk(ColumnsRows(try make(["size=S,M,L", "colour=red,green,blue"])))
        for (line, reason) in [
            ("zz", "nothing matches \"zz\""), ("M;pink", "colour: nothing matches \"pink\""),
            ("M;", "colour: nothing is selected: type a choice or its number"),
            ("M;red;1", "a value for each column is needed: size;colour"),
            ("#4", "there is no row 4, only 1 to 3"), ("2;2", "size: nothing matches \"2\""),
            ("M;re;", "a value for each column is needed: size;colour"),
            ("M;e", "\"e\" fits 3 options: red, green, blue"),
        ] {
            desk.type(line)
            #expect(desk.rows[0] == "  " + reason)
            #expect(!desk.rows.joined().contains(">"), "\(desk.rows)")
            #expect(desk.press(.down).beeps)
            #expect(desk.enter() == nil)
            #expect(desk.rows.last?.lowercased() == reason)
        }
        desk.type("")
        #expect(desk.enter() == "S;red")
    }

    @Test func `A narrow screen says that a line means nothing too`() throws {
        var desk = LiveDesk(ColumnsRows(try make()), columns: 20, rows: 5)
        desk.press(.right)
        desk.type("large;milk;yes")
        #expect(desk.rows == ["  drink 4/4  large…", "large/drink:", "> milk"])
        desk.type("zz")
        #expect(desk.rows == ["  nothing matches …", "drink:", "  tea"])
    }

    @Test func `The text of a value counts before what only looks alike`() throws {
        let mode = try make(["n=m,M,two, two ,\"m\""])
        for value in ["m", "M", "two", " two ", "\"m\""] {
            var desk = LiveDesk(ColumnsRows(mode))
            desk.type(value)
            #expect(desk.enter() == value)
            #expect(answer(mode, value) == value)
        }
    }

    @Test(arguments: [nil, "large;3;no"])
    func `For 10,000 keys what is shown is what Enter returns`(_ initial: String?) throws {
        var dice = SeededGenerator()
        let commands: [Command] = [
            .up, .down, .pageUp, .pageDown, .left, .right, .first, .last, .nextPart, .previousPart,
        ]
        let lines = [
            "", "", "o", "co", "1", "#2", "zzz", "e", "large;cocoa;yes", "2;2;2", "l;milk;#2", "small;t", ";;", ";tea;",
            "#9", "s;co;y", "\"tea\"", "large;tea;no;no", "LARGE; milk ;#2", "\"large\";\"milk\";\"no\"", "large;zz;no",
        ]
        var desk = LiveDesk(ColumnsRows(try make(initial: initial)))
        var (taken, kept, refused) = (0, 0, 0)
        for key in 0..<10_000 {
            if key % 4 == 0 { desk.type(lines.randomElement(using: &dice) ?? "") }
            desk.press(commands.randomElement(using: &dice) ?? .up)
            guard key % 3 == 0 else { continue }
            let rows = desk.rows
            let shown = rows[0].split(separator: " ").last.map(String.init) ?? ""
            var copy = desk
            let reply = copy.press(.accept)
            let failure = "\(rows) \(dice)"
            if let marked = Self.marked(rows) {
                #expect(marked == shown, "\(failure)")
                if case .answered(let answer)? = reply.outcome {
                    taken += 1
                    #expect(shownText(OutputOptions().format(answer).dropLast()) == shown, "\(failure)")
                } else {
                    kept += 1
                    #expect(reply.clearsLine && copy.rows[0].hasSuffix("  " + shown), "\(failure)")
                }
            } else {
                refused += 1
                #expect(reply.outcome == nil && reply.beeps && !reply.clearsLine, "\(failure)")
                #expect(copy.rows.last.map { "  " + $0.lowercased() } == rows[0], "\(failure)")
            }
        }
        #expect(taken > 300 && kept > 100 && refused > 300)
    }

    /// The marked value of each of three columns. `nil` when none is marked.
    private static func marked(_ rows: [String]) -> String? {
        var marked: [Int: String] = [:]
        for row in rows.dropFirst(2) {
            for column in 0..<3 {
                let cell = row.dropFirst(26 * column).prefix(26).drop { $0 == " " }
                if cell.hasPrefix(">") { marked[column] = String(cell.split(separator: " ")[1]) }
            }
        }
        return marked.isEmpty ? nil : (0..<3).map { marked[$0] ?? "?" }.joined(separator: ";")
    }
}
