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
