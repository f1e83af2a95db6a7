/// A length of time in whole seconds, never negative. A day is 24 hours; months and years have no fixed length.
package struct CivilDuration: Hashable, Comparable, Sendable {
    package let seconds: Int

    package static let zero = CivilDuration(seconds: 0)

    package init(seconds: Int) { self.seconds = seconds }

    package static func < (left: CivilDuration, right: CivilDuration) -> Bool { left.seconds < right.seconds }

    /// `01:30:00`. The hours go on beyond 24.
    package var text: String {
        "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
    }

    /// `PT1H30M` of ISO 8601, in hours, minutes and seconds; `PT0S` for no time at all.
    package var isoText: String {
        let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
        let text = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
        return "PT" + (text.isEmpty ? "0S" : text)
    }
}
