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
    /// A place where a letter of the term matches. Eight bytes, so that a row of them is a line of the cache.
    fileprivate struct Cell {
        var position: Int32
        var height: Int16
        /// The bonus of the place where the run of matched letters began.
        var runBonus: Int8
        private var state: UInt8

        @inline(__always)
        init(_ position: Int, height: Int, runBonus: Int, run: UInt8, inGap: Bool) {
            self.position = Int32(truncatingIfNeeded: position)
            self.height = Int16(truncatingIfNeeded: height)
            self.runBonus = Int8(truncatingIfNeeded: runBonus)
            state = inGap ? run | 4 : run
        }

        /// Matched letters in a row up to here, of which 2 stands for more.
        @inline(__always)
        var run: UInt8 { state & 3 }
        /// The letters before were left out rather than matched: the next gap costs no start.
        @inline(__always)
        var inGap: Bool { state & 4 != 0 }
    }

    // Invariant: `firsts` and `rows` hold a number for each letter of the longest term that is not too large, and one
    // more; `cells` holds `capacity` cells, which are no fewer than the letters of the term times those of the window.
    private let firsts: UnsafeMutablePointer<Int32>
    /// Where the cells of each letter begin, and where the last ones end.
    private let rows: UnsafeMutablePointer<Int32>
    private var cells: UnsafeMutablePointer<Cell>
    private var capacity: Int
    private let prefersLater: Bool
    /// Whether `start` is the place of the first letter in the best alignment; otherwise that of its first match.
    private let findsStart: Bool

    init(longestTerm: Int, prefersLater: Bool, findsStart: Bool) {
        self.prefersLater = prefersLater
        self.findsStart = findsStart
        let letters = min(longestTerm, Aligner.mostLetters)
        firsts = .allocate(capacity: letters + 1)
        rows = .allocate(capacity: letters + 1)
        capacity = letters * 64
        cells = .allocate(capacity: capacity)
    }

    func free() {
        firsts.deallocate()
        rows.deallocate()
        cells.deallocate()
    }

    /// Aligns; `nil` when the text does not have the letters.
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
        let start = findsStart ? trace(term.count, from: end) : 0
        return Alignment(start: first &+ start, end: first &+ end &+ 1, score: score)
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
        if window * term.count > capacity {
            cells.deallocate()
            capacity = window * term.count
            cells = .allocate(capacity: capacity)
        }
        return fillRows(term, text, first, window: window, words: (window &+ 63) &>> 6, bonus)
    }

    /// Computes the cells of each letter of the term in turn; gives the best of the last letter's.
    @inline(__always)
    private func fillRows(
        _ term: ByteTerm, _ text: UnsafePointer<UInt8>, _ first: Int, window: Int, words: Int, _ bonus: some PlaceBonus
    ) -> (score: Int, end: Int) {
        let start = text + first
        let cells = self.cells
        var count = 0
        for word in 0..<words {
            var places = term.mask(0, start + word &* 64) & lowBits(window &- word &* 64)
            while places != 0 {
                let position = word &* 64 &+ places.trailingZeroBitCount
                places &= places &- 1
                let bonus = bonus.bonus(at: first &+ position)
                let height = Weights.match &+ bonus &* Weights.firstLetterFactor
                cells[count] = Cell(position, height: height, runBonus: bonus, run: 1, inGap: false)
                count &+= 1
            }
        }
        rows[0] = 0
        rows[1] = Int32(truncatingIfNeeded: count)
        var best = (score: 0, end: 0)
        var row = cells
        var letter = 1
        while letter < term.count {
            best = (score: 0, end: 0)
            let from = Int(firsts[letter]) &- first
            let next = row + count
            var nextCount = 0
            var index = 0
            var diagonal = row[0]
            var left = Cell(0, height: 0, runBonus: 0, run: 0, inGap: false)
            var word = from &>> 6
            var open: UInt64 = ~0 &<< UInt64(truncatingIfNeeded: from & 63)
            while word < words {
                var places = term.mask(letter, start + word &* 64) & lowBits(window &- word &* 64) & open
                open = ~0
                while places != 0 {
                    let position = word &* 64 &+ places.trailingZeroBitCount
                    places &= places &- 1
                    // The last match of the letter before this one. There is one: `from` lies behind its first.
                    while index &+ 1 < count, Int(row[index &+ 1].position) < position {
                        index &+= 1
                        diagonal = row[index]
                    }
                    let gap = nextCount > 0 ? decayed(left, to: position) : Weights.gapStart
                    left = matched(position, bonus.bonus(at: first &+ position), diagonal, gap)
                    next[nextCount] = left
                    nextCount &+= 1
                    let height = Int(left.height)
                    if prefersLater ? height >= best.score : height > best.score { best = (height, position) }
                }
                word &+= 1
            }
            row = next
            count = nextCount
            letter &+= 1
            rows[letter] = rows[letter &- 1] &+ Int32(truncatingIfNeeded: count)
        }
        return best
    }

    /// The points of a cell after the letters between it and `place` were left out; may be negative.
    @inline(__always)
    private func decayed(_ cell: Cell, to place: Int) -> Int {
        let gap = place &- Int(cell.position)
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
        var run: UInt8 = 1
        if skipped > 0 {
            height = max(height &- (diagonal.inGap ? skipped : skipped &+ 2), 0)
        } else if diagonal.run > 0, !(bonus >= Weights.boundary && bonus > Int(diagonal.runBonus)) {
            runBonus = Int(diagonal.runBonus)
            bonus = max(bonus, Weights.consecutive, runBonus)
            run = 2
        }
        height &+= Weights.match
        if height &+ bonus < gap {
            height &+= placeBonus
            run = 0
        } else {
            height &+= bonus
        }
        return Cell(position, height: max(height, gap), runBonus: runBonus, run: run, inGap: height < gap)
    }
}

/// Where the best alignment begins.
extension FuzzyScore {
    /// Walks back from the best cell as `Aligner` does, in leaps from match to match; gives the place of the first
    /// letter, counted from its first match.
    @inline(never)
    private func trace(_ letters: Int, from end: Int) -> Int {
        var letter = letters &- 1
        var column = end
        var prefersMatch = true
        var index = Int(rows[letters]) &- 1
        while true {
            while Int(cells[index].position) > column { index &-= 1 }
            let cell = cells[index]
            let place = Int(cell.position)
            // Between matches nothing is taken; whether to prefer a match depends on the place right behind this one.
            if place < column { prefersMatch = hasRun(letter &+ 1, letters, at: place &+ 2) }
            let isFirst = index == Int(rows[letter])
            let left = isFirst ? 0 : height(cells[index &- 1], at: place &- 1)
            let diagonal = letter > 0 ? heightOfRow(letter &- 1, at: place &- 1) : 0
            let isTaken =
                Int(cell.height) > diagonal && (Int(cell.height) > left || Int(cell.height) == left && prefersMatch)
            prefersMatch = cell.run > 1 || hasRun(letter &+ 1, letters, at: place &+ 1)
            column = place &- 1
            if isTaken {
                if letter == 0 { return place }
                letter &-= 1
                index = Int(rows[letter &+ 1]) &- 1
            }
        }
    }

    /// The points at a place that is a cell's or lies behind it.
    private func height(_ cell: Cell, at place: Int) -> Int {
        place == Int(cell.position) ? Int(cell.height) : max(decayed(cell, to: place), 0)
    }

    /// The points of a letter's row at a place: those of the last cell up to there.
    private func heightOfRow(_ letter: Int, at place: Int) -> Int {
        var index = Int(rows[letter &+ 1]) &- 1
        while index >= Int(rows[letter]) {
            if Int(cells[index].position) <= place { return height(cells[index], at: place) }
            index &-= 1
        }
        return 0
    }

    /// Whether a letter matches at a place as a part of a run.
    private func hasRun(_ letter: Int, _ letters: Int, at place: Int) -> Bool {
        if letter >= letters { return false }
        for index in Int(rows[letter])..<Int(rows[letter &+ 1]) where Int(cells[index].position) == place {
            return cells[index].run > 0
        }
        return false
    }
}
