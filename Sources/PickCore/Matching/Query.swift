/// What is looked for: terms that must all match, each of them in one of several ways.
///
/// The language is fzf's. Every text is a query; what is odd in it is text.
package struct Query: Sendable {
    /// As typed.
    package let text: [UInt8]
    let rule: MatchRule
    /// All of the sets must match, each by one of its terms.
    let sets: [[Term]]
    /// A line that reads like this as a whole comes first.
    let whole: WholeLine

    package init(_ text: [UInt8], rule: MatchRule) {
        self.text = text
        self.rule = rule
        let tokens = Query.tokens(of: text)
        sets = Query.sets(of: tokens, rule: rule)
        whole = WholeLine(text, tokens: tokens, rule: rule)
    }

    /// Looks for the lines that begin with a text. Nothing in the text has a meaning of its own.
    package init(beginning text: [UInt8], rule: MatchRule) {
        self.text = text
        self.rule = rule
        let folding = Term.folding(of: text, rule: rule)
        let letters = folding.letters(of: text)
        sets = letters.isEmpty ? [] : [[Term(kind: .prefix, isInverse: false, folding: folding, letters: letters)]]
        whole = WholeLine(text, tokens: [text], rule: rule)
    }

    /// Whether every line matches.
    package var isEmpty: Bool { sets.isEmpty }

    /// Whether matches are put in order of score: when asked for, and when there is a term to be scored by.
    package var ranks: Bool { rule.sorts && sets.contains { $0.contains { !$0.isInverse } } }

    /// More than any match is worth.
    var scoreBound: Int {
        sets.reduce(0) { sum, set in sum + (set.map { Weights.bound(letters: $0.letters.count) }.max() ?? 0) }
    }

    /// Splits at spaces; `\ ` is a space in a token.
    private static func tokens(of text: [UInt8]) -> [[UInt8]] {
        let space = UInt8(ascii: " ")
        var tokens: [[UInt8]] = []
        var token: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), rest.first == space {
                rest.removeFirst()
                token.append(space)
            } else if byte != space {
                token.append(byte)
            } else if !token.isEmpty {
                tokens.append(token)
                token = []
            }
        }
        return token.isEmpty ? tokens : tokens + [token]
    }

    /// Joins the tokens that have a bar between them into sets.
    private static func sets(of tokens: [[UInt8]], rule: MatchRule) -> [[Term]] {
        var sets: [[Term]] = []
        var joins = false
        var followsBar = false
        for token in tokens {
            if token == [UInt8(ascii: "|")], !sets.isEmpty, !followsBar {
                joins = true
                followsBar = true
                continue
            }
            followsBar = false
            guard let term = Term(token, rule: rule) else { continue }
            if joins, let last = sets.indices.last {
                sets[last].append(term)
            } else {
                sets.append([term])
            }
            joins = false
        }
        return sets
    }
}

/// The line that equals a query.
struct WholeLine: Sendable {
    /// To the byte.
    let text: [UInt8]
    /// In the case rule, and whatever form its letters are written in.
    let letters: [UInt32]
    let folding: Folding

    init(_ text: [UInt8], tokens: [[UInt8]], rule: MatchRule) {
        self.text = text
        let words = Array(tokens.joined(separator: [UInt8(ascii: " ")]))
        folding = Term.folding(of: words, rule: rule)
        letters = folding.letters(of: words)
    }
}
