import Testing

@testable import PickCore

@Suite struct EnvironmentTests {
    private func environment(_ values: [String: String]) -> Environment {
        Environment { name in values["\(name)"].map { Array($0.utf8) } }
    }

    @Test func `The defaults are split like a shell would and stand before the command line`() throws {
        let defaults = environment(["PICK_DEFAULT_OPTS": #"--prompt 'a b' -m --height "40%" -q x"#])
        let request = try parse("-q", "y", environment: defaults)
        #expect(request.prompt == Array("a b".utf8))
        #expect(request.select.isMulti)
        #expect(request.height == .percent(40))
        #expect(request.query == Array("y".utf8))
    }

    @Test func `The command line can take a default back`() throws {
        #expect(try parse("+m", environment: environment(["PICK_DEFAULT_OPTS": "-m"])).select.isMulti == false)
    }

    @Test func `Nothing in the defaults is expanded`() throws {
        let defaults = environment(["PICK_DEFAULT_OPTS": #"--prompt $HOME/*~`x`"#])
        #expect(try parse(environment: defaults).prompt == Array("$HOME/*~`x`".utf8))
    }

    @Test func `A mode stays the first word of the command line when there are defaults`() throws {
        let defaults = environment(["PICK_DEFAULT_OPTS": "--tac"])
        #expect(try parse("select", "-m", environment: defaults).select.rule.newestFirst)
    }

    @Test func `An open quote in the defaults is refused by the variable's name`() {
        #expect(throws: UsageError.unclosedQuote(variable: "PICK_DEFAULT_OPTS")) {
            try parse(environment: environment(["PICK_DEFAULT_OPTS": "--prompt 'a"]))
        }
    }

    @Test func `A wrong option in the defaults is refused with the name of the variable`() {
        let error = #expect(throws: UsageError.self) {
            try parse(environment: environment(["PICK_DEFAULT_OPTS": "--mutli"]))
        }
        #expect(error?.message.inLine(.english) == "PICK_DEFAULT_OPTS: unknown option --mutli; the nearest is --multi")
    }

    @Test(arguments: [("1", true), ("yes", true), ("0", false), ("", false)])
    func `A switch in the environment is on unless it is empty or zero`(text: String, isOn: Bool) throws {
        let request = try parse(environment: environment(["PICK_NO_INPUT": text, "ACCESSIBLE": text]))
        #expect(request.asksNothing == isOn)
        #expect(request.isPlain == isOn)
    }

    @Test func `NO_COLOR switches colour off and an option switches it on again`() throws {
        let noColor = environment(["NO_COLOR": "1"])
        #expect(try parse(environment: noColor).color == .never)
        #expect(try parse("--color", "always", environment: noColor).color == .always)
        #expect(try parse(environment: environment(["NO_COLOR": ""])).color == .auto)
    }

    @Test(arguments: [
        (["LC_ALL": "zh_CN.UTF-8"], Language.chinese), (["LC_MESSAGES": "zh_TW"], .chinese), (["LANG": "zh"], .chinese),
        (["LC_ALL": "C", "LANG": "zh_CN.UTF-8"], .english), (["LC_ALL": "", "LANG": "zh_CN"], .chinese),
        (["LC_MESSAGES": "de_DE", "LANG": "zh_CN"], .english), ([:], .english),
    ])
    func `The first locale variable that says something decides the language`(
        values: [String: String], language: Language
    ) throws {
        #expect(try parse(environment: environment(values)).language == language)
        #expect(try parse("--lang", "zh", environment: environment(values)).language == .chinese)
    }
}
