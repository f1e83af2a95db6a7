/// The completion of fish.
package struct FishCompletion {
    private let options: [OptionSpec]

    package init(options: [OptionSpec] = OptionTable.shown) { self.options = options }

    package var text: String {
        let lines =
            ["# Completion of pick for fish. Made by make generate: do not edit.", "", "complete -c pick -f"]
            + ModeName.allCases.map(line) + options.flatMap(lines)
        return lines.joined(separator: "\n") + "\n"
    }

    /// A mode is a mode only as the first word.
    private func line(_ mode: ModeName) -> String {
        "complete -c pick -n 'test (count (commandline -opc)) -eq 1' -a \(mode.rawValue) -d "
            + quoted(mode.summary[.english])
    }

    private func lines(_ option: OptionSpec) -> [String] {
        let short = option.short.map { "-s \($0) " } ?? ""
        let explanation = "-d " + quoted(option.summary[.english])
        let names = ["\(short)-l \(option.long)"] + option.aliases.map { "-l \($0)" }
        return names.map { "complete -c pick \($0) \(value(option.argument))\(explanation)" }
            + (option.plus.map { [plusLine($0, explanation)] } ?? [])
    }

    /// fish knows no options with a plus sign: they are words like any other, shown when one begins so.
    private func plusLine(_ letter: Character, _ explanation: String) -> String {
        "complete -c pick -n 'string match -q -- \"+*\" (commandline -ct)' -a '+\(letter)' \(explanation)"
    }

    private func value(_ argument: OptionSpec.Argument) -> String {
        guard case .required(_, let completion) = argument else { return "" }
        return switch completion {
        case .nothing: "-x "
        case .file: "-r -F "
        case .words(let words): "-x -a " + quoted(words.joined(separator: " ")) + " "
        case .list(let words):
            "-x -a " + quoted("(__fish_complete_list , \"printf '%s\\n' \(words.joined(separator: " "))\")") + " "
        }
    }

    /// Within single quotes, fish knows two escapes.
    private func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
