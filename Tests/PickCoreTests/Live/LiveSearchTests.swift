import PickTestSupport
import Testing

@testable import PickCore

@Suite struct LiveSearchTests {
    private func listed(_ line: String, _ words: String..., items: [String], most: Int = 10) throws -> [String] {
        var desk = try RowsDesk(items, words: words)
        desk.type(line)
        return desk.shown(height: most).map { String($0.dropFirst(2)) }
    }

    @Test func `The row that a number names comes first, once`() throws {
        let items = ["a #2", "b", "c #2"]
        #expect(try listed("#2", items: items) == ["b", "a #2", "c #2"])
        #expect(try listed("#1", items: items) == ["a #2"])
        #expect(try listed("#4", items: items) == [])
        #expect(try listed("#0", items: items) == [])
    }

    @Test func `A bare number that is shown names a row unless it is the text of one`() throws {
        func texts(_ rows: [String]) -> [String] { rows.map { String($0.split(separator: " ")[1]) } }
        #expect(try texts(listed("2", "--numbers", items: ["a2", "b", "c"])) == ["b", "a2"])
        #expect(try texts(listed("2", "--numbers", items: ["a2", "b", "2"])) == ["2", "a2"])
        #expect(try texts(listed("2", "--numbers", "+s", items: ["a2", "b", "2"])).first == "2")
        #expect(try listed("2", items: ["a2", "b", "c"]) == ["a2"])
    }

    @Test func `The only one that begins with the line comes first`() throws {
        #expect(
            try listed("ma", items: ["x-ma", "makefile with a long name", "a_ma"]).first?.hasPrefix("make") == true)
        // Two that begin with it are in the order of the search.
        let two = ["x-ma", "mab", "maa"]
        #expect(try Set(listed("ma", items: two).prefix(2)) == ["mab", "maa"])
    }

    @Test func `A line that is an option comes first, whatever it means as a query`() throws {
        for line in ["!a", "^a", "a$", "'a", "a | b", "a b", " a", "a ", "a\\ b", "^a$", "\"a\""] {
            let items = ["za", "a", "ab", "b", "ba", "a-b", "zz", line]
            #expect(try listed(line, items: items).first == line, "\(line)")
            #expect(try listed(line, "+s", items: items).first == line, "\(line) unsorted")
            #expect(try listed(line, "--nth", "2", items: items).first == line, "\(line) by a field")
        }
    }

    @Test func `The text in quotes comes first`() throws {
        let items = ["say \"b\" now", "b", "a b"]
        #expect(try listed("\"b\"", items: items) == ["b", "say \"b\" now"])
        #expect(try listed("\"a b\"", items: items).first == "a b")
    }

    @Test func `An option that equals the line comes first when it arrives, too`() throws {
        var desk = try RowsDesk(["za", "ba"], grows: true)
        desk.type("!b")
        desk.arrive("!b", "x")
        #expect(desk.shown() == ["  !b", "> za", "  x"])
    }

    @Test func `A promoted row keeps the others in order, however far down it was`() throws {
        let items = (0..<3500).map { "a\($0)" } + ["b"]
        var desk = try RowsDesk(items, words: ["+s"])
        for row in [1, 2, 1999, 2000, 2001, 2500, 3500] {
            desk.type("#\(row)")
            #expect(desk.highlighted == items[row - 1])
            #expect(desk.rows.matches.count == 1)
        }
        let store = CandidateStore(items)
        let all = Matches(all: store.count, newestFirst: false)
        for row in [0, 1, 1999, 2000, 2001, 3500] {
            let promoted = all.promoting(row, isMatch: true)
            #expect(promoted.count == 3501)
            let ranks = (0..<promoted.count).map { promoted[$0] }
            #expect(ranks == [row] + (0..<3501).filter { $0 != row })
        }
    }
}
