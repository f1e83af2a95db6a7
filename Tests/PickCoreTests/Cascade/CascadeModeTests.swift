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
