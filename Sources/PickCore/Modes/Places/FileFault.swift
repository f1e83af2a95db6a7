/// Why a file of choices cannot be used.
package struct FileFault: Error, Equatable {
    /// From 1.
    package let line: Int
    package let reason: Message

    init(_ line: Int, _ reason: Message) {
        self.line = line
        self.reason = reason
    }

    /// `cities.json:3: reason`, as compilers say it.
    package func message(file: [UInt8]) -> Message { .fault(reason, line: line, file: file) }
}

/// A name among those that lie below the same choice, where it may stand once only.
struct SiblingName: Hashable {
    var parent: Int?
    var name: [UInt8]
}

extension LinkedTree {
    /// - Throws: a fault for a path that is there twice: the two could not be told apart, in an answer least of all.
    func refuseRepeated() throws(FileFault) {
        var nodes: [SiblingName: Int] = [:]
        for node in 0..<count {
            let sibling = SiblingName(parent: parent(of: node), name: Array(name(of: node)))
            guard let first = nodes.updateValue(node, forKey: sibling) else { continue }
            throw FileFault(lineNumber(of: node), .twice(names(to: node), since: lineNumber(of: first)))
        }
    }

    /// From 1.
    private func lineNumber(of node: Int) -> Int { text[0..<line(of: node).lowerBound].count { $0 == 0x0A } + 1 }
}

/// An option that cannot be used as it was given.
package struct ModeFault: Error, Equatable {
    /// Names the option, or the file.
    package let message: Message

    package init(_ message: Message) { self.message = message }
}
