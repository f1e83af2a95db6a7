import PickCore
import PickTestSupport
import Testing

@testable import PickTerminal

/// What terminals send that is no key.
@Suite struct LiveKeyDecoderTests {
    private func keys(_ text: String, isOver: Bool = true) -> [Key] {
        var decoder = KeyDecoder()
        let keys = text.utf8.flatMap { decoder.take($0) }
        return keys + (isOver ? decoder.giveUp() : [])
    }

    @Test(arguments: [
        "\u{1B}]11;rgb:0000/ffff/0000\u{7}", "\u{1B}]11;rgb:0000/ffff/0000\u{1B}\\", "\u{1B}]52;c;YWJj\u{1B}\\",
        "\u{1B}P1$r0 q\u{1B}\\", "\u{1B}P>|XTerm(380)\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
        "\u{1B}[M !!", "\u{1B}[M\u{7F}\u{1B}\u{D}",
    ]) func `An answer that comes late is swallowed whole`(text: String) {
        #expect(keys(text + "x", isOver: false) == [.character("x")])
    }

    @Test func `What could begin an answer is a key with Alt when nothing follows`() {
        #expect(keys("\u{1B}]") == [.alt("]")])
        #expect(keys("\u{1B}P") == [.alt("P")])
        #expect(keys("\u{1B}_") == [.alt("_")])
        #expect(keys("\u{1B}]x") == [.alt("]"), .character("x")])
        #expect(keys("\u{1B}P\u{1B}[A") == [.alt("P"), .named(.up)])
    }

    @Test func `An answer that breaks off is given up`() {
        #expect(keys("\u{1B}]11;rgb:") == [])
        #expect(keys("\u{1B}[M ") == [])
    }

    @Test func `A long paste takes time in proportion to its length`() {
        var decoder = KeyDecoder()
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
        let clock = ContinuousClock()
        var pasted: [Key] = []
        let time = clock.measure {
            let bytes = Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8)
            pasted = bytes.flatMap { decoder.take($0) }
        }
        #expect(pasted == [.paste(Array(text.prefix(1 << 16)))])
        // Copied for every byte, it would take minutes.
        #expect(time < .seconds(20))
    }
}
