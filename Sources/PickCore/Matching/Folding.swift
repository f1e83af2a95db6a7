import CUtf8proc

/// Which differences between letters do not count.
struct Folding: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// Unicode's full case folding: `ß` and `ss` are equal.
    static let ignoresCase = Folding(rawValue: 1)
    static let ignoresAccents = Folding(rawValue: 2)
}

/// A text as the letters that are compared: folded, and composed where Unicode has a composed letter, so that `ü` is one
/// letter however it was written.
///
/// Kept and filled again for each line, so that no line costs an allocation.
struct FoldedText {
    private(set) var letters: [UInt32] = []
    private(set) var classes: [LetterClass] = []
    /// Where the bytes of each letter start, and where the text ends. Letters that come from one scalar share a start.
    private(set) var offsets: [Int] = []

    private var folding: Folding = []
    private var known: [UInt32] = []
    /// The letter (from which index on, and from which scalars) that a combining mark would change.
    private var clusterStart = 0
    private var cluster: [utf8proc_int32_t] = []

    var count: Int { letters.count }

    mutating func fill(with text: UnsafeRawBufferPointer, folding: Folding, table: BonusTable) {
        if self.folding != folding { known.removeAll(keepingCapacity: true) }
        self.folding = folding
        letters.removeAll(keepingCapacity: true)
        classes.removeAll(keepingCapacity: true)
        offsets.removeAll(keepingCapacity: true)
        cluster.removeAll(keepingCapacity: true)
        var scalars = Scalars(text)
        var offset = 0
        while let scalar = scalars.next() {
            if scalar < 0x80 {
                let isCapital = folding.contains(.ignoresCase) && UnicodeFacts.isUppercase(scalar)
                beginCluster(scalar)
                append(isCapital ? scalar | 0x20 : scalar, table.asciiClass(UInt8(scalar)), offset)
            } else if joinsCluster(scalar) {
                join(scalar)
            } else {
                beginCluster(scalar)
                appendFolded(scalar, offset)
            }
            offset = scalars.offset
        }
        offsets.append(text.count)
    }

    // MARK: One scalar

    private mutating func append(_ letter: UInt32, _ letterClass: LetterClass, _ offset: Int) {
        letters.append(letter)
        classes.append(letterClass)
        offsets.append(offset)
    }

    private mutating func appendFolded(_ scalar: UInt32, _ offset: Int) {
        let letterClass = UnicodeFacts.letterClass(of: scalar)
        if let letter = folded(scalar) {
            append(letter, letterClass, offset)
        } else {
            for letter in Folding.fold([utf8proc_int32_t(scalar)], folding) { append(letter, letterClass, offset) }
        }
    }

    /// What the scalar folds to when that is one letter. Letters of the alphabets are remembered.
    private mutating func folded(_ scalar: UInt32) -> UInt32? {
        if (0x2E80...0x9FFF).contains(scalar) || scalar >= Scalars.firstInvalid { return scalar }
        guard scalar < 0x2000 else { return folding.single(scalar) }
        if known.isEmpty { known = [UInt32](repeating: 0, count: 0x2000) }
        if known[Int(scalar)] == 0 { known[Int(scalar)] = folding.single(scalar) ?? UInt32.max }
        return known[Int(scalar)] == UInt32.max ? nil : known[Int(scalar)]
    }

    // MARK: Combining marks

    private mutating func beginCluster(_ scalar: UInt32) {
        clusterStart = letters.count
        cluster.removeAll(keepingCapacity: true)
        cluster.append(utf8proc_int32_t(scalar))
    }

    /// Whether the scalar changes the letter before it: a combining mark, or the second or third part of a Hangul
    /// syllable.
    private func joinsCluster(_ scalar: UInt32) -> Bool {
        if cluster.isEmpty || cluster[0] >= Scalars.firstInvalid { return false }
        return UnicodeFacts.combiningClass(of: scalar) > 0 || UnicodeFacts.joinsHangul(scalar)
    }

    private mutating func join(_ mark: UInt32) {
        let isAccent = UnicodeFacts.combiningClass(of: mark) >= UnicodeFacts.firstAccentClass
        if isAccent && folding.contains(.ignoresAccents) { return }
        cluster.append(utf8proc_int32_t(mark))
        let (start, letterClass) = (offsets[clusterStart], classes[clusterStart])
        letters.removeSubrange(clusterStart...)
        classes.removeSubrange(clusterStart...)
        offsets.removeSubrange(clusterStart...)
        for letter in Folding.fold(cluster, folding) { append(letter, letterClass, start) }
    }
}

extension Folding {
    /// The letters that a text folds to.
    func letters(of text: [UInt8]) -> [UInt32] {
        // What is mostly typed, without the tables for the rest.
        if text.allSatisfy({ $0 < 0x80 }) { return text.map { obvious(UInt32($0)) ?? UInt32($0) } }
        var folded = FoldedText()
        text.withUnsafeBytes { folded.fill(with: $0, folding: self, table: BonusTable(Weights(.default))) }
        return folded.letters
    }

    /// What a scalar folds to.
    func letters(of scalar: UInt32) -> [UInt32] {
        if let letter = obvious(scalar) { return [letter] }
        return Folding.fold([utf8proc_int32_t(scalar)], self)
    }

    /// What a scalar folds to, when that is one letter.
    func single(_ scalar: UInt32) -> UInt32? {
        if let letter = obvious(scalar) { return letter }
        let letters = Folding.fold([utf8proc_int32_t(scalar)], self)
        return letters.count == 1 ? letters[0] : nil
    }

    private func obvious(_ scalar: UInt32) -> UInt32? {
        if scalar < 0x80 { return contains(.ignoresCase) && UnicodeFacts.isUppercase(scalar) ? scalar | 0x20 : scalar }
        return UnicodeFacts.isPlainIdeograph(scalar) || scalar >= Scalars.firstInvalid ? scalar : nil
    }

    /// Decomposes a letter and its marks, folds, takes the accents off where they do not count, and composes again.
    ///
    /// Wraps utf8proc_decompose_char and utf8proc_normalize_utf32. Their traps: the first one does not put marks in
    /// order, and both fail on numbers beyond Unicode, which are therefore left as they are.
    fileprivate static func fold(_ cluster: [utf8proc_int32_t], _ folding: Folding) -> [UInt32] {
        var scalars: [utf8proc_int32_t] = []
        for scalar in cluster { scalars += decomposition(of: scalar, folding) }
        sortMarks(&scalars)
        if folding.contains(.ignoresAccents) {
            scalars.removeAll { UnicodeFacts.combiningClass(of: UInt32($0)) >= UnicodeFacts.firstAccentClass }
        }
        let composed = utf8proc_normalize_utf32(&scalars, scalars.count, UTF8PROC_COMPOSE)
        let count = composed < 0 ? scalars.count : composed
        let letters = scalars[..<count].map(UInt32.init)
        return letters.isEmpty ? cluster.map(UInt32.init) : letters
    }

    private static func decomposition(of scalar: utf8proc_int32_t, _ folding: Folding) -> [utf8proc_int32_t] {
        if let plain = folding.contains(.ignoresAccents) ? withoutStroke(scalar) : nil {
            let isCapital = UnicodeFacts.isUppercase(UInt32(scalar)) && !folding.contains(.ignoresCase)
            return [utf8proc_int32_t(isCapital ? plain - 0x20 : plain)]
        }
        var options = UTF8PROC_DECOMPOSE.rawValue
        if folding.contains(.ignoresCase) { options |= UTF8PROC_CASEFOLD.rawValue }
        // No scalar decomposes to more than a handful.
        var result = [utf8proc_int32_t](repeating: 0, count: 32)
        var boundary: CInt = 0
        let count = utf8proc_decompose_char(
            scalar, &result, result.count, utf8proc_option_t(rawValue: options), &boundary)
        return (1...result.count).contains(count) ? Array(result[..<count]) : [scalar]
    }

    /// Unicode does not take these apart; people who cannot type them leave the stroke out like any other accent.
    private static func withoutStroke(_ scalar: utf8proc_int32_t) -> UInt32? {
        switch scalar {
        case 0xD8, 0xF8: 0x6F  // ø
        case 0x110, 0x111: 0x64  // đ
        case 0x126, 0x127: 0x68  // ħ
        case 0x131: 0x69  // ı
        case 0x141, 0x142: 0x6C  // ł
        case 0x166, 0x167: 0x74  // ŧ
        default: nil
        }
    }

    /// Puts runs of marks in the order of their classes, equal ones as they are.
    private static func sortMarks(_ scalars: inout [utf8proc_int32_t]) {
        for index in scalars.indices.dropFirst() {
            let markClass = UnicodeFacts.combiningClass(of: UInt32(scalars[index]))
            var place = index
            while markClass > 0, place > 0,
                UnicodeFacts.combiningClass(of: UInt32(scalars[place - 1])) > markClass
            {
                scalars.swapAt(place, place - 1)
                place -= 1
            }
        }
    }
}
