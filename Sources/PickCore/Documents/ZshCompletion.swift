/// The completion of zsh. To be put into a directory of `fpath`, or read with `source`.
package struct ZshCompletion {
    private let options: [OptionSpec]

    package init(options: [OptionSpec] = OptionTable.shown) { self.options = options }

    /// Another program called pick, of a mail system, has a completion in zsh itself. The first in `fpath` counts, so
    /// this one must come with a line `#compdef`.
    package var text: String {
        """
        #compdef pick
        # Completion of pick for zsh. Made by make generate: do not edit.

        _pick() {
          local mode=select
          local -a specs
          # A mode comes first, items stand behind two hyphens.
          if (( CURRENT == 2 )); then
            specs=(\(modes))
          else
            case ${words[2]} in
              (\(ModeName.allCases.pattern)) mode=${words[2]} ;;
            esac
            if (( ${words[(i)--]} < CURRENT )); then
              case $mode in
                (\(ModeName.allCases.filter(\.takesFile).pattern)) specs=('*:file:_files') ;;
                (*) specs=('*:item: ') ;;
              esac
            elif [[ ${words[2]} == $mode ]]; then
              specs=("1:mode:($mode)")
              case $mode in
                (\(ModeName.allCases.filter(\.takesFile).pattern)) specs+=('2:file:_files') ;;
              esac
            fi
          fi
        \(OptionTable.byModes(options).map(specs).joined(separator: "\n"))
          _arguments -s -S : "${specs[@]}"
        }

        if [[ ${funcstack[1]-} == _pick ]]; then
          _pick "$@"
        elif (( ${+functions[compdef]} )); then
          compdef _pick pick
        fi

        """
    }

    private var modes: String {
        let words = ModeName.allCases.map { mode in
            mode.rawValue + "\\:" + quoted(escaped(mode.summary[.english], "\\ \"'$`();&|<>[]{}*?~#=^!"), within: true)
        }
        return "'1:mode:((\(words.joined(separator: " "))))'"
    }

    /// Adds what a set of modes has.
    private func specs(_ modes: [ModeName], _ options: [OptionSpec]) -> String {
        let lines = options.flatMap(specs).map { "        " + $0 }
        return "  case $mode in\n    (\(modes.pattern)) specs+=(\n\(lines.joined(separator: "\n"))\n      ) ;;\n  esac"
    }

    /// One line for each spelling of the option. A spelling is not offered behind another one, unless it adds to it.
    private func specs(_ option: OptionSpec) -> [String] {
        let names = option.shortSpellings + option.longSpellings
        let others = names.count > 1 ? "(" + names.joined(separator: " ") + ")" : ""
        let explanation = "[" + escaped(option.summary[.english], "\\[]:") + "]"
        return names.map { name in
            let start = option.isRepeatable ? "*" : others
            // `+` takes the value from the same word or the next, `=` from behind an equals sign or the next word.
            let joint = option.needsValue ? name.hasPrefix("--") ? "=" : "+" : option.argument == .none ? "" : "=-"
            return quoted(start + name + joint + explanation + value(option.argument))
        }
    }

    private func value(_ argument: OptionSpec.Argument) -> String {
        if case .optional(let placeholder) = argument { return "::" + placeholder + ": " }
        guard case .required(let placeholder, let completion) = argument else { return "" }
        let message = ":" + escaped(placeholder, "\\[]:") + ":"
        return switch completion {
        case .nothing: message + " "
        case .file: message + "_files"
        case .words(let words): message + "(" + words.joined(separator: " ") + ")"
        case .wordsOrFile(let words):
            message + "_alternative 'words\\:word\\:(\(words.joined(separator: " ")))' 'files\\:file\\:_files'"
        case .list(let words): message + "_values -s , \(placeholder) " + words.joined(separator: " ")
        }
    }

    private func escaped(_ text: String, _ special: String) -> String {
        text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private func quoted(_ text: String, within: Bool = false) -> String {
        let inside = text.map { $0 == "'" ? "'\\''" : String($0) }.joined()
        return within ? inside : "'" + inside + "'"
    }
}
