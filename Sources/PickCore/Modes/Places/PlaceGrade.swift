/// How well a choice fits what was typed. The smaller the better.
enum PlaceGrade: UInt8, Comparable, Sendable {
    /// The whole name, or the code.
    case name
    /// The name without its kind, its pinyin, a name in another language.
    case otherName
    /// The initials of the pinyin.
    case initials
    /// It begins with what was typed.
    case beginning
    /// Beginnings of its first words: `sfran`, `hzhou`.
    case abbreviation
    /// A later word begins with it.
    case word
    /// It stands somewhere in it.
    case inside

    static func < (a: PlaceGrade, b: PlaceGrade) -> Bool { a.rawValue < b.rawValue }

    enum Group: UInt8, Comparable {
        case named, beginning, resembling
        static func < (a: Group, b: Group) -> Bool { a.rawValue < b.rawValue }
    }

    var group: Group { self <= .initials ? .named : self == .beginning ? .beginning : .resembling }

    /// Whether what was typed names the choice in full.
    var isNamed: Bool { group == .named }
}

extension LinkedKeys {
    /// A text that names are compared with.
    struct Needle {
        /// As it was typed, for codes.
        let typed: [UInt8]
        /// Folded, without the blanks between words: `hang zhou` and `hangzhou` are one.
        let letters: [UInt8]

        init(_ text: some Collection<UInt8>) {
            typed = Array(text)
            letters = NameFolder().fold(typed).filter { $0 != 0x20 }
        }

        var isEmpty: Bool { letters.isEmpty }
    }

    /// The best grade of any of the keys of a choice. `nil` when none of them fits.
    ///
    /// - Parameter namedOnly: whether nothing but a full name counts.
    func grade(of node: Int, _ needle: Needle, namedOnly: Bool = false) -> PlaceGrade? {
        var best: PlaceGrade?
        bytes.withUnsafeBufferPointer { bytes in
            for index in Int(first[node])..<Int(first[node + 1]) {
                let key = keys[index]
                let text = UnsafeBufferPointer(rebasing: bytes[Int(key.start)..<Int(key.end)])
                guard let grade = LinkedKeys.grade(text, key.kind, needle, namedOnly: namedOnly) else { continue }
                if grade < best ?? .inside || best == nil { best = grade }
                if best == .name { return }
            }
        }
        return best
    }

    private static func grade(
        _ key: UnsafeBufferPointer<UInt8>, _ kind: Kind, _ needle: Needle, namedOnly: Bool
    ) -> PlaceGrade? {
        if kind == .code {
            guard key.starts(with: needle.typed) else { return nil }
            return key.count == needle.typed.count ? .name : isDigits(needle.typed) && !namedOnly ? .beginning : nil
        }
        let letters = needle.letters
        switch compare(key, from: 0, with: letters) {
        case .equal: return kind == .name ? .name : .otherName
        case .beginning where !namedOnly: return .beginning
        default: break
        }
        if key[0] == letters[0] {
            if kind == .reading, hasInitials(key, letters) { return .initials }
            if !namedOnly, isAbbreviation(key, letters) { return .abbreviation }
        }
        return namedOnly ? nil : findLater(key, letters)
    }

    private static func isDigits(_ text: [UInt8]) -> Bool { text.allSatisfy { (0x30...0x39).contains($0) } }

    private enum Comparison { case equal, beginning, different }

    /// Blanks between words do not count.
    private static func compare(
        _ key: UnsafeBufferPointer<UInt8>, from start: Int, with letters: [UInt8]
    ) -> Comparison {
        var place = start
        var matched = 0
        while matched < letters.count, place < key.count {
            if key[place] != 0x20 {
                if key[place] != letters[matched] { return .different }
                matched += 1
            }
            place += 1
        }
        return matched < letters.count ? .different : place == key.count ? .equal : .beginning
    }

    private static func hasInitials(_ key: UnsafeBufferPointer<UInt8>, _ letters: [UInt8]) -> Bool {
        var matched = 0
        for place in key.indices where place == 0 || key[place - 1] == 0x20 {
            guard matched < letters.count, key[place] == letters[matched] else { return false }
            matched += 1
        }
        return matched == letters.count && matched > 1
    }

    /// Whether the letters are beginnings of the first two or more words, one after the other.
    private static func isAbbreviation(_ key: UnsafeBufferPointer<UInt8>, _ letters: [UInt8]) -> Bool {
        guard letters.count < 64 else { return false }
        // Bit n: the words so far can stand for the first n letters.
        var reached: UInt64 = 1
        var word = 0
        while reached != 0, word < key.count {
            var next: UInt64 = 0
            for matched in 0..<letters.count where reached >> matched & 1 == 1 {
                var length = 0
                while matched + length < letters.count, word + length < key.count,
                    key[word + length] == letters[matched + length]
                {
                    length += 1
                    next |= 1 << (matched + length)
                }
            }
            if next >> letters.count & 1 == 1 { return true }
            reached = next
            while word < key.count, key[word] != 0x20 { word += 1 }
            word += 1
        }
        return false
    }

    /// At a later word or a later Chinese character; three letters and more anywhere.
    private static func findLater(_ key: UnsafeBufferPointer<UInt8>, _ letters: [UInt8]) -> PlaceGrade? {
        var isInside = false
        for place in key.indices.dropFirst() where key[place] == letters[0] {
            let beginsWord = key[place - 1] == 0x20 || key[place] >= 0xE3
            if !beginsWord, isInside || letters.count < 3 { continue }
            if compare(key, from: place, with: letters) != .different {
                if beginsWord { return .word }
                isInside = true
            }
        }
        return isInside ? .inside : nil
    }
}
