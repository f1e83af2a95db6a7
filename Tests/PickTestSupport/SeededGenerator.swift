/// Random numbers that can be had again: SplitMix64.
///
/// `PICK_SEED` in the environment decides the seed. Show `description` where a law fails.
package struct SeededGenerator: RandomNumberGenerator, CustomStringConvertible, Sendable {
    package let seed: UInt64
    private var state: UInt64

    package init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// A seed from the environment, or a new one for every run.
    package init() {
        let chosen = TestEnvironment.inherited("PICK_SEED").flatMap { UInt64($0) }
        self.init(seed: chosen ?? UInt64.random(in: 1...999_999))
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package var description: String { "repeat with PICK_SEED=\(seed)" }
}
