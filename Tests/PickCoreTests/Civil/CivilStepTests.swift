import PickTestSupport
import Testing

@testable import PickCore

@Suite struct CivilStepTests {
    @Test(arguments: [
        ("2023-01-31", ["2023-02-28", "2023-03-31", "2023-04-30"]), ("2024-01-31", ["2024-02-29", "2024-03-31"]),
        ("2026-11-30", ["2026-12-30", "2027-01-30", "2027-02-28", "2027-03-30"]),
    ])
    func `DT-01: a month step clamps and remembers the wanted day`(start: String, months: [String]) throws {
        var stepper = DateStepper(try date(start))
        for expected in months {
            stepper.step(.month, by: 1)
            #expect(stepper.date.text == expected)
        }
        stepper.step(.month, by: -months.count)
        #expect(stepper.date.text == start)
    }

    @Test func `A year step from a leap day comes back to it`() throws {
        var stepper = DateStepper(try date("2024-02-29"))
        stepper.step(.year, by: 1)
        #expect(stepper.date.text == "2025-02-28")
        stepper.step(.year, by: 3)
        #expect(stepper.date.text == "2028-02-29")
    }

    @Test func `A day step chooses a new day to remember`() throws {
        var stepper = DateStepper(try date("2023-01-31"))
        stepper.step(.month, by: 1)
        stepper.step(.day, by: -1)
        stepper.step(.month, by: 1)
        #expect(stepper.date.text == "2023-03-27")
    }

    @Test(arguments: DateUnit.allCases)
    func `Steps there and back end where they began`(unit: DateUnit) {
        var random = SeededGenerator()
        for _ in 0..<3000 {
            let start = DateStepper(randomDate(&random))
            let count = Int.random(in: -500...500, using: &random)
            var stepper = start
            guard stepper.step(unit, by: count) else {
                #expect(stepper == start, "\(random)")
                continue
            }
            stepper.step(unit, by: -count)
            #expect(stepper == start, "\(start.date.text) \(unit) \(count): \(random)")
        }
    }

    @Test(arguments: DateUnit.allCases)
    func `One step of many is many steps of one`(unit: DateUnit) {
        var random = SeededGenerator()
        for _ in 0..<200 {
            let start = DateStepper(CivilDate(1000 + Int.random(in: 0...8000, using: &random), 1, 31))
            var once = start
            var often = start
            once.step(unit, by: 40)
            for _ in 0..<40 { often.step(unit, by: 1) }
            #expect(once == often, "\(start.date.text): \(random)")
        }
    }

    @Test(arguments: DateUnit.allCases)
    func `A step out of the calendar changes nothing`(unit: DateUnit) {
        for (date, counts) in [(CivilDate.earliest, [-1, .min]), (.latest, [1, .max])] {
            for count in counts {
                var stepper = DateStepper(date)
                let isDone = stepper.step(unit, by: count)
                #expect(!isDone)
                #expect(stepper == DateStepper(date))
            }
        }
    }

    @Test func `Seconds of a date-time count there and back`() {
        var random = SeededGenerator()
        for _ in 0..<3000 {
            let time = CivilDateTime(
                randomDate(&random), CivilTime(secondOfDay: Int.random(in: 0..<86_400, using: &random)))
            #expect(CivilDateTime(secondNumber: time.secondNumber) == time, "\(random)")
        }
        #expect(CivilDateTime(secondNumber: .max) == nil)
        #expect(CivilDateTime(secondNumber: .min) == nil)
    }
}
