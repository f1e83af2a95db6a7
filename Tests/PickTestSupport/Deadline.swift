/// A moment after which waiting is given up.
struct Deadline {
    private let end: ContinuousClock.Instant

    init(after duration: Duration) {
        end = .now + duration
    }

    var hasPassed: Bool { ContinuousClock.now >= end }

    /// What is left, as `poll` wants it: rounded up, so that a wait never spins.
    var remainingMilliseconds: Int32 {
        let left = ContinuousClock.now.duration(to: end)
        guard left > .zero else { return 0 }
        return Int32(clamping: Int(left / .milliseconds(1)) + 1)
    }
}
