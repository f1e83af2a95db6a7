/// Places in a source where a field begins with one letter, found 64 bytes at a time: a name that begins with another
/// letter need not be looked at.
struct FieldStarts {
    private let text: FixedBytes
    private let letter: UInt8
    private let fold: UInt8
    private var base = 0
    private var places: UInt64 = 0
    /// Whether a field begins with the block.
    private var begins: UInt64 = 1

    /// - Parameter letter: a small one stands for its capital too.
    init(_ text: FixedBytes, letter: UInt8) {
        self.text = text
        self.letter = letter
        fold = (0x61...0x7A).contains(letter) ? 0x20 : 0
        look()
    }

    mutating func next() -> Int? {
        while places == 0 {
            base &+= 64
            if base >= text.count { return nil }
            look()
        }
        let place = base &+ places.trailingZeroBitCount
        places &= places &- 1
        return place
    }

    private mutating func look() {
        let block = UnsafeRawPointer(text.start + base)
        let ends = ByteMask.equal(block, to: 0x09, fold: 0) | ByteMask.equal(block, to: 0x0A, fold: 0)
        places = ByteMask.equal(block, to: letter, fold: fold) & (ends &<< 1 | begins) & lowBits(text.count &- base)
        begins = ends &>> 63
    }
}
