/// A term as bytes, for texts of bytes: ASCII lines as they are, other lines as `Projection` makes them.
struct ByteTerm {
    // Invariant: `letters` and `folds` hold `count` bytes, 1 at least; the owner of the term keeps and frees them.
    let letters: UnsafeMutablePointer<UInt8>
    /// Bits to set in a byte of the text before it is compared: 0x20 where case does not count, otherwise none.
    let folds: UnsafeMutablePointer<UInt8>
    let count: Int

    init(_ bytes: [UInt8], ignoresCase: Bool) {
        count = bytes.count
        letters = .allocate(capacity: count)
        folds = .allocate(capacity: count)
        for (index, byte) in bytes.enumerated() {
            letters[index] = byte
            folds[index] = ignoresCase && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? 0x20 : 0
        }
    }

    func free() {
        letters.deallocate()
        folds.deallocate()
    }

    @inline(__always)
    func matches(_ byte: UInt8, at index: Int) -> Bool { byte | folds[index] == letters[index] }

    @inline(__always)
    func mask(_ index: Int, _ text: UnsafePointer<UInt8>) -> UInt64 {
        ByteMask.equal(text, to: letters[index], fold: folds[index])
    }
}

/// What the places in a text are worth.
protocol PlaceBonus {
    /// The bonus of the letter at an index of the text.
    func bonus(at index: Int) -> Int
}

/// The bonus of places in an ASCII line, from a table for each pair of bytes.
struct ASCIIBonus: PlaceBonus {
    // Invariant: `text` is ASCII; `table` holds 128 x 128 entries.
    let text: UnsafePointer<UInt8>
    let table: UnsafePointer<Int8>
    /// A byte of the class that the start of a text counts as.
    let start: UInt8

    @inline(__always)
    func bonus(at index: Int) -> Int {
        let previous = index > 0 ? text[index &- 1] : start
        return Int(table[Int(previous) &<< 7 | Int(text[index])])
    }

    /// Makes the table: a row for each byte, the same for all bytes of a class, so that a start costs little.
    static func makeTable(_ weights: Weights) -> UnsafeMutablePointer<Int8> {
        let table = UnsafeMutablePointer<Int8>.allocate(capacity: 128 * 128)
        let bonuses = BonusTable(weights)
        // The first byte of each class; 0xFF is none yet.
        var first = [UInt8](repeating: 0xFF, count: 7)
        for previous in 0..<128 {
            let row = table + previous << 7
            let previousClass = bonuses.asciiClass(UInt8(previous))
            let same = first[Int(previousClass.rawValue)]
            if same != 0xFF {
                row.update(from: table + Int(same) << 7, count: 128)
                continue
            }
            first[Int(previousClass.rawValue)] = UInt8(previous)
            for byte in 0..<128 {
                row[byte] = Int8(bonuses.bonus(of: bonuses.asciiClass(UInt8(byte)), after: previousClass))
            }
        }
        return table
    }
}

/// The bonus of places in a projected line, from the classes of its letters.
struct ClassBonus: PlaceBonus {
    // Invariant: `classes` holds one for each letter of the text; `table` holds 8 x 8 entries.
    let classes: UnsafePointer<LetterClass>
    let table: UnsafePointer<Int8>
    let start: LetterClass

    @inline(__always)
    func bonus(at index: Int) -> Int {
        let previous = index > 0 ? classes[index &- 1] : start
        return Int(table[Int(previous.rawValue) &<< 3 | Int(classes[index].rawValue)])
    }

    static func makeTable(_ weights: Weights) -> UnsafeMutablePointer<Int8> {
        let table = UnsafeMutablePointer<Int8>.allocate(capacity: 64)
        table.initialize(repeating: 0, count: 64)
        for previous in 0..<UInt8(7) {
            for letter in 0..<UInt8(7) {
                let bonus = weights.bonus(of: LetterClass(known: letter), after: LetterClass(known: previous))
                table[Int(previous << 3 | letter)] = Int8(bonus)
            }
        }
        return table
    }
}
