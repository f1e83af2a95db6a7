/// The part of a list that is visible, and the row in it that Enter would take.
package struct RowWindow: Equatable, Sendable {
    /// Rank of the first visible row.
    package private(set) var offset = 0
    /// Rank of the highlighted row.
    package private(set) var highlight = 0
    /// Rows in the list.
    package private(set) var count = 0
    /// Rows that can be seen at once.
    private var height = 1

    package init() {}

    /// A window with a row in its middle, as far as there are others around it.
    package init(count: Int, showing rank: Int, height: Int) {
        resize(to: height)
        setCount(count)
        move(to: rank + (height - 1) / 2)
        move(to: rank)
    }

    package var visible: Range<Int> { offset..<min(count, offset + height) }

    /// - Parameter rows: rows that can be seen; below 1 counts as 1.
    package mutating func resize(to rows: Int) {
        height = max(1, rows)
        scroll()
    }

    package mutating func setCount(_ count: Int) {
        self.count = count
        move(to: highlight)
    }

    /// Highlights a row; a rank beyond either end is the row at that end.
    package mutating func move(to rank: Int) {
        highlight = max(0, min(count - 1, rank))
        scroll()
    }

    package mutating func move(by rows: Int) { move(to: highlight + rows) }

    /// A page leaves one row of the last one visible.
    package mutating func movePages(_ pages: Int) { move(by: pages * max(1, height - 1)) }

    /// As little as needed for the highlighted row to be visible, and no further than the end of the list.
    private mutating func scroll() {
        offset = min(offset, highlight)
        offset = max(offset, highlight - height + 1)
        offset = max(0, min(offset, count - height))
    }
}
