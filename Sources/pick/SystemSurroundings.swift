import Glibc
import PickCore
import PickTerminal

/// The clock and the zones of the system.
struct SystemSurroundings: Surroundings {
    let now = time(nil)

    func zone(named name: String?) -> (any Zone)? {
        if let name { return SystemZone(named: name) }
        return SystemZone.environment(zoneVariable.map { String(decoding: $0, as: UTF8.self) })
    }

    var zoneVariable: [UInt8]? { Process.variable("TZ") }

    func read(_ path: [UInt8]?) throws(ModeFault) -> [UInt8] {
        guard let path else {
            if isatty(STDIN_FILENO) == 1 { throw ModeFault(.fileMissing) }
            return try contents(of: STDIN_FILENO, called: Array("standard input".utf8))
        }
        let descriptor = open(path.map(CChar.init(bitPattern:)) + [0], O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw ModeFault(.cannotOpen(path, reason: describe(errno))) }
        defer { close(descriptor) }
        return try contents(of: descriptor, called: path)
    }

    private func contents(of descriptor: Int32, called name: [UInt8]) throws(ModeFault) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = piece.withUnsafeMutableBytes { StandardInput.read(into: $0, from: descriptor) }
            if count == 0 { return bytes }
            if count < 0 {
                throw ModeFault(.cannotRead(DisplayText.visible(name), reason: describe(Int32(-count))))
            }
            bytes += piece[..<count]
        }
    }
}
