/// The options of `pick datetime` as they were given: texts that are not judged yet.
package struct DateTimeOptions: Sendable {
    package var initial: [UInt8]?
    package var minimum: [UInt8]?
    package var maximum: [UInt8]?
    package var step: [UInt8]?
    package var format: [UInt8]?
    package var seconds = false
    package var twelveHour = false
    package var excluded: [[UInt8]] = []
    package var weekdays: [UInt8]?
    package var weekStart: [UInt8]?
    package var dateOrder: [UInt8]?
    /// The language of names in a format.
    package var language = Language.english

    package init() {}
}
