import Glibc

/// Goes through bytes line by line without a copy.
struct LineScanner {
    private let text: FixedBytes
    private var next: Int
    /// The line without its end, LF or CR LF.
    private(set) var line = 0..<0
    /// From 1.
    private(set) var number = 0

    init(_ text: FixedBytes) {
        self.text = text
        next = text.bytes.starts(with: LineScanner.byteOrderMark) ? 3 : 0
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether there was another line.
    mutating func advance() -> Bool {
        guard next < text.count else { return false }
        let rest = UnsafeRawPointer(text.start + next)
        let end = memchr(rest, 0x0A, text.count &- next).map { next &+ (UnsafeRawPointer($0) - rest) } ?? text.count
        let isReturned = end > next && end < text.count && text.start[end &- 1] == 0x0D
        line = next..<(isReturned ? end &- 1 : end)
        next = end &+ 1
        number &+= 1
        return true
    }
}

/// Walks through the fields of a line: what stands between its tabs. Behind the last one come empty ones.
struct FieldScanner {
    private let text: FixedBytes
    private var start: Int
    private let end: Int

    init(_ text: FixedBytes, _ line: Range<Int>) {
        self.text = text
        start = line.lowerBound
        end = line.upperBound
    }

    @inline(__always)
    mutating func next() -> Range<Int> {
        var place = start
        while place < end, text.start[place] != 0x09 { place &+= 1 }
        let field = start..<place
        start = min(place &+ 1, end)
        return field
    }

    /// The field behind so many others.
    mutating func next(after others: Int) -> Range<Int> {
        for _ in 0..<others { _ = next() }
        return next()
    }
}

extension FixedBytes {
    /// A number of up to nine digits.
    func number(_ field: Range<Int>) -> Int? {
        if field.isEmpty || field.count > 9 { return nil }
        var number = 0
        for place in field {
            guard (0x30...0x39).contains(start[place]) else { return nil }
            number = number * 10 + Int(start[place] - 0x30)
        }
        return number
    }

    /// A field as it is. `nil` when it is empty.
    func content(_ field: Range<Int>) -> [UInt8]? { field.isEmpty ? nil : Array(self[field]) }
}
