/// A value of a JSON file or a property list, with the line it begins on.
struct CascadeValue {
    indirect enum Content {
        case text([UInt8])
        /// A number as it is written: it can be a name too.
        case number([UInt8])
        /// `null`, `true`, a date: nothing that could be chosen. With what it is called in a message.
        case other(String)
        case list([CascadeValue])
        case map([Member])
    }

    typealias Member = (name: [UInt8], value: CascadeValue)

    let content: Content
    let line: Int

    init(_ content: Content, line: Int) {
        self.content = content
        self.line = line
    }
}

/// Finds the choices in a value. The shapes can be mixed:
///
///     {"浙江": {"杭州": ["西湖", "滨江"]}}                          names, and what is below them
///     [{"text": "浙江", "children": [{"text": "杭州"}]}]           choices, each with its name and a list
///     [{"state": "浙江", "cities": [{"city": "杭州"}]}]            the same in other words
enum CascadeShape {
    /// What the name of a choice stands behind, the first that is there.
    private static let nameKeys = [
        "text", "label", "name", "title", "state", "province", "country", "region", "city", "county", "area",
        "district",
        "value",
    ]
    /// What the choices below stand behind.
    private static let childKeys = [
        "children", "items", "options", "countries", "provinces", "states", "regions", "cities", "counties", "areas",
        "districts",
    ]

    static func add(_ value: CascadeValue, to text: inout CascadeText) throws(FileFault) {
        try add(value, below: nil, level: 0, to: &text)
    }

    private static func add(
        _ value: CascadeValue, below parent: Int?, level: Int, to text: inout CascadeText
    ) throws(FileFault) {
        if level > CascadeFile.mostLevels { throw FileFault(value.line, .tooManyLevels(CascadeFile.mostLevels)) }
        switch value.content {
        case .text(let name), .number(let name): _ = try text.append(name, below: parent, line: value.line)
        case .other(let what): throw FileFault(value.line, .notAChoice(what))
        case .list(let values): for value in values { try add(value, below: parent, level: level, to: &text) }
        case .map(let members):
            if let choice = choice(members) {
                let node = try text.append(choice.name, below: parent, line: value.line)
                if let below = choice.children { try addBelow(below, node, level, to: &text) }
                return
            }
            for (name, value) in members {
                let node = try text.append(name, below: parent, line: value.line)
                try addBelow(value, node, level, to: &text)
            }
        }
    }

    /// What stands behind a name. `null` is nothing below it.
    private static func addBelow(
        _ value: CascadeValue, _ node: Int, _ level: Int, to text: inout CascadeText
    ) throws(FileFault) {
        if case .other("null") = value.content { return }
        try add(value, below: node, level: level + 1, to: &text)
    }

    /// The name and what is below it, if the members describe one choice: a name behind a known word, and nothing with
    /// parts but what a known word announces.
    private static func choice(
        _ members: [CascadeValue.Member]
    ) -> (name: [UInt8], children: CascadeValue?)? {
        func first(_ keys: [String], _ fits: (CascadeValue) -> Bool) -> CascadeValue? {
            for key in keys {
                if let member = members.first(where: { $0.name.elementsEqual(key.utf8) && fits($0.value) }) {
                    return member.value
                }
            }
            return nil
        }
        let children = first(childKeys, \.hasParts)
        let parts = members.count { $0.value.hasParts }
        guard let name = first(nameKeys, { $0.name != nil })?.name, parts == (children == nil ? 0 : 1)
        else { return nil }
        return (name, children)
    }
}

extension CascadeValue {
    /// The text that it can be a name by.
    fileprivate var name: [UInt8]? {
        switch content {
        case .text(let text), .number(let text): text
        default: nil
        }
    }

    fileprivate var hasParts: Bool {
        switch content {
        case .list, .map: true
        default: false
        }
    }
}
