/// The bytes of a line that match a query, in order and joined where they touch: what a row shows in another colour.
///
/// For rows that are seen only: it costs much more than a search.
package func positions(of query: Query, in line: UnsafeRawBufferPointer) -> [Range<Int>] {
    var matcher = FoldingMatcher(query, terms: [])
    matcher.begin(line)
    var ranges: [Range<Int>] = []
    for set in query.sets {
        for term in set where !term.isInverse {
            guard let place = matcher.place(of: term) else { continue }
            ranges += place.bytes
            break
        }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var joined: [Range<Int>] = []
    for range in ranges {
        if let last = joined.last, range.lowerBound <= last.upperBound {
            joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
            joined.append(range)
        }
    }
    return joined
}
