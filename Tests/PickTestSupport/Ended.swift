import Glibc

/// How a program ended and what it wrote.
package struct Ended: Equatable, Sendable, CustomStringConvertible {
    package enum Status: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)

        /// As a shell's `$?` tells it.
        package var shellValue: Int32 {
            switch self {
            case .exit(let code): code
            case .signal(let number): 128 + number
            }
        }
    }

    package let status: Status
    package let stdout: [UInt8]
    package let stderr: [UInt8]

    package init(status: Status, stdout: [UInt8], stderr: [UInt8]) {
        (self.status, self.stdout, self.stderr) = (status, stdout, stderr)
    }

    /// Standard output as text; bad UTF-8 shows as U+FFFD.
    package var output: String { String(decoding: stdout, as: UTF8.self) }
    package var errors: String { String(decoding: stderr, as: UTF8.self) }

    package var description: String {
        "\(status), stdout \(output.debugDescription), stderr \(errors.debugDescription)"
    }
}

extension Ended.Status {
    /// From what `waitpid` stores; the C macros are not visible to Swift.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exit((waitStatus >> 8) & 0xFF) : .signal(signal)
    }
}
