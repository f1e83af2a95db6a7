extension LinkedMode {
    /// What a text names.
    enum Found {
        /// - Parameter isNamed: whether the text is all of a name, or a row number.
        case one(Int, isNamed: Bool)
        case several([Int])
        case refused(Message)
        case none
    }

    /// Looks a text up: `#N` · the text of a row or of a path · `N` · a name in full · the only one that begins with it ·
    /// the only one that fits it.
    func find(_ line: [UInt8], hasPerson: Bool) -> Found {
        let text = LinkedSearch.trimmed(line)
        let number = RowNumber(text)
        let row = number?.row(of: list.nodes.count)
        if let number, number.isMarked {
            if let row { return .one(list.nodes[row], isNamed: true) }
            return exact(line).map { .one($0, isNamed: true) } ?? .refused(number.missing(of: list.nodes.count))
        }
        if let quoted = LinkedMode.unquoted(text) { return look(up: quoted, line) }
        let found = look(up: text, line)
        guard let row else { return found }
        guard case .one(let node, isNamed: true) = found, node != list.nodes[row]
        else { return .one(list.nodes[row], isNamed: true) }
        let code = tree.facts(of: node).code ?? []
        if code == text { return found }
        // The text of a row comes before a row number, and that before a name that is not listed.
        guard let other = list.nodes.firstIndex(of: node) else { return .one(list.nodes[row], isNamed: true) }
        // Of two numbers nothing shows which one was meant, in no view.
        if code.starts(with: text) {
            return .refused(.rowOrCode(text, row: row + 1, codeRow: other + 1, code: code))
        }
        return hasPerson ? .refused(.twoRows(text, number: row + 1, text: other + 1)) : found
    }

    /// The choice that a line says in so many words: as it is listed, or as it was printed.
    func exact(_ line: [UInt8]) -> Int? {
        let text = LinkedSearch.trimmed(line)
        return exact(LinkedMode.unquoted(text) ?? text, line)
    }

    private func exact(_ text: [UInt8], _ line: [UInt8]) -> Int? {
        rowLabelled(text) ?? exactPath(line) ?? exactPath(text)
    }

    private func look(up text: [UInt8], _ line: [UInt8]) -> Found {
        let search = LinkedSearch(tree, separator: rule.output.separator)
        if let node = exact(text, line) {
            let meant = meant(by: text, exact: node, among: search.matches(for: text, meantOnly: true))
            return .one(meant ?? node, isNamed: true)
        }
        let nearby = search.matches(for: text, below: list.base, meantOnly: true)
        let listed = list.isReadings ? nearby.filter { list.nodes.contains($0.node) } : []
        let found = readings(text, listed.isEmpty ? nearby : listed)
        if case .none = found, list.base != nil { return readings(text, search.matches(for: text, meantOnly: true)) }
        return found
    }

    /// What a text means of all that it finds: what it says in so many words, or the only one that it can mean.
    func meant(by text: [UInt8], exact: Int?, among matches: @autoclosure () -> [LinkedSearch.Match]) -> Int? {
        if let exact, tree.kind == .names || tree.isAnswer(exact) { return exact }
        guard case .one(let node, let isNamed) = readings(text, matches()) else { return exact }
        // A city that is called like its country is the answer where a city is asked for.
        return exact == nil || isNamed && tree.isAnswer(node) ? node : exact
    }

    private func readings(_ text: [UInt8], _ matches: [LinkedSearch.Match]) -> Found {
        let meant = LinkedSearch(tree).readings(of: matches)
        guard let first = meant.first else { return .none }
        if meant.count == 1 { return .one(first.node, isNamed: first.grade.isNamed) }
        let equal = meant.filter { tree.name(of: $0.node).elementsEqual(text) }
        if equal.count == 1 { return .one(equal[0].node, isNamed: true) }
        return .several(meant.map(\.node))
    }

    private func rowLabelled(_ text: [UInt8]) -> Int? {
        list.nodes.first { node in
            text.starts(with: tree.name(of: node))
                && label(of: node, withParents: list.isReadings).elementsEqual(text)
        }
    }

    /// The choice that this is the printed path of, byte by byte.
    private func exactPath(_ text: [UInt8]) -> Int? {
        let names = SeparatedText.split(text, at: rule.output.separator, unescaping: rule.output.escapes)
        for start in list.base == nil ? [nil] : [list.base, nil] {
            var node = start
            var isFound = true
            for name in names where isFound {
                let next = tree.children(of: node).first { tree.name(of: $0).elementsEqual(name) }
                isFound = next != nil
                node = next ?? node
            }
            if isFound { return node }
        }
        return nil
    }

    static func unquoted(_ text: [UInt8]) -> [UInt8]? {
        guard text.count > 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else { return nil }
        return Array(text[1..<(text.count - 1)])
    }

    // MARK: What is said

    func fitsSeveral(_ text: [UInt8], _ nodes: [Int]) -> Message {
        .fitsSeveral(text, count: nodes.count, examples: nodes.prefix(LinkedMode.mostExamples).map(pathText))
    }

    /// Readings that a message names.
    private static let mostExamples = 8

    /// Why a choice with others below it is no answer.
    func goesOn(_ node: Int) -> Message {
        var end = node
        while !tree.isAnswer(end) { end = tree.firstChild(of: end) }
        return .goesOn(Array(tree.name(of: node)), example: pathText(end))
    }

    /// Says where a place of a level lies that is not asked for, or what looks like the text.
    func nothingMatches(_ text: [UInt8]) -> Message {
        if let deep = rule.deeper?(), let match = LinkedSearch(deep).matches(for: text, meantOnly: true).first,
            match.grade.isNamed,
            let parent = deep.parent(of: match.node)
        {
            return .tooDeep(Array(deep.name(of: match.node)), within: deep.names(to: parent))
        }
        let near = LinkedSearch(tree, separator: rule.output.separator).nearest(to: LinkedSearch.trimmed(text))
        return near.isEmpty ? .nothingMatches(text) : .nothingMatches(text, nearest: near.map(pathText))
    }
}
