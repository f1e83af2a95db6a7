import PickTestSupport
import Testing

/// Random sessions of the real program.
@Suite struct LiveSessionLawTests {
    private static let keys = [
        "a", "b", "1", " ", "日", "é", "x", "{Down}", "{Down}", "{Up}", "{PgDn}", "{PgUp}", "{BS}", "{C-u}", "{C-a}",
        "{C-e}", "{Left}", "{Right}", "{Tab}", "{S-Tab}", "{C-Space}", "{Alt-a}", "{Alt-d}", "{Alt-i}", "{Alt-m}",
        "{C-l}",
        "{C-Home}", "{C-End}", "{C-w}", "{C-y}", "{C-k}", "{C-t}", "{C-r}", "{Alt-x}", "{C-v}", "{C-x}", "{Ins}",
    ]
    private static let sizes = [(80, 24), (20, 5), (3, 3), (70, 1), (40, 10), (12, 2), (0, 0)]

    private func items(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
            let isHostile = Int.random(in: 0..<3, using: &generator) == 0
            let line =
                isHostile
                ? HostileBytes.make(count: 8, using: &generator).filter { $0 != 0x0A }
                : Array(
                    ["alpha 日本", "beta é", "👨‍👩‍👧 family", "❤\u{FE0F} x", "a\tb", "1"].randomElement(using: &generator)?
                        .utf8 ?? "x".utf8)
            bytes += line + [0x0A]
        }
        return bytes
    }

    @Test(arguments: 0..<12) func `A random session leaves nothing behind`(part: Int) throws {
        var generator = SeededGenerator()
        let isMulti = Bool.random(using: &generator)
        let input = items(&generator)
        let session = try PtySession(
            BuiltProgram.path, isMulti ? ["-m"] : [], stdin: .bytes(input), stdout: .collected)
        try session.wait(until: { $0.contains("/") }, for: "the list was there")
        var pressed: [String] = []
        for _ in 0..<30 {
            if Int.random(in: 0..<6, using: &generator) == 0 {
                let (columns, rows) = Self.sizes.randomElement(using: &generator) ?? (80, 24)
                session.resize(columns: columns == 0 ? 80 : columns, rows: rows == 0 ? 24 : rows)
                pressed.append("\(columns)x\(rows)")
            }
            let key = Self.keys.randomElement(using: &generator) ?? "a"
            pressed.append(key)
            try session.press(key)
        }
        let failure = "\(pressed.joined()), \(SpelledBytes(input)), \(generator)"
        // Out of what the editor may be asking, and all drawn anew.
        try session.press("{Esc}")
        try session.wait(
            until: { !$0.bracketsPastes || !$0[$0.cursor.row].contains("\u{240A}") },
            for: "the editor asked nothing, \(failure)")
        if session.screen.bracketsPastes { try session.press("{Esc}") }
        let ended = try session.finish()
        #expect(ended.status == .exit(130) && ended.stdout == [], "\(failure)")
        #expect(session.terminalFaults == [], "\(failure)\n\(session.screen)")
        #expect(session.screen.queries == [] && session.screen.systemCommands == [], "\(failure)")
        #expect(session.screen.unknown == [] && session.screen.invalidBytes == [], "\(failure)")
    }
}
