import Glibc

/// An empty directory that is removed, with all it holds, when the last reference goes.
package final class TemporaryDirectory {
    package let path: String

    package init() {
        var template = Array("/tmp/pick-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("cannot make a temporary directory: \(lastErrorText())") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        if rmdir(path) != 0 { _ = try? run("rm", ["-rf", path]) }
    }

    /// Writes a file into the directory and gives its path.
    @discardableResult
    package func write(_ bytes: some Sequence<UInt8>, to name: String) -> String {
        let file = path + "/" + name
        guard TextFile.write(Array(bytes), to: file) else { fatalError("cannot write \(file): \(lastErrorText())") }
        return file
    }

    @discardableResult
    package func write(_ text: String, to name: String) -> String { write(text.utf8, to: name) }
}

/// Whole files, read and written at once.
package enum TextFile {
    /// nil when it cannot be read.
    package static func read(_ path: String) -> [UInt8]? {
        let raw = open(path, O_RDONLY | O_CLOEXEC)
        return raw < 0 ? nil : FileDescriptor(raw).contents()
    }

    package static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let raw = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard raw >= 0 else { return false }
        let file = FileDescriptor(raw)
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let count = file.writeAvailable(rest) else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
