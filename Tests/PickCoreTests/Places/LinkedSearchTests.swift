import PickTestSupport
import Testing

@testable import PickCore

@Suite struct LinkedSearchTests {
    private func grades(_ name: String, _ typed: String) throws -> PlaceGrade? {
        let tree = try makeCascade("[\"\(name)\"]").tree
        return tree.grade(of: 0, PlaceNeedle(utf8(typed)))
    }

    @Test(arguments: [
        ("New York City", "new york city", PlaceGrade.name), ("New York City", "NewYorkCity", .name),
        ("New York City", "newy", .beginning), ("New York City", "nyc", .abbreviation),
        ("New York City", "new yo c", .abbreviation), ("New York City", "york", .word),
        ("New York City", "ork", .inside), ("Xi'an", "xian", .name), ("Lu’an", "luan", .name), ("Łódź", "lodz", .name),
        ("Straße", "strasse", .name), ("İstanbul", "istanbul", .name), ("東京都", "東京", .beginning),
        ("東京都", "京", .word), ("St. John's", "st johns", .name), ("Москва", "МОСКВА", .name), ("각", "각", .name),
        ("a-b_c", "abc", .name), ("'s-Hertogenbosch", "s hertogenbosch", .name), ("'s-Hertogenbosch", "hertog", .word),
    ])
    func `Accents, capitals, blanks and punctuation do not count`(
        _ name: String, _ typed: String, _ grade: PlaceGrade
    ) throws {
        #expect(try grades(name, typed) == grade)
    }

    @Test(arguments: [("New York", "york new"), ("New York", "rk"), ("Xi'an", "xia o"), ("東京都", "大阪"), ("a", "ab")])
    func `What does not fit`(_ name: String, _ typed: String) throws {
        #expect(try grades(name, typed) == nil)
    }

    @Test func `A long name of equal words is compared in a moment`() throws {
        let name = Array(repeating: "aa", count: 100).joined(separator: " ")
        #expect(try grades(name, String(repeating: "a", count: 60) + "b") == nil)
        #expect(try grades(name, String(repeating: "a", count: 60)) == .beginning)
    }

    @Test func `Names are found by their first letter as by looking at all`() throws {
        var dice = SeededGenerator()
        let tree = try makeCity(.world).tree
        let search = LinkedSearch(tree)
        for _ in 0..<6 {
            let node = Int.random(in: 0..<tree.count, using: &dice)
            let own = tree.facts(of: node).ownName ?? Array(tree.name(of: node))
            for typed in [Array(tree.name(of: node)), own, Array(shownText(own).lowercased().utf8)] {
                let needle = PlaceNeedle(typed)
                if needle.isEmpty { continue }
                for worst in [PlaceGrade.Group.named, .beginning] {
                    let plain = (0..<tree.count).compactMap { node in
                        tree.grade(of: node, needle, worst: worst).map { LinkedSearch.Match(node: node, grade: $0) }
                    }
                    #expect(search.named(needle, worst: worst) == plain, "\(shownText(typed)) \(dice)")
                    #expect(plain.contains { $0.node == node }, "\(shownText(typed)) \(dice)")
                }
            }
        }
    }

    @Test func `Every place is found by its path, its name and its code`() throws {
        for mode in [try makeCity(.china, .county), try makeCity(.world, .region)] {
            for node in stride(from: 0, to: mode.tree.count, by: 101) where mode.tree.isAnswer(node) {
                let path = shownText(mode.pathText(node))
                #expect(answer(mode, path) == path)
                let code = mode.tree.facts(of: node).code.map { shownText($0) } ?? ""
                #expect(answer(mode, code) == path, "\(code)")
            }
        }
    }

    @Test func `A file in the form of one of the lists is read like it`() throws {
        let china = "110000\t北京市\t2\tbei jing\n330000\t浙江省\t2\tzhe jiang\n330100\t杭州市\t2\thang zhou\t9\n330200\t宁波市\n"
        let city = try makeCity(.file(name: utf8("my.tsv"), bytes: utf8(china)))
        #expect(answer(city, "hz") == "浙江省;杭州市")
        #expect(answer(city, "330200") == "浙江省;宁波市")
        #expect(answer(city, "北京") == "北京市")
        let world =
            "@Europe/Zurich\r\n=CH\tSwitzerland\tSchweiz\r\n-ZH\tZürich canton\r\nZürich\t\t415\t0\r\nGenève\r\n"
        let places = try makeCity(.file(name: utf8("my.tsv"), bytes: utf8(world)), nil, .zone)
        #expect(answer(places, "zurich") == "Europe/Zurich")
        #expect(
            answer(try makeCity(.file(name: utf8("my.tsv"), bytes: utf8(world))), "geneve")
                == "Switzerland;Zürich canton;Genève")
        let plist =
            "<plist><array><dict><key>state</key><string>浙江</string><key>cities</key><array><string>杭州</string></array></dict></array></plist>"
        #expect(answer(try makeCity(.file(name: utf8("area.plist"), bytes: utf8(plist))), "杭州") == "浙江;杭州")
    }

    @Test(arguments: [
        ("110000\t北京市\n1\tx\n", "my:2: a line begins with a code of six digits and a tab"),
        ("110000\t北京市\n330000\t\n", "my:2: a name is missing"),
        ("110000\t北京市\n330100\t杭州\n", "my:2: the province of this code is not above it"),
        ("=CH\tSwitzerland\n\n", "my:2: a name is missing"), ("=CH\n", "my:1: a name is missing"),
        ("@x\nZürich\n=CH\tSwitzerland\n", "my:2: there is no country above it"),
        ("@x\n-ZH\tZürich\n=CH\tSwitzerland\n", "my:2: there is no country above it"),
    ])
    func `A file of that form with a fault is refused with the line`(_ file: String, _ message: String) {
        let fault = #expect(throws: ModeFault.self) {
            try makeCity(.file(name: utf8("my"), bytes: utf8(file)), .some(.city))
        }
        #expect(fault?.message[.english] == message)
    }
}
