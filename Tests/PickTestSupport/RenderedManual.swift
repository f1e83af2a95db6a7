/// A manual page as it is read on a screen.
package enum RenderedManual {
    /// Without bold and underlined letters.
    package static func text(of page: String, columns: Int = 80) throws(SessionFailure) -> String {
        let ended = try run("mandoc", ["-T", "utf8", "-O", "width=\(columns)", page])
        var scalars: [Unicode.Scalar] = []
        for scalar in ended.output.unicodeScalars {
            // A letter is made bold by printing it again, and underlined by printing it over a line.
            if scalar == "\u{8}" { _ = scalars.popLast() } else { scalars.append(scalar) }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// What is set as it stands in a section, without its indent: the examples.
    package static func blocks(of page: String, section: String) throws(SessionFailure) -> [String] {
        let indent = String(repeating: " ", count: 11)
        var blocks: [[Substring]] = []
        var heading = ""
        var (isInBlock, isAfterBlank) = (false, false)
        for line in try text(of: page).split(separator: "\n", omittingEmptySubsequences: false) {
            if let first = line.first, first != " " { heading = String(line) }
            let code = line.dropFirst(indent.count)
            if isAfterBlank, heading == section, line.hasPrefix(indent), code.first != " " {
                blocks.append([code])
                isInBlock = true
            } else if isInBlock, line.hasPrefix(indent) {
                blocks[blocks.count - 1].append(code)
            } else {
                isInBlock = false
            }
            isAfterBlank = line.isEmpty
        }
        return blocks.map { $0.joined(separator: "\n") + "\n" }
    }
}
