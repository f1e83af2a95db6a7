/// The points of one given alignment, letter by letter.
struct RunningScore {
    private(set) var total = 0
    private var isFirst = true
    private var run = 0
    private var runBonus = 0
    private var inGap = false

    @inline(__always)
    mutating func match(_ bonus: Int) {
        var bonus = bonus
        if run == 0 {
            runBonus = bonus
        } else {
            if bonus >= Weights.boundary && bonus > runBonus { runBonus = bonus }
            bonus = max(bonus, runBonus, Weights.consecutive)
        }
        total += Weights.match + (isFirst ? bonus * Weights.firstLetterFactor : bonus)
        isFirst = false
        inGap = false
        run += 1
    }

    @inline(__always)
    mutating func skip() {
        total += inGap ? Weights.gapExtension : Weights.gapStart
        inGap = true
        run = 0
        runBonus = 0
    }
}
