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
    }

    private var bytes: [UInt8] = []
    private var names: [Name] = []
    private var folder = NameFolder()

    var isEmpty: Bool { names.isEmpty }

    /// - Returns: the number by which others are put below it.
    mutating func append(_ name: some Collection<UInt8>, below parent: Int?, line: Int) throws(FileFault) -> Int {
        if name.isEmpty { throw FileFault(line, .nameMissing) }
        let start = bytes.count
        bytes += name
        names.append(Name(parent: parent, range: start..<bytes.count))
        if let key = folder.key(for: Array(name)) { bytes += key }
        return names.count - 1
    }

    var tree: LinkedTree {
        var builder = LinkedTree.Builder(.names, FixedBytes(bytes))
        for name in names { builder.append(below: name.parent, name.range) }
        return builder.finish()
    }
}
