/// How a duration is printed.
package enum DurationOutput: String, CaseIterable, Sendable {
    /// `01:30:00`
    case clock = "hms"
    /// `5400`
    case seconds
    /// `PT1H30M`
    case iso
}
