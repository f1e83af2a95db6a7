/// Choosing an end of a tree, level by level or by name: a city, a choice of a cascade.
package struct LinkedMode: Mode {
    /// What is printed for a choice.
    enum Value: Sendable {
        /// The names from the first level on.
        case path
        case name
        case code
        case zone
    }

    /// What belongs to the whole prompt, whichever list is shown.
    struct Rule: Sendable {
        /// As it stands in the JSON object.
        var mode: String
        var value = Value.path
        var output = OutputOptions()
        var language = Language.english
        /// The tree with the levels that are not asked for. Made when a text is not found otherwise.
        var deeper: (@Sendable () -> LinkedTree?)?
    }

    package let tree: LinkedTree
    let rule: Rule
    /// What Enter returns when nothing was typed.
    private(set) var initial: Int?
    /// The choices that are listed with numbers.
    private(set) var list: LinkedList

    /// - Parameters:
    ///   - tree: with at least one choice.
    ///   - initial: the text of `--default`, judged like an answer.
    init(_ tree: LinkedTree, _ rule: Rule, initial: [UInt8]?) throws(ModeFault) {
        self.tree = tree
        self.rule = rule
        list = LinkedList(below: nil, in: tree)
        guard let initial else { return }
        switch find(initial, hasPerson: false) {
        case .one(let node, _) where tree.isAnswer(node): self.initial = node
        case .one(let node, _): throw ModeFault(.badDefault(goesOn(node)))
        case .several(let nodes): throw ModeFault(.badDefault(fitsSeveral(initial, nodes)))
        case .refused(let message): throw ModeFault(.badDefault(message))
        case .none: throw ModeFault(.badDefault(nothingMatches(initial)))
        }
    }

    // MARK: Mode

    package var question: Message { .choose(from: list.nodes.count, several: false) }
    package var shownDefault: [UInt8]? { initial.map(pathText) }
    package var separator: [UInt8]? { nil }
    package var rows: (any ModeRows)? { LinkedListRows(list, of: self) }

    package func echo(_ answer: Answer) -> [UInt8] {
        SeparatedText.join(answer.values, with: rule.output.separator, escaping: rule.output.escapes)
    }

    /// The names from the first level on, as they are printed and can be typed.
    func pathText(_ node: Int) -> [UInt8] {
        SeparatedText.join(tree.names(to: node), with: rule.output.separator, escaping: rule.output.escapes)
    }

    // MARK: Judging

    package func judge(_ line: [UInt8], hasPerson: Bool) -> Judgement {
        let text = LinkedSearch.trimmed(line)
        if text.isEmpty { return initial.map { answer($0, query: line) } ?? .refused(.nothingSelected) }
        if hasPerson, text == LinkedMode.upwards, let up = list.above(in: tree) { return .narrowed(showing(up), nil) }
        switch find(line, hasPerson: hasPerson) {
        case .one(let node, _) where tree.isAnswer(node): return answer(node, query: line)
        case .one(let node, _):
            return hasPerson ? .narrowed(showing(LinkedList(below: node, in: tree)), nil) : .refused(goesOn(node))
        case .several(let nodes):
            let term = LinkedMode.unquoted(text) ?? text
            let message = fitsSeveral(term, nodes)
            if !hasPerson { return .refused(message) }
            let listed = LinkedList(readings: Array(nodes.prefix(LinkedMode.mostListed)), from: list)
            return .narrowed(showing(listed), .fitsSeveral(term, count: nodes.count))
        case .refused(let message): return .refused(message)
        case .none: return .refused(nothingMatches(LinkedMode.unquoted(text) ?? text))
        }
    }

    /// Typed to go back to the list before.
    static let upwards = Array("..".utf8)

    /// Readings that are listed for a text: more than a screen holds help nobody.
    private static let mostListed = 200

    private func showing(_ list: LinkedList) -> LinkedMode {
        var mode = self
        mode.list = list
        return mode
    }

    /// The answer for an end of the tree, or why it cannot be one.
    func answer(_ node: Int, query: [UInt8]) -> Judgement {
        let values = values(of: node)
        if let value = rule.output.inseparable(values) {
            return .refused(.containsSeparator(value, separator: rule.output.separator))
        }
        let indexes = tree.path(to: node).map { tree.index(of: $0) + 1 }
        return .answer(Answer(values: values, indexes: indexes, query: query, record: record(node)))
    }

    private func values(of node: Int) -> [[UInt8]] {
        switch rule.value {
        case .path: tree.names(to: node)
        case .name: [Array(tree.name(of: node))]
        case .code: [tree.facts(of: node).code ?? []]
        case .zone: [tree.facts(of: node).zone ?? []]
        }
    }

    private func record(_ node: Int) -> [JSONValue.Member] {
        let facts = tree.facts(of: node)
        let names = tree.names(to: node)
        let value = SeparatedText.join(values(of: node), with: rule.output.separator, escaping: rule.output.escapes)
        var members: [JSONValue.Member] = [
            .init("mode", rule.mode), .init("value", .text(value)),
            .init("path", .list(names.map { .text($0) })), .init("name", .text(names[names.count - 1])),
        ]
        func add(_ name: String, _ text: [UInt8]?) { if let text { members.append(.init(name, .text(text))) } }
        add("native", facts.ownName)
        add("code", facts.code)
        add("pinyin", facts.reading)
        add("zone", facts.zone)
        if let thousands = facts.thousands { members.append(.init("population", thousands * 1000)) }
        return members
    }
}
