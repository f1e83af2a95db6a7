/// Choices that are listed with numbers: those below one choice, or those that a text can mean.
struct LinkedList: Sendable {
    let nodes: [Int]
    /// The choice they lie below. `nil` for the first level, and for readings from there.
    let base: Int?
    let isReadings: Bool

    init(below base: Int?, in tree: LinkedTree) {
        nodes = tree.children(of: base)
        self.base = base
        isReadings = false
    }

    init(readings: [Int], from list: LinkedList) {
        nodes = readings
        base = list.base
        isReadings = true
    }

    /// The list to go back to. `nil` for the first one.
    func above(in tree: LinkedTree) -> LinkedList? {
        if isReadings { return LinkedList(below: base, in: tree) }
        return base.map { LinkedList(below: tree.parent(of: $0), in: tree) }
    }
}

extension LinkedMode {
    /// A choice as it is listed: the name, the own name of a place where that is another one, and what it lies below.
    func label(of node: Int, withParents: Bool = false) -> [UInt8] {
        var label = Array(tree.name(of: node))
        if let own = tree.facts(of: node).ownName { label += Array(" (".utf8) + own + Array(")".utf8) }
        let parents = withParents ? parents(of: node) : []
        return parents.isEmpty ? label : label + Array("  ".utf8) + parents
    }

    /// The names above a choice, the way they can be typed before its own.
    func parents(of node: Int) -> [UInt8] {
        SeparatedText.join(tree.names(to: node).dropLast(), with: Array("/".utf8))
    }
}

/// The listed choices as rows of the plain view.
struct LinkedListRows: ModeRows {
    private let texts: FixedBytes
    private var ends: [Int] = [0]
    private let defaultRow: Int?
    let header: [[UInt8]]
    let isGrowing = false

    init(_ list: LinkedList, of mode: LinkedMode) {
        var bytes: [UInt8] = []
        for node in list.nodes {
            bytes += mode.label(of: node, withParents: list.isReadings)
            ends.append(bytes.count)
        }
        texts = FixedBytes(bytes)
        let chosen = mode.initial.map { mode.tree.path(to: $0) } ?? []
        defaultRow = list.nodes.firstIndex { chosen.contains($0) }
        let back = Array(Message.goesBack[mode.rule.language].utf8)
        if list.isReadings {
            header = [back]
        } else {
            header = list.base.map { [mode.pathText($0) + Array("  ".utf8) + back] } ?? []
        }
    }

    var count: Int { ends.count - 1 }
    subscript(index: Int) -> UnsafeRawBufferPointer { texts[ends[index]..<ends[index + 1]] }
    func isDefault(_ index: Int) -> Bool { index == defaultRow }
}
