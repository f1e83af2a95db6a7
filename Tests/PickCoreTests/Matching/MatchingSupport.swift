import PickCore

/// A seeded source of random numbers (SplitMix64): the same seed gives the same run.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func text(_ alphabet: [Character], _ length: ClosedRange<Int>) -> String {
        String(
            (0..<Int.random(in: length, using: &self)).map { _ in
                alphabet[Int.random(in: alphabet.indices, using: &self)]
            })
    }

    /// A line with a bit of everything that the score looks at.
    mutating func line(_ length: ClosedRange<Int> = 0...40) -> String { text(Array("aabbAB1/_-. ,c"), length) }

    mutating func term(_ length: ClosedRange<Int> = 1...5) -> String { text(Array("aabbA1/.c"), length) }
}

extension CandidateStore {
    convenience init(_ lines: [String]) {
        self.init()
        for line in lines { append(Array(line.utf8)) }
        finish()
    }
}

/// The lines that match, in order.
func search(_ query: String, in lines: [String], _ change: (inout MatchRule) -> Void = { _ in }) -> [String] {
    var rule = MatchRule()
    change(&rule)
    let store = CandidateStore(lines)
    let matches = Search.run(Query(Array(query.utf8), rule: rule), over: store, upTo: store.count)
    return (0..<matches.count).map { lines[matches[$0]] }
}

/// What `positions` says, with the matched bytes in brackets.
func marked(_ query: String, in line: String, _ change: (inout MatchRule) -> Void = { _ in }) -> String {
    var rule = MatchRule()
    change(&rule)
    let bytes = Array(line.utf8)
    let ranges = bytes.withUnsafeBytes { positions(of: Query(Array(query.utf8), rule: rule), in: $0) }
    var result: [UInt8] = []
    var place = 0
    for range in ranges {
        result += bytes[place..<range.lowerBound] + [UInt8(ascii: "[")] + bytes[range] + [UInt8(ascii: "]")]
        place = range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
}
