import PickTestSupport
import Testing

@testable import PickCore

@Suite struct LineGatheringTests {
    /// Lines on the shelves of two workers, and names of them in a random order.
    private final class Shelves {
        // Invariant: each holds what the initialiser put there, until the object goes.
        private let text: UnsafeMutablePointer<UInt8>
        private let low: [UnsafeMutablePointer<UInt32>]
        private let high: [UnsafeMutablePointer<UInt8>]
        private let numbers: UnsafeMutablePointer<UInt32>
        private let lines: UnsafeMutablePointer<StoredLines>
        private let count: Int
        /// What is to come out.
        let expected: [UInt8]

        init(_ wanted: [[UInt8]], _ generator: inout SeededGenerator) {
            var (bytes, expected): ([UInt8], [UInt8]) = ([], [])
            var starts: [[UInt32]] = [[], []]
            var names: [UInt32] = []
            for worker in 0..<2 {
                for (number, line) in wanted.enumerated() where number % 2 == worker {
                    names.append(UInt32(starts[worker].count << 1 | worker))
                    starts[worker].append(UInt32(bytes.count))
                    bytes += line + [0x0A]
                }
                starts[worker].append(UInt32(bytes.count))
            }
            names.shuffle(using: &generator)
            for name in names {
                let (starts, number) = (starts[Int(name & 1)], Int(name >> 1))
                expected += bytes[Int(starts[number])..<Int(starts[number + 1])]
            }
            self.expected = expected
            count = names.count
            text = Self.kept(bytes)
            low = starts.map(Self.kept)
            high = starts.map { Self.kept($0.map { _ in UInt8(0) }) }
            numbers = Self.kept(names)
            let start = UnsafeRawPointer(text)
            let all = zip(low, high).map { low, high in
                StoredLines(text: start, low: low, high: high, dropsReturn: false)
            }
            lines = Self.kept(all)
        }

        deinit {
            text.deallocate()
            for part in low { part.deallocate() }
            for part in high { part.deallocate() }
            numbers.deallocate()
            lines.deallocate()
        }

        private static func kept<T>(_ values: [T]) -> UnsafeMutablePointer<T> {
            let memory = UnsafeMutablePointer<T>.allocate(capacity: max(1, values.count))
            for (index, value) in values.enumerated() { (memory + index).initialize(to: value) }
            return memory
        }

        var gathering: LineGathering {
            let names = LineNames(base: UnsafeRawPointer(numbers), stride: 4, count: count)
            return LineGathering(names: names, shelves: lines, workerBits: 1)
        }
    }

    private func written(
        _ shelves: Shelves, share: (lines: Int, bytes: Int), threads: Int, stopAfter most: Int = .max
    ) -> (bytes: [UInt8], writes: Int) {
        var bytes: [UInt8] = []
        var writes = 0
        let output = OutputBuffer {
            bytes += $0
            writes += 1
            return writes < most ? 0 : 28
        }
        var gathering = shelves.gathering
        gathering.share = share
        gathering.many = 2
        gathering.write(to: output, threads: threads)
        withExtendedLifetime(shelves) {}
        return (bytes, writes)
    }

    @Test(arguments: [(1, 1 << 20), (3, 64), (16, 10), (100, 1 << 20), (5000, 300)], [1, 2, 3])
    func `Lines come out in the order of their names, whatever is put together at a time`(
        share: (lines: Int, bytes: Int), threads: Int
    ) {
        var generator = SeededGenerator()
        for count in [1, 2, 15, 16, 17, 33, 1000] {
            let lines = (0..<count).map { _ in
                let letter = UInt8.random(in: 0x61...0x7A, using: &generator)
                return [UInt8](repeating: letter, count: .random(in: 0...90, using: &generator))
            }
            let shelves = Shelves(lines, &generator)
            #expect(written(shelves, share: share, threads: threads).bytes == shelves.expected)
        }
    }

    @Test func `A line longer than a share comes out whole`() {
        var generator = SeededGenerator()
        let lines = [[0x61], [UInt8](repeating: 0x62, count: 10_000), [0x63], [UInt8](repeating: 0x64, count: 5000)]
        let shelves = Shelves(lines, &generator)
        #expect(written(shelves, share: (2, 8), threads: 2).bytes == shelves.expected)
    }

    @Test func `After an error nothing more is written`() {
        var generator = SeededGenerator()
        let shelves = Shelves((0..<1000).map { Array(String($0).utf8) }, &generator)
        #expect(written(shelves, share: (10, 100), threads: 2, stopAfter: 3).writes == 3)
    }
}
