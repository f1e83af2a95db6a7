import Testing

@testable import PickCore

/// The language of queries. A term is written as its kind, its folding and its text.
struct QueryTests {
    private func written(_ query: String, _ change: (inout MatchRule) -> Void = { _ in }) -> String {
        var rule = MatchRule()
        change(&rule)
        let query = Query(Array(query.utf8), rule: rule)
        return query.sets.map { $0.map(written).joined(separator: " or ") }.joined(separator: ", ")
    }

    private func written(_ term: Term) -> String {
        let text = String(String.UnicodeScalarView(term.letters.compactMap(Unicode.Scalar.init)))
        return "\(term.isInverse ? "not " : "")\(term.kind)(\(text))"
    }

    @Test(arguments: [
        ("", ""),
        ("   ", ""),
        ("one", "fuzzy(one)"),
        ("  one   two ", "fuzzy(one), fuzzy(two)"),
        ("'one", "exact(one)"),
        ("'one'", "word(one)"),
        ("^one", "prefix(one)"),
        ("one$", "suffix(one)"),
        ("^one$", "whole(one)"),
        ("!one", "not exact(one)"),
        ("!'one", "not fuzzy(one)"),
        ("!'one'", "not word(one)"),
        ("!^one", "not prefix(one)"),
        ("!one$", "not suffix(one)"),
        ("!^one$", "not whole(one)"),
        ("'one$", "exact(one)"),
    ])
    func `a term says how its text has to be there`(query: String, terms: String) {
        #expect(written(query) == terms)
    }

    @Test(arguments: [
        ("one", "exact(one)"), ("'one", "fuzzy(one)"), ("'one'", "word(one)"), ("^one", "prefix(one)"),
        ("!one", "not exact(one)"), ("!'one", "not fuzzy(one)"),
    ])
    func `--exact makes plain terms exact and quoted ones fuzzy`(query: String, terms: String) {
        #expect(written(query) { $0.exact = true } == terms)
    }

    @Test(arguments: [
        ("a | b", "fuzzy(a) or fuzzy(b)"),
        ("a | b | c d", "fuzzy(a) or fuzzy(b) or fuzzy(c), fuzzy(d)"),
        ("^a | b$ !c", "prefix(a) or suffix(b), not exact(c)"),
        ("a|b", "fuzzy(a|b)"),
        ("| a", "fuzzy(|), fuzzy(a)"),
        ("a |", "fuzzy(a)"),
        ("a | | b", "fuzzy(a) or fuzzy(|), fuzzy(b)"),
        ("a | ! b", "fuzzy(a) or fuzzy(b)"),
    ])
    func `a bar between terms asks for either`(query: String, terms: String) {
        #expect(written(query) == terms)
    }

    @Test(arguments: [
        ("$", "fuzzy($)"), ("^", ""), ("!", ""), ("'", ""), ("''", "exact(')"), ("^$", ""), ("!$", "not exact($)"),
        ("'''", "word(')"), ("$$", "suffix($)"), ("^^", "prefix(^)"), ("!!", "not exact(!)"), ("a'", "fuzzy(a')"),
        ("a^b$c", "fuzzy(a^b$c)"), ("(", "fuzzy(()"), ("[a", "fuzzy([a)"), ("\\", "fuzzy(\\)"), ("a\\", "fuzzy(a\\)"),
    ])
    func `an odd query is text or nothing, never an error`(query: String, terms: String) {
        #expect(written(query) == terms)
    }

    @Test(arguments: [
        ("one\\ two", "fuzzy(one two)"), ("one\\ ", "fuzzy(one )"), ("\\ ", "fuzzy( )"), ("a\\\\ b", "fuzzy(a\\ b)"),
        ("a\tb", "fuzzy(a\tb)"),
    ])
    func `a space after a backslash belongs to the term`(query: String, terms: String) {
        #expect(written(query) == terms)
    }

    @Test(arguments: [
        (CaseRule.smart, "one Two", "fuzzy(one), fuzzy(Two)"),
        (.smart, "ÉTÉ été", "fuzzy(ÉTÉ), fuzzy(été)"),
        (.ignore, "one Two", "fuzzy(one), fuzzy(two)"),
        (.respect, "one Two", "fuzzy(one), fuzzy(Two)"),
    ])
    func `letters are kept as the case rule compares them`(rule: CaseRule, query: String, terms: String) {
        #expect(written(query) { $0.caseRule = rule } == terms)
    }

    @Test(arguments: [
        ("uber", [true, true]), ("Uber", [false, true]), ("über", [true, false]), ("u\u{308}ber", [true, false]),
        ("Über", [false, false]), ("STRASSE", [false, true]), ("straße", [true, true]), ("北京", [true, true]),
    ])
    func `case counts when a capital was typed, accents when one was typed`(query: String, ignores: [Bool]) {
        let folding = Query(Array(query.utf8), rule: MatchRule()).sets[0][0].folding
        #expect([folding.contains(.ignoresCase), folding.contains(.ignoresAccents)] == ignores)
    }

    @Test func `--literal makes accents count always`() {
        var rule = MatchRule()
        rule.literal = true
        #expect(Query(Array("uber".utf8), rule: rule).sets[0][0].folding == [.ignoresCase])
    }

    @Test func `a query of bytes that are not UTF-8 is a query`() {
        let query = Query([0x66, 0xE9, 0xFF], rule: MatchRule())
        #expect(query.sets[0][0].letters == [0x66, Scalars.firstInvalid + 0xE9, Scalars.firstInvalid + 0xFF])
    }

    @Test(arguments: [("", false), ("a", true), ("!a", false), ("!a !b", false), ("!a b", true), ("!a | b", true)])
    func `only a query with something to find puts matches in order`(query: String, ranks: Bool) {
        #expect(Query(Array(query.utf8), rule: MatchRule()).ranks == ranks)
    }
}
