/// The points of a term's best alignment with a text of bytes, without the table that `Aligner` fills.
///
/// Only the cells in which letters match can have points of their own; between them points decay by a known amount. So
/// for each letter of the term the places where it is are found 64 at a time, and only those are computed: about a dozen
/// cells for a short term on a path instead of some hundred.
///
/// ```
/// text    s r c / s c r i p t        a letter's places come as bits:  s 1000100000
/// "sc"    s . c                                                       c 0010010000
///                 s c   <- best      cells of "c": (2, from s at 0), (5, from s at 4)
/// ```
struct FuzzyScore {
    /// A place where a letter of the term matches.
    private struct Cell {
        var position: Int32
        var height: Int16
        /// The bonus of the place where the run of matched letters began.
        var runBonus: Int8
        /// The letters before were left out rather than matched: the next gap costs no start.
        var inGap: Bool
        /// Whether a run of matched letters reaches to here.
        var inRun: Bool
    }

    // Invariant: `firsts` holds `Aligner.mostLetters` numbers, `row` and `nextRow` hold `capacity` cells; a row never
    // has more cells than the window has letters.
    private let firsts: UnsafeMutablePointer<Int32>
    private var row: UnsafeMutablePointer<Cell>
    private var nextRow: UnsafeMutablePointer<Cell>
    private var capacity = 1024
    private let prefersLater: Bool

    init(prefersLater: Bool) {
        self.prefersLater = prefersLater
        firsts = .allocate(capacity: 1000)
        row = .allocate(capacity: capacity)
        nextRow = .allocate(capacity: capacity)
    }

    func free() {
        firsts.deallocate()
        row.deallocate()
        nextRow.deallocate()
    }

    /// Aligns; `nil` when the text does not have the letters. `start` is the place of the first letter's first match.
    ///
    /// - Precondition: `Aligner.isTooLarge` does not hold; `readableSlack` bytes behind the text can be read.
    @inline(__always)
    mutating func align(
        _ term: ByteTerm, with text: UnsafePointer<UInt8>, count: Int, bonus: some PlaceBonus
    ) -> Alignment? {
        if term.count == 1 { return alignLetter(term, text, count, bonus) }
        guard findFirsts(term, text, count) else { return nil }
        let first = Int(firsts[0])
        let last = lastPlace(of: term, text, count)
        let window = last &- first &+ 1
        let (score, end) =
            window <= 64
            ? fillRows(term, text, first, window: window, words: 1, bonus)
            : fillLongRows(term, text, first, window, bonus)
        return Alignment(start: first, end: first &+ end &+ 1, score: score)
    }

    /// Whether the text has the term's letters in order.
    @inline(__always)
    func has(_ term: ByteTerm, _ text: UnsafePointer<UInt8>, _ count: Int) -> Bool { findFirsts(term, text, count) }

    /// The first place of each letter after the one before it.
    @inline(__always)
    private func findFirsts(_ term: ByteTerm, _ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var letter = 0
        var base = 0
        while base < count {
            var open = lowBits(count &- base)
            while true {
                let places = term.mask(letter, text + base) & open
                if places == 0 { break }
                firsts[letter] = Int32(truncatingIfNeeded: base &+ places.trailingZeroBitCount)
                letter &+= 1
                if letter == term.count { return true }
                let lowest = places & (0 &- places)
                open &= ~(lowest | (lowest &- 1))
            }
            base &+= 64
        }
        return false
    }

    @inline(__always)
    private func lastPlace(of term: ByteTerm, _ text: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var base = (count &- 1) & ~63
        while true {
            let places = term.mask(term.count &- 1, text + base) & lowBits(count &- base)
            // There is one: `findFirsts` found it.
            if places != 0 || base == 0 { return base &+ 63 &- places.leadingZeroBitCount }
            base &-= 64
        }
    }

    /// A single letter: the first place that begins something, without a look at what follows.
    @inline(__always)
    private func alignLetter(
        _ term: ByteTerm, _ text: UnsafePointer<UInt8>, _ count: Int, _ bonus: some PlaceBonus
    ) -> Alignment? {
        var best = -1
        var position = 0
        var base = 0
        while base < count {
            var places = term.mask(0, text + base) & lowBits(count &- base)
            while places != 0 {
                let place = base &+ places.trailingZeroBitCount
                places &= places &- 1
                let bonus = bonus.bonus(at: place)
                if prefersLater ? bonus >= best : bonus > best {
                    best = bonus
                    position = place
                    if !prefersLater && bonus >= Weights.boundary { return letter(position, best) }
                }
            }
            base &+= 64
        }
        return best < 0 ? nil : letter(position, best)
    }

    @inline(__always)
    private func letter(_ position: Int, _ bonus: Int) -> Alignment {
        Alignment(
            start: position, end: position &+ 1, score: Weights.match &+ bonus &* Weights.firstLetterFactor)
    }

    /// Lines whose match may span more than 64 letters take the same way in more steps.
    @inline(never)
    private mutating func fillLongRows(
        _ term: ByteTerm, _ text: UnsafePointer<UInt8>, _ first: Int, _ window: Int, _ bonus: some PlaceBonus
    ) -> (score: Int, end: Int) {
        if window > capacity {
            row.deallocate()
            nextRow.deallocate()
            capacity = window
            row = .allocate(capacity: capacity)
            nextRow = .allocate(capacity: capacity)
        }
        return fillRows(term, text, first, window: window, words: (window &+ 63) &>> 6, bonus)
    }

    /// Computes the cells of each letter of the term in turn; gives the best of the last letter's.
    @inline(__always)
    private func fillRows(
        _ term: ByteTerm, _ text: UnsafePointer<UInt8>, _ first: Int, window: Int, words: Int, _ bonus: some PlaceBonus
    ) -> (score: Int, end: Int) {
        let start = text + first
        var (cells, next) = (row, nextRow)
        var count = 0
        for word in 0..<words {
            var places = term.mask(0, start + word &* 64) & lowBits(window &- word &* 64)
            while places != 0 {
                let position = word &* 64 &+ places.trailingZeroBitCount
                places &= places &- 1
                let bonus = bonus.bonus(at: first &+ position)
                let height = Weights.match &+ bonus &* Weights.firstLetterFactor
                cells[count] = cell(position, height, runBonus: bonus, inGap: false, inRun: true)
                count &+= 1
            }
        }
        var best = (score: 0, end: 0)
        var letter = 1
        while letter < term.count {
            best = (score: 0, end: 0)
            let from = Int(firsts[letter]) &- first
            var nextCount = 0
            var index = 0
            var diagonal = cells[0]
            var left = Cell(position: 0, height: 0, runBonus: 0, inGap: false, inRun: false)
            var word = from &>> 6
            var open: UInt64 = ~0 &<< UInt64(truncatingIfNeeded: from & 63)
            while word < words {
                var places = term.mask(letter, start + word &* 64) & lowBits(window &- word &* 64) & open
                open = ~0
                while places != 0 {
                    let position = word &* 64 &+ places.trailingZeroBitCount
                    places &= places &- 1
                    // The last match of the letter before this one. There is one: `from` lies behind its first.
                    while index &+ 1 < count, Int(cells[index &+ 1].position) < position {
                        index &+= 1
                        diagonal = cells[index]
                    }
                    let gap = nextCount > 0 ? decayed(left, Int(left.position), position) : Weights.gapStart
                    left = matched(position, bonus.bonus(at: first &+ position), diagonal, gap)
                    next[nextCount] = left
                    nextCount &+= 1
                    let height = Int(left.height)
                    if prefersLater ? height >= best.score : height > best.score { best = (height, position) }
                }
                word &+= 1
            }
            swap(&cells, &next)
            count = nextCount
            letter &+= 1
        }
        return best
    }

    @inline(__always)
    private func cell(_ position: Int, _ height: Int, runBonus: Int, inGap: Bool, inRun: Bool) -> Cell {
        Cell(
            position: Int32(truncatingIfNeeded: position), height: Int16(truncatingIfNeeded: height),
            runBonus: Int8(truncatingIfNeeded: runBonus), inGap: inGap, inRun: inRun)
    }

    /// The points of a cell after the letters between `from` and `to` were left out; may be negative.
    @inline(__always)
    private func decayed(_ cell: Cell, _ from: Int, _ to: Int) -> Int {
        let gap = to &- from
        let height = Int(cell.height) &- (cell.inGap ? gap : gap &+ 2)
        // A gap of several letters starts over when the points are used up.
        return height < 0 && gap > 1 ? -1 : height
    }

    /// The cell of a match after `diagonal`, the last match of the letter before it.
    @inline(__always)
    private func matched(_ position: Int, _ placeBonus: Int, _ diagonal: Cell, _ gap: Int) -> Cell {
        let skipped = position &- 1 &- Int(diagonal.position)
        var height = Int(diagonal.height)
        var bonus = placeBonus
        var runBonus = placeBonus
        var inRun = true
        if skipped > 0 {
            height = max(height &- (diagonal.inGap ? skipped : skipped &+ 2), 0)
        } else if diagonal.inRun, !(bonus >= Weights.boundary && bonus > Int(diagonal.runBonus)) {
            runBonus = Int(diagonal.runBonus)
            bonus = max(bonus, Weights.consecutive, runBonus)
        }
        height &+= Weights.match
        if height &+ bonus < gap {
            height &+= placeBonus
            inRun = false
        } else {
            height &+= bonus
        }
        return cell(position, max(height, gap), runBonus: runBonus, inGap: height < gap, inRun: inRun)
    }
}
