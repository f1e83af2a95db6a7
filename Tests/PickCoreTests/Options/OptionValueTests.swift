import Testing

@testable import PickCore

@Suite struct OptionValueTests {
    private func value(_ text: String) -> OptionValue { OptionValue(name: "--x", bytes: Array(text.utf8)) }

    @Test(arguments: [("10", 10_000), ("1.5", 1500), ("10s", 10_000), ("500ms", 500), ("2m", 120_000), (".5", 500)])
    func `A time is in seconds or says its unit`(text: String, milliseconds: Int) throws {
        #expect(try value(text).milliseconds() == milliseconds)
    }

    @Test(arguments: ["", "0", "-1", "1e3", "s", "1h", "0.0001", "nan", "inf", "0x10", " 1", "1 s", "99999999999999"])
    func `What is no time above nothing is refused`(text: String) {
        #expect(throws: UsageError.notATime(option: "--x", value: text)) { try value(text).milliseconds() }
    }

    @Test(arguments: ["", "-1", "+3", "1.0", "abc", " 1", "0x1", "99999999999999999999"])
    func `What is no number is refused with the least that is taken`(text: String) {
        #expect(throws: UsageError.notANumber(option: "--x", value: text, least: 0)) {
            try value(text).number(atLeast: 0)
        }
    }

    @Test func `A number has a least value`() throws {
        #expect(try value("0").number(atLeast: 0) == 0)
        #expect(throws: UsageError.notANumber(option: "--x", value: "0", least: 1)) {
            try value("0").number(atLeast: 1)
        }
    }

    @Test(arguments: [("12", Height.rows(12)), ("40%", .percent(40)), ("100%", .percent(100))])
    func `A height is rows or a share`(text: String, height: Height) throws {
        #expect(try value(text).height() == height)
    }

    @Test(arguments: ["", "0", "-3", "101%", "0%", "%", "4.5", "ten"])
    func `What is no height is refused`(text: String) {
        #expect(throws: UsageError.notAHeight(option: "--x", value: text)) { try value(text).height() }
    }

    @Test func `A word of a closed set is taken whole or refused with the set`() throws {
        #expect(try value("never").choice(ColorChoice.self) == .never)
        #expect(throws: UsageError.notAChoice(option: "--x", value: "Never", choices: ["auto", "always", "never"])) {
            try value("Never").choice(ColorChoice.self)
        }
    }

    @Test(arguments: [
        UsageError.notAChoice(option: "--x", value: "c", choices: ["a", "b"]),
        .ambiguousOption("--x", candidates: ["a", "b"]), .otherMode("--x", mode: .select, has: [.date, .time]),
    ])
    func `A list in a Chinese message has its own comma`(error: UsageError) {
        #expect(error.message[.chinese].contains("、") && !error.message[.chinese].contains(", "))
        #expect(error.message[.english].contains(", "))
    }

    @Test(arguments: ["0", "", "1,", "a", "1...", "1-2", ",", "1..0"])
    func `What is no list of fields is refused`(text: String) {
        #expect(throws: UsageError.notAField(option: "--x", value: text)) { try value(text).fields() }
    }

    @Test(arguments: ["1", "-1", "2..", "..-2", "1..3", "..", "1,3", "2..,-1"])
    func `Fields are taken in fzf's syntax`(text: String) throws {
        #expect(try value(text).fields().isEmpty == false)
    }
}

@Suite struct RequestCheckTests {
    @Test(arguments: [
        (["--limit", "2"], UsageError.needs(option: "--limit", other: "--multi")),
        (["--at-least", "2"], .needs(option: "--at-least", other: "--multi")),
        (["--at-least", "0"], .needs(option: "--at-least", other: "--multi")),
        (["--at-least", "1"], .needs(option: "--at-least", other: "--multi")),
        (["date", "--default", "today", "--default", "fri"], .givenTwice("--default")),
        (["--default", "a", "--default", "b"], .needs(option: "a second --default", other: "--multi")),
        (["-m", "--limit", "2", "--at-least", "3"], .contradicts(option: "--at-least 3", other: "--limit 2")),
        (["--tty", "-"], .needs(option: "--tty -", other: "--option")),
        (["--answer", "a", "--filter", "b"], .contradicts(option: "--answer", other: "--filter")),
        (["--timeout-accept"], .needs(option: "--timeout-accept", other: "--timeout")),
        (["--escape", "--separator", #"\"#], .contradicts(option: "--escape", other: #"--separator \"#)),
    ])
    func `What cannot be meant is refused`(words: [String], error: UsageError) {
        #expect(throws: error) {
            try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        }
    }

    @Test(arguments: [
        ["--limit", "1"], ["-m", "--limit", "2", "--at-least", "2"], ["-m", "--at-least", "0"],
        ["-m", "--default", "a", "--default", "b"], ["--tty", "-", "-o", "a"], ["--tty", "-", "--"],
        ["--timeout", "1", "--timeout-accept"], ["--escape", "--separator", #"a\"#],
    ])
    func `What can be meant is taken`(words: [String]) throws {
        _ = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
    }

    @Test func `Without items to read, answers can come from standard input in any other mode`() throws {
        #expect(try parse("date", "--tty", "-").terminal == .standardInput)
    }

    @Test func `A question about the program is answered whatever else was said`() throws {
        #expect(try parse("--help", "--limit", "2").document == .help)
        #expect(try parse("--tty", "-", "--version").document == .version)
    }

    @Test func `The separator must be something`() {
        #expect(throws: UsageError.missingArgument("--separator", placeholder: "TEXT")) { try parse("--separator=") }
    }
}
