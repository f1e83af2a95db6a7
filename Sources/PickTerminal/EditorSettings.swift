import CLibedit
import Glibc
import PickCore

/// The file with a person's own keys: `EDITRC`, or `~/.editrc`. Every line is a command of editrc(5) by itself.
///
/// Not el_source: it takes what its tokenizer has left undone for words where a line leaves a quote open, and crashes.
struct EditorSettings {
    private let lines: [[Unicode.Scalar]]

    /// `nil` when there is no such file.
    init?() {
        guard let path = EditorSettings.path, let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var lines: [[Unicode.Scalar]] = []
        var text: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(text) }
        while getline(&text, &capacity, file) >= 0, let text {
            lines.append(Array(String(cString: text).unicodeScalars))
        }
        self.lines = lines
    }

    private static var path: String? {
        if let path = getenv("EDITRC") { return String(cString: path) }
        return getenv("HOME").map { String(cString: $0) + "/.editrc" }
    }

    /// Has an editor do all of it, but for the lines that are no command.
    func apply(to editor: OpaquePointer) {
        guard let tokenizer = tok_winit(nil) else { return }
        defer { tok_wend(tokenizer) }
        for line in lines {
            let command = line.drop { $0 == " " || $0 == "\t" }.prefix { $0 != "\n" && $0 != "\r" }
            if command.isEmpty || command.first == "#" { continue }
            tok_wreset(tokenizer)
            var count: Int32 = 0
            var words: UnsafeMutablePointer<UnsafePointer<wchar_t>?>?
            let isWhole = tok_wstr(tokenizer, Wide(command).units, &count, &words) == 0
            if isWhole, count > 0 { el_wparse(editor, count, words) }
        }
    }
}
