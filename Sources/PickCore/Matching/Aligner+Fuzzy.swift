/// Letters in order, with others between them: the most points that any choice of places gives.
extension Aligner {
    /// Cells of the table beyond which the first alignment found has to do: the table of a very long line would keep
    /// everything waiting. fzf's numbers, so that the order stays the same.
    private static let mostCells = 100 << 10
    static let mostLetters = 1000

    static func isTooLarge(_ letters: Int, _ text: Int) -> Bool {
        letters > mostLetters || letters * text > mostCells
    }

    mutating func alignFuzzily(
        _ letters: [UInt32], with text: FoldedText, positions: inout [Int]?
    ) -> Alignment? {
        if Aligner.isTooLarge(letters.count, text.count) {
            return alignGreedily(letters, with: text, positions: &positions)
        }
        guard let last = findFirsts(letters, in: text) else { return nil }
        if letters.count == 1 { return alignLetter(letters[0], with: text, positions: &positions) }
        bonuses.removeAll(keepingCapacity: true)
        for index in 0...last { bonuses.append(bonus(text, index)) }
        let best = fillTable(letters, text, width: last + 1)
        var start = firsts[0]
        if positions != nil { start = trace(letters.count, width: last + 1, from: best.position, into: &positions) }
        return Alignment(start: start, end: best.position + 1, score: best.score)
    }

    /// The first place of each letter after the one before it; gives the last place of the last letter.
    private mutating func findFirsts(_ letters: [UInt32], in text: FoldedText) -> Int? {
        firsts.removeAll(keepingCapacity: true)
        var last = -1
        for index in 0..<text.count {
            if firsts.count < letters.count, text.letters[index] == letters[firsts.count] { firsts.append(index) }
            if text.letters[index] == letters[letters.count - 1] { last = index }
        }
        return firsts.count == letters.count ? last : nil
    }

    /// A single letter: the first place that begins something, without a look at what follows.
    private func alignLetter(_ letter: UInt32, with text: FoldedText, positions: inout [Int]?) -> Alignment? {
        var best: Alignment?
        for index in 0..<text.count where text.letters[index] == letter {
            let bonus = bonus(text, index)
            let score = Weights.match + bonus * Weights.firstLetterFactor
            let bestScore = best?.score ?? 0
            if prefersLater ? score >= bestScore : score > bestScore {
                best = Alignment(start: index, end: index + 1, score: score)
                if !prefersLater && bonus >= Weights.boundary { break }
            }
        }
        if let best { positions?.append(best.start) }
        return best
    }

    /// Fills `heights` (the most points up to here) and `runs` (matched letters in a row up to here).
    private mutating func fillTable(_ letters: [UInt32], _ text: FoldedText, width: Int) -> (score: Int, position: Int)
    {
        heights.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        heights.append(contentsOf: repeatElement(0, count: letters.count * width))
        runs.append(contentsOf: repeatElement(0, count: letters.count * width))
        var best = (score: 0, position: 0)
        for (row, letter) in letters.enumerated() {
            var inGap = false
            for column in firsts[row]..<width {
                let cell = row * width + column
                let left = column > firsts[row] ? heights[cell - 1] : 0
                let gap = left + (inGap ? Weights.gapExtension : Weights.gapStart)
                var score = 0
                if text.letters[column] == letter {
                    (score, runs[cell]) = row == 0 ? firstRow(column) : matched(cell, column, width, gap)
                }
                // The first letter may begin anew wherever it is.
                let beginsAnew = row == 0 && score > 0
                inGap = row == 0 ? score == 0 : score < gap
                heights[cell] = beginsAnew ? score : max(score, gap, 0)
                let isBetter = prefersLater ? heights[cell] >= best.score : heights[cell] > best.score
                if row == letters.count - 1 && isBetter { best = (heights[cell], column) }
            }
        }
        return best
    }

    private func firstRow(_ column: Int) -> (score: Int, run: Int) {
        (Weights.match + bonuses[column] * Weights.firstLetterFactor, 1)
    }

    /// The points of a cell whose letters match.
    private func matched(_ cell: Int, _ column: Int, _ width: Int, _ gap: Int) -> (score: Int, run: Int) {
        let diagonal = cell - width - 1
        let score = heights[diagonal] + Weights.match
        var bonus = bonuses[column]
        var run = runs[diagonal] + 1
        if run > 1 {
            let runBonus = bonuses[column - run + 1]
            if bonus >= Weights.boundary && bonus > runBonus {
                run = 1
            } else {
                bonus = max(bonus, Weights.consecutive, runBonus)
            }
        }
        return score + bonus < gap ? (score + bonuses[column], 0) : (score + bonus, run)
    }

    /// Walks back from the best cell; gives the place of the first letter.
    private func trace(_ rows: Int, width: Int, from position: Int, into positions: inout [Int]?) -> Int {
        var row = rows - 1
        var column = position
        var prefersMatch = true
        while true {
            let cell = row * width + column
            let diagonal = row > 0 && column >= firsts[row] && column > 0 ? heights[cell - width - 1] : 0
            let left = column > firsts[row] ? heights[cell - 1] : 0
            let current = row
            if heights[cell] > diagonal && (heights[cell] > left || heights[cell] == left && prefersMatch) {
                positions?.append(column)
                if row == 0 { return column }
                row -= 1
            }
            prefersMatch =
                runs[cell] > 1
                || current + 1 < rows && column + 1 < width && column + 1 >= firsts[current + 1]
                    && runs[cell + width + 1] > 0
            column -= 1
        }
    }

    /// The first alignment, made as short as it can be from its end.
    private func alignGreedily(
        _ letters: [UInt32], with text: FoldedText, positions: inout [Int]?
    ) -> Alignment? {
        // From the end of the text to its start, everything is the other way round.
        func at(_ index: Int, _ count: Int) -> Int { prefersLater ? count - 1 - index : index }
        var matched = 0
        var end = 0
        while end < text.count, matched < letters.count {
            if text.letters[at(end, text.count)] == letters[at(matched, letters.count)] { matched += 1 }
            end += 1
        }
        if matched < letters.count { return nil }
        var start = end
        while matched > 0 {
            start -= 1
            if text.letters[at(start, text.count)] == letters[at(matched - 1, letters.count)] { matched -= 1 }
        }
        let range = prefersLater ? (text.count - end)..<(text.count - start) : start..<end
        var score = RunningScore()
        for index in range {
            if matched < letters.count, text.letters[index] == letters[matched] {
                score.match(bonus(text, index))
                positions?.append(index)
                matched += 1
            } else {
                score.skip()
            }
        }
        return Alignment(start: range.lowerBound, end: range.upperBound, score: score.total)
    }
}
