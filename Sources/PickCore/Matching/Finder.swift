/// Finds the matches of one query after the other, and makes use of what it found before.
///
/// * the same query, more candidates: looks at the new ones only;
/// * a longer query: looks at the matches of the shorter one, when they are few enough;
/// * an earlier query (backspace): takes what it found then.
///
/// Used by one thread at a time.
struct Finder {
    /// What is known of a query.
    struct Finding {
        let query: Query
        /// Candidates that were looked at.
        var scanned = 0
        var list: MatchList
        /// Gets the matches among new candidates, a few at a time.
        fileprivate var tail: MatchList.Buffer?

        fileprivate init(_ query: Query) {
            self.query = query
            list = MatchList(isNarrow: RankKey(query).isNarrow)
        }

        var matches: Matches { Matches(list, query: query) }
    }

    private let candidates: CandidateStore
    private let threads: () -> Int
    /// The last one is the current query's.
    private var findings: [Finding] = []

    /// As many as a word has letters, and a few more.
    private static let mostFindings = 16
    /// Candidates of the first slice of a scan. The next ones are larger and larger: a long list gets a first result
    /// soon, and few of them.
    private static let firstSlice = 1 << 20

    init(_ candidates: CandidateStore, threads: @escaping () -> Int) {
        self.candidates = candidates
        self.threads = threads
    }

    /// Finds the matches of a query among the first `count` candidates.
    ///
    /// - Parameter perform: runs a scan; `false` when it was cancelled.
    /// - Parameter report: gets what is found so far, after each slice; the last report has all.
    mutating func find(
        _ query: Query, upTo count: Int, perform: (StoreScan, _ threads: () -> Int) -> Bool, report: (Finding) -> Void
    ) {
        guard var finding = known(query) ?? narrowed(query, upTo: count, perform) else { return }
        var slice = Finder.firstSlice
        while finding.scanned < count {
            let range = finding.scanned..<min(count, finding.scanned + slice)
            let isTail = finding.scanned > 0 && range.count < Finder.firstSlice / 64
            if isTail && finding.tail == nil { finding.tail = MatchList.Buffer(limit: MatchList.Buffer.mostWords) }
            let scan = StoreScan(query, candidates, .range(range), into: isTail ? finding.tail : nil)
            if !perform(scan, isTail ? { 1 } : threads) { break }
            finding.list.append(scan.result())
            finding.scanned = range.upperBound
            slice *= 2
            if finding.scanned < count { report(finding) }
        }
        // What a cancelled scan left out is made up for when the query comes back.
        remember(finding)
        if finding.scanned >= count { report(finding) }
    }

    /// What was found for the same query before.
    private func known(_ query: Query) -> Finding? {
        findings.last { $0.query.text == query.text && $0.query.rule == query.rule }
    }

    /// The matches among those of a wider query, or nothing found yet; `nil` when cancelled.
    private func narrowed(
        _ query: Query, upTo count: Int, _ perform: (StoreScan, () -> Int) -> Bool
    ) -> Finding? {
        var finding = Finding(query)
        let wider = findings.filter { $0.scanned > 0 && query.isNarrower(than: $0.query) }
        // Leaping through all lines is faster than going to each of many.
        guard let base = wider.min(by: { $0.list.count < $1.list.count }), base.list.count < base.scanned / 4,
            base.scanned > count / 2
        else { return finding }
        let scan = StoreScan(query, candidates, .matches(base.list))
        if !perform(scan, threads) { return nil }
        finding.list = scan.result()
        finding.scanned = base.scanned
        return finding
    }

    /// Keeps the current finding, and of the earlier ones the last, as far as they are small beside the candidates.
    private mutating func remember(_ finding: Finding) {
        findings.removeAll { $0.query.text == finding.query.text }
        var room = max(finding.scanned / 8, 1 << 16)
        var kept: [Finding] = []
        for earlier in findings.reversed() where kept.count < Finder.mostFindings && earlier.list.count <= room {
            room -= earlier.list.count
            kept.append(earlier)
        }
        findings = kept.reversed() + [finding]
    }
}
