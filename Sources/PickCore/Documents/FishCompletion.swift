/// The completion of fish.
package struct FishCompletion {
    private let options: [OptionSpec]

    package init(options: [OptionSpec] = OptionTable.shown) { self.options = options }

    package var text: String {
        """
        # Completion of pick for fish. Made by make generate: do not edit.

        # Whether the mode is one of the given ones.
        function __fish_pick_mode
            set -l words (commandline -opc)
            set -l mode select
            if contains -- "$words[2]" \(names)
                set mode $words[2]
            end
            contains -- $mode $argv
        end

        complete -c pick -f
        complete -c pick -n '__fish_pick_mode \(filed)' -F
        \((ModeName.allCases.map(line) + options.flatMap(lines)).joined(separator: "\n"))

        """
    }

    private var names: String { ModeName.allCases.map(\.rawValue).joined(separator: " ") }

    /// Modes that read a file which is no value of an option.
    private var filed: String { ModeName.allCases.filter(\.takesFile).map(\.rawValue).joined(separator: " ") }

    /// A mode is a mode only as the first word.
    private func line(_ mode: ModeName) -> String {
        "complete -c pick -n 'test (count (commandline -opc)) -eq 1' -a \(mode.rawValue) -d "
            + quoted(mode.summary[.english])
    }

    /// What comes before an option that some modes lack.
    private func start(_ option: OptionSpec) -> String {
        let modes = option.modeNames.map(\.rawValue).joined(separator: " ")
        return "complete -c pick " + (modes == names ? "" : "-n '__fish_pick_mode \(modes)' ")
    }

    private func lines(_ option: OptionSpec) -> [String] {
        let short = option.short.map { "-s \($0) " } ?? ""
        let explanation = "-d " + quoted(option.summary[.english])
        let names = ["\(short)-l \(option.long)"] + option.aliases.map { "-l \($0)" }
        var lines = names.map { start(option) + "\($0) \(value(option.argument))\(explanation)" }
        if let plus = option.plus { lines.append(plusLine(plus, explanation)) }
        return lines
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
        case .words(let words): "-x -a '" + listed(words) + "' "
        case .wordsOrFile(let words): "-r -F -a '" + listed(words) + "' "
        case .list(let words):
            "-x -a " + quoted("(__fish_complete_list , \"printf '%s\\t\\n' \(words.joined(separator: " "))\")") + " "
        }
    }

    /// A tab ends each word: it has no explanation, where otherwise that of the option would stand.
    private func listed(_ words: [String]) -> String { words.map { $0 + "\\t\"\"" }.joined(separator: " ") }

    /// Within single quotes, fish knows two escapes.
    private func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
