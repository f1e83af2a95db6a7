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
        /// Nothing but names, each followed by its folded form where that is another one.
        case names
        case china
        case world
    }

    fileprivate struct Node {
        var parent: Int32
        var childCount: Int32 = 0
        var start: Int32
        var end: Int32
    }

    let kind: Kind
    let text: FixedBytes
    private let nodes: [Node]
    private let rootCount: Int

    package var count: Int { nodes.count }

    func parent(of node: Int) -> Int? {
        let parent = Int(nodes[node].parent)
        return parent < 0 ? nil : parent
    }

    /// Where the source has its line, or its name where there is nothing else.
    func line(of node: Int) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }

    /// Choices below one, or of the first level.
    func childCount(of parent: Int?) -> Int { parent.map { Int(nodes[$0].childCount) } ?? rootCount }

    /// Whether nothing is left to choose below it.
    func isAnswer(_ node: Int) -> Bool { nodes[node].childCount == 0 }

    /// The choices below one, or of the first level, in order.
    func children(of parent: Int?) -> [Int] {
        var children: [Int] = []
        let count = childCount(of: parent)
        children.reserveCapacity(count)
        let wanted = Int32(parent ?? -1)
        // They all come after it.
        var node = parent.map { $0 + 1 } ?? 0
        while children.count < count {
            if nodes[node].parent == wanted { children.append(node) }
            node += 1
        }
        return children
    }

    func firstChild(of parent: Int?) -> Int {
        let wanted = Int32(parent ?? -1)
        var node = parent.map { $0 + 1 } ?? 0
        while nodes[node].parent != wanted { node += 1 }
        return node
    }

    /// Which of its siblings a choice is, from 0.
    func index(of node: Int) -> Int {
        let parent = nodes[node].parent
        return nodes[Int(parent + 1)..<node].count { $0.parent == parent }
    }

    /// From the first level to the choice itself.
    func path(to node: Int) -> [Int] {
        var path = [node]
        while let parent = parent(of: path[path.count - 1]) { path.append(parent) }
        return path.reversed()
    }

    func names(to node: Int) -> [[UInt8]] { path(to: node).map { Array(name(of: $0)) } }

    /// Levels that the longest path goes through.
    var levels: Int {
        var levels: [Int] = []
        for node in nodes { levels.append(node.parent < 0 ? 1 : levels[Int(node.parent)] + 1) }
        return levels.max() ?? 0
    }

    /// The choice whose line, or what follows it, a place of the source lies in: the last one that begins at it or
    /// before it, looked for from a node on.
    func node(at place: Int, from node: Int) -> Int {
        var node = node
        while node + 1 < nodes.count, Int(nodes[node + 1].start) <= place { node += 1 }
        return node
    }
}

extension LinkedTree {
    /// Takes choices one after the other, parents before what is below them.
    struct Builder {
        private let kind: Kind
        private let text: FixedBytes
        private var nodes: [Node] = []
        private var rootCount = 0

        init(_ kind: Kind, _ text: FixedBytes) {
            self.kind = kind
            self.text = text
            // Enough for most lists; what is not used costs nothing.
            nodes.reserveCapacity(text.count / 24)
        }

        /// - Returns: the number of the choice.
        @discardableResult
        mutating func append(below parent: Int?, _ line: Range<Int>) -> Int {
            let node = Node(parent: Int32(parent ?? -1), start: Int32(line.lowerBound), end: Int32(line.upperBound))
            nodes.append(node)
            if let parent { nodes[parent].childCount += 1 } else { rootCount += 1 }
            return nodes.count - 1
        }

        func hasChildren(_ node: Int) -> Bool { nodes[node].childCount > 0 }

        func finish() -> LinkedTree { LinkedTree(kind: kind, text: text, nodes: nodes, rootCount: rootCount) }
    }
}
