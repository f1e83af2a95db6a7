/// A folded text as bytes, as far as one term can tell its letters apart, so that lines of any script take the same
/// fast way as ASCII.
///
/// ASCII letters are themselves. The term's other letters get the bytes from 0x80 on; 0xFF is any letter that the term
/// does not have.
struct Projection {
    private let alphabet: [UInt32]
    /// The term in the projected letters.
    let term: [UInt8]
    private(set) var bytes: [UInt8] = []

    /// `nil` when the term has more kinds of letters than there are bytes.
    init?(_ letters: [UInt32]) {
        var alphabet: [UInt32] = []
        for letter in letters where letter >= 0x80 && !alphabet.contains(letter) { alphabet.append(letter) }
        if alphabet.count > 0x7F { return nil }
        self.alphabet = alphabet
        term = letters.map { Projection.byte(of: $0, alphabet) }
    }

    /// Projects a text, with the slack behind it that the fast paths want.
    mutating func fill(with text: FoldedText) {
        bytes.removeAll(keepingCapacity: true)
        for letter in text.letters {
            bytes.append(letter < 0x80 ? UInt8(truncatingIfNeeded: letter) : Projection.byte(of: letter, alphabet))
        }
        bytes.append(contentsOf: repeatElement(0, count: readableSlack))
    }

    private static func byte(of letter: UInt32, _ alphabet: [UInt32]) -> UInt8 {
        if letter < 0x80 { return UInt8(truncatingIfNeeded: letter) }
        return alphabet.firstIndex(of: letter).map { UInt8(0x80 + $0) } ?? 0xFF
    }
}
