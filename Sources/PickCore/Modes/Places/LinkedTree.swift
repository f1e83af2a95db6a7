/// Levels of choices, each below one of the level before, as flat records over fixed bytes.
///
///     浙江省 ── 杭州市 ── 上城区
///            └ 宁波市    …
///     香港特别行政区              no level below: an answer by itself
///
/// A choice is named by its number, in the order of the source. What has nothing below it can be an answer.
package struct LinkedTree: Sendable {
    /// How the lines of the source are to be read.
    enum Kind: Sendable {
        /// Nothing but names.
        case names
        case china
        case world
    }

    fileprivate struct Node {
        var parent: Int32
        var firstChild: Int32 = 0
        var childCount: Int32 = 0
        var nameStart: Int32
        var nameEnd: Int32
        var lineStart: Int32
        var lineEnd: Int32
        var level: Int32
    }

    let kind: Kind
    let text: FixedBytes
    private let nodes: [Node]
    /// The choices below each one, side by side; those of the first level at the front.
    private let children: [Int32]
    private let rootCount: Int
    /// Levels that the longest path goes through.
    package let levels: Int

    package var count: Int { nodes.count }

    /// Choices below one, or of the first level.
    func childCount(of parent: Int?) -> Int { parent.map { Int(nodes[$0].childCount) } ?? rootCount }

    func child(_ index: Int, of parent: Int?) -> Int {
        Int(children[(parent.map { Int(nodes[$0].firstChild) } ?? 0) + index])
    }

    func children(of parent: Int?) -> [Int] { (0..<childCount(of: parent)).map { child($0, of: parent) } }

    func parent(of node: Int) -> Int? { nodes[node].parent < 0 ? nil : Int(nodes[node].parent) }

    /// 0 for the first one.
    func level(of node: Int) -> Int { Int(nodes[node].level) }

    /// Whether nothing is left to choose below it.
    func isAnswer(_ node: Int) -> Bool { nodes[node].childCount == 0 }

    func name(of node: Int) -> UnsafeRawBufferPointer { text[Int(nodes[node].nameStart)..<Int(nodes[node].nameEnd)] }

    /// Where the source has its line.
    func line(of node: Int) -> Range<Int> { Int(nodes[node].lineStart)..<Int(nodes[node].lineEnd) }

    /// From the first level to the choice itself.
    func path(to node: Int) -> [Int] {
        var path = [node]
        while let parent = parent(of: path[path.count - 1]) { path.append(parent) }
        return path.reversed()
    }

    func names(to node: Int) -> [[UInt8]] { path(to: node).map { Array(name(of: $0)) } }

    /// Which of its siblings a choice is, from 0.
    func index(of node: Int) -> Int {
        let parent = parent(of: node)
        // Siblings stand in the order of their numbers.
        var range = 0..<childCount(of: parent)
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            let isAbove = child(middle, of: parent) <= node
            range = isAbove ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

extension LinkedTree {
    /// Takes choices one after the other, parents before what is below them.
    struct Builder {
        private let kind: Kind
        private let text: FixedBytes
        private var nodes: [Node] = []

        init(_ kind: Kind, _ text: FixedBytes) {
            self.kind = kind
            self.text = text
            nodes.reserveCapacity(text.bytes.count / 24)
        }

        /// - Returns: the number of the choice.
        @discardableResult
        mutating func append(below parent: Int?, name: Range<Int>, line: Range<Int>) -> Int {
            let level = parent.map { nodes[$0].level + 1 } ?? 0
            nodes.append(
                Node(
                    parent: Int32(parent ?? -1), nameStart: Int32(name.lowerBound), nameEnd: Int32(name.upperBound),
                    lineStart: Int32(line.lowerBound), lineEnd: Int32(line.upperBound), level: level))
            if let parent { nodes[parent].childCount += 1 }
            return nodes.count - 1
        }

        var count: Int { nodes.count }
        func hasChildren(_ node: Int) -> Bool { nodes[node].childCount > 0 }

        func finish() -> LinkedTree { LinkedTree(kind, text, nodes) }
    }

    /// Puts the choices below each one side by side, in one pass to give them room and one to fill it.
    fileprivate init(_ kind: Kind, _ text: FixedBytes, _ given: [Node]) {
        var nodes = given
        self.kind = kind
        self.text = text
        rootCount = nodes.reduce(0) { $0 + ($1.parent < 0 ? 1 : 0) }
        levels = nodes.reduce(0) { max($0, Int($1.level) + 1) }
        var next = Int32(rootCount)
        for index in nodes.indices {
            nodes[index].firstChild = next
            next += nodes[index].childCount
        }
        var children = [Int32](repeating: 0, count: nodes.count)
        var places = nodes.map(\.firstChild)
        var root = 0
        for index in nodes.indices {
            let parent = Int(nodes[index].parent)
            if parent < 0 {
                children[root] = Int32(index)
                root += 1
            } else {
                children[Int(places[parent])] = Int32(index)
                places[parent] += 1
            }
        }
        self.nodes = nodes
        self.children = children
    }
}
