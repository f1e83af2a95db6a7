import PickCore
import Testing

/// Which lines match, and in which order; the expected order is what fzf prints.
struct SearchTests {
    @Test func `MA-01: the line that equals the query comes first`() {
        let lines = ["app_settings.d/settings/a", "app_settings.d/settings/b", ".settings"]
        #expect(search(".settings", in: lines).first == ".settings")
    }

    @Test func `the line that equals the query comes first even where others are worth more`() {
        // Two terms find more in the second line than in the first.
        #expect(search("a b", in: ["x a/b y b", "a b", "a ab b"]).first == "a b")
        #expect(search("README", in: ["READMEREADME README", "README"]).first == "README")
    }

    @Test func `a line that equals the query to the byte comes before one that equals it in the case rule`() {
        #expect(
            search("readme", in: ["README", "Readme", "readme", "readme.txt"]) == [
                "readme", "README", "Readme", "readme.txt",
            ])
    }

    @Test func `a line that equals the query stays in its place in input order`() {
        #expect(search("ab", in: ["xab", "ab"]) { $0.sorts = false } == ["xab", "ab"])
    }

    @Test(arguments: [("so coracao verde", "Só Coração Verde"), ("au", "ẮỨ")])
    func `MA-03: plain letters find accented ones, also with two marks`(query: String, line: String) {
        #expect(search(query, in: ["Só Coração Verde", "Samba do Verão", "ẮỨ"]) == [line])
    }

    @Test(arguments: ["\u{FC}", "u\u{308}"])
    func `MA-05: a letter finds both forms of itself`(query: String) {
        let lines = ["u\u{308}ber dec", "\u{FC}ber cmp", "uber"]
        #expect(search(query, in: lines).map { Array($0.utf8) } == lines.prefix(2).map { Array($0.utf8) })
    }

    @Test(arguments: [
        ("ü", ["über alles", "Über Alles"]), ("Ü", ["Über Alles"]), ("ü Al", ["Über Alles"]),
    ])
    func `MA-07: case folds in every script, and counts for a term that has a capital`(query: String, found: [String]) {
        #expect(search(query, in: ["über alles", "Über Alles"]) == found)
    }

    @Test func `an accent counts when it is typed`() {
        #expect(search("e", in: ["e", "é"]) == ["e", "é"])
        #expect(search("é", in: ["e", "é"]) == ["é"])
        #expect(search("e", in: ["e", "é"]) { $0.literal = true } == ["e"])
    }

    @Test(arguments: [
        ("strasse", "Straße"), ("straße", "STRASSE"), ("istanbul", "İstanbul"), ("łódź", "ŁÓDŹ"), ("lodz", "Łódź"),
        ("ΣΊΣΥΦΟΣ", "ΣΊΣΥΦΟΣ"), ("σίσυφος", "ΣΊΣΥΦΟΣ"), ("привет", "ПРИВЕТ"), ("k", "\u{212A}"), ("file", "ﬁle"),
        ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"), ("が", "か\u{3099}"),
    ])
    func `folding is Unicode's`(query: String, line: String) {
        #expect(search(query, in: [line, "other"]) == [line])
    }

    @Test func `marks that belong to a letter are not accents`() {
        #expect(search("か", in: ["がく"]).isEmpty)
    }

    @Test func `bytes that are not UTF-8 match as bytes`() {
        let store = CandidateStore()
        store.append([0x63, 0x61, 0x66, 0xE9])
        store.append([0x63, 0x61, 0x66, 0xC3])
        store.finish()
        let count = { (query: [UInt8]) in
            Search.run(Query(query, rule: MatchRule()), over: store, upTo: 2).count
        }
        #expect(count([0x63, 0x66]) == 2)
        #expect(count([0xE9]) == 1)
        #expect(count([0xFF]) == 0)
    }

    @Test(arguments: [
        ("ab", ["ab", "a/b", "a-x-b", "xab"]),
        ("!x", ["a/b", "ab"]),
        ("^a", ["ab", "a/b", "a-x-b"]),
        ("b$ a", ["a/b", "a-x-b", "ab", "xab"]),
        ("x | /", ["xab", "a/b", "a-x-b"]),
        ("'b'", ["a/b", "a-x-b"]),
        ("", ["xab", "a/b", "ab", "a-x-b"]),
    ])
    func `matches come in fzf's order`(query: String, found: [String]) {
        #expect(search(query, in: ["xab", "a/b", "ab", "a-x-b"]) == found)
    }

    @Test func `equally good lines are sorted by length without blanks at the ends, then by input order`() {
        #expect(search("a", in: ["a 22", "    a 1", "a 3"]) == ["    a 1", "a 3", "a 22"])
    }

    @Test(arguments: [
        ([Tiebreak.index], ["axxx b", "ax b", "xx ab a"]), ([.length], ["ax b", "axxx b", "xx ab a"]),
        ([.begin], ["axxx b", "ax b", "xx ab a"]), ([.end], ["xx ab a", "ax b", "axxx b"]),
        ([.chunk], ["ax b", "xx ab a", "axxx b"]),
    ])
    func `a tiebreak decides between lines of equal score`(tiebreaks: [Tiebreak], found: [String]) {
        let lines = ["axxx b", "ax b", "xx ab a"]
        // A single letter in the best place is worth the same everywhere.
        #expect(search("a", in: lines) { $0.tiebreaks = tiebreaks } == found)
    }

    @Test func `--scheme=path looks for the file name first`() {
        let lines = ["ab/c/x", "x/c/ab"]
        #expect(search("ab", in: lines) { $0.scheme = .path } == ["x/c/ab", "ab/c/x"])
        #expect(search("ab", in: lines) == ["ab/c/x", "x/c/ab"])
    }

    @Test func `--tac turns the input order round`() {
        let newest = { (rule: inout MatchRule) in rule.newestFirst = true }
        #expect(search("", in: ["1", "2", "3"], newest) == ["3", "2", "1"])
        #expect(search("!2", in: ["1", "2", "3"], newest) == ["3", "1"])
        #expect(search("a", in: ["a1", "a2", "aa1"], newest) == ["a2", "a1", "aa1"])
        #expect(
            search("a", in: ["a1", "ba", "a2"]) {
                $0.newestFirst = true; $0.sorts = false
            } == ["a2", "ba", "a1"])
    }

    @Test(arguments: [
        ("a", "2", ["b:a:c"]), ("^a", "2..", ["b:a:c"]), ("a$", "2", ["b:a:c"]), ("a$", "2,3", ["c:b:a"]),
        ("b", "1,2", ["a:b:c", "b:a:c", "c:b:a"]), ("c", "-1", ["a:b:c", "b:a:c"]), ("!a", "1", ["b:a:c", "c:b:a"]),
        ("a", "9", []),
    ])
    func `--nth searches in some fields only`(query: String, nth: String, found: [String]) {
        let lines = ["a:b:c", "b:a:c", "c:b:a"]
        let result = search(query, in: lines) {
            $0.nth = FieldRange.list(nth) ?? []
            $0.delimiter = Delimiter(":")
        }
        #expect(result == found)
    }

    @Test func `a lone letter of another script is found among many lines`() {
        let lines = (0..<500).map { "行\($0)" } + ["北京", "京北"]
        #expect(search("北京", in: lines) == ["北京"])
        #expect(search("京", in: lines) == ["北京", "京北"].sorted { $0.hasPrefix("京") && !$1.hasPrefix("京") })
    }

    @Test func `an ideograph is found in its other code points too`() {
        let lines = (0..<500).map { "行\($0)" } + ["\u{8C48}", "\u{F900}"]
        #expect(search("\u{8C48}", in: lines).map { $0.unicodeScalars.count } == [1, 1])
        #expect(search("行 499", in: lines) == ["行499"])
    }

    @Test(arguments: [
        ("ab", "xa_ab", "xa_[ab]"), ("ac", "abc", "[a]b[c]"), ("'b a", "ab", "[ab]"), ("!x a", "a", "[a]"),
        ("e", "né", "n[é]"), ("e", "ne\u{301}!", "n[e\u{301}]!"), ("'ss", "Straße", "Stra[ß]e"), ("i", "xİx", "x[İ]x"),
        ("京", "北京市", "北[京]市"), ("x | b", "abc", "a[b]c"), ("", "abc", "abc"), ("z", "abc", "abc"),
        ("sc", "src/scan", "src/[sc]an"),
    ])
    func `the matched bytes are known, whatever folds to what`(query: String, line: String, expected: String) {
        #expect(marked(query, in: line) == expected)
    }

    @Test func `matched bytes are those of the fields that are searched in`() {
        let result = marked("a", in: "a b a") { $0.nth = FieldRange.list("2..") ?? [] }
        #expect(result == "a b [a]")
    }
}
