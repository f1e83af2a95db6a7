import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CascadeModeTests {
    private static let file = """
        Fruit
          Apple
            Red
            Green
          Pear
        Nuts
        Years
          2014
            1
            2
          2015
        """

    @Test(arguments: [
        ("red", "Fruit;Apple;Red"), ("Fruit;Apple;Red", "Fruit;Apple;Red"), ("fruit/green", "Fruit;Apple;Green"),
        ("Nuts", "Nuts"), ("2", "Nuts"), ("#2", "Nuts"), ("2015", "Years;2015"), ("\"2\"", "Years;2014;2"),
        ("fr", "[\"Fruit\" has choices below it, such as Fruit;Apple;Red]"),
        ("1", "[\"Fruit\" has choices below it, such as Fruit;Apple;Red]"), ("Years/1", "Years;2014;1"),
    ])
    func `One line names an answer anywhere`(_ typed: String, _ expected: String) throws {
        #expect(answer(try makeCascade(Self.file), typed) == expected)
    }

    @Test func `Exact text comes before a row number, and a person is asked which one is meant`() throws {
        let mode = try makeCascade("3\n2\n1\n")
        #expect(answer(mode, "3") == "3")
        #expect(answer(mode, "#3") == "1")
        #expect(
            plain(mode, "3")[1] == [
                "\"3\" is row 3 by its number and row 1 by its text: type #3 or \"3\" in quotes"
            ])
        #expect(plain(mode, "\"3\"")[1] == ["Chosen: 3"])
        #expect(plain(mode, "2")[1] == ["Chosen: 2"])
    }

    @Test func `What was printed is an answer again`() throws {
        let file = "a;b\n  c\\d\n  ---\nA\n  e\na\n  e\n"
        var output = OutputOptions()
        output.escapes = true
        var options = CascadeOptions(name: utf8("f"), bytes: utf8(file))
        options.format = output
        let mode = try LinkedMode(options)
        for node in 0..<mode.tree.count where mode.tree.isAnswer(node) {
            guard case .answer(let given) = mode.answer(node, query: []) else {
                Issue.record("refused")
                continue
            }
            let printed = shownText(output.format(given).dropLast())
            #expect(answer(mode, printed, output) == printed)
        }
        let plainOutput = try makeCascade(file)
        #expect(answer(plainOutput, "c\\d").hasPrefix("[\"a;b\" contains the separator"))
    }

    @Test func `Two equal names below different choices are two choices`() throws {
        let mode = try makeCascade(#"[{"text":"a","children":["y"]},{"text":"b","children":["x","y"]}]"#)
        #expect(plain(mode, "#2", "#2").last == ["Chosen: b;y"])
        var desk = LiveDesk(LinkedRows(mode))
        desk.press(.down, .right, .down)
        guard case .answered(let given)? = desk.press(.accept).outcome else {
            Issue.record("no answer")
            return
        }
        #expect(given.indexes == [2, 2])
    }

    @Test func `A name that looks like a row number is found where there is no such row`() throws {
        let mode = try makeCascade("#7\n#2\n")
        #expect(answer(mode, "#7") == "#7")
        #expect(answer(mode, "#2") == "#2")
        #expect(answer(mode, "#1") == "#7")
        #expect(answer(mode, "#9") == "[There is no row 9, only 1 to 2]")
    }

    // MARK: Laws

    private static let alike = """
        a
          b
          B
          a
            e
            é
        A
          b
          ---
        ---
          ...
        99
          1
          #3
        b
          c d
        """
    private static let parts = [
        "a", "A", "b", "B", "e", "é", "---", "...", "99", "1", "#3", "#1", "#4", "#9", "c d", "d", "c", "zz", "\"b\"",
        "\"",
        "#99999999999999999999999", " a", "",
    ]

    private static func line(_ dice: inout SeededGenerator) -> String {
        let some = (0..<Int.random(in: 1...3, using: &dice)).map { _ in parts.randomElement(using: &dice) ?? "" }
        return some.joined(separator: [";", "/", " "].randomElement(using: &dice) ?? ";")
    }

    @Test func `For any line and keys what is highlighted is what Enter takes`() throws {
        var dice = SeededGenerator()
        let commands: [Command] = [.up, .down, .left, .right, .pageUp, .pageDown, .first, .last]
        let mode = try makeCascade(Self.alike)
        var (taken, gone, refused) = (0, 0, 0)
        for _ in 0..<3_000 {
            var desk = LiveDesk(LinkedRows(mode))
            for _ in 0..<Int.random(in: 0...4, using: &dice) { desk.press(commands.randomElement(using: &dice) ?? .up) }
            desk.type(Self.line(&dice))
            for _ in 0..<Int.random(in: 0...2, using: &dice) { desk.press(Bool.random(using: &dice) ? .up : .down) }
            let rows = desk.rows
            let isLevels = rows[0].contains(";") || rows[0].split(separator: " ").count > 1
            let highlighted = rows.dropFirst().first { $0.hasPrefix("> ") }?.dropFirst(2)
            let reply = desk.press(.accept)
            if isLevels {
                let path = rows[0].split(separator: " ", maxSplits: 1)[1].drop { $0 == " " }
                #expect(reply.outcome.flatMap(Self.path) == String(path), "\(rows) \(dice)")
            } else if let highlighted {
                let parts = highlighted.split(separator: "  ").map(String.init)
                let wanted = (parts.count > 1 ? parts[1].replacing("/", with: ";") + ";" : "") + parts[0]
                if let outcome = reply.outcome {
                    taken += 1
                    #expect(Self.path(outcome) == wanted, "\(rows) \(dice)")
                } else {
                    gone += 1
                    #expect(reply.clearsLine && desk.rows[0].contains("  " + wanted), "\(rows) \(dice)")
                }
            } else {
                refused += 1
                #expect(reply.outcome == nil && reply.beeps && !reply.clearsLine, "\(rows) \(dice)")
            }
        }
        #expect(taken > 300 && gone > 100 && refused > 300)
    }

    private static func path(_ outcome: Outcome) -> String? {
        guard case .answered(let answer) = outcome else { return nil }
        return shownText(SeparatedText.join(answer.values, with: utf8(";")))
    }

    @Test func `A line that is an answer by itself is the same answer in the live view`() throws {
        var dice = SeededGenerator()
        let mode = try makeCascade(Self.alike)
        var answered = 0
        for _ in 0..<3_000 {
            let line = Self.line(&dice)
            // A bare number is a row only where rows are numbered.
            if Int(line.filter { $0 != " " }) != nil { continue }
            let judged = answer(mode, line)
            var desk = LiveDesk(LinkedRows(mode), columns: 200)
            desk.type(line)
            if line.allSatisfy({ $0 == " " }) { continue }
            let live = desk.enter()
            let failure = "\"\(line)\", judged \(judged), live \(live ?? "") \(desk.rows), \(dice)"
            if !judged.hasPrefix("[") {
                answered += 1
                #expect(live == judged, "\(failure)")
            } else if judged.contains("othing matches") || judged.contains("no row") {
                #expect(live == nil && "[\(desk.rows.last ?? "")]" == judged, "\(failure)")
            } else if judged.contains("has choices below it") {
                #expect(live == nil && desk.rows[0].contains("  "), "\(failure)")
            }
        }
        #expect(answered > 300)
    }

    @Test func `JSON has the path`() throws {
        var output = OutputOptions()
        output.isJSON = true
        #expect(
            answer(try makeCascade(Self.file), "red", output)
                == #"{"mode":"cascade","value":"Fruit;Apple;Red","path":["Fruit","Apple","Red"],"name":"Red"}"#)
    }

    @Test func `Levels of different depth stand side by side`() throws {
        var desk = LiveDesk(LinkedRows(try makeCascade(Self.file)), columns: 60, rows: 12)
        #expect(
            desk.rows == [
                "  1/3  Fruit;Apple;Red",
                ">> Fruit            > Apple            > Red", "   Nuts               Pear               Green",
                "   Years                              ",
            ])
        desk.press(.right, .down)
        #expect(desk.rows.first == "  2/2  Fruit;Pear")
        #expect(desk.enter() == "Fruit;Pear")
    }

    @Test func `More levels than fit are shown one at a time`() throws {
        let file = (0..<6).map { String(repeating: " ", count: $0) + "level \($0)" }.joined(separator: "\n")
        var desk = LiveDesk(LinkedRows(try makeCascade(file)), columns: 60, rows: 12)
        desk.press(.right, .right)
        #expect(
            desk.rows == [
                "  1/1  level 0;level 1;level 2;level 3;level 4;level 5", "level 0/level 1/", "> level 2  ›",
            ])
    }

    @Test func `A control character in a name is shown and returned`() throws {
        let mode = try makeCascade("[\"a\\u001b[31m\"]")
        var desk = LiveDesk(LinkedRows(mode))
        #expect(desk.rows == ["  1/1  a␛[31m", "> a␛[31m"])
        #expect(desk.enter() == "a\u{1B}[31m")
    }
}
