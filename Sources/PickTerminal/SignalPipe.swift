import Glibc

/// Signals as bytes in a pipe, so that the one place that waits can wait for them too.
///
/// There is one at a time.
package final class SignalPipe {
    /// The end that a handler writes to: a handler can reach nothing but a global.
    private nonisolated(unsafe) static var writeEnd: Int32 = -1

    /// To be polled: readable when a signal has come.
    package let descriptor: Int32
    private var replaced: [(signal: Int32, action: sigaction)] = []

    /// All that end a process, but for those that no program survives in good order, and SIGPIPE.
    package static let ending: [Int32] = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR,
        SIGSTKFLT,
    ]

    /// Catches the signals that end a prompt, stop it or change its size.
    ///
    /// One that is ignored already stays ignored: bash ignores SIGTSTP in `$(…)`, and `nohup` SIGHUP.
    package init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = ends[0]
        SignalPipe.writeEnd = ends[1]
        for signal in SignalPipe.ending + [SIGTSTP, SIGWINCH, SIGCONT] {
            if SignalPipe.isIgnored(signal) { continue }
            var action = sigaction()
            var old = sigaction()
            if SignalPipe.ending.contains(signal) {
                action.__sigaction_handler.sa_handler = { number in
                    // The shell may have the terminal back already, as bash takes it when another part of the pipeline
                    // dies of the interrupt key: to give it back must not stop the process in its last moment.
                    _ = Glibc.signal(SIGTTOU, SIG_IGN)
                    SignalPipe.pass(number)
                }
            } else {
                action.__sigaction_handler.sa_handler = { SignalPipe.pass($0) }
            }
            action.sa_flags = SA_RESTART
            if sigaction(signal, &action, &old) == 0 { replaced.append((signal, old)) }
        }
    }

    deinit {
        for (signal, action) in replaced {
            var action = action
            sigaction(signal, &action, nil)
        }
        close(descriptor)
        close(SignalPipe.writeEnd)
        SignalPipe.writeEnd = -1
    }

    /// The next signal that has come, if any.
    package func next() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Waits for the signal that comes with the end of a terminal, an instant after it; it may be ignored.
    func waitForHangup() {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&wait, 1, 100) < 0, errno == EINTR {}
    }

    /// What a handler does, with what a handler may do.
    private static func pass(_ number: Int32) {
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(writeEnd, &byte, 1)
        errno = saved
    }

    package static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        // SIG_IGN is the address 1.
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// Stops the process as the terminal's stop key would, and returns when it goes on.
    ///
    /// SIGTSTP and not SIGSTOP: a process group without a shell above it must not stop, for nobody could wake it.
    package static func stop() {
        var byDefault = sigaction()
        var old = sigaction()
        sigaction(SIGTSTP, &byDefault, &old)
        kill(getpid(), SIGTSTP)
        sigaction(SIGTSTP, &old, nil)
    }

    /// Ends the process by a signal, so that its parent sees which one.
    package static func die(of signal: Int32) -> Never {
        var byDefault = sigaction()
        sigaction(signal, &byDefault, nil)
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        kill(getpid(), signal)
        _exit(128 + signal)
    }
}
