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
            local takes_value='^(\(valued.joined(separator: "|")))$'
            COMPREPLY=()
            # The words before this one tell whether it is the value of an option, or an item.
            while [ "$i" -lt "$COMP_CWORD" ]; do
                word=${COMP_WORDS[i]} option=''
                i=$((i + 1))
                if [ "$word" = -- ]; then return 0; fi
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

        _pick_names() {
            case $cur in
            -* | +*) _pick_words "\(names)" ;;
            *) if [ "$COMP_CWORD" -eq 1 ]; then _pick_words "\(modes)"; fi ;;
            esac
        }

        # Offers those of the words that begin with what is there of this one.
        _pick_words() {
            mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "$cur")
        }

        complete -F _pick pick

        """
    }

    // MARK: Words

    private var modes: String { ModeName.allCases.map(\.rawValue).joined(separator: " ") }

    private var names: String {
        options.flatMap { $0.longSpellings + $0.shortSpellings }.joined(separator: " ")
    }

    /// Regular expressions of the words that are followed by a value.
    private var valued: [String] {
        let (with, without) = (options.filter { $0.argument != .none }, options.filter { $0.argument == .none })
        let letters = without.compactMap(\.short).map(String.init).joined()
        let last = with.compactMap(\.short).map(String.init).joined()
        let long = with.flatMap(\.longSpellings)
        return long + (last.isEmpty ? [] : ["-[\(letters)]*[\(last)]"])
    }

    // MARK: Values

    /// Branches of a `case` over the option.
    private var values: String {
        let offers = options.flatMap { option -> [String] in
            guard case .required(_, let completion) = option.argument, let offer = offer(completion) else { return [] }
            let letter = option.short.map { ["-*\($0)"] } ?? []
            let pattern = (option.longSpellings + letter).joined(separator: " | ")
            return ["    \(pattern)) \(offer) ;;"]
        }
        return offers.joined(separator: "\n")
    }

    private func offer(_ completion: OptionSpec.Completion) -> String? {
        switch completion {
        case .nothing: nil
        case .file: "compopt -o default"
        case .words(let words): "_pick_words \"\(words.joined(separator: " "))\""
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
