import Glibc

/// Text that is compared with a committed file.
///
/// The files lie in `Tests/Snapshots/<test target>/`. `PICK_RECORD=1 swift test` writes them anew; look at the
/// difference before committing it.
package enum Snapshot {
    /// Whether the environment asks for new files.
    package static let isRecording = TestEnvironment.inherited("PICK_RECORD") == "1"

    /// What differs from the committed file, or nil when nothing does: `#expect(Snapshot.difference(…) == nil)`.
    package static func difference(
        _ text: String, named name: String, file: String = #filePath, isRecording: Bool = isRecording
    )
        -> String?
    {
        guard let path = path(named: name, file: file) else { return "\(file) is not below Tests/" }
        if isRecording { return record(text, to: path) }
        guard let bytes = TextFile.read(path) else { return "\(path) does not exist; record it with PICK_RECORD=1" }
        let expected = String(decoding: bytes, as: UTF8.self)
        return expected == text ? nil : firstDifference(expected, text, path)
    }

    static func path(named name: String, file: String) -> String? {
        guard let tests = file.lastRange(of: "/Tests/") else { return nil }
        let target = file[tests.upperBound...].prefix { $0 != "/" }
        return "\(file[..<tests.upperBound])Snapshots/\(target)/\(name).txt"
    }

    static func firstDifference(_ expected: String, _ actual: String, _ path: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        func show(_ lines: [Substring]) -> String { line < lines.count ? lines[line].debugDescription : "end of text" }
        return "\(path), line \(line + 1): recorded \(show(old)), now \(show(new))"
    }

    private static func record(_ text: String, to path: String) -> String? {
        let parts = path.split(separator: "/").dropLast()
        for count in 1...parts.count { mkdir("/" + parts.prefix(count).joined(separator: "/"), 0o755) }
        return TextFile.write(Array(text.utf8), to: path) ? nil : "cannot write \(path): \(lastErrorText())"
    }
}

extension String {
    fileprivate func lastRange(of part: String) -> Range<String.Index>? { ranges(of: part).last }
}
