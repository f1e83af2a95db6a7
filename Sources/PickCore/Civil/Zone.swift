/// How far the clocks of a zone are ahead of UTC.
package struct ZoneOffset: Hashable, Sendable {
    /// East of Greenwich is positive. Below a day either way.
    package let seconds: Int

    package static let utc = ZoneOffset(seconds: 0)

    package init(seconds: Int) { self.seconds = seconds }

    /// `+08:00`; `+08:05:43` for the mean times of old, which had seconds.
    package var text: String { text(separator: ":") }

    /// - Parameter separator: `:` for `+08:00`, nothing for `+0800`.
    package func text(separator: String) -> String {
        let size = abs(seconds)
        let minutes = "\(seconds < 0 ? "-" : "+")\(padded(size / 3600, 2))\(separator)\(padded(size / 60 % 60, 2))"
        return size % 60 == 0 ? minutes : minutes + separator + padded(size % 60, 2)
    }
}

/// The rules by which a place sets its clocks.
///
/// The real ones come from the system and are passed in; tests make their own.
package protocol Zone: Sendable {
    /// `Asia/Shanghai`.
    var name: String { get }
    /// - Parameter instant: seconds since 1970-01-01T00:00:00Z.
    func offset(at instant: Int) -> ZoneOffset
    /// `CST`.
    func abbreviation(at instant: Int) -> String
}

/// A zone whose clocks are never changed.
package struct FixedZone: Zone {
    package let name: String
    package let offset: ZoneOffset

    package static let utc = FixedZone(name: "UTC", offset: .utc)

    package init(name: String, offset: ZoneOffset) {
        self.name = name
        self.offset = offset
    }

    package func offset(at instant: Int) -> ZoneOffset { offset }
    package func abbreviation(at instant: Int) -> String { name }
}

/// A time on the wall and the offset under which it was read: one instant.
package struct ZonedDateTime: Hashable, Sendable {
    package let civil: CivilDateTime
    package let offset: ZoneOffset

    package init(_ civil: CivilDateTime, _ offset: ZoneOffset) {
        self.civil = civil
        self.offset = offset
    }

    /// Seconds since 1970-01-01T00:00:00Z.
    package var instant: Int { civil.secondNumber - offset.seconds }

    /// `2026-11-30T14:05:00+08:00`.
    package var text: String { civil.text + offset.text }
}

/// How often a time on the wall occurs in a zone.
package enum Occurrence: Hashable, Sendable {
    /// The clocks jump over it. `next` is the first time that exists after the jump.
    case never(next: ZonedDateTime?)
    case once(ZonedDateTime)
    /// The clocks are set back and it comes again. The earlier one is first.
    case twice(ZonedDateTime, ZonedDateTime)
}

extension Zone {
    /// The time on the wall at an instant. Nil outside the years 1 to 9999.
    package func time(at instant: Int) -> ZonedDateTime? {
        let offset = offset(at: instant)
        return CivilDateTime(secondNumber: instant + offset.seconds).map { ZonedDateTime($0, offset) }
    }

    /// Finds by round trip when a time on the wall occurs.
    ///
    /// An offset that is in force within a day either side is tried; it holds if the zone has it at the instant that
    /// it leads to. So it does not matter whether a change is called daylight saving time or not.
    package func occurrence(of civil: CivilDateTime) -> Occurrence {
        let wanted = civil.secondNumber
        var found: [ZonedDateTime] = []
        for hours in stride(from: -24, through: 24, by: 4) {
            let candidate = ZonedDateTime(civil, offset(at: wanted + hours * 3600))
            if offset(at: candidate.instant) == candidate.offset, !found.contains(candidate) { found.append(candidate) }
        }
        found.sort { $0.instant < $1.instant }
        guard let first = found.first else { return .never(next: firstTime(after: civil)) }
        return found.count == 1 ? .once(first) : .twice(first, found[1])
    }

    /// The first time on the wall after a jump over `civil`, found by halving the two days around it.
    private func firstTime(after civil: CivilDateTime) -> ZonedDateTime? {
        let wanted = civil.secondNumber
        var before = wanted - CivilTime.secondsInDay
        var after = wanted + CivilTime.secondsInDay
        while after - before > 1 {
            let middle = before + (after - before) / 2
            if middle + offset(at: middle).seconds > wanted { after = middle } else { before = middle }
        }
        return time(at: after)
    }
}
