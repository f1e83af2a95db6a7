import PickTestSupport
import Synchronization
import Testing

@testable import PickCore

/// A filter that does not keep its input cuts it into the same lines as the list does.
@Suite struct StreamedLinesTests {
    private func stream(
        _ bytes: [UInt8], _ lineEnd: LineEnd, headerLines: Int, tac: Bool, piece: Int
    ) -> [SpelledBytes] {
        var rule = MatchRule()
        rule.newestFirst = tac
        var filter = FilterRun(Query([], rule: rule))
        filter.lineEnd = lineEnd
        filter.headerLines = headerLines
        // A byte that is in none of the inputs tells the lines apart.
        filter.outputEnd = .null
        let offset = Mutex(0)
        var output: [UInt8] = []
        _ = filter.run(
            read: { room in
                offset.withLock { offset in
                    let count = min(piece, room.count, bytes.count - offset)
                    room.copyBytes(from: bytes[offset..<(offset + count)])
                    offset += count
                    return count
                }
            },
            write: {
                output += $0
                return 0
            })
        return output.split(separator: 0, omittingEmptySubsequences: false).dropLast().map { SpelledBytes($0) }
    }

    @Test(arguments: [false, true])
    func `The lines are those of the list, whatever the pieces they come in`(tac: Bool) {
        var generator = SeededGenerator()
        let alphabet: [UInt8] = [0x0A, 0x0A, 0x0D, 0x61, 0x62, 0xEF, 0xBB, 0xBF, 0xFF]
        for _ in 0..<500 {
            let mark: [UInt8] = Bool.random(using: &generator) ? [0xEF, 0xBB, 0xBF] : []
            let bytes =
                mark
                + (0..<Int.random(in: 0...80, using: &generator)).map { _ in
                    alphabet.randomElement(using: &generator) ?? 0
                }
            let headerLines = Int.random(in: 0...2, using: &generator)
            let lines = CandidateStore.reading(bytes, headerLines: headerLines).candidates
            let streamed = stream(
                bytes, .newline, headerLines: headerLines, tac: tac, piece: Int.random(in: 1...20, using: &generator))
            #expect(streamed == (tac ? lines.reversed() : lines), "\(SpelledBytes(bytes)), \(generator)")
        }
    }
}
