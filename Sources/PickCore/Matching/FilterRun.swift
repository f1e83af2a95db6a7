import Glibc

/// `--filter`: prints the lines that match, without keeping the others.
///
/// ```
/// in input order:  read -> block -> scan -> write, block by block
/// by rank:         read -> blocks -> scans on all threads -> matched lines -> sort -> write
/// ```
package struct FilterRun: Sendable {
    /// Fills a buffer from its start: the number of bytes, 0 at the end, or the error number below 0.
    package typealias Read = @Sendable (UnsafeMutableRawBufferPointer) -> Int
    /// Writes all of a buffer: 0, or the error number.
    package typealias Write = (UnsafeRawBufferPointer) -> Int32

    /// What became of it.
    package struct Outcome: Equatable, Sendable {
        package var hasMatches = false
        /// Error numbers, of what ended the input or the output early.
        package var readError: Int32?
        package var writeError: Int32?
    }

    package let query: Query
    package var lineEnd = LineEnd.newline
    package var headerLines = 0
    /// What is put behind each line.
    package var outputEnd = LineEnd.newline

    package init(_ query: Query) { self.query = query }

    /// - Parameter threads: at most so many look through the lines; asked only when there is work for more than one.
    package func run(threads: @autoclosure () -> Int = 1, read: @escaping Read, write: @escaping Write) -> Outcome {
        let isInInputOrder = !query.ranks && !query.rule.newestFirst
        let blocks = InputBlocks(lineEnd: lineEnd, headerLines: headerLines, fills: !isInInputOrder, read: read)
        var outcome = Outcome()
        if isInInputOrder {
            passThrough(blocks, write, &outcome)
        } else {
            collect(blocks, threads, write, &outcome)
        }
        outcome.readError = blocks.error
        return outcome
    }

    private func passThrough(_ blocks: InputBlocks, _ write: @escaping Write, _ outcome: inout Outcome) {
        var matcher = LineMatcher(query)
        defer { matcher.free() }
        let scan = BlockScan(query)
        let block = InputBlock()
        let output = OutputBuffer(write)
        while outcome.writeError == nil, blocks.next(block) != nil {
            var lines = RawLines(block, lineEnd)
            scan.forEachMatch(in: &lines, &matcher) { line, _ in
                output.append(block.text + line.start, line.end - line.start, end: outputEnd.rawValue)
                outcome.hasMatches = true
            }
            output.flush()
            outcome.writeError = output.error
        }
    }

    private func collect(
        _ blocks: InputBlocks, _ threads: () -> Int, _ write: @escaping Write, _ outcome: inout Outcome
    ) {
        guard let collection = collected(blocks, threads) else { return }
        let output = OutputBuffer(write)
        outcome.hasMatches = collection.writeAll(to: output)
        output.flush()
        outcome.writeError = output.error
    }

    /// All matched lines; `nil` without any line. The memory of the blocks is given back with it.
    private func collected(_ blocks: InputBlocks, _ threads: () -> Int) -> LineCollection? {
        let first = InputBlock()
        guard let number = blocks.next(first) else { return nil }
        // What fits in one block is not worth a thread.
        let workers = blocks.hasEnded ? 1 : max(threads(), 1)
        let collection = LineCollection(query, workers: workers, lineEnd: lineEnd, outputEnd: outputEnd)
        Workers.run(workers) { worker in
            if worker == 0 {
                collection.fill(from: blocks, startingWith: first, number, worker: worker)
            } else {
                let block = InputBlock()
                guard let number = blocks.next(block) else { return }
                collection.fill(from: blocks, startingWith: block, number, worker: worker)
            }
        }
        return collection
    }
}
