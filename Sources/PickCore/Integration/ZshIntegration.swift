/// The integration for zsh 5.1 and later.
///
/// zsh leaves the line on the screen while a widget runs, and draws it again from the row on which it left the cursor.
struct ZshIntegration {
    let bindings: [WidgetBinding]

    /// Quoted as a whole: a person's aliases, which in zsh may stand for any word, must be off when it is read.
    var text: String {
        let script = ZshCompletion().text + "\n" + ZshIntegration.widgets + keys
        let quoted = script.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        return """
            () {
              'builtin' 'emulate' '-L' 'zsh' '-o' 'no_aliases'
              'builtin' 'eval' "$1"
            } '
            \(quoted)'

            """
    }

    private static let widgets = #"""
        # Widgets of pick for zsh: pick_files, pick_history, pick_cd, pick_date.

        # Asks below the line. A mode of pick, and its options.
        _pick_ask() {
          local mode=$1
          local -i result=0
          shift
          print >/dev/tty
          command pick "$mode" --widget "$@" || result=$?
          print -rn -- "${zle_bracketed_paste[1]-}" >/dev/tty
          return $result
        }

        _pick_find() { command find . -mindepth 1 -name .git -prune -o "$@" -printf '%P\0' 2>/dev/null }

        _pick_list_files() {
          if [[ -n ${PICK_FILES_COMMAND-} ]]; then command sh -c "$PICK_FILES_COMMAND"; else _pick_find; fi
        }

        pick_files() {
          emulate -L zsh
          local file
          for file in ${(0)"$(_pick_list_files | _pick_ask select --prompt 'Files: ' --read0 --print0 \
            --multi --accept-current --scheme path)"}; do
            # A name that begins with a hyphen would be an option.
            if [[ $file == -* ]]; then file=./$file; fi
            LBUFFER+="${(q)file} "
          done
          zle reset-prompt
        }

        pick_history() {
          emulate -L zsh
          local entry
          for entry in ${(0)"$(print -rN -- "${(@uv)history}" | _pick_ask select --prompt 'History: ' \
            --query "${BUFFER//[[:cntrl:]]/ }" --read0 --print0 --scheme history)"}; do
            BUFFER=$entry CURSOR=$#entry
          done
          zle reset-prompt
        }

        # Enters the command, so that the prompt is made anew, and gives the line back in it.
        pick_cd() {
          emulate -L zsh
          local directory
          for directory in ${(0)"$(_pick_find -xtype d | _pick_ask select --prompt 'Directory: ' \
            --read0 --print0 --scheme path)"}; do
            zle push-line
            BUFFER=" builtin cd -- ./${(q)directory}"
            zle accept-line
          done
          zle reset-prompt
        }

        pick_date() {
          emulate -L zsh
          LBUFFER+=$(_pick_ask date) || true
          zle reset-prompt
        }

        if [[ -o zle ]]; then
          zle -N pick_files
          zle -N pick_history
          zle -N pick_cd
          zle -N pick_date
        """# + "\n"

    private var keys: String {
        let lines = bindings.flatMap { binding in
            ["emacs", "viins", "vicmd"].map {
                "  bindkey -M \($0) '\(binding.key.inZsh)' pick_\(binding.widget.rawValue)\n"
            }
        }
        return lines.joined() + "fi\n"
    }
}

extension WidgetKey {
    fileprivate var inZsh: String {
        switch self {
        case .control(let letter): "^\(letter.uppercased())"
        case .alt(let character): "^[\(character)"
        }
    }
}
