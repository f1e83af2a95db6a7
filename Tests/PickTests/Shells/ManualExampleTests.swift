import PickTestSupport
import Testing

/// The examples of the manual, taken from the page as it is read on a screen.
@Suite struct ManualExampleTests {
    private static func blocks(of section: String) throws -> [String] {
        try RenderedManual.blocks(of: Repository.path + "/man/pick.1", section: section)
    }

    /// Runs a script as bash would from a file, with `pick` on its path and no terminal.
    private func bash(_ script: String, typed: String = "") throws -> Ended {
        let (tools, place) = (TemporaryDirectory(), TemporaryDirectory())
        _ = try run("ln", ["-s", BuiltProgram.path, tools.path + "/pick"])
        let path = tools.path + ":" + (TestEnvironment.standard.values["PATH"] ?? "")
        return try run(
            "bash", [tools.write(script, to: "script")], stdin: .text(typed),
            environment: TestEnvironment.standard.setting("PATH", path), directory: place.path)
    }

    /// Texts of comments that begin with the word.
    private func comments(_ word: String, in script: String) -> String {
        let start = "# \(word) "
        return script.split(separator: "\n").filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) + "\n" }
            .joined()
    }

    @Test func `There are ten examples or more, and each says what it prints`() throws {
        let examples = try Self.blocks(of: "EXAMPLES")
        #expect(examples.count >= 10)
        for example in examples { #expect(comments("prints", in: example) != "", "\(example)") }
    }

    @Test(arguments: try blocks(of: "EXAMPLES"))
    func `An example prints what it says`(example: String) throws {
        let ended = try bash(example, typed: comments("typed", in: example))
        #expect(ended.output == comments("prints", in: example), "\(ended)")
    }

    @Test func `The function that undoes --escape gives back every text`() throws {
        let function = try #require(try Self.blocks(of: "MULTIPLE ANSWERS").first)
        let texts = [#"a;b"#, #"c\d"#, #"\;"#, #"\\"#, " e ", ";", "f"]
        let items = texts.map { "'\($0)'" }.joined(separator: " ")
        let ended = try bash(
            function + """
                split_answer "$(pick --multi --escape --answer '1-\(texts.count)' -- \(items))"
                printf '<%s>\\n' "${parts[@]}"
                """)
        #expect(ended.output == texts.map { "<\($0)>\n" }.joined())
        #expect(ended.errors == "")
    }

    @Test func `The example of the JSON output is what is printed`() throws {
        let example = try #require(try Self.blocks(of: "OUTPUT").first)
        let ended = try run(BuiltProgram.path, ["--multi", "--json", "--answer", "a;c", "--", "a", "b", "c"])
        #expect(ended.output == example)
    }
}
