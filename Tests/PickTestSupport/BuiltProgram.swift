import Glibc

/// Where the program under test is.
package enum BuiltProgram {
    /// `PICK_PROGRAM` when it is set, otherwise the `pick` that was built beside the running tests.
    package static let path: String = TestEnvironment.inherited("PICK_PROGRAM") ?? directoryOfTests + "/pick"

    private static var directoryOfTests: String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = max(readlink("/proc/self/exe", &buffer, buffer.count), 0)
        let path = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
