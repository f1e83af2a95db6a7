/// Some of the modes. A number, not a `Set`: every start makes the option table, and would pay for hashing.
package struct ModeSet: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    private init(_ mode: ModeName) {
        switch mode {
        case .select: self = .select
        case .date: self = .date
        case .time: self = .time
        case .datetime: self = .datetime
        case .duration: self = .duration
        case .city: self = .city
        case .cascade: self = .cascade
        case .columns: self = .columns
        }
    }

    package static let select = ModeSet(rawValue: 1 << 0)
    package static let date = ModeSet(rawValue: 1 << 1)
    package static let time = ModeSet(rawValue: 1 << 2)
    package static let datetime = ModeSet(rawValue: 1 << 3)
    package static let duration = ModeSet(rawValue: 1 << 4)
    package static let city = ModeSet(rawValue: 1 << 5)
    package static let cascade = ModeSet(rawValue: 1 << 6)
    package static let columns = ModeSet(rawValue: 1 << 7)
    package static let all = ModeSet(rawValue: .max)

    package func contains(_ mode: ModeName) -> Bool { isSuperset(of: ModeSet(mode)) }
}
