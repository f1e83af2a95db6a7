import PickTestSupport
import Testing

@testable import PickCore

@Suite struct SelectRowsAcceptTests {
    private static let items = ["a", "b", "c", "d;e"]

    private func accept(_ line: String, _ words: String..., items: [String] = items) throws -> String {
        var desk = try RowsDesk(items, words: words)
        desk.type(line)
        return desk.press(.accept)
    }

    // MARK: One

    @Test func `Enter takes the highlighted row`() throws {
        var desk = try RowsDesk(Self.items)
        desk.press(.down)
        #expect(desk.press(.accept) == "rows 2")
    }

    @Test func `Enter on an untouched prompt takes the default`() throws {
        #expect(try accept("", "--default", "c") == "rows 3")
        #expect(try accept("", "--default", "#2") == "rows 2")
    }

    @Test func `Enter is refused when nothing matches`() throws {
        #expect(try accept("zzz") == "Nothing matches")
        #expect(try accept("zzz", "--print-query") == "query zzz")
        #expect(try accept("zzz", "-m", "--accept-current") == "Nothing matches")
    }

    @Test func `A row is named by its number with a sign before it, in every list`() throws {
        #expect(try accept("#2") == "rows 2")
        #expect(try accept("#2", items: ["x #2", "y", "z"]) == "rows 2")
        #expect(try accept("#9") != "rows 9")
    }

    @Test func `A bare number names a row only where numbers are shown`() throws {
        #expect(try accept("2") == "Nothing matches")
        #expect(try accept("2", "--numbers") == "rows 2")
        #expect(try accept("2", "--numbers", items: ["x2", "y", "z"]) == "rows 2")
        #expect(try accept("2", "--numbers", items: ["x", "y", "2"]) == "rows 3")
        #expect(try accept("2", items: ["x", "y", "a2"]) == "rows 3")
    }

    @Test func `The only one that begins with the line comes before better matches`() throws {
        let items = ["x/main", "mainly about something long", "a-main"]
        #expect(try accept("main", items: items) == "rows 2")
    }

    @Test func `The text of an option comes first`() throws {
        #expect(try accept("main", items: ["main.c", "domain", "main"]) == "rows 3")
    }

    @Test func `A text in quotes is that text`() throws {
        #expect(try accept("\"b\"") == "rows 2")
        #expect(try accept("\"2\"", "--numbers", items: ["x", "2", "y"]) == "rows 2")
        #expect(try accept("\"b\"", items: ["say \"b\" now", "b"]) == "rows 2")
    }

    @Test func `Two answers to one question are refused as such`() throws {
        #expect(try accept("a;b") == "Only one can be selected")
        #expect(try accept("1,2", "--numbers") == "Only one can be selected")
        #expect(try accept("#1,#2") == "Only one can be selected")
    }

    // MARK: Several

    @Test func `Enter with nothing marked is refused, unless the highlighted row may be taken`() throws {
        #expect(try accept("", "-m") == "Nothing is selected: type a choice or its number")
        #expect(try accept("ob", "-m", items: ["foobar"]) == "Nothing is selected: type a choice or its number")
        #expect(try accept("b", "-m", "--accept-current") == "rows 2")
        #expect(try accept("", "-m", "--at-least", "0") == "rows ")
    }

    @Test func `With marks the highlighted row is not taken`() throws {
        var desk = try RowsDesk(Self.items, "-m", "--accept-current")
        desk.press(.mark, .down)
        #expect(desk.press(.accept) == "rows 1")
    }

    @Test func `Too few marks are refused in place`() throws {
        var desk = try RowsDesk(Self.items, "-m", "--at-least", "2")
        desk.press(.mark)
        #expect(desk.press(.accept) == "At least 2 must be selected")
        desk.press(.mark)
        #expect(desk.press(.accept) == "rows 1,2")
    }

    @Test func `With nothing marked a line that names options needs no mark`() throws {
        #expect(try accept("b", "-m") == "rows 2")
        #expect(try accept("#2", "-m") == "rows 2")
        #expect(try accept("b", "-m", items: ["bb", "ab", "b"]) == "rows 3")
    }

    @Test func `Numbers, ranges and texts that are typed are taken as they are elsewhere`() throws {
        #expect(try accept("1,3", "-m", "--numbers") == "rows 1,3")
        #expect(try accept("3-1", "-m", "--numbers") == "rows 3,2,1")
        #expect(try accept("2 1", "-m", "--numbers") == "rows 2,1")
        #expect(try accept("#3,#1", "-m") == "rows 3,1")
        #expect(try accept("#2-#3", "-m") == "rows 2,3")
        #expect(try accept("c;a", "-m") == "rows 3,1")
        #expect(try accept("\"c\";\"a\"", "-m") == "rows 3,1")
    }

    @Test func `Bare numbers that are typed where none are shown match nothing`() throws {
        for line in ["1,3", "3-1", "2 1", "2;1"] {
            #expect(try accept(line, "-m").hasPrefix("Nothing matches"), "\(line)")
        }
    }

    @Test func `What is typed is held to the limits, and says why`() throws {
        #expect(try accept("1-3", "-m", "--numbers", "--limit", "2") == "At most 2 can be selected")
        #expect(try accept("#1,#2", "-m", "--at-least", "3") == "At least 3 must be selected")
        #expect(try accept("#9,#1", "-m") == "There is no row 9, only 1 to 4")
        #expect(try accept("#4,#1", "-m").contains("contains the separator"))
    }

    @Test func `With all marks taken away the defaults are not taken either`() throws {
        for words in [["-m"], ["-m", "--accept-current"]] {
            var desk = try RowsDesk(Self.items, words: words + ["--default", "a"])
            desk.press(.unmarkAll, .showMarked)
            #expect(desk.press(.accept) == "Nothing is selected: type a choice or its number")
        }
        var desk = try RowsDesk(Self.items, "-m", "--at-least", "0", "--default", "a")
        desk.press(.unmarkAll, .showMarked)
        #expect(desk.press(.accept) == "rows ")
    }

    @Test func `Before the first row arrives there is nothing to accept`() throws {
        var desk = try RowsDesk([], grows: true)
        #expect(desk.press(.accept) == "Nothing matches")
    }
}
