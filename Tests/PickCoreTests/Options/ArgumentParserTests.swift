import PickTestSupport
import Testing

@testable import PickCore

/// The request that a command line makes, in an empty environment.
func parse(_ words: String..., environment: Environment = Environment()) throws(UsageError) -> Request {
    try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: environment)
}

@Suite struct ArgumentParserTests {
    @Test(arguments: [
        ["--query", "text"], ["--query=text"], ["-q", "text"], ["-qtext"], ["-mq", "text"], ["-mqtext"],
        ["--que", "text"], ["--que=text"], ["-q", "old", "-q", "text"],
    ])
    func `A value stands behind its option, joined or alone`(words: [String]) throws {
        let request = try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
        #expect(request.query == Array("text".utf8))
        #expect(request.select.isMulti == words[0].hasPrefix("-m"))
    }

    @Test(arguments: ["-", "--", "-x", "--multi", "--no-such", "+s", "", "="])
    func `A value may begin with a dash or be anything else`(value: String) throws {
        #expect(try parse("--prompt", value).prompt == Array(value.utf8))
        #expect(try parse("--prompt=\(value)").prompt == Array(value.utf8))
        #expect(try parse("-q", value, "-m").query == Array(value.utf8))
    }

    @Test func `Only the first equals sign ends a name`() throws {
        #expect(try parse("--prompt=a=b").prompt == Array("a=b".utf8))
        #expect(try parse("-q=a").query == Array("=a".utf8))
    }

    @Test func `Letters are bundled up to the one that takes a value`() throws {
        let request = try parse("-m10e", "-qm")
        #expect(request.select.isMulti && request.select.acceptsOnly && request.select.endsWithoutMatch)
        #expect(request.select.rule.exact)
        #expect(request.query == Array("m".utf8))
    }

    @Test func `Options and items keep their order wherever they stand`() throws {
        let request = try parse("-o", "a", "--multi", "--option=b", "--", "c", "--multi", "--", "")
        #expect(request.items == ["a", "b", "c", "--multi", "--", ""].map { Array($0.utf8) })
    }

    @Test func `Without an item the items come from standard input`() throws {
        #expect(try parse("-m").items == nil)
        #expect(try parse("--").items == [])
    }

    @Test func `Two dashes end the options even where nothing follows`() throws {
        #expect(try parse("-m", "--", "-x").items == [Array("-x".utf8)])
    }

    @Test(arguments: [
        ("no-s", "no-sort"), ("header-", "header-lines"), ("multi", "multi"), ("header", "header"),
        ("timeout", "timeout"), ("timeout-", "timeout-accept"), ("output-", "output-delimiter"), ("sep", "separator"),
        ("query", "query"), ("ver", "version"),
    ])
    func `A beginning stands for a name as long as it is the only one, and a whole name for itself`(
        typed: String, name: String
    ) throws {
        #expect(try OptionTable.long(typed, in: .select).1 == name)
    }

    @Test(arguments: [
        ("--tim", ["--timeout", "--timeout-accept"]), ("--print", ["--print0", "--print-index", "--print-query"]),
        ("--he", ["--header", "--height", "--header-lines", "--help"]),
    ])
    func `A beginning of several names is refused and names them`(typed: String, candidates: [String]) {
        let error = #expect(throws: UsageError.self) { try parse(typed, "1") }
        guard case .ambiguousOption(let name, let all)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(name == typed)
        for candidate in candidates { #expect(all.contains(candidate)) }
    }

    @Test(arguments: [
        ("--quary", "--query"), ("--mutli", "--multi"), ("--colour", "--color"), ("--seperator", "--separator"),
        ("--colr=always", "--color"),
    ])
    func `A name with a slip in it is refused and the nearest one offered`(typed: String, nearest: String) {
        let name = String(typed.prefix { $0 != "=" })
        #expect(throws: UsageError.unknownOption(name, nearest: nearest)) { try parse(typed) }
    }

    @Test(arguments: ["--zzzzzzzzzz", "--generat-e", "--=x"])
    func `A name like no other is refused without an offer`(typed: String) {
        let error = #expect(throws: UsageError.self) { try parse(typed) }
        #expect(error == .unknownOption(String(typed.prefix { $0 != "=" }), nearest: nil))
    }

    @Test(arguments: Compatibility.unknownNegations + Compatibility.unknownLooks + Compatibility.unknownOthers)
    func `What the manual calls unknown of fzf's options is refused by its name`(option: String) {
        let error = #expect(throws: UsageError.self) { try parse(option, "-f", "a") }
        #expect(error?.message.inLine(.english).contains(option) == true)
    }

    @Test func `A letter that is no option is refused by its name`() {
        #expect(throws: UsageError.unknownOption("-z", nearest: nil)) { try parse("-mz") }
        #expect(throws: UsageError.unknownOption("-é", nearest: nil)) { try parse("-é") }
    }

    @Test(arguments: [("--query", "TEXT"), ("-q", "TEXT"), ("-mq", "TEXT"), ("--limit", "N")])
    func `A value that is missing is asked for by its name`(typed: String, placeholder: String) {
        let name = typed == "-mq" ? "-q" : typed
        #expect(throws: UsageError.missingArgument(name, placeholder: placeholder)) { try parse(typed) }
    }

    @Test func `A value for an option that takes none is refused`() {
        #expect(throws: UsageError.unexpectedArgument("--multi")) { try parse("--multi=yes") }
        #expect(throws: UsageError.unexpectedArgument("--multi")) { try parse("--mult=") }
    }

    @Test func `What is neither an option nor behind two dashes is refused with all that follows`() {
        #expect(throws: UsageError.strayWords(["0", "-1"])) { try parse("0", "-1") }
        #expect(throws: UsageError.strayWords(["a", "-", "+2", "-3.5"])) { try parse("a", "-", "+2", "-3.5") }
        for word in ["-", "+", "+xy", "", "+9"] {
            #expect(throws: UsageError.strayWords([word])) { try parse("-m", word) }
        }
    }

    @Test(arguments: [["-f", "a"], ["-o", "b", "--answer", "a"], ["+s"], ["--multi", "c"], ["--", "b"], ["-é"]])
    func `Options behind such words are not taken for items`(options: [String]) {
        for words in [["+x"], ["a", "b"], ["0", "-1"]] {
            #expect(throws: UsageError.strayWords(words)) {
                try ArgumentParser.parse((words + options).map { Array($0.utf8) }, environment: Environment())
            }
        }
    }

    @Test func `A plus takes an option back, as fzf has it`() throws {
        #expect(try parse("+s").select.rule.sorts == false)
        #expect(try parse("-m", "+m").select.isMulti == false)
        #expect(try parse("-i", "+i").select.rule.caseRule == .respect)
        #expect(try parse("+i", "-i").select.rule.caseRule == .ignore)
    }

    @Test(arguments: ["--prompt", "--header", "--default", "--answer", "--query", "--filter", "--separator", "-o"])
    func `Bytes that are no UTF-8 come through in a value`(name: String) throws {
        let value: SpelledBytes = #"caf\xE9 \xFF"#
        let request = try ArgumentParser.parse([Array(name.utf8), value.bytes], environment: Environment())
        let select = request.select
        let held: [[UInt8]?] =
            [request.prompt, request.header, request.defaults.first, request.answer, request.query, select.filter]
            + [request.output.separator, request.items?.first]
        #expect(held.contains(value.bytes))
    }

    @Test func `Joined to its name such a value comes through as well`() throws {
        let joined: SpelledBytes = #"--prompt=\xE9="#
        let short: SpelledBytes = #"-q\xE9"#
        let request = try ArgumentParser.parse([joined.bytes, short.bytes], environment: Environment())
        #expect(request.prompt == [0xE9, 0x3D])
        #expect(request.query == [0xE9])
    }

    @Test func `A mode counts as the first word only`() throws {
        #expect(try parse("select", "-m").select.isMulti)
        #expect(throws: UsageError.strayWords(["select"])) { try parse("-m", "select") }
        #expect(throws: UsageError.strayWords(["select"])) { try parse("select", "select") }
        #expect(try parse("-q", "select").query == Array("select".utf8))
    }

    @Test func `The last of two contrary options counts`() throws {
        #expect(try parse("--color", "never", "--color", "always").color == .always)
        #expect(try parse("-e", "--limit", "2", "--limit", "3", "-m").select.limit == 3)
    }
}
