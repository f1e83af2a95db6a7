import PickTestSupport
import Testing

@testable import PickCore

@Suite struct SelectRowsMarkingTests {
    private static let fruit = ["apple", "banana", "cherry", "date"]

    @Test func `Tab marks and moves down, Shift-Tab marks and moves up`() throws {
        var desk = try RowsDesk(Self.fruit, "-m")
        desk.press(.mark, .mark)
        #expect(desk.marked == ["apple", "banana"])
        #expect(desk.highlighted == "cherry")
        desk.press(.markBack)
        #expect(desk.marked == ["apple", "banana", "cherry"])
        #expect(desk.highlighted == "banana")
        desk.press(.markBack)
        #expect(desk.marked == ["apple", "cherry"])
        #expect(desk.status == "4/4 (2 marked)")
    }

    @Test func `The order of marking is the order of the answer`() throws {
        var desk = try RowsDesk(Self.fruit, "-m")
        desk.press(.mark, .down, .mark, .up, .up, .mark)
        #expect(desk.press(.accept) == "rows 1,3,2")
        var sorted = try RowsDesk(Self.fruit, "-m", "--order", "input")
        sorted.press(.mark, .down, .mark, .up, .up, .mark)
        #expect(sorted.press(.accept) == "rows 1,2,3")
    }

    @Test func `Marks survive a change of the query`() throws {
        var desk = try RowsDesk(Self.fruit, "-m")
        desk.type("an")
        desk.press(.mark)
        desk.type("ch")
        #expect(desk.status == "1/4 (1 marked)")
        desk.press(.mark)
        desk.type("zzz")
        #expect(desk.status == "0/4 (2 marked)")
        #expect(desk.press(.accept) == "rows 2,3")
        desk.type("")
        #expect(desk.shown() == [">  apple", " * banana", " * cherry", "   date"])
    }

    @Test func `Defaults are marked first, in their order`() throws {
        var desk = try RowsDesk(Self.fruit, "-m", "--default", "cherry", "--default", "apple")
        #expect(desk.marked == ["cherry", "apple"])
        desk.press(.down, .mark)
        #expect(desk.press(.accept) == "rows 3,1,2")
    }

    @Test func `Beyond the limit a mark is refused in place`() throws {
        var desk = try RowsDesk(Self.fruit, "-m", "--limit", "2")
        desk.press(.mark, .mark)
        #expect(desk.press(.mark) == "At most 2 can be selected")
        #expect(desk.highlighted == "cherry")
        #expect(desk.press(.markAll) == "At most 2 can be selected")
        #expect(desk.press(.invert) == "done")
        #expect(desk.marked == ["cherry", "date"])
        // Taking a mark away is always possible.
        desk.press(.down)
        #expect(desk.press(.mark) == "done")
        #expect(desk.marked == ["cherry"])
    }

    @Test func `A text with the separator in it cannot be marked, and is told so`() throws {
        var desk = try RowsDesk(["a;b", "c"], "-m")
        let refusal = desk.press(.mark)
        for way in ["--print0", "--json", "--separator", "--escape"] { #expect(refusal.contains(way)) }
        #expect(desk.press(.markAll) == refusal)
        #expect(desk.press(.invert) == refusal)
        #expect(desk.marked == [])
        for words in [["--print0"], ["--json"], ["--escape"], ["--separator", ","]] {
            var free = try RowsDesk(["a;b", "c"], words: ["-m"] + words)
            #expect(free.press(.mark) == "done")
            #expect(free.press(.accept) == "rows 1")
        }
    }

    @Test func `All that are listed are marked, and marks are inverted among them`() throws {
        var desk = try RowsDesk(Self.fruit, "-m")
        desk.press(.mark)
        desk.type("an")
        desk.press(.markAll)
        #expect(desk.marked == ["apple", "banana"])
        desk.type("a")
        #expect(desk.status == "3/4 (2 marked)")
        desk.press(.invert)
        #expect(desk.marked == ["date"])
        desk.press(.unmarkAll)
        #expect(desk.marked == [])
    }

    @Test func `The marked ones can be listed alone`() throws {
        var desk = try RowsDesk(Self.fruit, "-m")
        desk.press(.last, .mark, .first, .mark, .showMarked)
        #expect(desk.shown() == [">* date", " * apple"])
        #expect(desk.status == "2/4 (2 marked)")
        desk.press(.mark)
        #expect(desk.shown() == [">* apple"])
        desk.press(.showMarked)
        #expect(desk.shown().count == 4)
    }

    @Test func `A new line ends the list of the marked ones`() throws {
        var desk = try RowsDesk(["a1", "a2", "a3", "b1", "b2"], "-m")
        desk.press(.markAll)
        desk.type("b")
        desk.press(.showMarked, .last)
        #expect(desk.shown().count == 5)
        desk.type("b1")
        #expect(desk.shown() == [">* b1"])
    }

    @Test func `A new line ends the list of the marked ones while it is still searched for, too`() throws {
        var desk = try RowsDesk((0..<9000).map { "item \($0)" }, "-m")
        desk.type("'899")
        desk.press(.markAll)
        desk.type("'8999")
        #expect(desk.status == "1/9000 (19 marked)")
        desk.press(.showMarked, .last)
        desk.typeAhead("7")
        #expect(desk.shown().count <= 10)
        desk.settle()
        #expect(desk.shown().first == ">  item 7")
    }

    @Test func `Rows that arrive leave the list of the marked ones alone`() throws {
        var desk = try RowsDesk(["a", "b"], "-m", grows: true)
        desk.press(.mark, .mark, .showMarked, .last)
        desk.arrive("c", "d")
        #expect(desk.shown() == [" * a", ">* b"])
        #expect(desk.highlighted == "b")
    }

    @Test(arguments: [Command.mark, .markBack, .markAll, .unmarkAll, .invert, .showMarked])
    func `Where one is chosen nothing is marked, whatever the keys are bound to`(command: Command) throws {
        var desk = try RowsDesk(Self.fruit)
        #expect(desk.press(command) == "ignored")
        #expect(desk.press(.accept) == "rows 1")
    }
}
