import Synchronization
import Testing

@testable import PickCore

/// `--filter`, from bytes to bytes.
struct FilterRunTests {
    /// Hands out bytes in pieces.
    private final class Source: Sendable {
        private let pieces: Mutex<[[UInt8]]>
        private let error: Int

        init(_ text: [UInt8], pieces size: Int, error: Int = 0) {
            pieces = Mutex(
                stride(from: 0, to: text.count, by: size).map { Array(text[$0..<min($0 + size, text.count)]) })
            self.error = error
        }

        func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
            pieces.withLock { pieces in
                guard !pieces.isEmpty else { return -error }
                let count = min(buffer.count, pieces[0].count)
                buffer.copyBytes(from: pieces[0].prefix(count))
                pieces[0].removeFirst(count)
                if pieces[0].isEmpty { pieces.removeFirst() }
                return count
            }
        }
    }

    private final class Sink {
        var writes: [[UInt8]] = []
        var error: Int32 = 0
        var text: [UInt8] { Array(writes.joined()) }
    }

    @discardableResult
    private func filter(
        _ text: [UInt8], _ query: String, pieces: Int = 1 << 16, sink: Sink = Sink(), readError: Int = 0,
        _ change: (inout MatchRule) -> Void = { _ in }, threads: Int = 1,
        options: (inout FilterRun) -> Void = { _ in }
    ) -> (text: String, outcome: FilterRun.Outcome) {
        var rule = MatchRule()
        change(&rule)
        var run = FilterRun(Query(Array(query.utf8), rule: rule))
        options(&run)
        let source = Source(text, pieces: pieces, error: readError)
        let outcome = run.run(threads: threads, read: { source.read($0) }) { bytes in
            sink.writes.append(Array(bytes))
            return sink.error
        }
        return (String(decoding: sink.text, as: UTF8.self), outcome)
    }

    @Test(arguments: [1, 2, 3, 64, 1000])
    func `lines are found however the input is cut`(pieces: Int) {
        let text = Array(
            "\u{FEFF}ab\r\nxab\n\nb\na long line, longer than the steps of the scan, that has an a and then a b\nab"
                .utf8)
        let expected = "ab\nab\na long line, longer than the steps of the scan, that has an a and then a b\nxab\n"
        #expect(filter(text, "ab", pieces: pieces).text == expected)
        let inOrder = filter(text, "ab", pieces: pieces, { $0.sorts = false }).text
        #expect(inOrder == "ab\nxab\na long line, longer than the steps of the scan, that has an a and then a b\nab\n")
    }

    @Test(arguments: ["", "ab", "!a", "a | b", "c"])
    func `the lines are those of a search, in its order`(query: String) {
        var dice = Dice(seed: 4)
        let lines = (0..<3000).map { _ in dice.line() }
        let text = Array(lines.joined(separator: "\n").utf8) + [0x0A]
        for newestFirst in [false, true] {
            for threads in [1, 3] {
                let expected = search(query, in: lines) { $0.newestFirst = newestFirst }
                let result = filter(text, query, pieces: 5000, { $0.newestFirst = newestFirst }, threads: threads)
                #expect(result.text == expected.map { $0 + "\n" }.joined())
                #expect(result.outcome == FilterRun.Outcome(hasMatches: !expected.isEmpty))
            }
        }
    }

    @Test func `an order by several criteria keeps equal lines in input order`() {
        let text = Array("ab 1\nab 2\nxab\nab 3\n".utf8)
        #expect(filter(text, "ab") { $0.tiebreaks = [.length, .begin] }.text == "ab 1\nab 2\nab 3\nxab\n")
        let newest = filter(text, "ab") {
            $0.tiebreaks = [.length, .begin]
            $0.newestFirst = true
        }
        #expect(newest.text == "ab 3\nab 2\nab 1\nxab\n")
    }

    @Test func `many blocks on several threads come out in input order`() {
        let lines = (0..<40_000).map { "line \($0) with some text behind it" }
        let text = Array(lines.joined(separator: "\n").utf8)
        let result = filter(text, "!z", pieces: 1 << 18, { $0.newestFirst = true }, threads: 4)
        #expect(result.text == lines.reversed().map { $0 + "\n" }.joined())
    }

    @Test func `in input order lines are written as soon as they were read`() {
        let sink = Sink()
        filter(Array("a1\nb\na2\n".utf8), "a", pieces: 3, sink: sink, { $0.sorts = false })
        #expect(sink.writes.map { String(decoding: $0, as: UTF8.self) } == ["a1\n", "a2\n"])
    }

    @Test func `NUL ends lines on both sides, and nothing is stripped`() {
        let result = filter(
            [0x61, 0x0A, 0, 0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0], "a",
            options: {
                $0.lineEnd = .null
                $0.outputEnd = .null
            })
        #expect(Array(result.text.utf8) == [0x61, 0x0A, 0, 0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0])
    }

    @Test(arguments: [1, 100])
    func `header lines are left out`(pieces: Int) {
        let text = Array("\u{FEFF}a head\na head too\na\nba\n".utf8)
        #expect(filter(text, "a", pieces: pieces, options: { $0.headerLines = 2 }).text == "a\nba\n")
        #expect(filter(text, "", pieces: pieces, options: { $0.headerLines = 9 }).text == "")
    }

    @Test func `a line may be longer than a block`() {
        let long = String(repeating: "x", count: 600_000) + "a"
        let text = Array("a\n\(long)\nb\n".utf8)
        #expect(filter(text, "a").text == "a\n\(long)\n")
    }

    @Test func `nothing found is said`() {
        #expect(filter(Array("b\n".utf8), "a").outcome == FilterRun.Outcome())
        #expect(filter([], "").outcome == FilterRun.Outcome())
    }

    @Test(arguments: [true, false])
    func `a write that fails is said, and ends the run`(sorts: Bool) {
        let sink = Sink()
        sink.error = 32
        let text = Array(String(repeating: "a\n", count: 10).utf8)
        let outcome = filter(text, "a", pieces: 2, sink: sink, { $0.sorts = sorts }).outcome
        #expect(outcome == FilterRun.Outcome(hasMatches: true, writeError: 32))
        #expect(sink.writes.count == 1)
    }

    @Test(arguments: [true, false])
    func `a read that fails is said, after what was read before it`(sorts: Bool) {
        let result = filter(Array("a\nab".utf8), "a", readError: 5, { $0.sorts = sorts })
        #expect(result.text == "a\nab\n")
        #expect(result.outcome == FilterRun.Outcome(hasMatches: true, readError: 5))
    }
}
