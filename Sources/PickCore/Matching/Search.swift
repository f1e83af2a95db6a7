/// The search for a query among candidates.
package enum Search {
    /// Finds all matches among the first `count` candidates, and waits for them.
    ///
    /// - Parameter threads: at most so many; few candidates are looked through by the caller alone.
    package static func run(
        _ query: Query, over candidates: CandidateStore, upTo count: Int, threads: Int = 1
    ) -> Matches {
        if query.isEmpty { return Matches(all: count, newestFirst: query.rule.newestFirst) }
        let scan = StoreScan(query, candidates, .range(0..<count))
        Workers.run(scan.usefulThreads(threads)) { _ in scan.work() }
        return Matches(scan.result(), query: query)
    }
}
