/// Size of a terminal in character cells.
package struct ScreenSize: Equatable, Sendable {
    package let columns: Int
    package let rows: Int

    /// What a terminal is taken for that does not know its size, such as a serial line.
    package static let assumed = ScreenSize(columns: 80, rows: 24)

    /// A zero counts as not known.
    package init(columns: Int, rows: Int) {
        self.columns = columns > 0 ? columns : 80
        self.rows = rows > 0 ? rows : 24
    }
}
