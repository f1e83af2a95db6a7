import PickTestSupport
import Testing

@testable import PickCore

/// What Enter comes to in the live view when the line alone says what is meant.
@Suite struct LiveAnswerTests {
    private static let items = ["apple", "apricot", "banana", "2"]

    private func enter(_ line: String, multi: Bool, numbers: Bool = false) -> String {
        var request = Request()
        request.select.isMulti = multi
        request.select.showsNumbers = numbers
        let list = CandidateList.holding(LiveAnswerTests.items.map { Array($0.utf8) }, request)
        let search = LiveSearch(
            list.shown, rule: request.select.rule, understandsNumbers: numbers, threads: 1, notify: {})
        var rows = SelectRows(mode: SelectMode(list: list, request: request), search: search)
        rows.lineChanged(Array(line.utf8))
        switch rows.perform(.accept) {
        case .finish(.answered(let answer)): return answer.indexes.map(String.init).joined(separator: " ")
        case .refused(let message): return message[.english]
        default: return "something else"
        }
    }

    @Test(arguments: [
        // A row by its sign comes before a text, and a text that is there before the rest.
        ("#3", "3"), ("2", "4"), ("ban", "3"), ("ap", "1"), ("\"2\"", "4"),
        // Rows are shown without numbers, so a number is none.
        ("3", "Nothing matches"), ("1,3", "Nothing matches"), ("#1,#3", "Only one can be selected"),
    ])
    func `A line names a row`(line: String, result: String) {
        #expect(enter(line, multi: false) == result)
    }

    @Test(arguments: [("3", "3"), ("2", "4"), ("#2", "2"), ("1", "1")])
    func `A bare number names a row where numbers are shown, unless it is a text`(line: String, result: String) {
        #expect(enter(line, multi: false, numbers: true) == result)
    }

    @Test(arguments: [
        ("#3;#1", "3 1"), ("#3,#1", "3 1"), ("#1-#3", "1 2 3"), ("banana;apple", "3 1"), ("banana", "3"), ("#2", "2"),
        // These only match, and nothing is marked.
        ("ban", "Nothing is selected: type a choice or its number"),
        ("", "Nothing is selected: type a choice or its number"), ("1,3", "Nothing matches"),
    ])
    func `Of several, a line that says in so many words what is meant needs no mark`(line: String, result: String) {
        #expect(enter(line, multi: true) == result)
    }

    @Test func `Numbers and ranges are answers where numbers are shown`() {
        #expect(enter("1,3", multi: true, numbers: true) == "1 3")
        #expect(enter("3-1", multi: true, numbers: true) == "3 2 1")
    }
}
