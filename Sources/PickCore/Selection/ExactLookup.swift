/// Finds the candidates that are equal to given texts, byte by byte, in one pass over the list.
struct ExactLookup {
    private var found: [[UInt8]: [Int]] = [:]

    /// - Parameter texts: what to look for. As many equal candidates are found for a text as it occurs here.
    init(_ texts: [[UInt8]], in list: CandidateList, output: (Int) -> [UInt8]?) {
        var wanted: [[UInt8]: Int] = [:]
        for text in texts { wanted[text, default: 0] += 1 }
        search(list.lines, for: wanted)
        // As it is seen, where that is not what was read; then as it would be printed.
        let missing = wanted.filter { found[$0.key] == nil }
        if !missing.isEmpty, list.shown !== list.lines { search(list.shown, for: missing) }
        let unprinted = wanted.filter { found[$0.key] == nil }
        if !unprinted.isEmpty, list.count > 0, output(0) != nil {
            for candidate in 0..<list.count {
                if let text = output(candidate), let count = unprinted[text] { add(candidate, to: text, most: count) }
            }
        }
    }

    /// The candidates equal to the text, in the order of the input.
    subscript(text: [UInt8]) -> [Int] { found[text] ?? [] }

    private mutating func search(_ store: CandidateStore, for wanted: [[UInt8]: Int]) {
        let lengths = Set(wanted.keys.lazy.map(\.count))
        for candidate in 0..<store.count {
            let bytes = store[candidate]
            // Most lines are told apart by their length alone, and cost nothing more.
            guard lengths.contains(bytes.count) else { continue }
            let text = Array(bytes)
            if let count = wanted[text] { add(candidate, to: text, most: count) }
        }
    }

    private mutating func add(_ candidate: Int, to text: [UInt8], most: Int) {
        if found[text, default: []].count < most { found[text, default: []].append(candidate) }
    }
}
