import PickTestSupport
import Testing

@testable import PickCore

@Suite struct SelectRowsMovingTests {
    private static let fruit = ["apple", "banana", "cherry", "date", "elder", "fig"]

    @Test func `The keys of the list move the highlight`() throws {
        var desk = try RowsDesk(Self.fruit)
        _ = desk.shown(height: 3)
        #expect(desk.highlighted == "apple")
        desk.press(.down)
        #expect(desk.highlighted == "banana")
        desk.press(.up, .up)
        #expect(desk.highlighted == "apple")
        desk.press(.pageDown)
        #expect(desk.highlighted == "cherry")
        desk.press(.last)
        #expect(desk.highlighted == "fig")
        desk.press(.pageUp)
        #expect(desk.highlighted == "date")
        desk.press(.first)
        #expect(desk.highlighted == "apple")
    }

    @Test func `Only as many rows are shown as there is room for`() throws {
        var desk = try RowsDesk(Self.fruit)
        #expect(desk.shown(height: 2) == ["> apple", "  banana"])
        desk.press(.last)
        #expect(desk.shown(height: 2) == ["  elder", "> fig"])
        #expect(desk.shown(height: 1) == ["> fig"])
        #expect(desk.shown(height: 99).count == 6)
    }

    @Test func `A new line goes back to the best row`() throws {
        var desk = try RowsDesk(Self.fruit)
        desk.press(.last)
        desk.type("e")
        #expect(desk.highlighted == "elder")
        desk.press(.down)
        desk.type("")
        #expect(desk.highlighted == "apple")
    }

    @Test func `A single default is highlighted from the start`() throws {
        let desk = try RowsDesk(Self.fruit, "--default", "cherry")
        #expect(desk.highlighted == "cherry")
    }

    // MARK: While rows arrive

    @Test func `Rows that arrive leave the highlight where it is`() throws {
        var desk = try RowsDesk(["one", "two"], grows: true)
        desk.press(.down)
        desk.arrive("three", "four")
        #expect(desk.highlighted == "two")
        #expect(desk.status == "4/4+")
        desk.end()
        #expect(desk.highlighted == "two")
        #expect(desk.status == "4/4")
    }

    @Test func `A better match that arrives does not push the highlight off its row`() throws {
        var desk = try RowsDesk(["xaxb", "a-b"], grows: true)
        desk.type("ab")
        let before = desk.highlighted
        desk.arrive("ab")
        #expect(desk.shown().first?.hasSuffix("ab") == true)
        #expect(desk.highlighted == before)
        desk.arrive((0..<50).map { "ab\($0)" })
        #expect(desk.highlighted == before)
        #expect(desk.press(.accept) == "rows \(before == "xaxb" ? 1 : 2)")
    }

    @Test func `With the newest on top the highlight stays too`() throws {
        var desk = try RowsDesk(["one", "two"], "--tac", grows: true)
        #expect(desk.highlighted == "two")
        desk.arrive("three")
        #expect(desk.highlighted == "two")
        #expect(desk.shown() == ["  three", "> two", "  one"])
    }

    @Test func `The first row to arrive is highlighted`() throws {
        var desk = try RowsDesk([], grows: true)
        #expect(desk.highlighted == nil)
        #expect(desk.press(.down, .mark) == "ignored")
        desk.arrive("one")
        #expect(desk.highlighted == "one")
    }

    @Test func `An input that ends empty ends the question`() throws {
        var desk = try RowsDesk([], grows: true)
        #expect(desk.rows.outcome == nil)
        desk.end()
        #expect(desk.rows.outcome == .nothingToChoose)
    }

    @Test func `On random arrivals the highlight stays on its row`() throws {
        var generator = SeededGenerator()
        for _ in 0..<60 {
            func items(_ count: Int) -> [String] {
                (0..<count).map { _ in
                    String(
                        (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                            "abc/".randomElement(using: &generator) ?? "a"
                        })
                }
            }
            var desk = try RowsDesk(items(5), words: Bool.random(using: &generator) ? ["--tac"] : [], grows: true)
            desk.type(["", "a", "ab", "b c"].randomElement(using: &generator) ?? "")
            for _ in 0..<10 {
                for _ in 0..<Int.random(in: 0...3, using: &generator) { desk.press(.down) }
                let before = desk.rows.highlighted
                desk.arrive(items(Int.random(in: 0...5, using: &generator)))
                #expect(before == nil || desk.rows.highlighted == before, "\(desk.line), \(generator)")
            }
        }
    }
}
