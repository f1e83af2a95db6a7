/// The options of `pick duration` as they were given: texts that are not judged yet.
package struct DurationOptions: Sendable {
    package var initial: [UInt8]?
    package var minimum: [UInt8]?
    package var maximum: [UInt8]?
    package var step: [UInt8]?
    package var format: [UInt8]?
    /// `hms`, `seconds` or `iso`.
    package var output: [UInt8]?

    package init() {}
}

/// How a duration is printed.
package enum DurationOutput: String, CaseIterable, Sendable {
    /// `01:30:00`
    case clock = "hms"
    /// `5400`
    case seconds
    /// `PT1H30M`
    case iso
}
