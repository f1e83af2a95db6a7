import PickTestSupport
import Testing

@testable import PickCore

@Suite struct DisplayTextTests {
    @Test(
        arguments: [
            (#"a\nb\r\e[31m"#, "a␊b␍␛[31m"), (#"\0\x01\x1F\x7F"#, "␀␁␟␡"), (#"\x07\x08\x0B\x0C"#, "␇␈␋␌"),
            (#"\u{85}\u{9b}31m"#, "\u{FFFD}\u{FFFD}31m"), (#"\u{202e}abc\u{202c}"#, "\u{FFFD}abc\u{FFFD}"),
            (#"\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}"#, "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            (#"\u{2028}\u{2029}"#, "\u{FFFD}\u{FFFD}"), (#"caf\xE9"#, "caf\u{FFFD}"),
            (#"\xC0\x80"#, "\u{FFFD}\u{FFFD}"),
            (#"\xED\xA0\x80"#, "\u{FFFD}\u{FFFD}\u{FFFD}"), (#"\xF5x"#, "\u{FFFD}x"),
            (#"\xE6\x97"#, "\u{FFFD}\u{FFFD}"),
            (#"a\tb"#, "a b"), ("", ""), ("plain 日本 é", "plain 日本 é"), (#"\x9B31m"#, "\u{FFFD}31m"),
        ] as [(SpelledBytes, String)])
    func `What could act on a terminal is shown as a mark`(source: SpelledBytes, text: String) {
        #expect(DisplayText(source.bytes).text == text)
    }

    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("日本", 4), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2),
        ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("🇩🇪", 2), ("a\u{300}\u{301}\u{302}", 1),
        ("\u{1F}", 1), ("\t", 1), ("ｱ", 1), ("ก็", 1), ("─", 1), ("", 0), ("1\u{FE0F}\u{20E3}", 2), ("🇩🇪🇫🇷", 4),
    ])
    func `A cluster is as wide as a terminal shows it`(text: String, width: Int) {
        #expect(DisplayText.width(text) == width)
    }

    @Test func `A tab reaches to the next stop where it is asked to`() {
        #expect(DisplayText("a\tb".utf8, tabs: true).text == "a       b")
        #expect(DisplayText("12345678\tb".utf8, tabs: true).text == "12345678        b")
        #expect(DisplayText("日\tb".utf8, tabs: true).width == 9)
    }

    @Test func `A text is cut before the cluster that does not fit any more`() {
        func cut(_ text: String, _ columns: Int) -> (String, Bool) {
            let shown = DisplayText(text.utf8, columns: columns)
            return (shown.text, shown.isCut)
        }
        #expect(cut("abc", 3) == ("abc", false))
        #expect(cut("abcd", 3) == ("abc", true))
        #expect(cut("ab日", 3) == ("ab", true))
        #expect(cut("abe\u{301}\u{302}", 3) == ("abe\u{301}\u{302}", false))
        #expect(cut("日", 0) == ("", true))
        #expect(cut("", 0) == ("", false))
    }

    @Test func `Clusters know what they stand for and what is sent`() {
        let source: SpelledBytes = #"ae\u{301}\xFF日"#
        let text = DisplayText(source.bytes)
        #expect(text.clusters.map(\.source) == [0..<1, 1..<4, 4..<5, 5..<8])
        #expect(text.clusters.map(\.sent) == [0..<1, 1..<4, 4..<7, 7..<10])
        #expect(text.clusters.map(\.width) == [1, 1, 1, 2])
    }

    @Test func `For any bytes it is UTF-8 without a control or bidi character, and adds up`() {
        var generator = SeededGenerator()
        for _ in 0..<3000 {
            let bytes = HostileBytes.make(count: Int.random(in: 0...24, using: &generator), using: &generator)
            let columns = Bool.random(using: &generator) ? Int.max : Int.random(in: 0...12, using: &generator)
            let shown = DisplayText(bytes, columns: columns, tabs: Bool.random(using: &generator))
            let failure = "\(SpelledBytes(bytes)), \(generator)"
            guard let text = String(validating: shown.bytes, as: UTF8.self) else {
                Issue.record("no UTF-8: \(failure)")
                continue
            }
            #expect(HostileBytes.harmful(in: text) == [], "\(failure)")
            #expect(shown.width == shown.clusters.reduce(0) { $0 + $1.width }, "\(failure)")
            #expect(shown.width <= columns, "\(failure)")
            #expect(
                shown.clusters.map(\.sent).reduce(0) { $1.lowerBound == $0 ? $1.upperBound : -1 } == shown.bytes.count)
            let end = shown.clusters.last?.source.upperBound ?? 0
            #expect(shown.clusters.map(\.source).reduce(0) { $1.lowerBound == $0 ? $1.upperBound : -1 } == end)
            #expect(shown.isCut == (end < bytes.count), "\(failure)")
        }
    }
}

@Suite struct MessageTests {
    @Test func `Behind the program's name no sentence begins`() {
        #expect(Message.onlyOne.inLine(.english) == "only one can be selected")
        #expect(Message.onlyOne.inLine(.chinese) == "此项仅支持单选")
    }

    @Test func `Behind the name of what a message is about no sentence begins, and the name stays as it is`() {
        let about = Message.onlyOne.about(utf8("Size"))
        #expect(about[.english] == "Size: only one can be selected")
        #expect(about.inLine(.english) == "Size: only one can be selected")
        #expect(Message.badDefault(about)[.english] == "--default: Size: only one can be selected")
        #expect(Message.badDefault(.atMost(1))[.english] == "--default: at most 1 can be selected")
        let fault = Message.fault(.nothingMatches, line: 2, file: utf8("Menu.json"))
        #expect(fault.inLine(.english) == "Menu.json:2: nothing matches")
        #expect(Message.noPlaces(.cannotOpen(utf8("X"), reason: "r"))[.english].hasPrefix("--data: cannot open \"X\""))
    }

    @Test(arguments: Language.allCases)
    func `A text of the user is put in a message without its controls`(language: Language) {
        let hostile: [UInt8] = SpelledBytes(#"x\e[2J\n\u{202e}\xFF"#).bytes
        let messages: [Message] = [
            .nothingMatches(hostile), .fitsSeveral(hostile, count: 2), .notInList(hostile, nearest: [hostile]),
            .fitsSeveral(hostile, count: 2, examples: [hostile]), .twoRows(hostile, number: 1, text: 2),
            .containsSeparator(hostile, separator: hostile), .cannotOpen(hostile, reason: "r"), .notATerminal(hostile),
        ]
        for message in messages { #expect(HostileBytes.harmful(in: message[language]) == [], "\(message)") }
    }

    @Test(arguments: Language.allCases)
    func `A wrong option is put in a message without its controls`(language: Language) {
        let hostile = "x\u{1B}[2J\n\u{202E}"
        let errors: [UsageError] = [
            .unknownOption(hostile, nearest: nil), .unknownOption(hostile, nearest: "--a"),
            .strayWords([hostile, hostile]),
            .ambiguousOption(hostile, candidates: ["--a"]), .notANumber(option: "--a", value: hostile, least: 1),
            .notAChoice(option: "--a", value: hostile, choices: ["b"]), .notATime(option: "--a", value: hostile),
            .notAHeight(option: "--a", value: hostile), .notAField(option: "--a", value: hostile),
        ]
        for error in errors { #expect(HostileBytes.harmful(in: error.message[language]) == [], "\(error)") }
    }
}
