import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CivilFormatTests {
    private func format(
        _ format: String, _ subject: FormatSubject = .dateTime(seconds: true), _ language: Language = .english
    ) throws -> String {
        let zone = TableZone.berlin
        let time = try #require(zone.time(at: 1_704_459_909))  // Friday, 2024-01-05T14:05:09+01:00
        let value =
            switch subject {
            case .date(let precision): FormatValue(DateSpan(precision, around: time.civil.date))
            default: FormatValue(time, in: zone)
            }
        return try DateFormat(format, for: subject, language: language).string(value)
    }

    @Test(arguments: [
        ("%Y-%m-%d %H:%M:%S", "2024-01-05 14:05:09"), ("%F %T", "2024-01-05 14:05:09"), ("%D %R", "01/05/24 14:05"),
        ("%-d.%-m.%y", "5.1.24"), ("%e|%k|%l|%_m", " 5|14| 2| 1"), ("%I:%M %p", "02:05 PM"),
        ("%A, %d %B %Y", "Friday, 05 January 2024"),
        ("%a %b %^a %^B", "Fri Jan FRI JANUARY"), ("%j %u %w %q %C", "005 5 5 1 20"), ("%G-W%V-%u %g", "2024-W01-5 24"),
        ("%U %W", "00 01"), ("%s", "1704459909"), ("%z %:z %::z", "+0100 +01:00 +01:00:00"), ("100%%", "100%"),
        ("%Y%n%m%t%d", "2024\n01\t05"), ("%c", "Fri Jan  5 14:05:09 2024"), ("%r", "02:05:09 PM"), ("年%Y", "年2024"),
    ])
    func `strftime`(pattern: String, text: String) throws {
        #expect(try format(pattern) == text)
    }

    @Test(arguments: [
        ("yyyy-MM-dd HH:mm:ss", "2024-01-05 14:05:09"), ("yyyy-MM-dd'T'HH:mm:ssXXX", "2024-01-05T14:05:09+01:00"),
        ("d.M.yy", "5.1.24"), ("EEE, d MMM yyyy", "Fri, 5 Jan 2024"), ("EEEE d MMMM y", "Friday 5 January 2024"),
        ("h:mm a", "2:05 PM"), ("hh 'o''clock'", "02 o'clock"), ("YYYY-'W'ww-e", "2024-W01-5"),
        ("yyyy-DDD", "2024-005"),
        ("QQQ yyyy, QQQQ", "Q1 2024, 1st quarter"), ("KK kk", "02 14"), ("ss.SSS", "09.000"),
        ("Z ZZZZ ZZZZZ x xx", "+0100 GMT+01:00 +01:00 +01 +0100"),
        ("VV G", "Europe/Berlin AD"), ("EEEEEE MMMMM", "Fr J"), ("yyyy年M月d日", "2024年1月5日"), ("''yyyy''", "'2024'"),
    ])
    func `Unicode TR35`(pattern: String, text: String) throws {
        #expect(try format(pattern) == text)
    }

    @Test(arguments: [
        ("%B|%b|%A|%a|%p", "一月|1月|星期五|周五|下午"), ("MMMM MMM EEEE EEE EEEEE a", "一月 1月 星期五 周五 五 下午"),
        ("yyyy年M月d日EEEE", "2024年1月5日星期五"), ("QQQ QQQQ G", "1季度 第一季度 公元"),
    ])
    func `Chinese names`(pattern: String, text: String) throws {
        #expect(try format(pattern, .dateTime(seconds: true), .chinese) == text)
    }

    @Test(arguments: [
        ("YYYY-MM-dd", "\"YYYY\" is the year of a week number, wrong around New Year: write yyyy"),
        ("%G-%m-%d", "\"%G\" is the year of a week number, wrong around New Year: write %Y"),
        ("yyyy-MM-DD", "\"DD\" is the day of the year: write dd for the day of the month"),
        ("yyyy-mm-dd", "a date has no \"mm\" (MM is the month)"),
        ("%Y-%M-%d", "a date has no \"%M\" (%m is the month)"),
        ("%Y-%m-%d %H", "a date has no \"%H\""), ("%Q", "there is no field \"%Q\" in a format"),
        ("%Ey", "there is no field \"%E\" in a format"), ("%", "there is no field \"%\" in a format"),
        ("yyyy-MM-dd'", "the format has an open quote"), ("hello", "there is no field \"ll\" in a format"),
        ("HH", "a date has no \"HH\""),
        ("bb", "there is no field \"bb\" in a format"),
        ("MMMMMM", "there is no field \"MMMMMM\" in a format"), ("%:d", "there is no field \"%:d\" in a format"),
    ])
    func `Formats that are refused for a date`(pattern: String, message: String) throws {
        let fault = try #require(throws: FormatFault.self) { try DateFormat(pattern, for: .date(.day)) }
        #expect(fault.text(.english) == message)
        #expect(!fault.text(.chinese).isEmpty)
    }

    @Test(arguments: [
        ("%Y-%m-%d", DateUnit.month, "a month has no \"%d\""), ("%Y-%m", .year, "a year has no \"%m\""),
        ("%Y", .week, "a week has no \"%Y\""), ("MM", .quarter, "a quarter has no \"MM\""),
    ])
    func `No day is invented for a month`(pattern: String, precision: DateUnit, message: String) throws {
        let fault = try #require(throws: FormatFault.self) { try DateFormat(pattern, for: .date(precision)) }
        #expect(fault.text(.english) == message)
    }

    @Test(
        arguments: [
            ("%Y-%m", .date(.day), "the day"), ("dd.MM", .date(.day), "the year"),
            ("%H", .time(seconds: false), "the minute"), ("%d", .date(.day), "the year and the month"),
            ("%H:%M", .time(seconds: true), "the second"),
            ("hh:mm", .time(seconds: false), "the half of the day (AM or PM)"),
            ("%F", .dateTime(seconds: false), "the hour and the minute"), ("%s", .dateTime(seconds: true), nil),
            ("%F", .dateTime(seconds: true), "the hour, the minute and the second"), ("%Y-%j", .date(.day), nil),
            ("%G-W%V-%u", .date(.day), nil), ("%F", .date(.day), nil), ("MMM", .date(.month), "the year"),
            ("ww", .date(.week), "the year"),
            ("YYYY-'W'ww", .date(.week), nil), ("yyyy", .date(.quarter), "the quarter"),
            ("'x'", .date(.year), "the year"),
        ] as [(String, FormatSubject, String?)])
    func `A format that drops what is chosen gives a warning`(
        pattern: String, subject: FormatSubject, dropped: String?
    ) throws {
        let warnings = try DateFormat(pattern, for: subject).warnings
        #expect(warnings.text(.english) == dropped.map { "the format leaves out \($0)" })
    }

    @Test func `The number of a week beside the year of the calendar gives a warning`() throws {
        #expect(try DateFormat("%Y-W%V-%u %m-%d", for: .date(.day)).warnings == [.weekWithCalendarYear])
    }

    @Test(arguments: [
        "%F", "%Y%m%d", "%G-W%V-%u", "%Y-%j", "%d %b %Y", "%B %-d, %Y", "%Y年%-m月%-d日", "%a, %d %b %Y", "yyyy-MM-dd",
        "d MMMM yyyy",
        "yyyy/M/d", "EEEE, d MMM yyyy", "yyyy年M月d日EEEE",
    ])
    func `What is formatted can be typed and comes back`(pattern: String) throws {
        var random = SeededGenerator()
        let language: Language = pattern.contains("年") ? .chinese : .english
        let format = try DateFormat(pattern, for: .date(.day), language: language)
        let grammar = DateGrammar(today: CivilDate(2026, 11, 30))
        for _ in 0..<300 {
            let span = DateSpan(randomDate(&random))
            let text = format.string(FormatValue(span))
            #expect(grammar.read(bytes(text)).value?.span == span, "\(text): \(random)")
        }
    }

    @Test(arguments: [
        ("%H:%M:%S", "26:03:04"), ("%M:%S", "1563:04"), ("%s", "93784"), ("%dd %Hh", "1d 02h"),
        ("HH:mm:ss", "26:03:04"),
        ("d'd' HH:mm", "1d 02:03"), ("%-H h", "26 h"), ("m 'min'", "1563 min"),
    ])
    func `Formats of a duration: the largest unit takes all`(pattern: String, text: String) throws {
        #expect(try DurationFormat(pattern).string(CivilDuration(seconds: 93_784)) == text)
    }

    @Test func `A format of a duration knows no months`() throws {
        #expect(throws: FormatFault.absent("MM", .duration)) { try DurationFormat("MM:ss") }
        #expect(try DurationFormat("%H:%M").warnings == [.dropped(.second)])
        #expect(try DurationFormat("%H").warnings == [.dropped(.second), .dropped(.minute)])
        #expect(try DurationFormat("%S").warnings.isEmpty)
    }
}
