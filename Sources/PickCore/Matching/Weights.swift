/// Kind of a letter, as far as the score is concerned. Up to `delimiter`, it is not a part of a word.
enum LetterClass: UInt8 {
    case white, nonWord, delimiter, lower, upper, letter, number

    var isWordPart: Bool { rawValue > LetterClass.delimiter.rawValue }

    /// - Precondition: `rawValue` is that of a class.
    init(known rawValue: UInt8) { self = LetterClass(rawValue: rawValue) ?? .white }
}

/// What a match is worth, in fzf's points, so that the order is the one that people have in their fingers.
///
/// The best alignment has the most points. The scheme decides how much the start of a word counts.
struct Weights: Sendable {
    /// A matched letter. All else is a fraction of it: more letters beat better places.
    static let match = 16
    /// The first letter left out between two matched ones.
    static let gapStart = -3
    /// Each further one. Small, so that the place of a match outlives a gap of about a word (8 letters).
    static let gapExtension = -1
    /// The letter begins a word: half a letter, lost again in a gap of a word's length.
    static let boundary = match / 2
    /// The letter is not a part of a word: it is rare and was typed on purpose.
    static let nonWord = match / 2
    /// The letter begins a word inside a word (camelCase, letter123): less by one, the gap that it saves.
    static let camel = boundary + gapExtension
    /// The least that a letter right after a matched one gets: what tearing them apart would cost.
    static let consecutive = -(gapStart + gapExtension)
    /// The first letter of a term says most about what is meant, so its place counts twice.
    static let firstLetterFactor = 2

    /// The letter begins a word after white space, or the text.
    let boundaryWhite: Int
    /// The letter begins a part after a delimiter.
    let boundaryDelimiter: Int
    /// What the start of a text counts as.
    let start: LetterClass
    private let delimiters: StaticString

    init(_ scheme: Scheme) {
        switch scheme {
        case .default:
            // The first word says most, then the parts of a list or path, then the words in them.
            boundaryWhite = Weights.boundary + 2
            boundaryDelimiter = Weights.boundary + 1
            start = .white
            delimiters = "/,:;|"
        case .path:
            // A blank in a file name means little; a slash, and the start, begin a part.
            boundaryWhite = Weights.boundary
            boundaryDelimiter = Weights.boundary + 1
            start = .delimiter
            delimiters = "/"
        case .history:
            // In a command no word comes before the others.
            boundaryWhite = Weights.boundary
            boundaryDelimiter = Weights.boundary
            start = .white
            delimiters = "/,:;|"
        }
    }

    /// What the place of a letter is worth, by its class and that of the letter before it.
    func bonus(of letter: LetterClass, after previous: LetterClass) -> Int {
        if letter != .white {
            switch previous {
            case .white: return boundaryWhite
            case .delimiter: return boundaryDelimiter
            case .nonWord: return Weights.boundary
            default: break
            }
        }
        if previous == .lower && letter == .upper || previous != .number && letter == .number { return Weights.camel }
        switch letter {
        case .nonWord, .delimiter: return Weights.nonWord
        case .white: return boundaryWhite
        default: return 0
        }
    }

    /// The class of an ASCII letter.
    func asciiClass(_ byte: UInt8) -> LetterClass {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
        case 0x20, 0x09...0x0D: .white
        default: isDelimiter(byte) ? .delimiter : .nonWord
        }
    }

    /// More than any match of `count` letters is worth: each in the best place, and the two ends of a word.
    static func bound(letters count: Int) -> Int { (match + boundary + 2) * count + 2 * (boundary + 2) + 1 }

    private func isDelimiter(_ byte: UInt8) -> Bool {
        delimiters.withUTF8Buffer { $0.contains(byte) }
    }
}

/// The bonus for each pair of classes, and the class of each ASCII letter, as tables.
///
/// Bytes, as most arrays of the program: each further kind of element costs the start as much as hundreds of them.
struct BonusTable: Sendable {
    private var bonuses: [UInt8] = []
    private var classes: [UInt8] = []

    private static let classCount: UInt8 = 7

    init(_ weights: Weights) {
        bonuses.reserveCapacity(Int(BonusTable.classCount) * Int(BonusTable.classCount))
        for previous in 0..<BonusTable.classCount {
            for letter in 0..<BonusTable.classCount {
                let bonus = weights.bonus(of: LetterClass(known: letter), after: LetterClass(known: previous))
                bonuses.append(UInt8(bonus))
            }
        }
        classes.reserveCapacity(128)
        for byte in UInt8(0)..<128 { classes.append(weights.asciiClass(byte).rawValue) }
    }

    func bonus(of letter: LetterClass, after previous: LetterClass) -> Int {
        Int(bonuses[Int(previous.rawValue) * Int(BonusTable.classCount) + Int(letter.rawValue)])
    }

    func asciiClass(_ byte: UInt8) -> LetterClass { LetterClass(known: classes[Int(byte)]) }
}
