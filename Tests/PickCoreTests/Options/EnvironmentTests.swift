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

    @Test(arguments: ["--limit 3", "--at-least 2", "--at-least 0", "--limit 3 --at-least 2", "--timeout-accept"])
    func `What the defaults say of runs of another kind is passed over`(defaults: String) throws {
        let defaults = environment(["PICK_DEFAULT_OPTS": defaults])
        for words in [[], ["date"], ["-m", "+m"]] {
            let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: defaults)
            #expect(request.select.limit == nil && request.select.givenAtLeast == nil && !request.acceptsOnTimeout)
        }
    }

    @Test(arguments: [
        ("--limit 3 --at-least 2", ["-m"], 3, 2), ("--limit 3 -m", [], 3, 1),
        ("--limit 3", ["-m", "--limit", "5"], 5, 1),
        ("--at-least 0", ["-m"], nil, 0), ("--at-least 2", ["-m", "--at-least", "1"], nil, 1),
        // The command line says what is wanted now.
        ("--limit 3", ["-m", "--at-least", "4"], nil, 4), ("--at-least 2", ["-m", "--limit", "1"], 1, 1),
    ])
    func `A limit of the defaults counts where several can be chosen, behind one of the command line`(
        defaults: String, words: [String], limit: Int?, atLeast: Int
    ) throws {
        let defaults = environment(["PICK_DEFAULT_OPTS": defaults])
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: defaults)
        #expect(request.select.limit == limit)
        #expect(request.select.atLeast == atLeast)
    }

    @Test func `What the defaults say of a timeout counts where there is one`() throws {
        let defaults = environment(["PICK_DEFAULT_OPTS": "--timeout-accept"])
        #expect(try parse("--timeout", "1", environment: defaults).acceptsOnTimeout)
    }

    @Test func `A widget has the form of answer that it asks for, whatever the defaults say`() throws {
        let liked = "-m --json --print-query --print0 --print-index --separator x --escape --order input --accept-nth 2"
        let defaults = environment(["PICK_DEFAULT_OPTS": "--height 5 --prompt 'a ' " + liked])
        let request = try parse("select", "--widget", "--read0", "--print0", environment: defaults)
        let bare = try parse("select", "--read0", "--print0")
        #expect(request.output == bare.output)
        #expect(!request.select.isMulti)
        #expect(request.height == .rows(5))
        let several = try parse("--widget", "--print0", "--multi", environment: defaults)
        #expect(several.select.isMulti && several.output.endsWithNull && !several.output.isJSON)
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
