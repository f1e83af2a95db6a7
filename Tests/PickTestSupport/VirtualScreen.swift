/// A small terminal: takes the bytes a program sends and shows what a person would see.
///
/// It behaves like xterm where the two could differ: a character in the last column leaves the wrap pending,
/// a narrower window cuts rows instead of flowing them. Rows and columns count from 0.
package struct VirtualScreen: Sendable {
    package struct Position: Hashable, Sendable {
        package var row: Int
        package var column: Int

        package init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// What ends up on the glass and what is needed to come back to it.
    struct Surface: Sendable {
        var cells: [[ScreenCell]]
        var cursor = Position(row: 0, column: 0)
        var style = ScreenStyle.plain
        var wrapIsPending = false
    }

    package private(set) var columns: Int
    package private(set) var height: Int
    /// Rows that have left the top, oldest first.
    package internal(set) var scrollback: [String] = []
    /// How often the bell rang.
    package internal(set) var bells = 0
    /// What was set with OSC 0, 1 or 2; nil when no program touched it.
    package internal(set) var title: String?
    /// Every sequence that asks the terminal to answer, as it was sent.
    package internal(set) var queries: [String] = []
    /// Operating system commands (title, clipboard, links), as they were sent.
    package internal(set) var systemCommands: [String] = []
    /// Sequences and controls this screen does not know, as they were sent.
    package internal(set) var unknown: [String] = []
    /// Bytes that were no UTF-8.
    package internal(set) var invalidBytes: [UInt8] = []

    var surface: Surface
    var mainSurface: Surface?
    var savedCursor: (position: Position, style: ScreenStyle)?
    var privateModes: [Int: Bool] = [:]
    var scrollRegion: ClosedRange<Int>
    var lastPrinted: Unicode.Scalar?
    private var parser = EscapeParser()

    package init(columns: Int = 80, rows: Int = 24) {
        self.columns = max(columns, 1)
        self.height = max(rows, 1)
        surface = Surface(cells: Self.makeBlankRows(self.height, self.columns))
        scrollRegion = 0...(self.height - 1)
    }

    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        var events: [TerminalEvent] = []
        for byte in bytes {
            parser.feed(byte, into: &events)
            for event in events { handle(event) }
            events.removeAll(keepingCapacity: true)
        }
    }

    package mutating func feed(_ text: String) { feed(text.utf8) }

    /// Gives the window another size. Rows are cut or padded, never flowed; a lower window pushes rows off the top
    /// as far as the cursor needs it.
    package mutating func resize(columns newColumns: Int, rows newRows: Int) {
        let (columns, rows) = (max(newColumns, 1), max(newRows, 1))
        let overflow = max(0, surface.cursor.row - (rows - 1))
        let isMain = mainSurface == nil
        for row in surface.cells.prefix(overflow) where isMain { scrollback.append(Self.text(of: row)) }
        surface.cells = Self.fit(Array(surface.cells.dropFirst(overflow)), columns, rows)
        surface.cursor.row -= overflow
        surface.cursor.column = min(surface.cursor.column, columns - 1)
        surface.wrapIsPending = false
        if var main = mainSurface {
            main.cells = Self.fit(main.cells, columns, rows)
            main.cursor = Position(row: min(main.cursor.row, rows - 1), column: min(main.cursor.column, columns - 1))
            mainSurface = main
        }
        self.columns = columns
        height = rows
        scrollRegion = 0...(rows - 1)
    }

    static func makeBlankRows(_ rows: Int, _ columns: Int) -> [[ScreenCell]] {
        Array(repeating: Array(repeating: .blank, count: columns), count: rows)
    }

    static func text(of cells: [ScreenCell]) -> String {
        let text = cells.map(\.text).joined()
        guard let end = text.lastIndex(where: { $0 != " " }) else { return "" }
        return String(text[...end])
    }

    private static func fit(_ cells: [[ScreenCell]], _ columns: Int, _ rows: Int) -> [[ScreenCell]] {
        var result = cells.prefix(rows).map { row -> [ScreenCell] in
            var fitted = Array(row.prefix(columns))
            if let last = fitted.last, last.width == 2, fitted.count < row.count { fitted[fitted.count - 1] = .blank }
            return fitted + Array(repeating: .blank, count: columns - fitted.count)
        }
        result += makeBlankRows(rows - result.count, columns)
        return result
    }
}
