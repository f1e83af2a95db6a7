import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CascadeFileTests {
    /// All answers of a file, joined with blanks, or the message.
    private func paths(_ file: String, _ name: String = "file") -> String {
        do {
            let tree = try makeCascade(file, name).tree
            return (0..<tree.count).filter(tree.isAnswer)
                .map { tree.names(to: $0).map(shownText).joined(separator: "/") }.joined(separator: " ")
        } catch let fault as ModeFault {
            return "[\(fault.message[.english])]"
        } catch {
            return "[\(error)]"
        }
    }

    // MARK: Shapes

    @Test(arguments: [
        // Names, and what is below them.
        #"{"a": {"b": ["c", "d"], "e": []}, "f": null, "g": "h"}"#,
        // Choices with a name and a list.
        #"[{"text":"a","children":[{"text":"b","children":[{"text":"c"},{"text":"d","children":[]}]},{"text":"e"}]},"f",{"text":"g","children":["h"]}]"#,
        // In other words, and mixed.
        #"[{"state":"a","cities":[{"city":"b","areas":["c","d"]},{"city":"e"}]},{"name":"f"},{"g":{"h":null}}]"#,
        // A label before a value, and a member that is no list.
        #"[{"label":"a","value":"1","children":[{"label":"b","value":2,"children":["c","d"]},"e"]},"f",{"text":"g","open":true,"items":["h"]}]"#,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <!-- a comment -->
        <plist version="1.0">
        <array>
          <dict><key>state</key><string>a</string><key>cities</key><array>
            <dict><key>city</key><string>b</string><key>areas</key><array><string>c</string><string>d</string></array></dict>
            <dict><key>city</key><string>e</string><key>areas</key><array/></dict>
          </array></dict>
          <string>f</string>
          <dict><key>text</key><string>g</string><key>children</key><array><dict><key>text</key><string>h</string></dict></array></dict>
        </array>
        </plist>
        """,
        "<plist><dict><key>a</key><dict><key>b</key><array><string>c</string><string>d</string></array><key>e</key><array/></dict><key>f</key><array></array><key>g</key><string>h</string></dict></plist>",
        "a\tb\tc\na\tb\td\na\te\nf\ng\th\n",
        "a\tb\tc\r\na\tb\td\r\na\te\t\r\nf\t\t\r\n\r\ng\th",
        "a\n  b\n    c\n    d\n  e\nf\ng\n  h\n",
        "\u{FEFF}a\n\tb\n\t\tc\n\t\td\n\n\te\nf\ng\n h",
    ])
    func `The same tree in every form`(_ file: String) {
        #expect(paths(file) == "a/b/c a/b/d a/e f g/h")
    }

    @Test func `Names keep every byte`() {
        #expect(paths(#"["\u4e2d\ud83d\ude00\"\\\/\b\t", " b ", 1.50]"#) == "中😀\"\\/\u{8}\t  b  1.50")
        #expect(
            paths(
                "<plist><array><string>a &amp; b &lt;&#x4e2d;&#65;</string><string><![CDATA[<&>]]></string></array></plist>"
            )
                == "a & b <中A <&>")
        #expect(paths("a b \tc") == "a b /c")
        #expect(paths("a b\n  c ") == "a b/c ")
    }

    @Test func `Names that are not UTF-8 come back as they were`() throws {
        let mode = try LinkedMode(CascadeOptions(name: utf8("f.txt"), bytes: [0x63, 0xE9, 0x0A, 0x20, 0xFF, 0x0A]))
        guard case .answer(let given) = mode.judge([0x63, 0xE9, 0x3B, 0xFF], hasPerson: false) else {
            Issue.record("not found")
            return
        }
        #expect(given.values == [[0x63, 0xE9], [0xFF]])
    }

    @Test func `The ending of the name decides the form, and otherwise the first character`() {
        #expect(paths("[1]\n [2]", "list.txt") == "[1]/[2]")
        #expect(paths("<a>\n <b>", "LIST.TXT") == "<a>/<b>")
        #expect(paths("a\n b", "list.json") == "[list.json:1: a value is expected here]")
        #expect(paths("a b", "list.tsv") == "a b")
        #expect(paths("  [1]", "list") == "1")
    }

    @Test func `Any depth`() throws {
        let deep = (0..<60).map { String(repeating: " ", count: $0) + "n\($0)" }.joined(separator: "\n")
        let mode = try makeCascade(deep)
        #expect(mode.tree.levels == 60)
        #expect(answer(mode, "n59").hasSuffix(";n58;n59"))
        let json = String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)
        #expect(paths(json) == "1")
    }

    // MARK: Faults

    @Test(arguments: [
        ("", "f:1: there is nothing to choose from"), ("\n \n", "f:1: there is nothing to choose from"),
        ("[]", "f:1: there is nothing to choose from"), ("{}", "f:1: there is nothing to choose from"),
        // JSON
        ("[1,\n2,\n]", "f:3: a value is expected here"), ("[1\n2]", "f:2: a comma or ] is expected here"),
        ("[1", "f:1: the file ends too early: a comma or ] is expected here"),
        ("[1] x", "f:1: there is more behind the end"), ("{\"a\" 1}", "f:1: a colon is expected here"),
        ("{\"a\":1,\n\"a\":2}", "f:2: \"a\" is there twice"), ("{a:1}", "f:1: a name in quotes is expected here"),
        ("[\"a\n\"]", "f:1: a control character stands in a text"), ("[\"a", "f:1: a quote is left open"),
        (#"["\x"]"#, "f:1: this escape is not known"), (#"["\ud800"]"#, "f:1: this escape is not known"),
        (#"["\u12"]"#, "f:1: this escape is not known"), ("[01]", "f:1: this is not a number"),
        ("[1.]", "f:1: this is not a number"), ("[-]", "f:1: this is not a number"),
        ("[true]", "f:1: true cannot be a choice"), ("[\"a\",\n\"\"]", "f:2: a name is missing"),
        // Property lists
        ("<plist>", "f:1: the file ends too early: an element is expected here"),
        ("<plist><array>\n<string>a</array></plist>", "f:2: </string> is expected here"),
        ("<plist><dict>\n<string>a</string></dict></plist>", "f:2: <key> is expected here"),
        ("<html></html>", "f:1: <plist> is expected here"),
        ("<plist><set></set></plist>", "f:1: <set> is no element of a property list"),
        ("<plist><string>a</string></plist><b>", "f:1: there is more behind the end"),
        ("<plist><string>&nbsp;</string></plist>", "f:1: this entity is not known"),
        ("<plist><array>\n<date>2026</date></array></plist>", "f:2: date cannot be a choice"),
        ("<plist><array><string>a</string>\nb</array></plist>", "f:2: an element is expected here"),
        ("<plist><dict><key>a</key><true/></dict></plist>", "f:1: true cannot be a choice"),
        ("<!-- ", "f:1: the file ends too early: --> is expected here"),
        // Paths
        ("a\tb\na\t\tc", "f:2: a field is empty"), ("a\tb\nc\td\na\tb", "f:3: \"a/b\" is there twice, first on line 1"),
        ("a\tb\na\na", "f:3: \"a\" is there twice, first on line 2"),
        // A path that is there twice
        ("{\"a\":[\"b\",\"b\"]}", "f:1: \"a/b\" is there twice"),
        ("[{\"text\":\"A\"},\n{\"text\":\"A\"}]", "f:2: \"A\" is there twice, first on line 1"),
        ("[\"a\",\n[\"b\"],\n{\"a\":null}]", "f:3: \"a\" is there twice, first on line 1"),
        ("[1,\"1\"]", "f:1: \"1\" is there twice"),
        (
            "[{\"state\":\"a\",\"cities\":[\"b\"]},\n{\"state\":\"a\",\"cities\":[\"c\"]}]",
            "f:2: \"a\" is there twice, first on line 1"
        ),
        (
            "<plist><array><string>a</string>\n<string>a</string></array></plist>",
            "f:2: \"a\" is there twice, first on line 1"
        ),
        ("a\n b\n c\n b", "f:4: \"a/b\" is there twice, first on line 2"),
        ("a\n b\na\n c", "f:3: \"a\" is there twice, first on line 1"),
        // Indented lines
        (" a\nb", "f:1: the indentation is that of no line above"),
        ("a\n    b\n  c", "f:3: the indentation is that of no line above"),
        ("a\n  b\n\tc", "f:3: the indentation is that of no line above"),
        ("a\n  b\n \t  c", "f:3: blanks and tabs are mixed differently than in the line above"),
    ])
    func `A malformed file is refused with the line and the reason`(_ file: String, _ message: String) {
        #expect(paths(file, "f") == "[\(message)]")
    }

    @Test func `Names that differ in a byte, or lie below different ones, are not the same`() {
        #expect(paths("a\n b\n B\n b \nA\n b") == "a/b a/B a/b  A/b")
        #expect(paths("a\tb\na\tc\na\nb\tb") == "a/b a/c b/b")
    }

    @Test func `Bytes that are not UTF-8 are refused where the form is UTF-8`() {
        for file in [
            [0x5B, 0x22, 0xFF, 0x22, 0x5D], Array("<plist><string>".utf8) + [0xFF] + Array("</string></plist>".utf8),
        ] {
            #expect(throws: FileFault(1, .notUTF8)) { try CascadeFile.tree(file, name: []) }
        }
    }

    @Test func `Levels without end are refused and do not exhaust the stack`() {
        let many = 100_000
        let deep = [
            String(repeating: "[", count: many), String(repeating: "{\"a\":", count: many),
            "<plist>" + String(repeating: "<array>", count: many),
            (0..<100).map { String(repeating: " ", count: $0) + "a" }.joined(separator: "\n"),
            String(repeating: "a\t", count: many) + "b",
        ]
        for file in deep { #expect(paths(file).hasSuffix(": there are more than 64 levels]")) }
    }

    @Test func `For any bytes a file is read or refused, never more`() {
        var dice = SeededGenerator()
        let pieces = [
            "[", "]", "{", "}", "\"a\"", ":", ",", "<plist>", "<array>", "</array>", "<key>", "</key>", "<string>", "a",
            "\t", "\n", "  ", "\\", "&", "1", "é", "<", ">", "/",
        ]
        for _ in 0..<3_000 {
            let file = (0..<Int.random(in: 0...12, using: &dice)).map { _ in pieces.randomElement(using: &dice) ?? "" }
                .joined()
            guard let tree = try? CascadeFile.tree(utf8(file), name: []) else { continue }
            #expect(tree.count > 0 && tree.childCount(of: nil) > 0, "\(dice)")
        }
    }
}
