/// Lists side by side, each of what is below the choice in the one before it.
///
/// The chosen ones are always a path through the tree, from the first level to an answer: choosing in one list puts all
/// that follow it on their first row in the same step.
package struct LinkedColumns: Sendable {
    /// One of the lists, and what is chosen in it.
    package struct List: Sendable {
        let choices: [Int]
        fileprivate(set) var row: Int

        var chosen: Int { choices[row] }
    }

    let tree: LinkedTree
    /// Never empty.
    package private(set) var lists: [List] = []
    /// The list that the keys move in.
    package private(set) var current = 0

    /// - Parameter tree: with at least one choice.
    init(_ tree: LinkedTree, showing node: Int? = nil) {
        self.tree = tree
        show(node ?? tree.firstChild(of: nil))
        current = 0
    }

    /// The chosen ones, from the first level to the answer.
    package var path: [Int] { lists.map(\.chosen) }

    /// What Enter would take.
    package var answer: Int { lists[lists.count - 1].chosen }

    /// Chooses a row of the current list; one beyond either end is the row at that end.
    mutating func move(to row: Int) {
        let row = max(0, min(lists[current].choices.count - 1, row))
        if row == lists[current].row { return }
        lists[current].row = row
        lists.removeSubrange((current + 1)...)
        fill()
    }

    mutating func move(by rows: Int) { move(to: lists[current].row + rows) }

    /// Goes to another list. Whether there is one.
    mutating func turn(by lists: Int) -> Bool {
        guard self.lists.indices.contains(current + lists) else { return false }
        current += lists
        return true
    }

    /// Chooses all that leads to a node, and below it the first of everything; goes to the list of the node, or to the
    /// one below it where there is one.
    mutating func show(_ node: Int) {
        lists = []
        for step in tree.path(to: node) {
            let choices = tree.children(of: tree.parent(of: step))
            lists.append(List(choices: choices, row: choices.firstIndex(of: step) ?? 0))
        }
        current = lists.count - 1
        fill()
        if current + 1 < lists.count { current += 1 }
    }

    private mutating func fill() {
        while !tree.isAnswer(answer) { lists.append(List(choices: tree.children(of: answer), row: 0)) }
    }
}
