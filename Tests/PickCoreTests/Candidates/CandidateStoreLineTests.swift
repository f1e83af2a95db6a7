import PickCore
import Testing

/// Lines as they are cut from what was read.
struct CandidateStoreLineTests {
    private func lines(_ chunks: [[UInt8]], _ end: LineEnd = .newline, headerLines: Int = 0) -> [[UInt8]] {
        let store = CandidateStore(lineEnd: end, headerLines: headerLines)
        for chunk in chunks {
            store.room(chunk.count).copyBytes(from: chunk)
            store.didRead(chunk.count)
        }
        store.finish()
        return (0..<store.count).map { Array(store[$0]) }
    }

    @Test func `lines are the same however the input is cut into reads`() {
        let text = Array(
            "\u{FEFF}one\r\n\ntwo  three\rfour\nlast one that is longer than sixty-four bytes, which is a step of the scan"
                .utf8)
        let whole = lines([text])
        #expect(whole.map { String(decoding: $0, as: UTF8.self) }.prefix(3) == ["one", "", "two  three\rfour"])
        for size in [3, 4, 5, 7, 63, 64, 65] {
            let chunks = stride(from: 0, to: text.count, by: size).map { Array(text[$0..<min($0 + size, text.count)]) }
            #expect(lines(chunks) == whole)
        }
    }

    @Test func `with NUL ends nothing is stripped`() {
        let text: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0, 0x0A, 0, 0x62]
        #expect(lines([text], .null) == [[0xEF, 0xBB, 0xBF, 0x61, 0x0D], [0x0A], [0x62]])
    }

    @Test func `header lines are not searched`() {
        let store = CandidateStore(headerLines: 1)
        for line in ["a head", "x", "a"] { store.append(Array(line.utf8)) }
        store.finish()
        let matches = Search.run(Query(Array("a".utf8), rule: MatchRule()), over: store, upTo: store.count)
        #expect((0..<matches.count).map { matches[$0] } == [1])
    }
}
