import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CivilDateTests {
    @Test func `Every day of the years 1 to 9999 comes back from its number, one after the other`() throws {
        var number = CivilDate.dayNumbers.lowerBound
        var faults = 0
        for year in 1...9999 {
            for month in 1...12 {
                for day in 1...CivilDate.daysInMonth(year, month) {
                    let date = CivilDate(year, month, day)
                    if date.dayNumber != number || CivilDate(dayNumber: number) != date { faults += 1 }
                    number += 1
                }
            }
        }
        #expect(faults == 0)
        #expect(number == CivilDate.dayNumbers.upperBound + 1)
    }

    @Test func `Days are numbered from 1970`() {
        #expect(CivilDate(1970, 1, 1).dayNumber == 0)
        #expect(CivilDate(2026, 11, 30).dayNumber == 20_787)
        #expect(CivilDate(1, 1, 1).dayNumber == -719_162)
    }

    @Test(arguments: [
        (0, 1, 1), (10_000, 1, 1), (2023, 2, 29), (1900, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31),
        (2026, 1, 0),
    ])
    func `A day that does not exist cannot be made`(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test func `No day lies outside the calendar`() {
        #expect(CivilDate(dayNumber: CivilDate.dayNumbers.lowerBound - 1) == nil)
        #expect(CivilDate(dayNumber: CivilDate.dayNumbers.upperBound + 1) == nil)
        #expect(CivilDate(dayNumber: .max) == nil)
        #expect(CivilDate(dayNumber: .min) == nil)
    }

    @Test(arguments: [
        ("0001-01-01", Weekday.monday), ("1582-10-15", .friday), ("1752-09-14", .thursday), ("1900-02-28", .wednesday),
        ("1969-07-20", .sunday), ("1970-01-01", .thursday), ("2000-01-01", .saturday), ("2000-02-29", .tuesday),
        ("2024-02-29", .thursday), ("2026-11-30", .monday), ("2100-03-01", .monday), ("9999-12-31", .friday),
    ])
    func `Weekdays are those of the calendars on the wall`(text: String, weekday: Weekday) throws {
        #expect(try date(text).weekday == weekday)
    }

    @Test(arguments: KnownWeeks.table)
    func `ISO weeks are those of GNU date`(day: String, week: String) throws {
        let date = try date(day)
        #expect("\(date.isoWeek.text)-\(date.weekday.rawValue)" == week)
        #expect(date.isoWeek.date(date.weekday) == date)
    }

    @Test func `Every week of the calendar holds seven days in a row`() throws {
        var thursdays = CivilDate(1, 1, 4).dayNumber
        for year in 1...9999 {
            for week in 1...ISOWeek.weeksInYear(year) {
                let thursday = try #require(ISOWeek(year: year, week: week)?.date(.thursday))
                try #require(thursday.dayNumber == thursdays && thursday.isoWeek == ISOWeek(year, week))
                thursdays += 7
            }
        }
        #expect(ISOWeek(year: 2026, week: 54) == nil)
        #expect(ISOWeek(year: 2025, week: 53) == nil)
        #expect(ISOWeek(year: 2026, week: 0) == nil)
    }

    @Test func `Ordinal days and quarters`() {
        #expect(CivilDate(year: 2026, ordinalDay: 335) == CivilDate(2026, 12, 1))
        #expect(CivilDate(year: 2024, ordinalDay: 366) == CivilDate(2024, 12, 31))
        #expect(CivilDate(year: 2026, ordinalDay: 366) == nil)
        #expect(CivilDate(2024, 12, 31).ordinalDay == 366)
        #expect((1...12).map { CivilDate(2026, $0, 1).quarter } == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
    }

    @Test func `A span holds its days and no others`() {
        var random = SeededGenerator()
        for _ in 0..<2000 {
            let date = randomDate(&random)
            for precision in DateUnit.allCases {
                let span = DateSpan(precision, around: date)
                #expect(span.first <= date && date <= span.last, "\(random)")
                let isAlone = span.last.stepped(.day, by: 1).map { DateSpan(precision, around: $0) != span } ?? true
                #expect(isAlone, "\(random)")
                #expect(DateSpan(precision, around: span.last) == span, "\(random)")
            }
        }
    }

    private func date(_ text: String) throws -> CivilDate { try PickCoreTests.date(text) }
}

/// `2026-11-30`.
func date(_ text: String) throws -> CivilDate {
    let parts = try text.split(separator: "-").map { try #require(Int($0)) }
    return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
}

func randomDate(_ random: inout SeededGenerator) -> CivilDate {
    CivilDate(dayNumber: Int.random(in: CivilDate.dayNumbers, using: &random)) ?? .earliest
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
