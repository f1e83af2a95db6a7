import Testing

@testable import PickCore

@Suite struct WrappingTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 80, ["one two three"]),
        ("unbreakable word", 5, ["unbreakable", "word"]),
        ("a  b", 1, ["a", "b"]),
        ("", 10, [""]),
    ])
    func `Words are kept whole`(text: String, columns: Int, lines: [String]) {
        #expect(Wrapping.lines(text, columns: columns) == lines)
    }

    @Test(arguments: [
        ("颜色自动总是", 8, ["颜色自动", "总是"]),
        ("颜色自动，总是", 8, ["颜色自", "动，总是"]),
        ("默认为分号（也可写作）", 12, ["默认为分号", "（也可写作）"]),
        ("选 N 项以上", 5, ["选 N", "项以", "上"]),
    ])
    func `Wide characters may be parted, but not from a mark`(text: String, columns: Int, lines: [String]) {
        #expect(Wrapping.lines(text, columns: columns) == lines)
    }
}
