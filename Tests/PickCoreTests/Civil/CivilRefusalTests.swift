import Testing

@testable import PickCore

@Suite struct CivilRefusalTests {
    private static let day = CivilDate(2026, 11, 30)
    private static let moment = ZonedDateTime(CivilDateTime(day, .noon), .utc)

    static let all: [Refusal] = [
        .notUnderstood("x", .date), .notUnderstood("x", .time), .notUnderstood("x", .dateTime),
        .notUnderstood("x", .duration),
        .noSuchDay(year: 2023, month: 2, day: 31), .noSuchDay(year: 9999, month: 2, day: 29), .noSuchMonth(13),
        .noSuchQuarter(5), .noSuchWeek(year: 2025, week: 53), .noSuchOrdinalDay(year: 2026, day: 366),
        .noSuchWeekday(8),
        .otherWeekday(day, said: .friday), .shortYear("26"), .eitherShortYear("26", "30"),
        .notInPartOfDay("a", .evening, ["b", "c"]), .notInPartOfDay("a", .midday, ["b"]),
        .notInPartOfDay("a", .morning, ["b"]), .offStep("a", neighbours: []), .outsideCalendar, .unclearUnit("1m"),
        .noSuchTime("24:00"),
        .notOnTwelveHourClock("13 pm"), .yearOrTime("2010"), .monthHasNoLength("1mo"), .repeatedUnit("1h1h"),
        .fractionOfSecond("0.3s"), .negativeDuration("-1h"), .durationTooLong("9w"), .durationWithoutUnit("90"),
        .tooCoarse(DateSpan(.month, around: day), needed: .day), .tooFine(DateSpan(day), needed: .month),
        .timeMissing(DateSpan(day)), .secondsNotAsked(.endOfDay), .tooEarly("a", earliest: "b"),
        .tooLate("a", latest: "b"),
        .tooShort("a", shortest: "b"), .tooLong("a", longest: "b"), .outsideTimes("a", from: "b", to: "c"),
        .excluded("a"),
        .weekdayNotAllowed(day, allowed: WeekdaySet([.friday])), .offStep("a", neighbours: ["b", "c"]),
        .skippedTime(moment.civil, next: moment), .skippedTime(moment.civil, next: nil),
        .severalReadings("a", ["b", "c"], .dateOrder), .severalReadings("a", ["b"], .half),
        .severalReadings("a", ["b", "c"], .weekday), .severalReadings("a", ["b", "c"], .offset),
    ]

    @Test(arguments: all)
    func `Every refusal has one line in both languages`(refusal: Refusal) {
        for language in Language.allCases {
            let text = refusal.text(language)
            #expect(text.count > 4 && !text.contains("\n"), "\(refusal)")
            #expect(refusal.message[language].isEmpty == false)
            #expect(!refusal.spoken[language].contains("--"), "a person who types cannot say an option")
        }
        let isChinese = refusal.text(.chinese).unicodeScalars.contains { 0x4E00...0x9FFF ~= $0.value }
        #expect(isChinese, "\(refusal.text(.chinese))")
    }

    @Test(arguments: [
        (Refusal.noSuchDay(year: 2023, month: 2, day: 31), "2023-02-31 不存在：该月最后一天是 2023-02-28"),
        (.tooEarly("2009-12-31", earliest: "2010-01-01"), "2009-12-31 太早：最早为 2010-01-01"),
        (.unclearUnit("1m"), "“1m”不明确：月请写 mo，分钟请写 min"),
        (
            .severalReadings("3/4", ["2026-03-04", "2026-04-03"], .dateOrder),
            "“3/4”可以是 2026-03-04 或 2026-04-03：请写其中一个，或使用 --date-order"
        ),
        (.notUnderstood("x", .date), "“x”不是日期：请写成 2026-11-30、11月30日、周五、明天或 +3d"),
    ])
    func `Chinese texts`(refusal: Refusal, text: String) {
        #expect(refusal.text(.chinese) == text)
    }

    @Test func `While a skipped time is typed, a short text names the next one`() {
        let typed = CivilDateTime(Self.day, CivilTime(secondOfDay: 9000))
        let soon = ZonedDateTime(CivilDateTime(Self.day, CivilTime(secondOfDay: 10_800)), .utc)
        #expect(Refusal.skippedTime(typed, next: soon).brief[.english] == "2026-11-30 02:30 is skipped: next is 03:00")
        #expect(Refusal.skippedTime(typed, next: soon).brief[.chinese] == "2026-11-30 02:30 被跳过：下一个是 03:00")
        let later = ZonedDateTime(CivilDateTime(CivilDate(2026, 12, 1), .noon), .utc)
        #expect(
            Refusal.skippedTime(typed, next: later).brief[.english]
                == "2026-11-30 02:30 is skipped: next is 2026-12-01 12:00")
    }

    @Test func `A message of its own begins with a capital, within a line it does not`() {
        let message = Refusal.noSuchMonth(13).message
        #expect(message[.english] == "There is no month 13: months are 1 to 12")
        #expect(message.inLine(.english) == "there is no month 13: months are 1 to 12")
    }

    @Test(arguments: [
        OptionFault.Reason.refused(.outsideCalendar), .format(.openQuote), .unknownWord("a", accepted: ["b"]),
        .afterMaximum("b", maximum: "a"), .nothingLeft, .needsDayPrecision, .badStep("x"), .notTogetherWith("--format"),
        .unknownZone("Mars/Phobos"), .unknownZone(""), .stepTooLong("13h", longest: "12:00:00"), .format(.empty),
    ])
    func `A fault of an option begins with its name`(reason: OptionFault.Reason) {
        for language in Language.allCases {
            let start = language == .chinese ? "--min：" : "--min: "
            #expect(OptionFault("--min", reason).text(language).hasPrefix(start))
            #expect(OptionFault("--min", reason).message[language].hasPrefix(start))
        }
    }
}
