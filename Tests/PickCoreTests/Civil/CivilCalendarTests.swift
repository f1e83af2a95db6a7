import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CivilCalendarTests {
    @Test(arguments: KnownPictures.table)
    func `The picture of a month is that of cal`(year: Int, month: Int, weekStart: Weekday, rows: [String]) {
        #expect(picture(year, month, weekStart) == rows)
    }

    @Test(.enabled(if: hasNcal, "ncal is not installed"), arguments: [(Weekday.sunday, "-bhS"), (.monday, "-bhM")])
    func `Random months look as ncal draws them`(weekStart: Weekday, option: String) throws {
        var random = SeededGenerator()
        for _ in 0..<25 {
            let year = Int.random(in: 1753...9999, using: &random)
            let month = Int.random(in: 1...12, using: &random)
            let ended = try run("/usr/bin/ncal", [option, String(month), String(year)])
            let lines = String(decoding: ended.stdout, as: UTF8.self).split(separator: "\n").dropFirst(2)
            let expected = lines.map(withoutBlanksAtEnd).filter { !$0.isEmpty }
            #expect(picture(year, month, weekStart) == expected, "\(year)-\(month): \(random)")
        }
    }

    @Test func `Days outside the bounds are marked, and the days around the month are told apart`() throws {
        let today = CivilDate(2026, 11, 30)
        let calendar = MonthCalendar(of: today) { $0 <= today }
        #expect(calendar.weeks.map(\.number) == [44, 45, 46, 47, 48, 49])
        #expect(calendar.weeks[0].days.map { $0?.date.day } == [26, 27, 28, 29, 30, 31, 1])
        #expect(calendar.weeks[0].days.map { $0?.isInMonth } == [false, false, false, false, false, false, true])
        #expect(calendar.weeks[5].days.map { $0?.isAllowed } == [true, false, false, false, false, false, false])
        let place = try #require(calendar.position(of: today))
        #expect(place == (5, 0))
        #expect(calendar.title(.english) == "November 2026")
        #expect(calendar.title(.chinese) == "2026年11月")
    }

    @Test func `The ends of the calendar have no days before and after them`() {
        let first = MonthCalendar(of: .earliest, weekStart: .sunday)
        #expect(first.weeks[0].days[0] == nil)
        let last = MonthCalendar(of: .latest)
        #expect(last.weeks.last?.days.map { $0?.date.day } == [27, 28, 29, 30, 31, nil, nil])
    }

    private static let hasNcal = TextFile.read("/usr/bin/ncal") != nil

    private func picture(_ year: Int, _ month: Int, _ weekStart: Weekday) -> [String] {
        MonthCalendar(of: CivilDate(year, month, 1), weekStart: weekStart).weeks.map { week in
            withoutBlanksAtEnd(
                week.days.map { day in
                    guard let day, day.isInMonth else { return "  " }
                    return padded(day.date.day, 2, with: " ")
                }.joined(separator: " "))
        }
    }

    private func withoutBlanksAtEnd(_ line: some StringProtocol) -> String {
        var line = String(line)
        while line.last == " " { line.removeLast() }
        return line
    }
}
