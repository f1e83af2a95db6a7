/// Reads lines that are paths: names with a tab between them. What begins alike is written once in the tree.
enum PathLines {
    static func add(_ text: [UInt8], to names: inout CascadeText) throws(FileFault) {
        var ends: [Int: Int] = [:]
        try text.withLines { (line, number) throws(FileFault) in
            var path = line.split(separator: 0x09, omittingEmptySubsequences: false).map(Array.init)
            // A table pads short rows with empty fields.
            while path.count > 1, path[path.count - 1].isEmpty { path.removeLast() }
            if path.contains(where: \.isEmpty) { throw FileFault(number, .emptyField) }
            if path.count > CascadeFile.mostLevels { throw FileFault(number, .tooManyLevels(CascadeFile.mostLevels)) }
            var node: Int?
            for name in path {
                let known = names.node(name, below: node)
                node = if let known { known } else { try names.append(name, below: node, line: number) }
            }
            guard let end = node else { return }
            if let first = ends.updateValue(number, forKey: end) { throw names.twice(end, since: first, line: number) }
        }
    }
}

/// Reads lines that lie below the last line with less indentation.
enum IndentedLines {
    static func add(_ text: [UInt8], to names: inout CascadeText) throws(FileFault) {
        // The lines above the current one, each with its indentation.
        var above: [(indent: ArraySlice<UInt8>, node: Int)] = []
        try text.withLines { (line, number) throws(FileFault) in
            let indent = line.prefix { $0 == 0x20 || $0 == 0x09 }
            while let last = above.last, last.indent.count >= indent.count {
                above.removeLast()
                // A line goes back to an indentation that was there before.
                if last.indent.count == indent.count { break }
                if above.last.map({ $0.indent.count < indent.count }) ?? true { throw FileFault(number, .badIndent) }
            }
            if let last = above.last, !indent.starts(with: last.indent) { throw FileFault(number, .mixedIndent) }
            if above.isEmpty, !indent.isEmpty { throw FileFault(number, .badIndent) }
            if above.count >= CascadeFile.mostLevels { throw FileFault(number, .tooManyLevels(CascadeFile.mostLevels)) }
            let node = try names.append(line.dropFirst(indent.count), below: above.last?.node, line: number)
            above.append((indent, node))
        }
    }
}

extension [UInt8] {
    /// Calls back for each line that is not blank, without its end.
    fileprivate func withLines(_ body: (ArraySlice<UInt8>, Int) throws(FileFault) -> Void) throws(FileFault) {
        var number = 0
        for line in split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            let text = line.last == 0x0D ? line.dropLast() : line
            if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            try body(text, number)
        }
    }
}
