/// A line as bytes, as far as one term can tell its letters apart, so that lines of any script take the same fast way as
/// ASCII.
///
/// ASCII letters are themselves. The term's other letters get the bytes from 0x80 on; 0xFF is any letter that the term
/// does not have. Not to be copied: that would count references for every line.
struct Projection: ~Copyable {
    /// The term in the projected letters.
    let term: ByteTerm
    private let folding: Folding
    private let alphabet: [UInt32]
    private let table: BonusTable

    // Invariant: `bytes` has room for `capacity` letters and the slack behind them, `classes` for `capacity`.
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private(set) var classes: UnsafeMutablePointer<LetterClass>
    private var capacity = 256
    /// What the scalars of the alphabets are, as far as they have been met: `firstUnlisted` of them, once there are any.
    private var known: UnsafeMutablePointer<Entry>?
    /// What scalars that fold to several letters fold to.
    private var expansions: [[UInt8]] = []

    private struct Entry {
        enum State: UInt8 {
            case unknown, letter
            /// A mark that does not count.
            case dropped
            /// Several letters.
            case several
            /// A mark that changes the letter before it: for `FoldedText`.
            case complex
        }
        var state: State
        var letterClass: LetterClass
        /// The letter, or which of the expansions it is.
        var byte: UInt8
    }
    /// Alphabets, and marks, are below; ideographs, kana and most signs above.
    private static let firstUnlisted: UInt32 = 0x2000
    /// No scalar folds to more letters.
    private static let mostLettersPerScalar = 3

    /// Whether the term has more kinds of letters than there are bytes, so that nothing can be projected.
    let hasTooManyLetters: Bool

    init(_ term: Term, table: BonusTable) {
        var alphabet: [UInt32] = []
        for letter in term.letters where letter >= 0x80 && !alphabet.contains(letter) { alphabet.append(letter) }
        hasTooManyLetters = alphabet.count > 0x7F
        if hasTooManyLetters { alphabet = [] }
        self.alphabet = alphabet
        self.table = table
        folding = term.folding
        self.term = ByteTerm(term.letters.map { Projection.byte(of: $0, alphabet) }, ignoresCase: false)
        bytes = .allocate(capacity: capacity + readableSlack)
        classes = .allocate(capacity: capacity)
    }

    func free() {
        term.free()
        bytes.deallocate()
        classes.deallocate()
        known?.deallocate()
    }

    /// The length of a projected line without the blanks at its ends, from its length with them.
    func trimmed(_ length: Int, letters: Int) -> Int {
        var (start, end) = (0, letters)
        while end > 0, classes[end &- 1] == .white { end &-= 1 }
        while start < end, classes[start] == .white { start &+= 1 }
        return length &- (letters &- (end &- start))
    }

    /// Projects a line without folding it first.
    ///
    /// - Returns: the number of its letters (`letters`), and of its scalars but for marks that do not count (`length`);
    ///   `nil` when it takes more than that.
    mutating func fill(with text: UnsafePointer<UInt8>, _ count: Int) -> (letters: Int, length: Int)? {
        reserve(count * Projection.mostLettersPerScalar)
        let (bytes, classes) = (self.bytes, self.classes)
        let known = self.known ?? makeList()
        var scalars = Scalars(UnsafeRawBufferPointer(start: text, count: count))
        var filled = 0
        var length = 0
        while let scalar = scalars.next() {
            var entry = scalar < Projection.firstUnlisted ? known[Int(scalar)] : unlisted(scalar)
            if entry.state == .unknown {
                entry = makeEntry(scalar)
                if scalar < Projection.firstUnlisted { known[Int(scalar)] = entry }
            }
            switch entry.state {
            case .letter:
                bytes[filled] = entry.byte
                classes[filled] = entry.letterClass
                filled &+= 1
                length &+= 1
            case .several:
                for byte in expansions[Int(entry.byte)] {
                    bytes[filled] = byte
                    classes[filled] = entry.letterClass
                    filled &+= 1
                }
                length &+= 1
            case .dropped:
                // At the start there is no letter that it belongs to.
                if filled == 0 { return nil }
            case .complex, .unknown: return nil
            }
        }
        return (filled, length)
    }

    /// Projects a folded line.
    mutating func fill(with text: FoldedText) -> Int {
        reserve(text.count)
        for index in 0..<text.count {
            bytes[index] = Projection.byte(of: text.letters[index], alphabet)
            classes[index] = text.classes[index]
        }
        return text.count
    }

    private mutating func reserve(_ count: Int) {
        if count <= capacity { return }
        bytes.deallocate()
        classes.deallocate()
        capacity = count * 2
        bytes = .allocate(capacity: capacity + readableSlack)
        classes = .allocate(capacity: capacity)
    }

    private static func byte(of letter: UInt32, _ alphabet: [UInt32]) -> UInt8 {
        if letter < 0x80 { return UInt8(truncatingIfNeeded: letter) }
        for (index, known) in alphabet.enumerated() where known == letter { return UInt8(0x80 &+ index) }
        return 0xFF
    }

    private mutating func makeList() -> UnsafeMutablePointer<Entry> {
        let list = UnsafeMutablePointer<Entry>.allocate(capacity: Int(Projection.firstUnlisted))
        list.initialize(
            repeating: Entry(state: .unknown, letterClass: .nonWord, byte: 0xFF), count: Int(Projection.firstUnlisted))
        known = list
        return list
    }

    @inline(__always)
    private func unlisted(_ scalar: UInt32) -> Entry {
        if UnicodeFacts.isPlainIdeograph(scalar) {
            return Entry(state: .letter, letterClass: .letter, byte: Projection.byte(of: scalar, alphabet))
        }
        return Entry(state: .unknown, letterClass: .nonWord, byte: 0xFF)
    }

    private mutating func makeEntry(_ scalar: UInt32) -> Entry {
        let letterClass =
            scalar < 0x80
            ? table.asciiClass(UInt8(truncatingIfNeeded: scalar)) : UnicodeFacts.letterClass(of: scalar)
        var entry = Entry(state: .complex, letterClass: letterClass, byte: 0xFF)
        let combiningClass = UnicodeFacts.combiningClass(of: scalar)
        if combiningClass > 0 || UnicodeFacts.joinsHangul(scalar) {
            let isAccent = combiningClass >= UnicodeFacts.firstAccentClass
            if isAccent && folding.contains(.ignoresAccents) { entry.state = .dropped }
            return entry
        }
        let letters = folding.letters(of: scalar).map { Projection.byte(of: $0, alphabet) }
        if letters.count == 1 {
            entry.state = .letter
            entry.byte = letters[0]
        } else if letters.count <= Projection.mostLettersPerScalar, expansions.count < 0xFF {
            entry.state = .several
            entry.byte = UInt8(expansions.count)
            expansions.append(letters)
        }
        return entry
    }
}
