import Glibc

/// What a search has found.
package struct SearchResult: Sendable {
    /// The query, as it was given to `search`.
    package let text: [UInt8]
    /// Candidates that were looked at.
    package let scanned: Int
    /// The matches among them, in order.
    package let matches: Matches
    /// Whether these are all candidates that were there when the search began: otherwise more is on its way.
    package let isComplete: Bool
    /// Whether nothing can change any more: the input has ended, and all of it was looked at.
    package let isFinal: Bool
}

/// Searches behind the back of the live view: a new query ends the search for the one before, and a key never waits.
///
/// ```
/// view    -- search(text) ----\                    /-- latest <-- view
/// reader  -- candidatesGrew --+--> wish --> thread +-- notify --> pipe --> view
///                                            |  ^
///                                   StoreScan on all threads
/// ```
/// Few candidates are searched by the caller, before `search` returns: no thread, and no frame without the result.
package final class SearchEngine: @unchecked Sendable {
    // Invariant: all that changes is behind `lock`, but for `finder` once there is a thread: then it is the thread's.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let wake: UnsafeMutablePointer<pthread_cond_t>
    private var wish = Wish()
    private var finder: Finder
    private var scan: StoreScan?
    private var result: SearchResult?
    private var thread: pthread_t?

    private let candidates: CandidateStore
    private let rule: MatchRule
    private let notify: @Sendable () -> Void

    private struct Wish {
        var text: [UInt8] = []
        /// Counts the queries.
        var number = 0
        /// The query that the thread has taken up last.
        var taken = 0
        var hasGrown = false
        var stops = false

        var isPending: Bool { number != taken || hasGrown || stops }
    }

    /// Candidates that are searched in less time than a key takes to be felt, and than a thread is worth.
    private static let fewCandidates = 4096
    /// Pause between results while input arrives, in milliseconds: 20 pictures a second are enough, and 5 when each one
    /// takes a while.
    private static let pause = 50
    private static let longPause = 200
    private static let manyCandidates = 2_000_000

    /// - Parameters:
    ///   - threads: at most so many search at a time; asked only when there is work for more than one.
    ///   - notify: called when there is a newer result than before, from any thread, with no lock held.
    package init(
        candidates: CandidateStore, rule: MatchRule, threads: @escaping @autoclosure () -> Int,
        notify: @escaping @Sendable () -> Void
    ) {
        self.candidates = candidates
        self.rule = rule
        self.notify = notify
        finder = Finder(candidates, threads: threads)
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
        wake = .allocate(capacity: 1)
        wake.initialize(to: pthread_cond_t())
        pthread_cond_init(wake, nil)
    }

    deinit {
        pthread_cond_destroy(wake)
        pthread_mutex_destroy(lock)
        wake.deallocate()
        lock.deallocate()
    }

    /// The newest result; `nil` before the first one. Its query may be an older one than that of the last `search`.
    package var latest: SearchResult? { locked { result } }

    /// Begins to search for a query, and ends the search for the one before.
    package func search(_ text: [UInt8]) {
        let isDone = locked {
            wish.text = text
            wish.number += 1
            scan?.cancel()
            return fulfilAtOnce()
        }
        if isDone { notify() }
    }

    /// Says that there are more candidates, or that there will be no more.
    package func candidatesGrew() {
        let isDone = locked {
            wish.hasGrown = true
            return fulfilAtOnce()
        }
        if isDone { notify() }
    }

    /// Ends the thread, and waits for it. An engine that has searched must be stopped before it can be freed.
    package func stop() {
        let thread = locked {
            wish.stops = true
            scan?.cancel()
            pthread_cond_signal(wake)
            defer { self.thread = nil }
            return self.thread
        }
        if let thread { pthread_join(thread, nil) }
    }

    // MARK: With the lock held

    private func locked<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }

    /// Searches now where that takes no time; otherwise leaves it to the thread. Whether there is a result.
    private func fulfilAtOnce() -> Bool {
        if wish.stops { return false }
        let isComplete = candidates.isComplete
        let count = candidates.count
        let query = Query(wish.text, rule: rule)
        if query.isEmpty {
            takeWish()
            let matches = Matches(all: count, newestFirst: rule.newestFirst)
            result = SearchResult(
                text: wish.text, scanned: count, matches: matches, isComplete: true, isFinal: isComplete)
            return true
        }
        if thread == nil && count <= SearchEngine.fewCandidates {
            takeWish()
            finder.find(
                query, upTo: count,
                perform: { scan, _ in
                    scan.work()
                    return true
                }
            ) { finding in
                result = makeResult(finding, upTo: count, isFinal: isComplete)
            }
            return true
        }
        if thread == nil { startThread() }
        pthread_cond_signal(wake)
        return false
    }

    private func takeWish() {
        wish.taken = wish.number
        wish.hasGrown = false
    }

    private func makeResult(_ finding: Finder.Finding, upTo count: Int, isFinal: Bool) -> SearchResult {
        let isComplete = finding.scanned >= count
        return SearchResult(
            text: finding.query.text, scanned: finding.scanned, matches: finding.matches, isComplete: isComplete,
            isFinal: isComplete && isFinal)
    }

    // MARK: The thread

    /// The thread holds the engine until it is stopped.
    private func startThread() { thread = Workers.start { self.serve() } }

    private func serve() {
        while let (query, number, count, isFinal) = nextWish() {
            if !query.isEmpty { find(query, number, upTo: count, isFinal: isFinal) }
            pauseUnlessAsked(count)
        }
    }

    /// Waits for something to do; `nil` at the end.
    private func nextWish() -> (query: Query, number: Int, count: Int, isFinal: Bool)? {
        locked {
            while !wish.isPending { pthread_cond_wait(wake, lock) }
            if wish.stops { return nil }
            takeWish()
            // Asked in this order, an input that ends in between is not taken for looked through.
            let isFinal = candidates.isComplete
            return (Query(wish.text, rule: rule), wish.number, candidates.count, isFinal)
        }
    }

    private func find(_ query: Query, _ number: Int, upTo count: Int, isFinal: Bool) {
        finder.find(query, upTo: count) { scan, threads in
            let isWanted = locked {
                self.scan = scan
                return wish.number == number && !wish.stops
            }
            if !isWanted { scan.cancel() }
            let useful = scan.usefulThreads
            Workers.run(useful > 1 ? min(useful, threads()) : 1) { _ in scan.work() }
            locked { self.scan = nil }
            return !scan.isCancelled
        } report: { finding in
            let result = makeResult(finding, upTo: count, isFinal: isFinal)
            result.matches.prepare()
            let isWanted = locked {
                // Of a query that is no longer asked for, nothing is shown.
                if wish.number != number { return false }
                self.result = result
                return true
            }
            if isWanted { notify() }
        }
    }

    /// More candidates can wait a moment, a new query cannot.
    private func pauseUnlessAsked(_ count: Int) {
        let pause = count < SearchEngine.manyCandidates ? SearchEngine.pause : SearchEngine.longPause
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_nsec += pause * 1_000_000
        end.tv_sec += end.tv_nsec / 1_000_000_000
        end.tv_nsec %= 1_000_000_000
        locked {
            while wish.number == wish.taken, !wish.stops, !candidates.isComplete {
                if pthread_cond_timedwait(wake, lock, &end) != 0 { return }
            }
        }
    }
}
