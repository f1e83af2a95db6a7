import PickTestSupport
import Testing

@testable import PickCore

/// A mode that chooses from these items, with its defaults looked up.
func makeSelectMode(_ items: [String], _ words: [String] = []) throws -> SelectMode {
    let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
    var mode = SelectMode(list: .holding(items.map { Array($0.utf8) }, request), request: request)
    if let message = mode.takeDefaults() { throw DefaultRefused(message: message[.english]) }
    return mode
}

struct DefaultRefused: Error, Equatable { let message: String }

@Suite struct SelectModeTests {
    private static let items = ["a", "b", "c", "d;e"]

    /// What a line comes to, in words.
    private func judge(
        _ line: String, _ words: String..., items: [String] = items, person: Bool = true
    ) throws -> String {
        switch try makeSelectMode(items, words).judge(Array(line.utf8), hasPerson: person) {
        case .answer(let answer):
            return "rows " + answer.indexes.map(String.init).joined(separator: ",")
        case .refused(let message): return message[.english]
        case .several(let message, let rows): return "\(message[.english]): \(rows.compactMap(\.number))"
        case .query(let query): return "query \(String(decoding: query, as: UTF8.self))"
        case .narrowed: return "narrowed"
        }
    }

    @Test func `One row is taken, several are refused`() throws {
        #expect(try judge("b") == "rows 2")
        #expect(try judge("1,2") == "Only one can be selected")
        #expect(try judge("1,2", "-m") == "rows 1,2")
    }

    @Test func `A row that is named twice counts once`() throws {
        #expect(try judge("2,1,2", "-m") == "rows 2,1")
        #expect(try judge("2-2;b", "-m", "--limit", "1") == "rows 2")
    }

    @Test func `The order of the answer is that of naming, or of the input`() throws {
        #expect(try judge("c;a", "-m") == "rows 3,1")
        #expect(try judge("c;a", "-m", "--order", "input") == "rows 1,3")
    }

    @Test func `A line that fits several rows is told so, with the rows for a person and examples for a script`() throws
    {
        let items = ["ab", "x", "ac"]
        #expect(try judge("a", items: items) == "\"a\" fits 2 options: [1, 3]")
        #expect(try judge("a", items: items, person: false) == "\"a\" fits 2 options: ab, ac")
        let many = ["a1", "a2", "a3", "a4"]
        #expect(try judge("a", items: many, person: false) == "\"a\" fits 4 options: a1, a2, a3, ...")
    }

    @Test func `Limits hold`() throws {
        #expect(try judge("1-3", "-m", "--limit", "2") == "At most 2 can be selected")
        #expect(try judge("1,2", "-m", "--limit", "2") == "rows 1,2")
        #expect(try judge("1", "-m", "--at-least", "2") == "At least 2 must be selected")
        #expect(try judge("", "-m", "--at-least", "2") == "Nothing is selected: type a choice or its number")
        #expect(try judge("", "-m", "--at-least", "0") == "rows ")
    }

    @Test func `A text with the separator in it is refused with the ways out, which are ways out`() throws {
        let refusal = "\"d;e\" contains the separator \";\": use --print0, --json, --escape or another --separator"
        #expect(try judge("4", "-m") == refusal)
        #expect(try judge("1,4", "-m") == refusal)
        #expect(try judge("4") == "rows 4")
        for words in [["--print0"], ["--json"], ["--escape"], ["--separator", ","], ["--print-index"]] {
            let mode = try makeSelectMode(Self.items, ["-m"] + words)
            guard case .answer = mode.judge([0x34], hasPerson: true) else {
                Issue.record("refused with \(words)")
                continue
            }
        }
    }

    @Test func `An empty line takes the default that is shown`() throws {
        #expect(try judge("", "--default", "b") == "rows 2")
        #expect(try judge("", "-m", "--default", "c", "--default", "#1") == "rows 3,1")
        #expect(try judge("", "-m", "--default", "c;a") == "rows 3,1")
        #expect(try judge("c", "--default", "b") == "rows 3")
        #expect(try judge("") == "Nothing is selected: type a choice or its number")
    }

    @Test(arguments: [
        (["--default", "c"], "c"), (["--default", "2"], "b"), (["-m", "--default", "c;a"], "c;a"),
        (["-m", "--default", "2-1"], "b;a"), (["-m", "--default", "a", "--default", "a"], "a"),
        (["--default", "\"a\""], "a"), (["-m", "--escape", "--default", #"d\;e"#], #"d\;e"#),
        (["--default", "d;e"], "d;e"),
    ])
    func `The default is a term like any other and is shown as it would be printed`(
        words: [String], shown: String
    ) throws {
        let mode = try makeSelectMode(Self.items, words)
        #expect(mode.shownDefault.map { String(decoding: $0, as: UTF8.self) } == shown)
        guard case .answer(let answer) = mode.judge([], hasPerson: true) else {
            Issue.record("the default is refused")
            return
        }
        #expect(mode.echo(answer) == mode.shownDefault)
    }

    @Test(arguments: [
        (["--default", "x"], "--default: \"x\" is not in the list"),
        (["--default", "#9"], "--default: \"#9\" is not in the list"),
        (["--default", "1,2"], "--default: only one can be selected"),
        (["-m", "--limit", "1", "--default", "1,2"], "--default: at most 1 can be selected"),
    ])
    func `A default that cannot be taken is refused`(words: [String], message: String) {
        #expect(throws: DefaultRefused(message: message)) { try makeSelectMode(Self.items, words) }
    }

    @Test func `The nearest options are offered for a default with a slip in it`() {
        let items = ["Hangzhou", "Beijing", "Huangshan", "Shanghai"]
        #expect(
            throws: DefaultRefused(message: "--default: \"Hangzhuo\" is not in the list; nearest: Hangzhou, Huangshan")
        ) {
            try makeSelectMode(items, ["--default", "Hangzhuo"])
        }
    }

    @Test func `With the query printed, a line that matches nothing is the answer`() throws {
        #expect(try judge("zzz", "--print-query") == "query zzz")
        #expect(try judge("9", "--print-query") == "query 9")
        #expect(try judge("b", "--print-query") == "rows 2")
        #expect(try judge("", "--print-query") == "Nothing is selected: type a choice or its number")
        #expect(try judge("1,2", "--print-query") == "Only one can be selected")
    }

    @Test func `A line with two meanings does match, so it is refused all the same`() throws {
        let twoRows = "\"2\" is row 2 by its number and row 1 by its text: type #2 or \"2\" in quotes"
        #expect(try judge("2", "--print-query", items: ["2", "x"]) == twoRows)
        #expect(try judge("2", "--print-query", items: ["2", "x"], person: false) == "rows 1")
    }

    @Test func `The record has the values, the rows from 1, and the line`() throws {
        let mode = try makeSelectMode(Self.items, ["-m", "--json"])
        guard case .answer(let answer) = mode.judge(Array("c;1".utf8), hasPerson: true) else {
            Issue.record("refused")
            return
        }
        let json = String(decoding: JSONValue.object(answer.record).serialized, as: UTF8.self)
        #expect(json == #"{"mode":"select","values":["c","a"],"indexes":[3,1],"query":"c;1"}"#)
    }

    @Test func `Only the fields that are asked for are printed, and name the row too`() throws {
        let mode = try makeSelectMode(["1 one", "2 two"], ["--accept-nth", "2"])
        #expect(mode.value(1) == Array("two".utf8))
        #expect(try judge("two", "--accept-nth", "2", items: ["1 one", "2 two"]) == "rows 2")
    }
}
