/// Why a typed text is not an answer.
///
/// The texts, in both languages, are in `Refusal+Text.swift`. Texts from outside in the associated values are fit to be
/// shown: see `TypedLine.show`.
package enum Refusal: Error, Hashable, Sendable {
    // What was typed makes no sense.
    case notUnderstood(String, Subject)
    case noSuchDay(year: Int, month: Int, day: Int)
    case noSuchMonth(Int)
    case noSuchQuarter(Int)
    case noSuchWeek(year: Int, week: Int)
    case noSuchOrdinalDay(year: Int, day: Int)
    case noSuchWeekday(Int)
    /// The day named with the date is not its day of the week.
    case otherWeekday(CivilDate, said: Weekday)
    /// A year of two digits.
    case shortYear(String)
    /// Of two numbers of two digits either may be the year.
    case eitherShortYear(String, String)
    /// Before the year 1 or after 9999.
    case outsideCalendar
    /// `m`: minutes or months?
    case unclearUnit(String)
    case noSuchTime(String)
    /// An hour that a 12-hour clock does not have, with AM or PM.
    case notOnTwelveHourClock(String)
    /// An hour that is not in the part of the day that is named with it, and the times that it may mean.
    case notInPartOfDay(String, DayHalf, [String])
    /// `2010` as a time of day.
    case yearOrTime(String)
    case monthHasNoLength(String)
    case repeatedUnit(String)
    case fractionOfSecond(String)
    case negativeDuration(String)
    case durationTooLong(String)
    case durationWithoutUnit(String)

    // It makes sense, but is not what is asked for.
    case tooCoarse(DateSpan, needed: DateUnit)
    case tooFine(DateSpan, needed: DateUnit)
    case timeMissing(DateSpan)
    case secondsNotAsked(CivilTime)
    /// Values as texts: they are dates, times, date-times or durations.
    case tooEarly(String, earliest: String)
    case tooLate(String, latest: String)
    case tooShort(String, shortest: String)
    case tooLong(String, longest: String)
    /// Outside a range of times that may go over midnight.
    case outsideTimes(String, from: String, to: String)
    case excluded(String)
    case weekdayNotAllowed(CivilDate, allowed: WeekdaySet)
    /// `neighbours`: the nearest that can be chosen, one or two.
    case offStep(String, neighbours: [String])
    /// The clocks jump over it.
    case skippedTime(CivilDateTime, next: ZonedDateTime?)
    /// More than one reading where nobody can be asked.
    case severalReadings(String, [String], Ambiguity)
    /// None of its readings can be chosen: why, one after the other.
    indirect case ofEachReading([Refusal])

    /// What a grammar reads.
    package enum Subject: Hashable, Sendable {
        case date, time, dateTime, duration
    }
}
