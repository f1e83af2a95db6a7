import Glibc

/// The terminal while the options are read and nothing is asked yet: what is typed waits for the question, and is not
/// echoed into what will be drawn.
package final class QuietTerminal {
    private let terminal: Terminal
    private let signals = SignalPipe()

    /// `nil` when somebody else has the terminal: a job in the background must not touch it.
    package init?(_ terminal: Terminal) {
        if tcgetpgrp(terminal.descriptor) != getpgrp() { return nil }
        self.terminal = terminal
        terminal.stopEcho()
    }

    /// Gives the terminal back, with what was typed.
    package func end() { terminal.restore() }

    /// Waits until a descriptor can be read. A signal that ends the program ends it here, with the terminal given back.
    ///
    /// - Parameter milliseconds: to wait at most; `nil` for ever.
    /// - Returns: whether there is something to read.
    package func wait(for descriptor: Int32, milliseconds: Int?) -> Bool {
        let happened = Waiting(terminal: -1, signals: signals.descriptor, input: descriptor)
            .wait(milliseconds: milliseconds)
        if happened.signal { handleSignals() }
        return happened.input
    }

    private func handleSignals() {
        while let signal = signals.next() {
            switch signal {
            case SIGWINCH: break
            case SIGCONT: terminal.stopEcho()
            case SIGTSTP:
                terminal.restore()
                SignalPipe.stop()
                terminal.stopEcho()
            default:
                terminal.restore()
                SignalPipe.die(of: signal)
            }
        }
    }
}
