/// A choice of fields by number, in fzf's syntax: `2`, `-1`, `2..`, `..-2`, `1..3`, `..`.
///
/// Numbers count from 1; negative ones count from the last field.
package struct FieldRange: Equatable, Sendable {
    /// `nil` is the first field.
    private let first: Int?
    /// `nil` is the last field.
    private let last: Int?

    /// `nil` when the text is not a range: 0 is no field.
    package init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard let dots = FieldRange.dots(in: bytes) else {
            guard let number = FieldRange.number(bytes[...]) else { return nil }
            first = number
            last = number
            return
        }
        let (left, right) = (bytes[..<dots], bytes[(dots + 2)...])
        first = left.isEmpty ? nil : FieldRange.number(left)
        last = right.isEmpty ? nil : FieldRange.number(right)
        if (first == nil) != left.isEmpty || (last == nil) != right.isEmpty { return nil }
    }

    /// Several ranges, joined with commas; `nil` when one of them is not a range.
    package static func list(_ text: some StringProtocol) -> [FieldRange]? {
        var ranges: [FieldRange] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let range = FieldRange(part) else { return nil }
            ranges.append(range)
        }
        return ranges
    }

    /// The fields of a line that has `count`, counted from 0; empty when it has none of them.
    func indices(of count: Int) -> Range<Int> {
        func index(_ number: Int) -> Int { number < 0 ? count + number : number - 1 }
        let from = max(first.map(index) ?? 0, 0)
        let to = min(last.map(index) ?? count - 1, count - 1)
        return from <= to ? from..<(to + 1) : 0..<0
    }

    private static func dots(in bytes: [UInt8]) -> Int? {
        bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == UInt8(ascii: ".") }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard let number = Int(String(decoding: digits, as: UTF8.self)), number != 0 else { return nil }
        return number
    }
}
