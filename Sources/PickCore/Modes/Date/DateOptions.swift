/// The options of `pick date` as they were given: texts that are not judged yet.
package struct DateOptions: Sendable {
    package var initial: [UInt8]?
    package var minimum: [UInt8]?
    package var maximum: [UInt8]?
    package var precision: [UInt8]?
    package var format: [UInt8]?
    /// Whether "until now" can be answered.
    package var offersPresent = false
    /// What is printed for "until now". Nil: `present`.
    package var presentLabel: [UInt8]?
    package var excluded: [[UInt8]] = []
    package var weekdays: [UInt8]?
    package var weekStart: [UInt8]?
    package var dateOrder: [UInt8]?
    /// The language of names in a format.
    package var language = Language.english

    package init() {}
}

/// The answer to a question for a date.
package enum DateAnswer: Hashable, Sendable {
    case date(DateSpan)
    /// "Until now".
    case present
}
