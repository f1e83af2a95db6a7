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

/// An option that cannot be used as it was given.
package struct ModeFault: Error, Equatable {
    /// Names the option, or the file.
    package let message: Message

    package init(_ message: Message) { self.message = message }
}
