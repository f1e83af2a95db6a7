import PickTestSupport
import Testing

@testable import PickCore

@Suite struct LinkedColumnsTests {
    /// Levels of every shape: one without others below it, one with one, one with many, and depths of 1 to 4.
    static let ragged = """
        [{"text": "a"}, {"text": "b", "children": ["b1"]},
         {"text": "c", "children": ["c1", {"text": "c2", "children": ["x", {"text": "y", "children": ["z1", "z2"]}]}, "c3"]},
         {"text": "d", "children": []}]
        """

    private func trees() throws -> [LinkedTree] {
        [
            try makeCascade(Self.ragged).tree, try makeCity(.china, .province).tree, try makeCity(.china, .city).tree,
            try makeCity(.china, .county).tree, try makeCity(.world).tree,
        ]
    }

    @Test func `Choosing a parent puts all below it on the first row at once`() throws {
        var columns = LinkedColumns(try makeCity(.china, .county).tree)
        func names() -> [String] { columns.path.map { shownText(columns.tree.name(of: $0)) } }
        #expect(names() == ["北京市", "东城区"])
        columns.move(to: 10)
        #expect(names() == ["浙江省", "杭州市", "上城区"])
        _ = columns.turn(by: 1)
        columns.move(by: 1)
        #expect(names() == ["浙江省", "宁波市", "海曙区"])
        columns.move(by: 1000)
        #expect(names() == ["浙江省", "丽水市", "莲都区"])
        _ = columns.turn(by: -1)
        columns.move(by: -1)
        #expect(names() == ["江苏省", "南京市", "玄武区"])
        columns.move(to: .max)
        #expect(names() == ["澳门特别行政区"])
        let hasNext = columns.turn(by: 1)
        #expect(!hasNext)
    }

    @Test func `A choice shown with all above it leaves the keys below it`() throws {
        let city = try makeCity(.china, .county)
        var columns = LinkedColumns(city.tree)
        guard case .one(let node, _) = city.find(utf8("湖北省"), hasPerson: true) else { return }
        columns.show(node)
        #expect(columns.current == 1)
        #expect(columns.path.map { shownText(columns.tree.name(of: $0)) } == ["湖北省", "武汉市", "江岸区"])
    }

    @Test func `For any keys what is chosen is a path from the first level to an answer`() throws {
        var dice = SeededGenerator()
        for tree in try trees() {
            var columns = LinkedColumns(tree)
            for _ in 0..<1_000 {
                switch Int.random(in: 0..<8, using: &dice) {
                case 0: columns.move(by: -1)
                case 1: columns.move(by: 1)
                case 2: columns.move(by: Int.random(in: -30...30, using: &dice))
                case 3: columns.move(to: 0)
                case 4: columns.move(to: .max)
                case 5: _ = columns.turn(by: -1)
                case 6: _ = columns.turn(by: 1)
                default: columns.show(Int.random(in: 0..<tree.count, using: &dice))
                }
                #expect(columns.path == tree.path(to: columns.answer), "\(dice)")
                #expect(tree.isAnswer(columns.answer), "\(dice)")
                #expect(columns.path.indices.contains(columns.current), "\(dice)")
                for (level, list) in columns.lists.enumerated() {
                    let parent = level == 0 ? nil : columns.path[level - 1]
                    #expect(list.choices.count == tree.childCount(of: parent), "\(dice)")
                    #expect(list.choices.allSatisfy { tree.parent(of: $0) == parent }, "\(dice)")
                    #expect(tree.index(of: list.chosen) == list.row, "\(dice)")
                }
            }
        }
    }

    /// What the live view shows as chosen: the marked row of each list, cut from the drawn rows.
    private func shownPath(_ rows: [String], width: Int, lists: Int) -> [String] {
        (0..<lists).compactMap { list in
            rows.lazy.compactMap { row -> String? in
                var column = 0
                var cell = ""
                for character in row {
                    if column >= list * width, column < (list + 1) * width { cell.append(character) }
                    column += DisplayText.width(String(character))
                }
                guard cell.hasPrefix(" > ") || cell.hasPrefix(">> ") else { return nil }
                return String(cell.dropFirst(3)).trimmingBlanks
            }.first
        }
    }

    @Test func `For 10,000 keys what is shown is a path of the tree, and Enter returns it`() throws {
        var dice = SeededGenerator()
        let commands: [Command] = [.up, .down, .pageUp, .pageDown, .left, .right, .first, .last, .down, .right]
        for mode in [try makeCascade(Self.ragged), try makeCity(.china, .county)] {
            var desk = LiveDesk(LinkedRows(mode))
            let width = try #require(WheelLayout.width(of: mode.tree.levels, in: 80))
            for key in 0..<5_000 {
                desk.press(commands.randomElement(using: &dice) ?? .up)
                // Drawing is the slow part; it has no memory but the windows.
                guard key % 5 == 0 else { continue }
                let shown = shownPath(Array(desk.rows.dropFirst()), width: width, lists: mode.tree.levels)
                var copy = desk
                let returned = copy.enter()
                // A name that is too long for its list is cut.
                let names = try #require(returned).split(separator: ";")
                #expect(names.count == shown.count, "\(dice)")
                for (name, cell) in zip(names, shown) {
                    #expect(name == cell || cell.hasSuffix("…") && name.hasPrefix(cell.dropLast()), "\(dice)")
                }
            }
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        var text = self[...]
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
