import Glibc
import PickCore
import PickTerminal

/// The process itself: its words, its variables and its end.
enum Process {
    /// The command line without the program's name, as bytes: it need not be UTF-8.
    static func arguments(_ count: Int32, _ words: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> [[UInt8]] {
        (1..<max(1, Int(count))).compactMap { words[$0].map(bytes) }
    }

    static func variable(_ name: StaticString) -> [UInt8]? {
        // A static string ends with a NUL, as C wants it.
        getenv(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)).map(bytes)
    }

    private static func bytes(_ text: UnsafeMutablePointer<CChar>) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// Fills the places of standard descriptors that are closed, so that nothing else is opened there.
    ///
    /// In the wrong direction: reading or writing then fails as it would on a closed one.
    static func reserveStandardDescriptors() {
        for (descriptor, direction) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", direction)
        }
    }

    /// One line on standard error.
    static func complain(_ message: Message, _ language: Language) {
        _ = writeAll(Array("pick: \(message.inLine(language))\n".utf8), to: STDERR_FILENO)
    }

    static func end(_ status: ExitStatus) -> Never { _exit(status.rawValue) }
}
