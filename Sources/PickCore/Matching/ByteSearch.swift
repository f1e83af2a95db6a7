import Glibc

/// The terms that are not fuzzy, in ASCII lines and projected ones. `Aligner` has the plain way, for any line.
struct ByteSearch {
    let weights: Weights
    let prefersLater: Bool

    /// The occurrence whose first letter is in the best place: the first that begins a word, if any.
    ///
    /// - Precondition: `readableSlack` bytes behind the text can be read.
    @inline(__always)
    func exact(_ term: ByteTerm, in text: UnsafePointer<UInt8>, count: Int, bonus: some PlaceBonus) -> Alignment? {
        let starts = count &- term.count &+ 1
        if starts <= 0 { return nil }
        var best = (start: -1, bonus: -1)
        var base = prefersLater ? (starts &- 1) & ~63 : 0
        while base >= 0 && base < starts {
            var places = candidates(term, text + base) & lowBits(starts &- base)
            while places != 0 {
                let place = prefersLater ? 63 &- places.leadingZeroBitCount : places.trailingZeroBitCount
                places &= ~(1 &<< UInt64(truncatingIfNeeded: place))
                let start = base &+ place
                if !has(term, text + start) { continue }
                let startBonus = start == 0 ? weights.boundaryWhite : bonus.bonus(at: start)
                if startBonus > best.bonus { best = (start, startBonus) }
                if startBonus >= Weights.boundary { return alignment(best.start, term.count, bonus) }
            }
            base &+= prefersLater ? -64 : 64
        }
        return best.start < 0 ? nil : alignment(best.start, term.count, bonus)
    }

    func prefix(_ term: ByteTerm, in text: UnsafePointer<UInt8>, count: Int, bonus: ASCIIBonus) -> Alignment? {
        var start = 0
        if !Fields.isSpace(term.letters[0]) {
            while start < count, Fields.isSpace(text[start]) { start &+= 1 }
        }
        guard count &- start >= term.count, has(term, text + start) else { return nil }
        return alignment(start, term.count, bonus)
    }

    func suffix(_ term: ByteTerm, in text: UnsafePointer<UInt8>, count: Int, bonus: ASCIIBonus) -> Alignment? {
        var end = count
        if !Fields.isSpace(term.letters[term.count &- 1]) {
            while end > 0, Fields.isSpace(text[end &- 1]) { end &-= 1 }
        }
        let start = end &- term.count
        guard start >= 0, has(term, text + start) else { return nil }
        return alignment(start, term.count, bonus)
    }

    /// Places where the first letter is, and the last one as far behind it as it has to be.
    @inline(__always)
    private func candidates(_ term: ByteTerm, _ text: UnsafePointer<UInt8>) -> UInt64 {
        let firsts = term.mask(0, text)
        // Further away than the slack reaches, the first letter has to do.
        if firsts == 0 || term.count > readableSlack - 64 { return firsts }
        return firsts & term.mask(term.count &- 1, text + (term.count &- 1))
    }

    @inline(__always)
    private func has(_ term: ByteTerm, _ text: UnsafePointer<UInt8>) -> Bool {
        for index in 0..<term.count where !term.matches(text[index], at: index) { return false }
        return true
    }

    @inline(__always)
    private func alignment(_ start: Int, _ count: Int, _ bonus: some PlaceBonus) -> Alignment {
        var score = RunningScore()
        for index in start..<(start &+ count) { score.match(bonus.bonus(at: index)) }
        return Alignment(start: start, end: start &+ count, score: score.total)
    }
}
