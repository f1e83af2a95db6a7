import PickCore
import PickTestSupport
import Testing

@testable import PickTerminal

@Suite(.enabled(if: TextFile.read("/usr/share/zoneinfo/Europe/Berlin") != nil, "the time zone data are not installed"))
struct CivilSystemZoneTests {
    static let zones = [
        "Asia/Shanghai", "America/New_York", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu",
        "Asia/Beirut",
        "Pacific/Apia", "Europe/London", "Africa/Casablanca", "EST5EDT,M3.2.0,M11.1.0", "UTC", "<+0330>-3:30",
    ]

    /// All at once in one run of `date` a zone: instants as GNU `date -f` reads them, a line for each.
    @Test(arguments: zones)
    func `Random instants are printed as GNU date prints them`(name: String) throws {
        var random = SeededGenerator()
        let zone = try #require(SystemZone(named: name))
        let instants = (0..<150).map { index in
            // Most of them in the years when clocks were set, some in all the calendar.
            Int.random(
                in: index < 120 ? -3_000_000_000...4_000_000_000 : -62_000_000_000...253_000_000_000, using: &random)
        }
        let format =
            "%Y-%m-%dT%H:%M:%S%z %:z %::z %Z %a %A %b %B %j %G-W%V-%u %g %U %W %w %I %p %y %C %e %k %l %-d %_m %q %s"
        let ended = try run(
            "/usr/bin/date", ["-f", "-", "+\(format)"],
            stdin: .bytes(Array(instants.map { "@\($0)\n" }.joined().utf8)),
            environment: .standard.setting("TZ", name).setting("LC_ALL", "C"))
        let lines = ended.output.split(separator: "\n").map(String.init)
        try #require(lines.count == instants.count, "\(ended.errors)")
        let dateFormat = try DateFormat(format, for: .dateTime(seconds: true))
        for (instant, line) in zip(instants, lines) {
            let time = try #require(zone.time(at: instant))
            #expect(dateFormat.string(FormatValue(time, in: zone)) == line, "@\(instant) in \(name): \(random)")
        }
    }

    @Test(arguments: zones)
    func `The time on the wall leads back to its instant`(name: String) throws {
        var random = SeededGenerator()
        let zone = try #require(SystemZone(named: name))
        for _ in 0..<500 {
            let instant = Int.random(in: -3_000_000_000...4_000_000_000, using: &random)
            let time = try #require(zone.time(at: instant))
            switch zone.occurrence(of: time.civil) {
            case .once(let found): #expect(found == time, "@\(instant): \(random)")
            case .twice(let first, let second):
                #expect([first, second].contains(time) && first.instant < second.instant, "@\(instant): \(random)")
            case .never: Issue.record("@\(instant) does not exist: \(random)")
            }
        }
    }

    private func occurrence(_ name: String, _ day: String, _ hour: Int, _ minute: Int = 0) throws -> String {
        let zone = try #require(SystemZone(named: name))
        let date = try #require(DateGrammar(today: .earliest).read(Array(day.utf8)).value?.span.first)
        let time = try #require(CivilTime(hour: hour, minute: minute))
        return switch zone.occurrence(of: CivilDateTime(date, time)) {
        case .never(let next): "next \(next?.text ?? "-")"
        case .once(let time): time.text
        case .twice(let first, let second): "\(first.text), \(second.text)"
        }
    }

    @Test(arguments: [
        ("America/Sao_Paulo", "2018-11-04", 0, "next 2018-11-04T01:00:00-02:00"),
        ("America/Havana", "2024-03-10", 0, "next 2024-03-10T01:00:00-04:00"),
        ("Asia/Beirut", "2022-03-27", 0, "next 2022-03-27T01:00:00+03:00"),
        ("Asia/Shanghai", "1940-06-01", 0, "next 1940-06-01T01:00:00+09:00"),
    ])
    func `Midnight can be missing`(name: String, day: String, hour: Int, text: String) throws {
        #expect(try occurrence(name, day, hour) == text)
    }

    @Test func `Offsets can change without daylight saving time`() throws {
        // The standard time of Caracas went forward half an hour, that of Pyongyang half an hour, Samoa lost a day.
        #expect(try occurrence("America/Caracas", "2016-05-01", 2, 45) == "next 2016-05-01T03:00:00-04:00")
        #expect(try occurrence("Asia/Pyongyang", "2018-05-04", 23, 45) == "next 2018-05-05T00:00:00+09:00")
        #expect(try occurrence("Pacific/Apia", "2011-12-30", 12) == "next 2011-12-31T00:00:00+14:00")
        #expect(
            try occurrence("Asia/Pyongyang", "2015-08-14", 23, 45)
                == "2015-08-14T23:45:00+09:00, 2015-08-14T23:45:00+08:30")
    }

    @Test func `Lord Howe changes its clocks by half an hour`() throws {
        #expect(try occurrence("Australia/Lord_Howe", "2024-10-06", 2, 15) == "next 2024-10-06T02:30:00+11:00")
        #expect(
            try occurrence("Australia/Lord_Howe", "2024-04-07", 1, 45)
                == "2024-04-07T01:45:00+11:00, 2024-04-07T01:45:00+10:30")
    }

    @Test func `A rule of POSIX is a zone`() throws {
        #expect(try occurrence("EST5EDT,M3.2.0,M11.1.0", "2026-03-08", 2, 30) == "next 2026-03-08T03:00:00-04:00")
        #expect(try occurrence("CST-8", "2026-11-30", 14, 5) == "2026-11-30T14:05:00+08:00")
    }

    @Test(arguments: [
        "Asia/Shanghai", ":Asia/Shanghai", "/usr/share/zoneinfo/Asia/Shanghai", "UTC", "GMT", "UTC0", "CST-8",
        "EST5EDT",
        "EST5EDT,M3.2.0,M11.1.0", "CET-1CEST,M3.5.0,M10.5.0/3", "<+08>-8", "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
        "IST-5:30",
        "AAA1BBB,J60/2,300/2:30:00", "NZST-12NZDT-13,M9.5.0,M4.1.0/3",
    ])
    func `Zones that are known`(name: String) {
        #expect(SystemZone(named: name) != nil)
    }

    @Test(arguments: [
        "", "Asia/Shangai", "Mars/Phobos", "asia", "Asia", "/etc/passwd", "/nonexistent", "../../../etc/passwd", "CST",
        "AB1", "CST-",
        "CST-25", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,M11.1.0,", "<+08-8", "+08",
        "EST5EDT,J0,J60", "CST-8x",
        ":EST5EDT,M3.2.0,M11.1.0", "zone.tab", "UTC ",
    ])
    func `Zones that are not known, which glibc would take for UTC`(name: String) {
        #expect(SystemZone(named: name) == nil)
    }

    @Test func `The zone of the environment`() throws {
        #expect(SystemZone.environment("Asia/Shanghai")?.name == "Asia/Shanghai")
        #expect(SystemZone.environment("")?.name == "UTC")
        #expect(SystemZone.environment("Mars/Phobos") == nil)
        let machine = try #require(SystemZone.environment(nil))
        #expect(!machine.name.isEmpty)
        #expect(machine.time(at: 0) != nil)
    }

    @Test func `Zones can be used side by side`() throws {
        let shanghai = try #require(SystemZone(named: "Asia/Shanghai"))
        let newYork = try #require(SystemZone(named: "America/New_York"))
        for _ in 0..<100 {
            #expect(shanghai.offset(at: 1_796_043_930).text == "+08:00")
            #expect(newYork.offset(at: 1_796_043_930).text == "-05:00")
        }
        #expect(shanghai.abbreviation(at: 0) == "CST")
    }
}
