/// A text that the names of choices are compared with.
struct PlaceNeedle {
    /// As it was typed, for codes.
    let typed: [UInt8]
    /// Folded, without the blanks between words: `hang zhou` and `hangzhou` are one.
    let letters: [UInt8]

    init(_ text: some Collection<UInt8>) {
        typed = Array(text)
        var folder = NameFolder()
        letters = folder.fold(typed).filter { $0 != 0x20 }
    }

    var isEmpty: Bool { letters.isEmpty }

    /// Whether it could be the code of a country or region: `CH`, `CH-ZH`.
    var isCode: Bool {
        func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
        return typed.count >= 2 && isCapital(typed[0]) && isCapital(typed[1])
            && (typed.count == 2 || typed[2] == UInt8(ascii: "-"))
    }

    /// How well one of the texts of a choice fits.
    ///
    /// - Parameter worst: what is no better than that is not told apart from what does not fit.
    @inline(__always)
    func grade(_ key: PlaceKey, worst: PlaceGrade.Group) -> PlaceGrade? {
        if key.kind == .code { return codeGrade(key) }
        switch compare(key, from: 0) {
        case .equal: return key.kind == .name ? .name : .otherName
        case .beginning: return .beginning
        case .different: break
        }
        if key.kind == .reading, hasInitials(key) { return .initials }
        if worst < .resembling { return nil }
        return isAbbreviation(key) ? .abbreviation : later(in: key)
    }

    /// Two digits name a province, four a city: what their code has behind them are zeros.
    private func codeGrade(_ key: PlaceKey) -> PlaceGrade? {
        guard typed.count <= key.count else { return nil }
        for place in typed.indices where typed[place] != key.start[place] { return nil }
        let rest = UnsafeBufferPointer(start: key.start + typed.count, count: key.count - typed.count)
        let isWhole = typed.count.isMultiple(of: 2) && rest.allSatisfy { $0 == UInt8(ascii: "0") }
        return isWhole ? .name : .beginning
    }

    private enum Comparison { case equal, beginning, different }

    /// What stands between words does not count.
    @inline(__always)
    private func compare(_ key: PlaceKey, from start: Int) -> Comparison {
        var place = start
        var matched = 0
        while matched < letters.count, place < key.count {
            let letter = PlainLetters.fold(key.start[place])
            if PlainLetters.isLetter(letter) {
                if letter != letters[matched] { return .different }
                matched &+= 1
            }
            place &+= 1
        }
        if matched < letters.count { return .different }
        while place < key.count, !PlainLetters.isLetter(PlainLetters.fold(key.start[place])) { place &+= 1 }
        return place == key.count ? .equal : .beginning
    }

    private func hasInitials(_ key: PlaceKey) -> Bool {
        var matched = 0
        for place in 0..<key.count where place == 0 || key.start[place - 1] == 0x20 {
            guard matched < letters.count, key.start[place] == letters[matched] else { return false }
            matched += 1
        }
        return matched == letters.count && matched > 1
    }

    /// Whether the letters are beginnings of the first two or more words, one after the other.
    private func isAbbreviation(_ key: PlaceKey) -> Bool {
        guard letters.count < 64, PlainLetters.fold(key.start[0]) == letters[0] else { return false }
        // Bit n: the words so far can stand for the first n letters.
        var reached: UInt64 = 1
        var word = 0
        while reached != 0, word < key.count {
            var next: UInt64 = 0
            for matched in 0..<letters.count where reached >> matched & 1 == 1 {
                var length = 0
                while matched + length < letters.count, word + length < key.count,
                    PlainLetters.fold(key.start[word + length]) == letters[matched + length]
                {
                    length += 1
                    next |= 1 << (matched + length)
                }
            }
            if next >> letters.count & 1 == 1 { return true }
            reached = next
            while word < key.count, PlainLetters.fold(key.start[word]) != 0x20 { word += 1 }
            while word < key.count, PlainLetters.fold(key.start[word]) == 0x20 { word += 1 }
        }
        return false
    }

    /// At a later word or a later Chinese character; three letters and more anywhere.
    @inline(__always)
    private func later(in key: PlaceKey) -> PlaceGrade? {
        var isInside = false
        var last = PlainLetters.fold(key.start[0])
        for place in 1..<max(1, key.count) {
            let letter = PlainLetters.fold(key.start[place])
            let beginsWord = last == 0x20 || letter >= 0xE3
            if letter != 0 { last = letter }
            guard letter == letters[0], beginsWord || !isInside && letters.count >= 3 else { continue }
            if compare(key, from: place) != .different {
                if beginsWord { return .word }
                isInside = true
            }
        }
        return isInside ? .inside : nil
    }
}

extension LinkedTree {
    /// The best grade of any of the texts of a choice. `nil` when none of them fits.
    ///
    /// - Parameter worst: the last group that counts.
    @inline(__always)
    func grade(of node: Int, _ needle: PlaceNeedle, worst: PlaceGrade.Group = .resembling) -> PlaceGrade? {
        var best: UInt8 = .max
        if kind == .world, needle.isCode, let grade = codeGrade(of: node, needle) { best = grade.rawValue }
        forEachKey(of: node) { key in
            if let grade = needle.grade(key, worst: worst) { best = min(best, grade.rawValue) }
        }
        guard let grade = PlaceGrade(rawValue: best), grade.group <= worst else { return nil }
        return grade
    }

    /// The code of a region does not stand in one piece in the source.
    private func codeGrade(of node: Int, _ needle: PlaceNeedle) -> PlaceGrade? {
        guard WorldList.hasCode(line(of: node), in: text) else { return nil }
        return facts(of: node).code == needle.typed ? .name : nil
    }
}
