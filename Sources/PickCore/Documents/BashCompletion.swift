/// The completion of bash. Needs no other package, and minds none.
package struct BashCompletion {
    private let options: [OptionSpec]

    package init(options: [OptionSpec] = OptionTable.shown) { self.options = options }

    package var text: String {
        """
        # Completion of pick for bash. Made by make generate: do not edit.

        _pick() {
            local IFS=$' \\t\\n'
            local cur=${COMP_WORDS[COMP_CWORD]} word option='' before='' i=1
            local mode=select
            local takes_value='^(\(valued.joined(separator: "|")))$'
            COMPREPLY=()
            case ${COMP_WORDS[1]} in
            \(ModeName.allCases.pattern)) mode=${COMP_WORDS[1]} ;;
            esac
            # The words before this one tell whether it is the value of an option, or an item.
            while [ "$i" -lt "$COMP_CWORD" ]; do
                word=${COMP_WORDS[i]} option=''
                i=$((i + 1))
                if [ "$word" = -- ]; then
                    _pick_operand
                    return 0
                fi
                if [[ $word =~ $takes_value ]]; then
                    option=$word
                    if [ "${COMP_WORDS[i]}" = = ]; then i=$((i + 1)); fi
                    if [ "$i" -lt "$COMP_CWORD" ]; then option=''; fi
                    i=$((i + 1))
                fi
            done
            # Readline may or may not break words at an equals sign.
            if [ "$cur" = = ]; then
                cur=''
            elif [ -z "$option" ] && [[ $cur == --*=* ]]; then
                option=${cur%%=*} before=${cur%%=*}=
                cur=${cur#*=}
            fi
            case $option in
            '') _pick_names ;;
        \(values)
            esac
            return 0
        }

        # Options of the mode, or the mode itself.
        _pick_names() {
            local names=''
            if [[ $cur == [-+]* ]]; then
        \(names)
            elif [ "$COMP_CWORD" -eq 1 ]; then
                names='\(modes)'
            else
                _pick_operand
            fi
            _pick_words "$names"
        }

        # A word that is no option.
        _pick_operand() {
            case $mode in
            \(ModeName.allCases.filter(\.takesFile).pattern)) compopt -o default ;;
            esac
        }

        # Offers those of the words that begin with what is there of this one.
        _pick_words() {
            mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "$cur")
        }

        # Offers files beside the words. Readline quotes them, and has ways of its own where none fits.
        _pick_words_and_files() {
            _pick_words "$1"
            mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -P "$before" -- "$cur")
            compopt -o filenames -o default
        }

        complete -F _pick pick

        """
    }

    // MARK: Words

    private var modes: String { ModeName.allCases.map(\.rawValue).joined(separator: " ") }

    /// Branches that add what each set of modes has.
    private var names: String {
        OptionTable.byModes(options).map { modes, options in
            let names = options.flatMap { $0.longSpellings + $0.shortSpellings }.joined(separator: " ")
            return """
                        case $mode in
                        \(modes.pattern)) names+=' \(names)' ;;
                        esac
                """
        }.joined(separator: "\n")
    }

    /// Regular expressions of the words that are followed by a value.
    private var valued: [String] {
        let with = options.filter(\.needsValue)
        let without = options.filter { !$0.needsValue }
        let letters = without.compactMap(\.short).map(String.init).joined()
        let last = with.compactMap(\.short).map(String.init).joined()
        let long = with.flatMap(\.longSpellings)
        return long + (last.isEmpty ? [] : ["-[\(letters)]*[\(last)]"])
    }

    // MARK: Values

    /// Branches of a `case` over the option. Modes may have options of one name.
    private var values: String {
        var branches: [(pattern: String, offers: [(modes: [ModeName], offer: String)])] = []
        for option in options {
            guard case .required(_, let completion) = option.argument, let offer = offer(completion) else { continue }
            let letter = option.short.map { ["-*\($0)"] } ?? []
            let pattern = (option.longSpellings + letter).joined(separator: " | ")
            if let index = branches.firstIndex(where: { $0.pattern == pattern }) {
                branches[index].offers.append((option.modeNames, offer))
            } else {
                branches.append((pattern, [(option.modeNames, offer)]))
            }
        }
        return branches.map { "    \($0.pattern)) \(offers($0.offers)) ;;" }.joined(separator: "\n")
    }

    private func offers(_ offers: [(modes: [ModeName], offer: String)]) -> String {
        if offers.count == 1 { return offers[0].offer }
        let branches = offers.map { "        \($0.modes.pattern)) \($0.offer) ;;" }
        return "case $mode in\n" + branches.joined(separator: "\n") + "\n        esac"
    }

    private func offer(_ completion: OptionSpec.Completion) -> String? {
        switch completion {
        case .nothing: nil
        case .file: "compopt -o default"
        case .words(let words): "_pick_words \"\(words.joined(separator: " "))\""
        case .wordsOrFile(let words): "_pick_words_and_files \"\(words.joined(separator: " "))\""
        case .list(let words):
            """
            compopt -o nospace
                    if [[ $cur == *,* ]]; then before+=${cur%,*},; fi
                    cur=${cur##*,}
                    _pick_words "\(words.joined(separator: " "))"
            """
        }
    }
}
