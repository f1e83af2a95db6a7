import PickTestSupport
import Testing

/// Numbers typed on the wheels of a date, a time or a length of time.
@Suite struct WheelNumberTests {
    @Test(arguments: [
        (["time", "--default", "09:00"], "Hour", "14{Tab}30{Enter}", "14:30\n"),
        (["time", "--default", "09:00"], "Hour", "14{Right}30{Left}8{Enter}", "08:30\n"),
        (["time", "--default", "09:00"], "Hour", "14{Down}{Tab}7{Up}{Enter}", "15:06\n"),
        (["time", "--default", "09:00"], "Hour", "25{Left}{BS}1{Enter}", "15:00\n"),
        (["time", "--default", "09:00"], "Hour", "1430{Enter}", "14:30\n"),
        (["time", "--default", "09:00", "--seconds"], "Hour", "7{Tab}8{Tab}9{Enter}", "07:08:09\n"),
        (["time", "--default", "21:00", "--12h"], "Hour", "3{Tab}45{Enter}", "15:45\n"),
        (
            ["datetime", "--default", "2026-11-30 09:00", "--zone", "UTC"], "Hour", "24{Tab}8{Tab}30{Enter}",
            "2026-11-24T08:30:00+00:00\n"
        ),
        (["duration"], "Hours", "100{Tab}30{Tab}5{Enter}", "100:30:05\n"),
        (["duration"], "Hours", "90m{Enter}", "01:30:00\n"),
        (["date", "--precision", "year"], "Year", "1987{Enter}", "1987\n"),
        (["date", "--precision", "month"], "Month", "2010{Tab}2{Enter}", "2010-02\n"),
        (["date", "--precision", "quarter"], "Quarter", "2010{Right}3{Enter}", "2010-Q3\n"),
        (["date", "--precision", "week"], "Week", "2020{Tab}53{Enter}", "2020-W53\n"),
    ])
    func `Numbers set the wheels one after the other`(
        words: [String], title: String, keys: String, output: String
    ) throws {
        let session = try askLive(words)
        #expect(try session.answer(keys, below: title).output == output)
        expectClean(session)
    }

    @Test func `The wheel that a number is for is seen before Enter takes it`() throws {
        let session = try askLive(["time", "--default", "09:00"])
        try session.waitForText("> 09:00")
        try session.press("14")
        try session.waitForText("> 14:00, Hour set to 14")
        #expect(session.screen.contains("[14]"))
        try session.press("{Tab}")
        try session.waitForText("[00]")
        try session.press("5")
        try session.waitForText("> 14:05, Minute set to 5")
        #expect(try session.answer("{Enter}", below: "[05]").output == "14:05\n")
        expectClean(session)
    }

    @Test(arguments: [
        (["time"], "25", "Hour", "no time \"25:"),
        (["time", "--step", "15m"], "{Tab}7", "Hour", "between two steps"),
        (["time", "--max", "10:00", "--default", "09:00"], "11", "Hour", "11:00 is too late: the latest is 10:00"),
        (["date", "--precision", "month"], "{Tab}13", "Month", "months are 1 to 12"),
        (["duration", "--max", "8h"], "9", "Hours", "the longest is 08:00:00"),
    ])
    func `A number that a wheel does not have is refused in place`(
        words: [String], keys: String, title: String, reason: String
    ) throws {
        let session = try askLive(words)
        try session.expectRefusal(of: keys, below: title, reason)
    }

    @Test func `Whatever is typed and stepped on wheels, Enter takes what is seen`() throws {
        var random = SeededGenerator()
        let keys =
            (0...9).map(String.init) + ["{Tab}", "{S-Tab}", "{Up}", "{Down}", "{Left}", "{Right}", "{BS}", "{C-u}"]
        for words in [["time"], ["duration"], ["date", "--precision", "month"], ["date", "--precision", "week"]] {
            for _ in 0..<6 {
                let session = try askLive(words + ["--color", "never"])
                try session.wait(until: { $0.contains("[") })
                let pressed = (0..<12).map { _ in keys.randomElement(using: &random) ?? "1" }.joined()
                try session.press(pressed)
                let mark = session.mark()
                // The last key has all drawn anew, when those before it have done what they do.
                try session.press("{C-l}")
                try session.wait(
                    until: { _ in
                        let sent = String(decoding: session.received(since: mark), as: UTF8.self)
                        return sent.contains("\u{1B}[?7l\r\u{1B}[J")
                            && (sent.hasSuffix("\u{1B}[?25h") || sent.hasSuffix("\u{1B}[?25h\u{7}"))
                    }, for: "all was drawn anew")
                let seen = session.screen.pictureBelowLine
                let failure = "\(words) \(pressed) \(random)\n\(session.screen)"
                let row = session.screen.rows.dropFirst(session.screen.cursor.row + 1).first { $0.hasPrefix("> ") }
                try session.press("{Enter}{C-u}{C-d}")
                let ended = try session.finish()
                if ended.status == .exit(0) {
                    #expect(row?.dropFirst(2).hasPrefix(ended.output.dropLast()) == true, "\(failure)")
                    #expect(seen.contains { $0.contains("[") }, "\(failure)")
                } else {
                    #expect(ended.status == .exit(130) && row == nil, "\(failure)")
                }
                expectClean(session)
            }
        }
    }
}
