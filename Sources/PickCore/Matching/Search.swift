/// The search for a query among candidates.
package enum Search {
    /// Finds all matches among the first `count` candidates, and waits for them.
    ///
    /// - Parameter threads: at most so many, asked only when there is work for more than one.
    package static func run(
        _ query: Query, over candidates: CandidateStore, upTo count: Int, threads: @autoclosure () -> Int = 1
    ) -> Matches {
        if query.isEmpty { return Matches(all: count, newestFirst: query.rule.newestFirst) }
        let scan = StoreScan(query, candidates, .range(0..<count))
        let useful = scan.usefulThreads
        Workers.run(useful > 1 ? min(useful, threads()) : 1) { _ in scan.work() }
        return Matches(scan.result(), query: query)
    }
}
