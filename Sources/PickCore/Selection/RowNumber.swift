/// A row as a line names it: `#3`, or `3` where rows are shown with numbers. There need be no such row.
struct RowNumber {
    /// Whether it is written with a hash, and means a row before anything else.
    let isMarked: Bool
    private let digits: String

    /// - Parameter term: without blanks at its ends. `nil` for what is not all digits.
    init?(_ term: some Collection<UInt8>) {
        isMarked = term.first == UInt8(ascii: "#")
        let digits = isMarked ? term.dropFirst() : term[...]
        if digits.isEmpty || !digits.allSatisfy({ (0x30...0x39).contains($0) }) { return nil }
        self.digits = String(decoding: digits, as: UTF8.self)
    }

    /// The row among so many, from 0. `nil` when there are fewer.
    func row(of count: Int) -> Int? {
        // A number too long to be read is that of no row.
        guard let number = Int(digits), number >= 1, number <= count else { return nil }
        return number - 1
    }

    /// Why it names no row.
    func missing(of count: Int) -> Message { .noRow(digits, of: count) }
}
