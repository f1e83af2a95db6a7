import Testing

@testable import PickCore

/// It is 14:30:45.
@Suite struct CivilTimeGrammarTests {
    private func read(_ text: String, twelveHour: Bool = false) -> String {
        let now = CivilTime(secondOfDay: 14 * 3600 + 30 * 60 + 45)
        return shown(TimeGrammar(now: now, twelveHour: twelveHour).read(bytes(text)), \.text)
    }

    @Test(arguments: [
        ("14:30", "14:30"), ("9:05", "09:05"), ("00:00", "00:00"), ("23:59:59", "23:59:59"), ("1430", "14:30"),
        ("0905", "09:05"), ("143015", "14:30:15"), ("t2010", "20:10"), ("T14:30", "14:30"), ("14h30", "14:30"),
        ("2pm", "14:00"), ("2 PM", "14:00"), ("2:30pm", "14:30"), ("2:30:15 p.m.", "14:30:15"),
        ("noon", "12:00"), ("midnight", "00:00"), ("now", "14:30:45"), ("+90min", "16:00:45"), ("+2h", "16:30:45"),
        ("+1h30m", "16:00:45"), ("-1h 30m", "13:00:45"),
        ("-15m", "14:15:45"), ("+10h", "00:30:45"), ("in 5 minutes", "14:35:45"), ("14:30 +15m", "14:45"),
        ("１４：３０", "14:30"), ("14点30分", "14:30"), ("14点05分09秒", "14:05:09"), ("14点", "14:00"), ("9点半", "09:30"),
        ("9点一刻", "09:15"), ("14时5分", "14:05"), ("下午2点", "14:00"), ("下午2:30", "14:30"),
        ("上午9点半", "09:30"), ("早上8点", "08:00"), ("晚上8点", "20:00"), ("中午12点", "12:00"), ("中午1点", "13:00"),
        ("凌晨1点", "01:00"), ("凌晨12点", "00:00"), ("现在", "14:30:45"), ("5分钟后", "14:35:45"), ("下午三点", "15:00"),
        ("十四点三十分", "14:30"), ("2:30下午", "14:30"),
    ])
    func `Typed times`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test(arguments: [
        ("12:00 AM", "00:00"), ("12:00 PM", "12:00"), ("11:59 PM", "23:59"), ("12:30 am", "00:30"),
        ("1:00 am", "01:00"),
        ("0:10 AM", "! \"0:10 AM\" is not on a 12-hour clock: with AM or PM hours are 1 to 12"),
        ("13:05 PM", "! \"13:05 PM\" is not on a 12-hour clock: with AM or PM hours are 1 to 12"),
        ("下午14点", "! \"下午14点\" is not on a 12-hour clock: with AM or PM hours are 1 to 12"),
        ("晚上12点", "! \"晚上12点\" is unclear: 晚上 is 5 to 11; write 00:00 or 12:00"),
        ("晚上3点半", "! \"晚上3点半\" is unclear: 晚上 is 5 to 11; write 03:30 or 15:30"),
        ("中午5点", "! \"中午5点\" is unclear: 中午 is 11 to 2; write 05:00 or 17:00"),
        ("晚上12点75分", "! there is no time \"晚上12点75分\": times are 00:00 to 23:59"),
        ("晚上20点", "! \"晚上20点\" is not on a 12-hour clock: with AM or PM hours are 1 to 12"),
    ])
    func `DT-04: noon and midnight on the 12-hour clock`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
        #expect(read(typed, twelveHour: true) == meaning)
    }

    @Test(arguments: [
        ("2:30", "02:30 | 14:30"), ("02:30", "02:30"), ("12:30", "12:30"), ("14:30", "14:30"), ("0:30", "00:30"),
        ("2:30 pm", "14:30"), ("9点", "09:00 | 21:00"),
    ])
    func `With a 12-hour clock a time without AM or PM has two readings`(typed: String, meaning: String) {
        #expect(read(typed, twelveHour: true) == meaning)
    }

    @Test(arguments: [
        ("2010", "! \"2010\" could be a year: write 20:10"), ("1959", "! \"1959\" could be a year: write 19:59"),
        ("1999", "! there is no time \"1999\": times are 00:00 to 23:59"),
        ("1960", "! there is no time \"1960\": times are 00:00 to 23:59"),
        ("2099", "! there is no time \"2099\": times are 00:00 to 23:59"),
        ("25:00 +1h", "! there is no time \"25:00\": times are 00:00 to 23:59"),
        ("24:00", "! there is no time \"24:00\": times are 00:00 to 23:59"),
        ("12:60", "! there is no time \"12:60\": times are 00:00 to 23:59"),
        ("23:59:60", "! there is no time \"23:59:60\": times are 00:00 to 23:59"),
        ("2575", "! there is no time \"2575\": times are 00:00 to 23:59"),
        ("25点", "! there is no time \"25点\": times are 00:00 to 23:59"),
    ])
    func `Times that do not exist`(typed: String, meaning: String) {
        #expect(read(typed) == meaning)
    }

    @Test func `A minute that does not exist is refused on a 12-hour clock too`() {
        #expect(read("2:75", twelveHour: true) == "! there is no time \"2:75\": times are 00:00 to 23:59")
    }

    @Test(arguments: [
        "", "14", "14h", "14:", "14:3", "14:300", "1:2:3", "pm", "2 xm", "14:30x", "+1d", "+24h", "+1mo", "143", "下午",
        "点",
        "noon pm",
        "-", "14:30-15", "2026-11-30",
    ])
    func `Anything else is not a time`(typed: String) {
        #expect(read(typed).hasPrefix("! \"\(typed)\" is not a time"), "\(read(typed))")
    }
}
