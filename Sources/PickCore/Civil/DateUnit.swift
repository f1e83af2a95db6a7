/// What dates are counted and stepped by, and how precisely one is said; the finest first.
package enum DateUnit: Int, CaseIterable, Comparable, Sendable {
    case day, week, month, quarter, year

    package static func < (left: DateUnit, right: DateUnit) -> Bool { left.rawValue < right.rawValue }

    /// The word of `--precision`.
    package var word: String {
        switch self {
        case .day: "day"
        case .week: "week"
        case .month: "month"
        case .quarter: "quarter"
        case .year: "year"
        }
    }
}
