/// How well a choice fits what was typed. The smaller the better.
enum PlaceGrade: UInt8, Comparable, Sendable {
    /// The whole name, or the code.
    case name
    /// The name without its kind, its pinyin, a name in another language.
    case otherName
    /// The initials of the pinyin.
    case initials
    /// It begins with what was typed.
    case beginning
    /// Beginnings of its first words: `sfran`, `hzhou`.
    case abbreviation
    /// A later word begins with it.
    case word
    /// It stands somewhere in it.
    case inside

    static func < (a: PlaceGrade, b: PlaceGrade) -> Bool { a.rawValue < b.rawValue }

    enum Group: UInt8, Comparable {
        case named, beginning, resembling
        static func < (a: Group, b: Group) -> Bool { a.rawValue < b.rawValue }
    }

    var group: Group { self <= .initials ? .named : self == .beginning ? .beginning : .resembling }

    /// Whether what was typed names the choice in full.
    var isNamed: Bool { group == .named }
}
