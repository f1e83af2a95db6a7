/// Finds choices anywhere in a tree by what a person would type.
///
///     line ── the whole of it ──────────────> choices
///          └─ 浙江/杭州, 浙江;杭州 ── parts ──> the last one, below the ones before it
///          └─ london ontario, 北京朝阳 ───────> one below the other, when the whole is the name of none
///
/// Nothing is prepared: the source is compared where it stands.
struct LinkedSearch {
    let tree: LinkedTree
    private let separator: [UInt8]

    /// - Parameter separator: what the parts of a path may be joined with, besides a slash and a semicolon.
    init(_ tree: LinkedTree, separator: [UInt8] = []) {
        self.tree = tree
        self.separator = separator
    }

    struct Match: Equatable {
        let node: Int
        let grade: PlaceGrade
    }

    /// What fits, best first: the one that the text means, if it means one; what is named in full, then what begins with
    /// the text, then the rest; of equals the larger place.
    ///
    /// - Parameters:
    ///   - scope: only what is below it, when given.
    ///   - meantOnly: whether what merely resembles the text may be left out, where something is named in full.
    func matches(for line: [UInt8], below scope: Int? = nil, meantOnly: Bool = false) -> [Match] {
        let sorted = sorted(fitting(line, below: scope, meantOnly: meantOnly))
        let readings = readings(of: sorted)
        // An answer of the asked level comes before a larger place of the same name above it.
        guard readings.count == 1, let place = sorted.firstIndex(of: readings[0]), place > 0 else { return sorted }
        return readings + sorted[..<place] + sorted[(place + 1)...]
    }

    /// Which of the matches a text can mean: of those that fit it equally well the answers, if there are any.
    ///
    /// What merely resembles the text is meant only when nothing else does.
    func readings(of matches: [Match]) -> [Match] {
        guard let group = matches.map(\.grade.group).min() else { return [] }
        let best = matches.filter { $0.grade.group == group }
        let answers = best.filter { tree.isAnswer($0.node) }
        let meant = answers.isEmpty ? best : answers
        if group == .resembling { return meant }
        let grade = meant.map(\.grade).min()
        return meant.filter { $0.grade == grade }
    }

    // MARK: Ways to read a line

    private func fitting(_ line: [UInt8], below scope: Int?, meantOnly: Bool) -> [Match] {
        let text = LinkedSearch.trimmed(line)
        let whole = PlaceNeedle(text)
        if whole.isEmpty { return [] }
        let named = meantOnly ? named(whole, below: scope) : []
        if !named.isEmpty { return named }
        let found = grades(of: whole, below: scope)
        if found.contains(where: { $0.grade.isNamed }) { return found }
        let path = parts(of: text)
        if path.count > 1 { return onPath(path.map { PlaceNeedle($0) }, below: scope) }
        let typedKind = withoutKind(text, below: scope)
        if !typedKind.isEmpty { return typedKind }
        return found.isEmpty ? onSplit(text, below: scope) : found
    }

    private func grades(of needle: PlaceNeedle, below scope: Int?) -> [Match] {
        var found: [Match] = []
        for node in 0..<tree.count {
            if let grade = tree.grade(of: node, needle), isBelow(node, scope) {
                found.append(Match(node: node, grade: grade))
            }
        }
        return found
    }

    /// What a text is the full name of, or with `worst` its beginning. In a long list only the fields that begin with its
    /// first letter are looked at.
    func named(
        _ needle: PlaceNeedle, below scope: Int? = nil, worst: PlaceGrade.Group = .named
    ) -> [Match] {
        var found: [Match] = []
        func look(at node: Int) {
            if let grade = tree.grade(of: node, needle, worst: worst), isBelow(node, scope) {
                found.append(Match(node: node, grade: grade))
            }
        }
        if tree.kind != .world || needle.isCode {
            for node in 0..<tree.count { look(at: node) }
            return found
        }
        var starts = FieldStarts(tree.text, letter: needle.letters[0])
        var node = 0
        var last = -1
        while let place = starts.next() {
            node = tree.node(at: place, from: node)
            if node != last, tree.line(of: node).contains(place) { look(at: node) }
            last = node
        }
        return found
    }

    private func isBelow(_ node: Int, _ scope: Int?) -> Bool {
        guard let scope else { return true }
        var above = tree.parent(of: node)
        while let next = above, next != scope { above = tree.parent(of: next) }
        return above != nil
    }

    /// The parts of a path: between slashes, semicolons or separators; one part where there are none.
    private func parts(of text: [UInt8]) -> [[UInt8]] {
        var parts = [text]
        for mark in [separator, [UInt8(ascii: ";")], [UInt8(ascii: "/")]] where !mark.isEmpty {
            let split = SeparatedText.split(text, at: mark).map { LinkedSearch.trimmed($0) }.filter { !$0.isEmpty }
            if split.count > parts.count { parts = split }
        }
        return parts
    }

    /// Choices that fit the last part and lie below others that fit the parts before it, in that order.
    private func onPath(_ parts: [PlaceNeedle], below scope: Int?) -> [Match] {
        if parts.contains(where: \.isEmpty) { return [] }
        return grades(of: parts[parts.count - 1], below: scope).compactMap { match in
            var worst = match.grade
            var above = tree.parent(of: match.node)
            for part in parts.dropLast().reversed() {
                var grade: PlaceGrade?
                while let node = above, grade == nil {
                    grade = tree.grade(of: node, part)
                    above = tree.parent(of: node)
                }
                guard let grade else { return nil }
                worst = max(worst, grade)
            }
            return Match(node: match.node, grade: worst)
        }
    }

    /// The name of one choice and that of another one above it, in either order and without anything to tell where one
    /// ends. The one above has to be named in full.
    private func onSplit(_ text: [UInt8], below scope: Int?) -> [Match] {
        var best: [Match] = []
        for place in LinkedSearch.splits(of: text).prefix(12) {
            let (front, back) = (PlaceNeedle(text[..<place]), PlaceNeedle(text[place...]))
            if front.isEmpty || back.isEmpty { continue }
            for (above, name) in [(front, back), (back, front)] {
                let parents = named(above).map(\.node)
                if parents.isEmpty { continue }
                let found = named(name, below: scope, worst: .beginning).filter { match in
                    tree.path(to: match.node).dropLast().contains { parents.contains($0) }
                }
                if let grade = found.map(\.grade).min(), grade < best.map(\.grade).min() ?? .inside { best = found }
            }
        }
        return best
    }

    /// Before words, behind commas and between Chinese characters.
    private static func splits(of text: [UInt8]) -> [Int] {
        text.indices.dropFirst().filter { place in
            let isBreak = text[place - 1] == 0x20 || text[place - 1] == UInt8(ascii: ",")
            return isBreak || (text[place] & 0xC0 != 0x80 && text[place] >= 0xE4 && text[place - 1] >= 0x80)
        }
    }

    // MARK: Kinds of places

    /// What may stand behind a name to say of which kind it is, and how the full name ends then.
    private static let kinds: [(typed: String, ending: String)] = [
        ("shi", "市"), ("sheng", "省"), ("qu", "区"), ("xian", "县"), ("qi", "旗"), ("zhou", "州"), ("meng", "盟"),
        ("diqu", "地区"), ("zizhiqu", "自治区"), ("zizhizhou", "自治州"), ("zizhixian", "自治县"),
        ("city", ""), ("province", "省"), ("district", "区"), ("county", "县"), ("prefecture", ""),
        ("自治区", "自治区"), ("自治州", "自治州"), ("自治县", "自治县"), ("特区", "特别行政区"), ("市", ""),
    ]

    /// `hangzhou shi`, `Zhejiang Province`, `广西自治区`.
    private func withoutKind(_ text: [UInt8], below scope: Int?) -> [Match] {
        let typed = PlaceNeedle(text).letters
        for (kind, ending) in LinkedSearch.kinds where typed.count > kind.utf8.count {
            guard typed.suffix(kind.utf8.count).elementsEqual(kind.utf8) else { continue }
            let found = named(PlaceNeedle(typed.dropLast(kind.utf8.count)), below: scope).filter { match in
                let name = tree.name(of: match.node)
                return match.grade <= .otherName && name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    // MARK: Order

    private func sorted(_ matches: [Match]) -> [Match] {
        if matches.count < 2 { return matches }
        // One number for each, so that sorting a long list compares nothing but numbers.
        func key(_ match: Match) -> UInt64 {
            let above: UInt64 = tree.isAnswer(match.node) ? 0 : 1
            let people = UInt64(0xFF_FFFF - min(0xFF_FFFF, tree.people(of: match.node)))
            let (group, grade) = (UInt64(match.grade.group.rawValue), UInt64(match.grade.rawValue))
            return group << 62 | grade << 57 | people << 33 | above << 32 | UInt64(match.node)
        }
        return matches.map(key).sorted().map { number in
            Match(node: Int(number & 0xFFFF_FFFF), grade: PlaceGrade(rawValue: UInt8(number >> 57 & 0xF)) ?? .inside)
        }
    }

    static func trimmed(_ text: [UInt8]) -> [UInt8] {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
        else { return [] }
        return Array(text[first...last])
    }
}

extension LinkedSearch {
    /// The names that look most like a text: within a few slips of typing. The larger place first.
    func nearest(to text: [UInt8]) -> [Int] {
        let typed = PlaceNeedle(parts(of: text).last ?? text).letters
        if typed.isEmpty || typed.count > 60 { return [] }
        var near: [(node: Int, distance: Int)] = []
        for node in 0..<tree.count {
            var best = Int.max
            tree.forEachKey(of: node) { key in
                guard key.kind != .code, abs(key.count - typed.count) <= 1 + typed.count / 3 else { return }
                let letters = UnsafeBufferPointer(start: key.start, count: key.count).map(PlainLetters.fold)
                best = min(best, EditDistance.between(typed, letters.filter(PlainLetters.isLetter)))
            }
            // A Chinese character is three bytes.
            if best <= max(typed.count / 3, 1) { near.append((node, best)) }
        }
        let least = near.map(\.distance).min()
        let nearest = near.filter { $0.distance == least }
        return nearest.sorted { tree.people(of: $0.node) > tree.people(of: $1.node) }.prefix(3).map(\.node)
    }
}
