/// Lists side by side, each of what is below the choice in the one before it.
///
/// The chosen ones are always a path through the tree, from the first level to an answer: choosing in one list puts all
/// that follow it on their first row in the same step.
package struct LinkedColumns: Sendable {
    let tree: LinkedTree
    /// The chosen one of each list. Never empty.
    package private(set) var path: [Int] = []
    /// The list that the keys move in.
    package private(set) var current = 0

    /// - Parameter tree: with at least one choice.
    init(_ tree: LinkedTree, showing node: Int? = nil) {
        self.tree = tree
        show(node ?? tree.child(0, of: nil))
        current = 0
    }

    /// What Enter would take.
    package var answer: Int { path[path.count - 1] }

    /// The choice above a list.
    func parent(of list: Int) -> Int? { list == 0 ? nil : path[list - 1] }

    func count(in list: Int) -> Int { tree.childCount(of: parent(of: list)) }

    func choice(_ row: Int, in list: Int) -> Int { tree.child(row, of: parent(of: list)) }

    /// The row of the choice in a list.
    func row(in list: Int) -> Int { tree.index(of: path[list]) }

    /// Chooses a row of the current list; one beyond either end is the row at that end.
    mutating func move(to row: Int) {
        let count = count(in: current)
        choose(choice(max(0, min(count - 1, row)), in: current))
    }

    mutating func move(by rows: Int) { move(to: row(in: current) + rows) }

    /// Goes to another list. Whether there is one.
    mutating func turn(by lists: Int) -> Bool {
        guard path.indices.contains(current + lists) else { return false }
        current += lists
        return true
    }

    /// Chooses all that leads to a node, and below it the first of everything; goes to the list of the node, or to the
    /// one below it where there is one.
    mutating func show(_ node: Int) {
        path = tree.path(to: node)
        current = path.count - 1
        fill()
        if current + 1 < path.count { current += 1 }
    }

    private mutating func choose(_ node: Int) {
        if path[current] == node { return }
        path.removeSubrange(current...)
        path.append(node)
        fill()
    }

    private mutating func fill() {
        while !tree.isAnswer(answer) { path.append(tree.child(0, of: answer)) }
    }
}
