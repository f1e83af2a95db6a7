/// Reads a file of choices below choices.
///
///     bytes ── JSON, property list ──> CascadeValue ── shapes ──> CascadeText ──> LinkedTree
///           └─ paths, indented lines ──────────────────────────>
enum CascadeFile {
    /// How a file is written.
    enum Form: String {
        case json, plist, xml, tsv, txt
    }

    /// Levels below each other that a file may have. More are a mistake, and would need a stack without end.
    static let mostLevels = 64

    /// - Parameter name: decides the form by its ending; otherwise the first character and the tabs do.
    static func tree(_ bytes: [UInt8], name: [UInt8]) throws(FileFault) -> LinkedTree {
        let start = bytes.starts(with: LineScanner.byteOrderMark) ? 3 : 0
        let text = Array(bytes[start...])
        var names = CascadeText()
        switch form(text, name) {
        case .json: try CascadeShape.add(try JSONReader.read(text), to: &names)
        case .plist, .xml: try CascadeShape.add(try PropertyListReader.read(text), to: &names)
        case .tsv: try PathLines.add(text, to: &names)
        case .txt: try IndentedLines.add(text, to: &names)
        }
        if names.isEmpty { throw FileFault(1, .nothingToChoose) }
        return names.tree
    }

    private static func form(_ text: [UInt8], _ name: [UInt8]) -> Form {
        if let dot = name.lastIndex(of: UInt8(ascii: ".")) {
            let ending = String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
            if let form = Form(rawValue: ending) { return form == .txt && hasTabs(text) ? .tsv : form }
        }
        switch text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
        case UInt8(ascii: "<"): return .plist
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
        default: return hasTabs(text) ? .tsv : .txt
        }
    }

    /// Whether a tab stands behind something else than tabs and blanks.
    private static func hasTabs(_ text: [UInt8]) -> Bool {
        text.split(separator: 0x0A).contains { line in line.drop { $0 == 0x20 || $0 == 0x09 }.contains(0x09) }
    }
}

/// The names of a tree as they are read, parents before what is below them.
struct CascadeText {
    private struct Name {
        var parent: Int?
        var range: Range<Int>
        var line: Int
    }

    private var bytes: [UInt8] = []
    private var names: [Name] = []
    private var nodes: [SiblingName: Int] = [:]
    private var folder = NameFolder()

    var isEmpty: Bool { names.isEmpty }

    /// - Returns: the number by which others are put below it.
    /// - Throws: a fault for a path that is there already: the two could not be told apart, in an answer least of all.
    mutating func append(_ name: some Collection<UInt8>, below parent: Int?, line: Int) throws(FileFault) -> Int {
        if name.isEmpty { throw FileFault(line, .nameMissing) }
        let sibling = SiblingName(parent: parent, name: Array(name))
        if let first = nodes.updateValue(names.count, forKey: sibling) {
            throw twice(first, since: names[first].line, line: line)
        }
        let start = bytes.count
        bytes += name
        names.append(Name(parent: parent, range: start..<bytes.count, line: line))
        if let key = folder.key(for: sibling.name) { bytes += key }
        return names.count - 1
    }

    /// The name that lies below another one, for forms that say what begins alike more than once.
    func node(_ name: [UInt8], below parent: Int?) -> Int? { nodes[SiblingName(parent: parent, name: name)] }

    /// The fault of a path that is there again.
    ///
    /// - Parameter first: the line where it was before.
    func twice(_ node: Int, since first: Int, line: Int) -> FileFault {
        var path: [[UInt8]] = []
        var above: Int? = node
        while let next = above {
            path.append(Array(bytes[names[next].range]))
            above = names[next].parent
        }
        return FileFault(line, .twice(path.reversed(), since: first == line ? nil : first))
    }

    var tree: LinkedTree {
        var builder = LinkedTree.Builder(.names, FixedBytes(bytes))
        for name in names { builder.append(below: name.parent, name.range) }
        return builder.finish()
    }
}
