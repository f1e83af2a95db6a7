/// The options of a date or time prompt as they were given: texts that are not judged yet.
///
/// Each rule takes those that its mode has; which these are is a matter of the option table.
package struct CivilOptions: Sendable {
    package var initial: [UInt8]?
    package var minimum: [UInt8]?
    package var maximum: [UInt8]?
    package var format: [UInt8]?
    /// The language of names in a format.
    package var language = Language.english

    // Dates.
    package var precision: [UInt8]?
    package var excluded: [[UInt8]] = []
    package var weekdays: [UInt8]?
    package var weekStart: [UInt8]?
    package var dateOrder: [UInt8]?
    /// Whether "until now" can be answered.
    package var offersPresent = false
    /// What is printed for "until now". Nil: `present`.
    package var presentLabel: [UInt8]?

    // Times and durations.
    package var step: [UInt8]?
    package var seconds = false
    package var twelveHour = false
    /// `hms`, `seconds` or `iso`.
    package var durationOutput: [UInt8]?

    package init() {}

    /// The option that is at fault when no value is left to choose.
    var narrowing: String {
        if !excluded.isEmpty { return "--except" }
        if weekdays != nil { return "--weekdays" }
        return step != nil ? "--step" : maximum != nil ? "--max" : "--min"
    }
}
