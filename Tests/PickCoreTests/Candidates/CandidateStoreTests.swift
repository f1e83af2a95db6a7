import PickTestSupport
import Testing

@testable import PickCore

extension CandidateStore {
    /// A store that has read these bytes in pieces of at most so many, and the end.
    static func reading(
        _ bytes: [UInt8], pieces: Int = .max, lineEnd: LineEnd = .newline, headerLines: Int = 0
    ) -> CandidateStore {
        let store = CandidateStore(lineEnd: lineEnd, headerLines: headerLines)
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(pieces)
            store.take(piece)
            rest = rest.dropFirst(piece.count)
        }
        store.finish()
        return store
    }

    func take(_ piece: some Collection<UInt8>) {
        // More room than is used, as a read has it.
        room(piece.count + 100).copyBytes(from: piece)
        didRead(piece.count)
    }

    var candidates: [SpelledBytes] { (0..<count).map { SpelledBytes(self[$0]) } }
}

@Suite struct CandidateStoreTests {
    @Test(
        arguments: [
            ("", []), (#"\n"#, [""]), (#"a\nb\n"#, ["a", "b"]), (#"a\nb"#, ["a", "b"]), (#"a\r\nb\r\n"#, ["a", "b"]),
            (#"a\r\n\r\n"#, ["a", ""]), (#"\r\n"#, [""]), (#"a\r\r\n"#, [#"a\r"#]), (#"a\rb\n"#, [#"a\rb"#]),
            (#"a\r"#, [#"a\r"#]), (#"\r"#, [#"\r"#]), (#"  a \t\n"#, [#"  a \t"#]), (#"\n\na"#, ["", "", "a"]),
            (#"caf\xE9\n\xFF\xFE"#, [#"caf\xE9"#, #"\xFF\xFE"#]), (#"a\0b\n"#, [#"a\0b"#]),
            (#"\u{feff}a\nb"#, ["a", "b"]), (#"\u{feff}"#, []), (#"\u{feff}\n"#, [""]),
            (#"a\n\u{feff}b"#, ["a", #"\u{feff}b"#]),
            (#"\u{feff}\u{feff}a"#, [#"\u{feff}a"#]), (#"\xEF\xBB"#, [#"\xEF\xBB"#]),
            (#"\xEF\xBBx\n"#, [#"\xEF\xBBx"#]),
            (#"\u{feff}a\r\n"#, ["a"]), (#"\u{feff}\r"#, [#"\r"#]), (#"\u{feff}\n\n"#, ["", ""]),
        ] as [(SpelledBytes, [SpelledBytes])])
    func `Lines end with LF or CR LF and keep all else, delivered at once or byte by byte`(
        input: SpelledBytes, lines: [SpelledBytes]
    ) {
        #expect(CandidateStore.reading(input.bytes).candidates == lines)
        #expect(CandidateStore.reading(input.bytes, pieces: 1).candidates == lines)
        #expect(CandidateStore.reading(input.bytes, pieces: 2).candidates == lines)
    }

    @Test(
        arguments: [
            ("", []), (#"a\nb\0c d\0"#, [#"a\nb"#, "c d"]), (#"a\nb\0c d"#, [#"a\nb"#, "c d"]), (#"\0\0"#, ["", ""]),
            (#"a\r\0"#, [#"a\r"#]), (#"a\r\n\0"#, [#"a\r\n"#]), (#"\u{feff}a\0"#, [#"\u{feff}a"#]),
            (#"a\r"#, [#"a\r"#]),
        ] as [(SpelledBytes, [SpelledBytes])])
    func `With NUL as the end of a line nothing else is stripped`(input: SpelledBytes, lines: [SpelledBytes]) {
        #expect(CandidateStore.reading(input.bytes, lineEnd: .null).candidates == lines)
        #expect(CandidateStore.reading(input.bytes, pieces: 1, lineEnd: .null).candidates == lines)
    }

    @Test(arguments: [LineEnd.newline, .null])
    func `An item that is appended comes back as it is`(lineEnd: LineEnd) {
        let items: [SpelledBytes] = [
            #"a\r"#, "", #"\r"#, #"\r\n"#, #"\u{feff}x"#, #"b\r\r"#, #"\n"#, " ", #"\xFF"#, #"\0"#, "", #"c\r"#,
        ]
        let store = CandidateStore(lineEnd: lineEnd)
        for item in items { store.append(item.bytes) }
        store.finish()
        #expect(store.candidates == items)
    }

    @Test func `A line is there as soon as it has ended, and no sooner`() {
        let store = CandidateStore()
        store.take("on".utf8)
        #expect(store.count == 0)
        store.take("e\nt".utf8)
        #expect(store.candidates == ["one"])
        #expect(!store.isComplete)
        store.take("wo".utf8)
        #expect(store.count == 1)
        store.finish()
        #expect(store.candidates == ["one", "two"])
        #expect(store.isComplete)
    }

    @Test func `A carriage return and its newline may come apart`() {
        let store = CandidateStore()
        store.take("a\r".utf8)
        #expect(store.count == 0)
        store.take("\nb\r".utf8)
        #expect(store.candidates == ["a"])
        store.finish()
        #expect(store.candidates == ["a", #"b\r"#])
    }

    @Test(arguments: [0, 1, 2, 5])
    func `Header lines stand apart from the candidates`(count: Int) {
        let lines = ["h", "i", "j"]
        let store = CandidateStore.reading(Array("h\r\ni\nj".utf8), pieces: 2, headerLines: count)
        #expect(store.header == lines.prefix(count).map { Array($0.utf8) })
        #expect(store.candidates == lines.dropFirst(count).map { SpelledBytes($0.utf8) })
    }

    @Test func `A line may be longer than any buffer`() {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000_000)
        let store = CandidateStore.reading(Array("a\n".utf8) + long + Array("\nb".utf8), pieces: 65_536)
        #expect(store.count == 3)
        #expect(store[1].elementsEqual(long))
        #expect(store.candidates.last == "b")
    }

    @Test func `A pointer to a line stays good while the store grows`() {
        let store = CandidateStore()
        store.append("first".utf8)
        let first = store[0]
        for number in 0..<20_000 { store.append("\(number)".utf8) }
        #expect(first.elementsEqual("first".utf8))
        #expect(first.baseAddress == store[0].baseAddress)
        #expect(store[20_000].elementsEqual("19999".utf8))
    }

    @Test(arguments: [LineEnd.newline, .null])
    func `Many small reads give the same lines as one big read`(lineEnd: LineEnd) {
        var generator = SeededGenerator()
        let alphabet: [UInt8] = [0x0A, 0x0D, 0, 0x61, 0xEF, 0xBB, 0xBF, 0x20, 0xFF]
        for _ in 0..<300 {
            let count = Int.random(in: 0...40, using: &generator)
            let mark: [UInt8] = Bool.random(using: &generator) ? [0xEF, 0xBB, 0xBF] : []
            let bytes = mark + (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            let store = CandidateStore(lineEnd: lineEnd)
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...5, using: &generator))
                store.take(piece)
                rest = rest.dropFirst(piece.count)
            }
            store.finish()
            let whole = CandidateStore.reading(bytes, lineEnd: lineEnd)
            #expect(store.candidates == whole.candidates, "\(SpelledBytes(bytes)), \(generator)")
            #expect(whole.candidates == splitPlainly(bytes, lineEnd), "\(SpelledBytes(bytes)), \(generator)")
        }
    }

    /// The rule itself, said in the simplest way.
    private func splitPlainly(_ bytes: [UInt8], _ lineEnd: LineEnd) -> [SpelledBytes] {
        var bytes = bytes[...]
        if lineEnd == .newline, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        var lines = bytes.split(separator: lineEnd.rawValue, omittingEmptySubsequences: false)
        let last = lines.removeLast()
        return lines.map { line in
            SpelledBytes(lineEnd == .newline && line.last == 0x0D ? line.dropLast() : line)
        } + (last.isEmpty ? [] : [SpelledBytes(last)])
    }
}
