import Synchronization

/// Candidates that match a query, in order.
package struct Matches: Sendable {
    private enum Source: Sendable {
        /// All of the first candidates, without a list of them.
        case all(newestFirst: Bool)
        case found(OrderedMatches)
        case promoted(PromotedMatches)
    }
    private let source: Source
    /// Number of matches.
    package let count: Int

    /// No candidates.
    package init() { self.init(all: 0, newestFirst: false) }

    init(all count: Int, newestFirst: Bool) {
        self.count = count
        source = .all(newestFirst: newestFirst)
    }

    init(_ list: MatchList, query: Query) {
        count = list.count
        source = .found(
            OrderedMatches(
                Ranking(list: list, newestFirst: query.rule.newestFirst, isUnranked: !query.ranks)))
    }

    /// The same with one candidate on top.
    ///
    /// - Parameter isMatch: whether it is among them already.
    func promoting(_ candidate: Int, isMatch: Bool) -> Matches {
        Matches(PromotedMatches(self, first: candidate, isMatch: isMatch))
    }

    private init(_ matches: PromotedMatches) {
        count = matches.count
        source = .promoted(matches)
    }

    /// The number of the candidate at a rank, both from 0.
    ///
    /// The first ranks are put in order when the first one is asked for, all of them when one further down is.
    package subscript(rank: Int) -> Int {
        switch source {
        case .all(let newestFirst): newestFirst ? count - 1 - rank : rank
        case .found(let matches): matches.number(at: rank)
        case .promoted(let matches): matches[rank]
        }
    }

    package var isEmpty: Bool { count == 0 }

    /// Puts the first ranks in order now, on this thread.
    func prepare() { if case .found(let matches) = source { matches.prepare() } }
}

/// Matches that are put in order as far as they are looked at.
final class OrderedMatches: Sendable {
    let ranking: Ranking
    private let order = Mutex<[UInt32]>([])

    /// More than a screen shows, and little to put in order.
    private static let firstLimit = 2000

    init(_ ranking: Ranking) { self.ranking = ranking }

    func number(at rank: Int) -> Int {
        order.withLock { order in
            if rank >= order.count {
                order = rank < OrderedMatches.firstLimit ? ranking.first(OrderedMatches.firstLimit) : ranking.all()
            }
            return Int(order[rank])
        }
    }

    /// Puts the first ranks in order now.
    func prepare() { if ranking.list.count > 0 { _ = number(at: 0) } }
}
