import PickCore

/// What every session needs, whatever it shows.
package struct SessionSettings {
    let terminal: Terminal
    /// From before the terminal is touched, so that no signal finds it changed and nobody to give it back.
    let signals: SignalPipe
    let theme: Theme
    /// Wakes when more options have arrived, or a search has got further.
    let wakeup: Wakeup
    /// On the monotonic clock, in milliseconds.
    let deadline: Int?
    /// How long Esc waits for the rest of a sequence, in milliseconds.
    let escapeDelay: Int
    /// Whether the interrupt key only cancels: a widget ends alone, and not the shell's line with it.
    let catchesInterrupt: Bool
    /// Lets the options arrive. Called once: by the live view when its first picture is on the screen, which nothing is
    /// to hold up, by the others before they wait for their list.
    let letArrive: () -> Void

    package init(
        terminal: Terminal, signals: SignalPipe, theme: Theme, wakeup: Wakeup, deadline: Int?, escapeDelay: Int,
        catchesInterrupt: Bool, letArrive: @escaping () -> Void
    ) {
        self.terminal = terminal
        self.signals = signals
        self.theme = theme
        self.wakeup = wakeup
        self.deadline = deadline
        self.escapeDelay = escapeDelay
        self.catchesInterrupt = catchesInterrupt
        self.letArrive = letArrive
    }
}
