import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CivilZoneTests {
    private func civil(_ day: String, _ hour: Int, _ minute: Int, _ second: Int = 0) throws -> CivilDateTime {
        CivilDateTime(try date(day), try #require(CivilTime(hour: hour, minute: minute, second: second)))
    }

    private func occurrence(_ zone: some Zone, _ day: String, _ hour: Int, _ minute: Int) throws -> String {
        switch zone.occurrence(of: try civil(day, hour, minute)) {
        case .never(let next): "never, next \(next?.text ?? "-")"
        case .once(let time): time.text
        case .twice(let first, let second): "\(first.text) and \(second.text)"
        }
    }

    @Test func `A time that is skipped names the next one, a time that comes twice both`() throws {
        let zone = TableZone.berlin
        #expect(try occurrence(zone, "2024-03-31", 1, 59) == "2024-03-31T01:59:00+01:00")
        #expect(try occurrence(zone, "2024-03-31", 2, 0) == "never, next 2024-03-31T03:00:00+02:00")
        #expect(try occurrence(zone, "2024-03-31", 2, 59) == "never, next 2024-03-31T03:00:00+02:00")
        #expect(try occurrence(zone, "2024-03-31", 3, 0) == "2024-03-31T03:00:00+02:00")
        #expect(
            try occurrence(zone, "2024-10-27", 2, 30) == "2024-10-27T02:30:00+02:00 and 2024-10-27T02:30:00+01:00")
        #expect(try occurrence(zone, "2024-10-27", 3, 0) == "2024-10-27T03:00:00+01:00")
    }

    @Test func `A whole day can be skipped`() throws {
        #expect(try occurrence(TableZone.apia, "2011-12-30", 12, 0) == "never, next 2011-12-31T00:00:00+14:00")
        #expect(try occurrence(TableZone.apia, "2011-12-29", 23, 59) == "2011-12-29T23:59:00-10:00")
    }

    @Test func `DT-06: an hour passes over the change of clocks and comes back`() throws {
        let start = ZonedDateTime(try civil("2024-03-31", 1, 30), ZoneOffset(seconds: 3600))
        var stepper = ZonedStepper(start, in: TableZone.berlin)
        stepper.step(.hour, by: 1)
        #expect(stepper.time.text == "2024-03-31T03:30:00+02:00")
        stepper.step(.hour, by: -1)
        #expect(stepper.time == start)
    }

    @Test func `A day step into a gap takes the next time and remembers the wanted one`() throws {
        var stepper = ZonedStepper(
            ZonedDateTime(try civil("2024-03-30", 2, 30), ZoneOffset(seconds: 3600)), in: TableZone.berlin)
        stepper.step(.date(.day), by: 1)
        #expect(stepper.time.text == "2024-03-31T03:00:00+02:00")
        stepper.step(.date(.day), by: 1)
        #expect(stepper.time.text == "2024-04-01T02:30:00+02:00")
    }

    @Test func `Steps there and back over changes of clocks`() {
        var random = SeededGenerator()
        for _ in 0..<500 {
            let instant = Int.random(in: 1_704_067_200...1_735_689_600, using: &random)
            guard let start = TableZone.berlin.time(at: instant) else { continue }
            for unit in [DateTimeUnit.hour, .minute, .second] {
                let count = Int.random(in: -5000...5000, using: &random)
                var stepper = ZonedStepper(start, in: TableZone.berlin)
                stepper.step(unit, by: count)
                stepper.step(unit, by: -count)
                #expect(stepper.time == start, "\(start.text) \(unit) \(count): \(random)")
            }
        }
    }

    @Test func `The ends of the calendar stop a step`() throws {
        let utc = FixedZone.utc
        let last = try #require(utc.time(at: 253_402_300_799))
        #expect(last.text == "9999-12-31T23:59:59+00:00")
        let steps: [(DateTimeUnit, Int)] = [
            (.second, 1), (.hour, 1), (.date(.day), 1), (.second, .max), (.second, .min), (.hour, .min),
        ]
        for (unit, count) in steps {
            var stepper = ZonedStepper(last, in: utc)
            let isDone = stepper.step(unit, by: count)
            #expect(!isDone && stepper.time == last)
        }
        #expect(utc.time(at: .max) == nil)
    }

    @Test func `Offsets are written with minutes, and with seconds when they have any`() {
        #expect(ZoneOffset(seconds: 28_800).text == "+08:00")
        #expect(ZoneOffset(seconds: -12_600).text == "-03:30")
        #expect(ZoneOffset(seconds: 29_143).text == "+08:05:43")
        #expect(ZoneOffset.utc.text == "+00:00")
    }
}
