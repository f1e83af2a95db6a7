import Testing

@testable import PickCore

@Suite struct ProseTests {
    private let prose = Prose(options: ["--multi", "--limit", "-m"], arguments: ["TEXT"])

    @Test(arguments: [
        ("Plain words.", ["Plain words."]),
        ("One sentence. Another one.", ["One sentence.", "Another one."]),
        ("Give `--multi` too.", ["Give", ".Fl -multi", "too."]),
        ("Give `-m` (or `--multi`).", ["Give", ".Fl m", "(or", ".Fl -multi ) ."]),
        ("`--limit 3`, `--limit=3`", [".Fl -limit Ar \\&3 ,", ".Fl -limit Ns = Ns Ar \\&3"]),
        ("`--unknown` and `#3`.", [".Ql \\&\\-\\-unknown", "and", ".Ql \\&#3 ."]),
        ("TEXT and TEXTS.", [".Ar TEXT", "and TEXTS."]),
        ("`NO_COLOR`, `~/.editrc`", [".Ev NO_COLOR ,", ".Pa \\&\\(ti/.editrc"]),
        ("See editrc(5).", ["See", ".Xr editrc 5 ."]),
        ("`pick:` alone", [".Ql pick:\\&", "alone"]),
        ("a \\ b", ["a \\e b"]),
        ("给出 `--multi` 时，可选多项。另见 TEXT，等等。", ["给出", ".Fl -multi", "时，可选多项。", "另见", ".Ar TEXT Ns \\&，等等。"]),
        ("`a`、`-m`。", [".So \\&a Sc Ns \\&、\\: Ns Fl m Ns \\&。"]),
        ("（见 `-m`。）后面。", ["（见", ".Fl m Ns \\&。）", "后面。"]),
    ])
    func `Back quotes become macros`(text: String, lines: [String]) {
        #expect(prose.lines(text) == lines)
    }

    @Test func `A line of text never begins as a macro does`() {
        #expect(prose.lines("`x` 'term' .dot") == [".Ql \\&x", "\\&'term' .dot"])
        #expect(prose.lines("`x` .dot") == [".Ql \\&x", "\\&.dot"])
    }

    @Test func `In a macro, plain words are told from macros`() {
        #expect(prose.inline("Enter with `--multi`") == "No Enter with Fl -multi")
        #expect(prose.inline("In view") == "No \\&In view")
    }
}
