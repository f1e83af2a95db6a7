import Testing

@testable import PickCore

@Suite struct CivilDurationRuleTests {
    private func rule(_ change: (inout CivilOptions) -> Void = { _ in }) throws(OptionFault) -> DurationRule {
        var options = CivilOptions()
        change(&options)
        return try DurationRule(options)
    }

    private func fault(_ change: (inout CivilOptions) -> Void) -> String {
        do throws(OptionFault) {
            _ = try rule(change)
            return "none"
        } catch {
            return error.text(.english)
        }
    }

    @Test func `Bounds and steps refuse with a reason`() throws {
        let rule = try rule { ($0.minimum, $0.maximum, $0.step) = (bytes("10m"), bytes("8h"), bytes("5m")) }
        #expect(rule.initial.text == "00:10:00")
        #expect(shown(rule, "5m") == "! 00:05:00 is too short: the shortest is 00:10:00")
        #expect(shown(rule, "9h") == "! 09:00:00 is too long: the longest is 08:00:00")
        #expect(shown(rule, "12m") == "! 00:12:00 is between two steps: write 00:10:00 or 00:15:00")
        #expect(shown(rule, "1.5h") == "01:30:00")
        #expect(rule.boundsText(.english) == "00:10:00 to 08:00:00")
    }

    @Test(arguments: [("hms", "01:30:00"), ("seconds", "5400"), ("iso", "PT1H30M")])
    func `Forms of output`(form: String, text: String) throws {
        #expect(shown(try rule { $0.durationOutput = bytes(form) }, "90m") == text)
    }

    @Test(arguments: [(0, "PT0S"), (1, "PT1S"), (60, "PT1M"), (3600, "PT1H"), (90_061, "PT25H1M1S")])
    func `The form of ISO 8601 can be typed`(seconds: Int, text: String) {
        #expect(CivilDuration(seconds: seconds).isoText == text)
        #expect(DurationGrammar().read(bytes(text)).value?.seconds == seconds)
    }

    @Test func `A highlight stops at the bounds and at no time at all`() throws {
        let free = try rule()
        #expect(free.initial == .zero)
        #expect(free.move(.zero, .second, by: -1) == .zero)
        #expect(free.move(CivilDuration(seconds: .max), .hour, by: 1).seconds == .max)
        let bound = try rule { ($0.maximum, $0.step) = (bytes("1h"), bytes("25m")) }
        #expect(bound.move(.zero, .minute, by: 1).seconds == 1500)
        #expect(bound.move(.zero, .hour, by: 1).seconds == 3000)
        #expect(bound.move(CivilDuration(seconds: 3000), .minute, by: 1).seconds == 3000)
    }

    @Test func `Options that cannot be used say why`() {
        #expect(
            fault { ($0.minimum, $0.maximum) = (bytes("2h"), bytes("1h")) } == "--min: 02:00:00 is after --max 01:00:00"
        )
        #expect(fault { $0.durationOutput = bytes("x") } == "--output: \"x\" is not one of hms, seconds, iso")
        #expect(
            fault { ($0.durationOutput, $0.format) = (bytes("iso"), bytes("%s")) }
                == "--output: it cannot be used with --format")
        #expect(fault { $0.step = bytes("0s") }.hasPrefix("--step: \"0s\" is not a step"))
        #expect(
            fault { ($0.minimum, $0.maximum, $0.step) = (bytes("6m"), bytes("9m"), bytes("5m")) }
                == "--step: nothing is left to choose")
        #expect(fault { $0.initial = bytes("90") }.hasPrefix("--default: \"90\" has no unit"))
    }

    @Test func `JSON`() throws {
        let rule = try rule()
        let json = String(
            decoding: JSONValue.object(rule.record(CivilDuration(seconds: 5400))).serialized, as: UTF8.self)
        #expect(json == #"{"mode":"duration","value":"01:30:00","seconds":5400,"iso":"PT1H30M"}"#)
    }
}
