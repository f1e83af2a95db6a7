import CPseudoTerminal
import Glibc

/// A program started in a session of its own.
final class ChildProcess {
    /// What the program finds behind one of its first three descriptors.
    enum Slot {
        case descriptor(FileDescriptor)
        case path(String, Int32)
        case closed
    }

    let identifier: pid_t
    /// Readable once the program has ended.
    let ending: FileDescriptor
    private(set) var status: Ended.Status?

    /// - Parameter terminal: path of the terminal that becomes the controlling one; nil for a session without.
    init(
        _ program: String, _ arguments: [String], environment: [String: String], directory: String?,
        slots: [Slot], terminal: String?
    ) throws(SessionFailure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // A session leader without a terminal gets the first one it opens.
        if let terminal { posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0) }
        for (number, slot) in slots.enumerated() {
            let target = Int32(number)
            switch slot {
            case .descriptor(let file): posix_spawn_file_actions_adddup2(&actions, file.raw, target)
            case .path(let path, let flags): posix_spawn_file_actions_addopen(&actions, target, path, flags, 0o600)
            case .closed: posix_spawn_file_actions_addclose(&actions, target)
            }
        }
        posix_spawn_file_actions_addclosefrom_np(&actions, 3)
        if let directory { posix_spawn_file_actions_addchdir_np(&actions, directory) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(PICK_SPAWN_SETSID)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var process: pid_t = 0
        let result = withCStrings([program] + arguments) { argv in
            withCStrings(environment.map { "\($0)=\($1)" }) { envp in
                posix_spawnp(&process, program, &actions, &attributes, argv, envp)
            }
        }
        guard result == 0 else {
            throw .cannotStart("cannot start \(program): \(String(cString: strerror(result)))")
        }
        identifier = process
        ending = FileDescriptor(pidfd_open(process, 0))
    }

    deinit {
        if status == nil { endByForce() }
    }

    var hasEnded: Bool { status != nil }

    /// Looks whether the program has ended, without waiting.
    func collect() {
        guard status == nil else { return }
        var value: Int32 = 0
        if waitpid(identifier, &value, WNOHANG) == identifier { status = Ended.Status(waitStatus: value) }
    }

    func send(_ signal: Int32) {
        if status == nil { kill(identifier, signal) }
    }

    func sendToGroup(_ signal: Int32) {
        if status == nil { kill(-identifier, signal) }
    }

    /// Kills the whole group and collects the program.
    func endByForce() {
        guard status == nil else { return }
        kill(-identifier, SIGKILL)
        kill(identifier, SIGKILL)
        var value: Int32 = 0
        while waitpid(identifier, &value, 0) < 0, errno == EINTR {}
        status = Ended.Status(waitStatus: value)
    }
}

/// The strings as a C array that ends with a null pointer.
private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    let pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
}
