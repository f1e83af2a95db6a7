import PickTestSupport
import Testing

@testable import PickCore

/// What a line comes to: rows from 1, or the words of the refusal.
struct GrammarReading: Equatable, CustomStringConvertible {
    let description: String

    init(_ reading: AnswerGrammar.Reading) {
        switch reading {
        case .candidates(let rows): description = rows.map { String($0 + 1) }.joined(separator: " ")
        case .several(let term, let matches):
            let rows = (0..<matches.count).map { String(matches[$0] + 1) }.joined(separator: " ")
            description = "\(String(decoding: term, as: UTF8.self)) fits \(rows)"
        case .refused(let message), .unclear(let message): description = message[.english]
        }
    }
}

func read(
    _ line: String, _ items: [String], multi: Bool = false, person: Bool = false, separator: String = ";",
    escape: Bool = false
) -> String {
    var request = Request()
    request.select.isMulti = multi
    request.output.separator = Array(separator.utf8)
    request.output.escapes = escape
    let list = CandidateList.holding(items.map { Array($0.utf8) }, request)
    let grammar = AnswerGrammar(list: list, request: request, terms: person ? .plain : .unasked)
    return GrammarReading(grammar.read(Array(line.utf8))).description
}

@Suite struct SingleAnswerTests {
    private static let fruit = ["apple", "apricot", "banana", "  fig ", "10"]

    @Test(arguments: [
        // Row by its sign, exact text, row number, only beginning, only match: in this order.
        ("#2", "2"), ("banana", "3"), ("2", "2"), ("ban", "3"), ("nan", "3"), ("10", "5"), ("  fig ", "4"),
        ("fig", "4"),
        (" 2 ", "2"), (" #2\t", "2"), ("\"apple\"", "1"), ("\"10\"", "5"), ("app", "1"), ("#5", "5"), ("1", "1"),
    ])
    func `A term names one row`(line: String, row: String) {
        #expect(read(line, Self.fruit) == row)
        #expect(read(line, Self.fruit, person: true) == row)
    }

    @Test(arguments: [
        ("ap", "ap fits 1 2"), ("an", "3"), ("zzz", "Nothing matches \"zzz\""),
        ("", "Nothing is selected: type a choice or its number"),
        ("  ", "Nothing is selected: type a choice or its number"), ("6", "There is no row 6, only 1 to 5"),
        ("00", "There is no row 00, only 1 to 5"),
        ("#9", "There is no row 9, only 1 to 5"), ("#0", "There is no row 0, only 1 to 5"),
        ("99999999999999999999", "There is no row 99999999999999999999, only 1 to 5"),
        ("#99999999999999999999999", "There is no row 99999999999999999999999, only 1 to 5"),
        ("1;2", "Only one can be selected"), ("1,2", "Only one can be selected"), ("1-3", "Only one can be selected"),
        ("1 3", "Only one can be selected"), ("apple;banana", "Only one can be selected"),
        ("+1", "Nothing matches \"+1\""), ("-1", "Nothing matches \"-1\""), ("1.0", "Nothing matches \"1.0\""),
    ])
    func `A term that names no row, or several, is told why`(line: String, reading: String) {
        #expect(read(line, Self.fruit) == reading)
    }

    @Test func `The sign comes before an exact text and quotes take it back`() {
        let items = ["b", "#1", "a"]
        #expect(read("#1", items) == "1")
        #expect(read("\"#1\"", items) == "2")
        #expect(read("#2", items) == "2")
    }

    @Test func `An exact text comes before a beginning and a match`() {
        #expect(read("a", ["ab", "a", "ba"]) == "2")
        #expect(read("b", ["ab", "bc"]) == "2")
    }

    @Test func `A text in quotes that holds quotes is an exact text first`() {
        #expect(read("\"a\"", ["a", "\"a\""]) == "2")
        #expect(read("\"\"a\"\"", ["a", "\"a\""]) == "2")
    }

    @Test func `Of equal texts the first is named by the text and each by its number`() {
        #expect(read("a", ["b", "a", "a"]) == "2")
        #expect(read("3", ["b", "a", "a"]) == "3")
    }

    @Test(arguments: [("2", ["2", "1"]), ("3", ["x", "3", "y"])])
    func `A person is asked which is meant when number and text name two rows`(line: String, items: [String]) {
        let text = (items.firstIndex(of: line) ?? 0) + 1
        #expect(
            read(line, items, person: true)
                == "\"\(line)\" is row \(line) by its number and row \(text) by its text: type #\(line) or \"\(line)\" in quotes"
        )
        #expect(read(line, items) == "\(text)")
        #expect(read("#\(line)", items, person: true) == line)
        #expect(read("\"\(line)\"", items, person: true) == "\(text)")
    }

    @Test func `Nobody is asked when both are the same row or the same text`() {
        #expect(read("2", ["1", "2", "3"], person: true) == "2")
        #expect(read("2", ["2", "2"], person: true) == "1")
        #expect(read("7", ["7"], person: true) == "1")
    }

    @Test func `Letters are compared byte by byte in an exact text`() {
        #expect(read("e\u{301}", ["\u{E9}", "e\u{301}"]) == "2")
        #expect(read("\u{E9}", ["\u{E9}", "e\u{301}"]) == "1")
    }

    @Test func `A text that was cut at its ends is an exact text all the same, the whole one first`() {
        #expect(read(" a", ["a", " a"]) == "2")
        #expect(read("a ", ["a", " a"]) == "1")
    }

    @Test func `There is no row in an empty list`() {
        #expect(read("1", []) == "There is no row 1")
        #expect(read("a", []) == "Nothing matches \"a\"")
    }
}

@Suite struct SeveralAnswersTests {
    private static let items = ["alpha", "beta", "gamma", "delta", "alphabet"]

    @Test(arguments: [
        ("1,3-5", "1 3 4 5"), ("1 3 5", "1 3 5"), ("3-1", "3 2 1"), ("5;1", "5 1"), ("beta;alpha", "2 1"),
        ("gam;#1;del", "3 1 4"), ("1, 2", "1 2"), ("1,2;gamma", "1 2 3"), ("2-2", "2"), ("#1-#3", "1 2 3"),
        ("#2,4", "2 4"), ("beta ; gamma", "2 3"), ("beta;", "2"), (";beta;;", "2"), ("alpha", "1"), ("1", "1"),
        ("\"alpha\";\"beta\"", "1 2"), ("  3  ", "3"), ("1,1", "1 1"), ("1\t2", "1 2"), ("1,,2", "1 2"),
    ])
    func `Numbers, ranges and texts name rows in the order of the line`(line: String, rows: String) {
        #expect(read(line, Self.items, multi: true) == rows)
        #expect(read(line, Self.items, multi: true, person: true) == rows)
    }

    @Test(arguments: [
        ("", "Nothing is selected: type a choice or its number"),
        (";", "Nothing is selected: type a choice or its number"), ("1-9", "There is no row 9, only 1 to 5"),
        ("1-99999999999999999999", "There is no row 99999999999999999999, only 1 to 5"),
        ("1 #99999999999999999999", "There is no row 99999999999999999999, only 1 to 5"),
        ("0-2", "There is no row 0, only 1 to 5"), ("1,7", "There is no row 7, only 1 to 5"),
        ("alpha;zzz", "Nothing matches \"zzz\""), ("alp", "alp fits 1 5"), ("beta;alp", "alp fits 1 5"),
        ("1-", "Nothing matches \"1-\""), ("1-2-3", "Nothing matches \"1-2-3\""), ("a,b", "Nothing matches \"a,b\""),
    ])
    func `One term that names no row refuses the line`(line: String, reading: String) {
        #expect(read(line, Self.items, multi: true) == reading)
    }

    @Test func `An exact text comes before a list of numbers`() {
        #expect(read("1,2", ["x", "1,2"], multi: true) == "2")
        #expect(read("1-2", ["x", "y", "1-2"], multi: true) == "3")
        #expect(read("1 2", ["x", "1 2"], multi: true) == "2")
    }

    @Test func `A text that holds the separator is meant when the whole line is that text`() {
        #expect(read("a;b", ["x", "a;b"], multi: true) == "2")
        #expect(read("\"a;b\";x", ["x", "a;b"], multi: true) == "2 1")
        #expect(read(#"a\;b;x"#, ["x", "a;b"], multi: true, escape: true) == "2 1")
    }

    @Test func `The parts come first when they are options too`() {
        #expect(read("a;b", ["a;b", "a", "b"], multi: true) == "2 3")
        #expect(read("\"a;b\"", ["a;b", "a", "b"], multi: true) == "1")
    }

    @Test func `Equal texts are counted off`() {
        #expect(read("a;a", ["a", "b", "a"], multi: true) == "1 3")
        #expect(read("a;a;a", ["a", "b", "a"], multi: true) == "1 3 1")
    }

    @Test func `Any separator will do`() {
        #expect(read("beta, alpha", Self.items, multi: true, separator: ", ") == "2 1")
        #expect(read("1::3", Self.items, multi: true, separator: "::") == "1 3")
        #expect(read("beta\nalpha", Self.items, multi: true, separator: "\n") == "2 1")
        #expect(read("1,3", Self.items, multi: true, separator: ",") == "1 3")
        #expect(read("1 3", Self.items, multi: true, separator: " ") == "1 3")
    }

    @Test(arguments: ["2;1", "2,1", "2 1"])
    func `A person is asked about a number that is the text of another row`(line: String) {
        let asked = "\"2\" is row 2 by its number and row 1 by its text: type #2 or \"2\" in quotes"
        #expect(read(line, ["2", "1"], multi: true, person: true) == asked)
    }

    @Test func `Without a person the texts come first, as they were printed`() {
        #expect(read("2;1", ["2", "1"], multi: true) == "1 2")
        #expect(read("#2;#1", ["2", "1"], multi: true) == "2 1")
    }
}
