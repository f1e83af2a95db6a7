/// The answer to a question for a date.
package enum DateAnswer: Hashable, Sendable {
    case date(DateSpan)
    /// "Until now".
    case present
}
