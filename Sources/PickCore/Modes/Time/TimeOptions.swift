/// The options of `pick time` as they were given: texts that are not judged yet.
package struct TimeOptions: Sendable {
    package var initial: [UInt8]?
    package var minimum: [UInt8]?
    package var maximum: [UInt8]?
    package var step: [UInt8]?
    package var format: [UInt8]?
    package var seconds = false
    package var twelveHour = false
    /// The language of names in a format.
    package var language = Language.english

    package init() {}
}

/// A part of a time of day, as a wheel shows it.
package enum TimeUnit: CaseIterable, Sendable {
    case hour, minute, second

    var seconds: Int {
        switch self {
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }
}
