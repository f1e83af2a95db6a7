/// How many single changes turn one text into the other: a byte added, dropped or replaced, or two neighbours swapped.
enum EditDistance {
    static func between(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                var cost = min(last[j + 1], row[j]) + 1
                cost = min(cost, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }

    /// The nearest of `words`, unless even that one needs more changes than a third of the longer text.
    static func nearest<S: Sequence>(to text: String, in words: S) -> String? where S.Element == String {
        let typed = Array(text.utf8)
        var best: (word: String, distance: Int)?
        for word in words {
            let distance = between(typed, Array(word.utf8))
            if distance * 3 <= max(typed.count, word.utf8.count), distance < best?.distance ?? Int.max {
                best = (word, distance)
            }
        }
        return best?.word
    }
}
