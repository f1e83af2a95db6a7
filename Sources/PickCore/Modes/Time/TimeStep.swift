/// The distance between times that can be chosen: `--step 5m`.
struct TimeStep: Hashable, Sendable {
    /// At least 1.
    let seconds: Int

    /// - Parameters:
    ///   - text: of `--step`. Nil: a minute, or a second where seconds are asked for.
    ///   - limit: the longest one that makes sense.
    init(_ text: [UInt8]?, allowsSeconds: Bool, limit: Int) throws(OptionFault) {
        guard let text else {
            seconds = allowsSeconds ? 1 : 60
            return
        }
        guard let step = DurationGrammar().read(text).value, step.seconds > 0, allowsSeconds || step.seconds % 60 == 0
        else { throw OptionFault("--step", .badStep(TypedLine.show(text))) }
        if step.seconds > limit {
            throw OptionFault(
                "--step", .stepTooLong(TypedLine.show(text), longest: CivilDuration(seconds: limit).text))
        }
        seconds = step.seconds
    }

    init(seconds: Int) { self.seconds = seconds }

    /// The steps around a number that is between two; nothing for one that is on a step.
    func neighbours(of number: Int) -> [Int] {
        let rest = floorModulo(number, seconds)
        return rest == 0 ? [] : [number - rest, number - rest + seconds]
    }

    func roundedDown(_ number: Int) -> Int { number - floorModulo(number, seconds) }
    /// The last time on a step up to a given one. A step may lie where the clocks are changed: then an earlier one.
    func roundedDown(_ time: ZonedDateTime, in zone: any Zone) -> ZonedDateTime {
        var found = time
        // Twice is enough in every zone there is: over the change, and on to the step before it.
        for _ in 0..<4 {
            let rest = floorModulo(found.civil.time.secondOfDay, seconds)
            guard rest > 0, let earlier = zone.time(at: found.instant - rest) else { break }
            found = earlier
        }
        return found
    }

    func roundedUp(_ number: Int) -> Int { roundedDown(number + seconds - 1) }
}
