import PickTestSupport
import Testing

@Suite struct VirtualScreenTests {
    private func screen(_ text: String, columns: Int = 10, rows: Int = 4) -> VirtualScreen {
        var screen = VirtualScreen(columns: columns, rows: rows)
        screen.feed(bytes(text))
        return screen
    }

    /// Controls are spelled `␛ ␅ ␇`: the test runner prints arguments as they are, on a real terminal.
    private func bytes(_ text: String) -> [UInt8] {
        let controls: [Unicode.Scalar: Unicode.Scalar] = ["␛": "\u{1B}", "␅": "\u{5}", "␇": "\u{7}"]
        return text.unicodeScalars.flatMap { Array(String(controls[$0] ?? $0).utf8) }
    }

    // MARK: Text

    @Test func `Text appears where the cursor is and moves it`() {
        let screen = screen("ab\r\ncd")
        #expect(screen.rows == ["ab", "cd", "", ""])
        #expect(screen.cursor == .init(row: 1, column: 2))
    }

    @Test func `A line feed alone keeps the column`() {
        #expect(screen("ab\ncd").rows[1] == "  cd")
    }

    @Test func `A character in the last column leaves the wrap pending`() {
        var full = screen("0123456789")
        #expect(full.cursor == .init(row: 0, column: 9))
        #expect(full.wrapIsPending)
        full.feed("x")
        #expect(full.rows == ["0123456789", "x", "", ""])
    }

    @Test func `A carriage return ends a pending wrap`() {
        #expect(screen("0123456789\rx").rows[0] == "x123456789")
    }

    @Test func `With autowrap off the last column is written over`() {
        let screen = screen("␛[?7l0123456789xyz")
        #expect(screen.rows == ["012345678z", "", "", ""])
        #expect(screen.changedModes == [7])
    }

    @Test func `Rows that leave the top go to the scrollback`() {
        let screen = screen("1\r\n2\r\n3\r\n4\r\n5")
        #expect(screen.rows == ["2", "3", "4", "5"])
        #expect(screen.scrollback == ["1"])
        #expect(screen.history == "1\n2\n3\n4\n5")
    }

    @Test func `Backspace and tab move without writing`() {
        #expect(screen("abc\u{8}\u{8}X").rows[0] == "aXc")
        #expect(screen("a\tb").rows[0] == "a       b")
    }

    @Test func `The bell is counted and not shown`() {
        let screen = screen("a\u{7}b\u{7}")
        #expect(screen.bells == 2)
        #expect(screen.rows[0] == "ab")
    }

    // MARK: Widths

    @Test(arguments: [
        ("e\u{301}x", 2), ("日x", 3), ("❤\u{FE0F}x", 3), ("❤x", 2), ("👍🏽x", 3), ("👩\u{200D}👩\u{200D}👧x", 3),
        ("🇩🇪x", 3), ("ﾊx", 2), ("한x", 3), ("\u{1112}\u{1161}\u{11AB}x", 3),
    ])
    func `A character takes its columns`(text: String, columns: Int) {
        let screen = screen(text)
        #expect(screen.cursor.column == columns)
        #expect(screen.rows[0] == text)
        #expect(ScalarWidth.of(text) == columns)
    }

    @Test func `A wide character that does not fit goes to the next row`() {
        #expect(screen("012345678日").rows == ["012345678", "日", "", ""])
    }

    @Test func `Writing over half of a wide character blanks the other half`() {
        #expect(screen("日本\rx").rows[0] == "x 本")
        #expect(screen("日本\r␛[Cx").rows[0] == " x本")
    }

    @Test func `Bytes that are no UTF-8 are shown as U+FFFD and kept`() {
        var screen = VirtualScreen(columns: 10, rows: 2)
        screen.feed([0x61, 0xFF, 0xE6, 0x97, 0x62] as [UInt8])
        #expect(screen.rows[0] == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
        #expect(screen.invalidBytes == [0xFF, 0xE6, 0x97])
    }

    @Test func `A character that is split over two reads is one character`() {
        var screen = VirtualScreen(columns: 10, rows: 2)
        for byte in bytes("日␛[1mx") { screen.feed([byte]) }
        #expect(screen.rows[0] == "日x")
        #expect(screen.style(of: "x")?.isBold == true)
    }

    // MARK: Sequences

    @Test(arguments: [
        ("␛[2;3H", 1, 2), ("␛[H", 0, 0), ("␛[9;99H", 3, 9), ("␛[2;2H␛[A", 0, 1),
        ("␛[2B", 2, 0), ("␛[3C␛[D", 0, 2), ("␛[5G", 0, 4), ("␛[3d", 2, 0),
        ("␛[3;3H␛7␛[H␛8", 2, 2), ("abc␛[E", 1, 0),
    ])
    func `The cursor goes where it is sent`(text: String, row: Int, column: Int) {
        #expect(screen(text).cursor == .init(row: row, column: column))
    }

    @Test(arguments: [
        ("␛[K", ["aaaa", "bb", "cccc"]), ("␛[1K", ["aaaa", "   b", "cccc"]), ("␛[2K", ["aaaa", "", "cccc"]),
        ("␛[J", ["aaaa", "bb", ""]), ("␛[1J", ["", "   b", "cccc"]), ("␛[2J", ["", "", ""]),
        ("␛[L", ["aaaa", "", "bbbb"]), ("␛[M", ["aaaa", "cccc", ""]), ("␛[P", ["aaaa", "bbb", "cccc"]),
        ("␛[2@", ["aaaa", "bb  bb", "cccc"]), ("␛[X", ["aaaa", "bb b", "cccc"]),
        ("␛[S", ["bbbb", "cccc", ""]), ("␛[T", ["", "aaaa", "bbbb"]), ("␛M␛M", ["", "aaaa", "bbbb"]),
    ])
    func `Erasing, inserting and deleting act at the cursor`(sequence: String, rows: [String]) {
        #expect(screen("aaaa\r\nbbbb\r\ncccc␛[2;3H" + sequence, rows: 3).rows == rows)
    }

    @Test func `A scroll region moves alone`() {
        #expect(screen("a\r\nb\r\nc\r\nd␛[2;3r␛[3H\n").rows == ["a", "c", "", "d"])
    }

    @Test func `Styles are kept with each character`() {
        let screen = screen("a␛[1;7mb␛[0;38;5;200mc␛[md␛[32;4me")
        let runs = screen.runs(row: 0)
        #expect(runs.map(\.text) == ["a", "b", "c", "d", "e"])
        #expect(runs[1].style.isBold && runs[1].style.isReversed)
        #expect(runs[2].style.foreground == .indexed(200))
        #expect(runs[3].style == .plain)
        #expect(screen.style.foreground == .indexed(2) && screen.style.isUnderlined)
    }

    @Test func `Private modes are known by name and by number`() {
        let screen = screen("␛[?25l␛[?2004;1h")
        #expect(!screen.cursorIsVisible)
        #expect(screen.bracketsPastes)
        #expect(screen.changedModes == [1, 25, 2004])
        #expect(self.screen("␛[?25l␛[?25h").changedModes.isEmpty)
    }

    @Test func `The alternate screen gives the main one back`() {
        var screen = screen("main␛[?1049h␛[Hother")
        #expect(screen.showsAlternateScreen)
        #expect(screen.rows[0] == "other")
        screen.feed(bytes("␛[?1049l"))
        #expect(screen.rows[0] == "main")
        #expect(screen.cursor.column == 4)
    }

    @Test(arguments: [
        "␛[6n", "␛[c", "␛[>c", "␛[?2026$p", "␛[18t", "␛[>q", "␛[?u", "␛]11;?␇",
        "␛P+q544e␛\\", "␛Z", "␅",
    ])
    func `Whatever asks the terminal for an answer is recorded`(query: String) {
        #expect(screen(query).queries.count == 1)
    }

    @Test func `What only sets something is no query`() {
        let screen = screen("␛[?25h␛[1m␛[2 q␛[K␛]0;title\u{7}␛]8;;http://x␛\\")
        #expect(screen.queries == [])
        #expect(screen.unknown == [])
        #expect(screen.title == "title")
        #expect(screen.rows[0] == "")
    }

    @Test func `A reset clears all but the record of what was sent`() {
        let screen = screen("junk␛[?25l␛[6n␛c")
        #expect(screen.rows[0] == "")
        #expect(screen.cursorIsVisible)
        #expect(screen.queries.count == 1)
    }

    // MARK: Size

    @Test func `A narrower window cuts rows`() {
        var screen = screen("0123456789\r\nab")
        screen.resize(columns: 4, rows: 4)
        #expect(screen.rows == ["0123", "ab", "", ""])
    }

    @Test func `A lower window keeps the cursor's row and scrolls the top away`() {
        var screen = screen("1\r\n2\r\n3\r\n4")
        screen.resize(columns: 10, rows: 2)
        #expect(screen.rows == ["3", "4"])
        #expect(screen.scrollback == ["1", "2"])
        #expect(screen.cursor.row == 1)
    }

    // MARK: Leftovers

    @Test func `A screen that was given back has no leftovers`() {
        #expect(screen("answer\r\n").leftovers == [])
    }

    @Test(arguments: [
        "half a line", "␛[?25l", "␛[?2004h", "␛[?7l", "␛[7m", "␛[2;3r", "a\r", "\n\nx\r␛[2A",
        "␛[?1049h",
    ])
    func `Each thing left behind is named`(text: String) {
        #expect(!screen(text).leftovers.isEmpty)
    }
}
