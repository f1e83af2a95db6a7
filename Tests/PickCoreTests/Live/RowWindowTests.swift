import PickTestSupport
import Testing

@testable import PickCore

@Suite struct RowWindowTests {
    private func window(_ count: Int, height: Int) -> RowWindow {
        var window = RowWindow()
        window.resize(to: height)
        window.setCount(count)
        return window
    }

    @Test func `An empty list has nothing to see`() {
        var window = window(0, height: 5)
        window.move(by: 3)
        #expect(window.visible.isEmpty)
        #expect(window.highlight == 0)
    }

    @Test func `The highlight stops at both ends`() {
        var window = window(3, height: 5)
        window.move(by: -1)
        #expect(window.highlight == 0)
        window.move(by: 9)
        #expect(window.highlight == 2)
        window.move(to: .max)
        #expect(window.highlight == 2)
    }

    @Test func `The window follows the highlight by as little as it can`() {
        var window = window(10, height: 3)
        window.move(by: 2)
        #expect(window.visible == 0..<3)
        window.move(by: 1)
        #expect(window.visible == 1..<4)
        window.move(by: -2)
        #expect(window.visible == 1..<4)
        window.move(by: -1)
        #expect(window.visible == 0..<3)
    }

    @Test func `A page leaves one row of the last one to be seen`() {
        var window = window(20, height: 5)
        window.movePages(1)
        #expect(window.highlight == 4)
        window.movePages(2)
        #expect(window.highlight == 12)
        window.movePages(-9)
        #expect(window.highlight == 0)
    }

    @Test(arguments: [1, 0, -3])
    func `On one row or less a page is a row`(height: Int) {
        var window = window(20, height: height)
        window.movePages(1)
        #expect(window.highlight == 1)
        #expect(window.visible == 1..<2)
    }

    @Test func `A shorter list takes the highlight along, and leaves no empty rows`() {
        var window = window(20, height: 5)
        window.move(to: 19)
        window.setCount(7)
        #expect(window.highlight == 6)
        #expect(window.visible == 2..<7)
        window.setCount(2)
        #expect(window.visible == 0..<2)
    }

    @Test func `Whatever happens the highlight is to be seen and the window is full`() {
        var generator = SeededGenerator()
        var window = RowWindow()
        var height = 1
        for step in 0..<5000 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                height = Int.random(in: -1...12, using: &generator)
                window.resize(to: height)
            case 1: window.setCount(Int.random(in: 0...30, using: &generator))
            case 2: window.move(by: Int.random(in: -5...5, using: &generator))
            case 3: window.movePages(Int.random(in: -2...2, using: &generator))
            default: window.move(to: Int.random(in: -2...40, using: &generator))
            }
            let failure = "step \(step) of \(generator): \(window)"
            #expect(window.visible.count == min(window.count, max(1, height)), "\(failure)")
            #expect(window.count == 0 || window.visible.contains(window.highlight), "\(failure)")
        }
    }
}
