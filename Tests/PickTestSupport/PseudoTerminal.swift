import CPseudoTerminal
import Glibc

/// Both ends of a new pseudo-terminal.
final class PseudoTerminal {
    /// The end of the person at the keyboard. Never blocks.
    let master: FileDescriptor
    /// The end of the program; kept open, so that its state can be looked at after the program has gone.
    let slave: FileDescriptor
    let path: String
    private let atStart: termios

    init(columns: Int, rows: Int) throws(SessionFailure) {
        master = FileDescriptor(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
        var name = [CChar](repeating: 0, count: 64)
        guard master.raw >= 0, grantpt(master.raw) == 0, unlockpt(master.raw) == 0,
            ptsname_r(master.raw, &name, name.count) == 0
        else { throw .cannotStart("cannot make a pseudo-terminal: \(lastErrorText())") }
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        slave = try FileDescriptor.open(path, O_RDWR | O_NOCTTY)
        master.stopBlocking()
        var settings = termios()
        guard tcgetattr(slave.raw, &settings) == 0 else {
            throw .cannotStart("cannot read the terminal's settings: \(lastErrorText())")
        }
        atStart = settings
        resize(columns: columns, rows: rows)
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        _ = ioctl(master.raw, UInt(TIOCSWINSZ), &size)
    }

    /// The process group that reads the keyboard; nil when there is none.
    var foregroundGroup: pid_t? {
        var group: pid_t = 0
        return ioctl(master.raw, UInt(TIOCGPGRP), &group) == 0 && group > 0 ? group : nil
    }

    /// Whether each key is passed on at once, as line editors want it, and not a line at a time.
    var passesKeysOn: Bool {
        var now = termios()
        return tcgetattr(slave.raw, &now) == 0 && now.c_lflag & tcflag_t(ICANON) == 0
    }

    /// Whether the system shows what is typed.
    var echoes: Bool {
        var now = termios()
        return tcgetattr(slave.raw, &now) == 0 && now.c_lflag & tcflag_t(ECHO) != 0
    }

    /// What differs from the moment the terminal was made.
    var changedSettings: [String] {
        var now = termios()
        guard tcgetattr(slave.raw, &now) == 0 else { return ["the terminal's settings cannot be read"] }
        var faults: [String] = []
        let flags = [
            ("c_iflag", atStart.c_iflag, now.c_iflag), ("c_oflag", atStart.c_oflag, now.c_oflag),
            ("c_cflag", atStart.c_cflag, now.c_cflag), ("c_lflag", atStart.c_lflag, now.c_lflag),
        ]
        for (name, before, after) in flags where before != after {
            faults.append("\(name) was 0\(String(before, radix: 8)) and is 0\(String(after, radix: 8))")
        }
        let before = withUnsafeBytes(of: atStart.c_cc) { Array($0) }
        let after = withUnsafeBytes(of: now.c_cc) { Array($0) }
        for index in before.indices where before[index] != after[index] {
            faults.append("c_cc[\(index)] was \(before[index]) and is \(after[index])")
        }
        if fcntl(slave.raw, F_GETFL) & O_NONBLOCK != 0 { faults.append("O_NONBLOCK is left on") }
        return faults
    }
}
