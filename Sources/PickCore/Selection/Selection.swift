/// The marked candidates, in the order in which they were marked.
package struct Selection: Sendable {
    private var order: [Int] = []
    /// One bit a candidate.
    private var bits: [UInt64] = []

    package init(_ candidates: [Int] = []) {
        for candidate in candidates { mark(candidate) }
    }

    package var count: Int { order.count }
    package var isEmpty: Bool { order.isEmpty }
    /// In the order of marking.
    package var candidates: [Int] { order }

    package func contains(_ candidate: Int) -> Bool {
        let word = candidate >> 6
        return word < bits.count && bits[word] >> UInt64(candidate & 63) & 1 == 1
    }

    /// Adds it at the end. A candidate that is marked already stays where it is.
    package mutating func mark(_ candidate: Int) {
        if contains(candidate) { return }
        let word = candidate >> 6
        if word >= bits.count { bits += repeatElement(0, count: max(word + 1 - bits.count, bits.count)) }
        bits[word] |= 1 << UInt64(candidate & 63)
        order.append(candidate)
    }

    package mutating func unmark(_ candidate: Int) {
        guard contains(candidate) else { return }
        bits[candidate >> 6] &= ~(1 << UInt64(candidate & 63))
        // What was marked last is the likeliest to go.
        if let index = order.lastIndex(of: candidate) { order.remove(at: index) }
    }

    package mutating func toggle(_ candidate: Int) {
        if contains(candidate) { unmark(candidate) } else { mark(candidate) }
    }

    /// Unmarks all that the other one has.
    package mutating func remove(_ other: Selection) {
        self = Selection(order.filter { !other.contains($0) })
    }

    package mutating func removeAll() { self = Selection() }
}
