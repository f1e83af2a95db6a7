/// The integration for bash 4.4 and later.
///
/// bash runs a widget with the text of the line in `READLINE_LINE`, keeps `$?` as it was, and has taken the row of the
/// prompt off the screen. It cannot make the prompt anew: after a change of directory a line has to be entered.
struct BashIntegration {
    let bindings: [WidgetBinding]

    var text: String { BashCompletion().text + "\n" + BashIntegration.widgets + (bindings.isEmpty ? "" : keys) }

    private static let widgets = #"""
        # Widgets of pick for bash: pick_files, pick_history, pick_cd, pick_date.

        # Asks below the line, which is shown once more for that time. A mode of pick, and its options.
        _pick_ask() {
            local mode=$1 prompt=${PS1-} line=${READLINE_LINE-}
            shift
            if [[ ${TERM:-dumb} != dumb ]]; then
                prompt=${prompt@P}
                prompt=${prompt##*$'\n'}
                # Without wrapping, it is one row.
                printf '\e[?7l%s%s\e[?7h\n' "${prompt//[$'\001\002']/}" "${line//[[:cntrl:]]/ }" >/dev/tty
            fi
            local status=0
            command pick "$mode" --widget "$@" || status=$?
            if [[ $(bind -v) == *'enable-bracketed-paste on'* ]]; then printf '\e[?2004h' >/dev/tty; fi
            return "$status"
        }

        _pick_find() { command find . -mindepth 1 -name .git -prune -o "$@" -printf '%P\0' 2>/dev/null; }

        _pick_list_files() {
            if [[ ${PICK_FILES_COMMAND-} ]]; then command sh -c "$PICK_FILES_COMMAND"; else _pick_find; fi
        }

        # The newest first, and each but once.
        _pick_list_history() {
            local LC_ALL=C line index mark=pick-$RANDOM$RANDOM$RANDOM
            local -a entries=() newest=()
            local -A seen=()
            while IFS= read -r line; do
                # The mark tells the start of an entry from its other lines.
                if [[ $line == *"$mark"* ]]; then
                    entries+=("${line#*"$mark"}")
                elif ((${#entries[@]} > 0)); then
                    entries[-1]+=$'\n'$line
                fi
            done < <(HISTTIMEFORMAT=$mark builtin history)
            for ((index = ${#entries[@]} - 1; index >= 0; index--)); do
                line=${entries[index]}
                if [[ $line && ! ${seen[x$line]-} ]]; then
                    seen[x$line]=1
                    newest+=("$line")
                fi
            done
            if ((${#newest[@]} > 0)); then printf '%s\0' "${newest[@]}"; fi
        }

        # $1 at the cursor.
        _pick_insert() {
            local line=${READLINE_LINE-} point=${READLINE_POINT-0}
            READLINE_LINE=${line:0:point}$1${line:point}
            READLINE_POINT=$((point + ${#1}))
        }

        pick_files() {
            local file word text=''
            while IFS= read -r -d '' file; do
                # A name that begins with a hyphen would be an option.
                if [[ $file == -* ]]; then file=./$file; fi
                printf -v word '%q ' "$file"
                text+=$word
            done < <(_pick_list_files | _pick_ask select --prompt 'Files: ' --read0 --print0 --multi --accept-current --scheme path)
            _pick_insert "$text"
        }

        pick_history() {
            local entry line=${READLINE_LINE-}
            if IFS= read -r -d '' entry < <(
                _pick_list_history |
                    _pick_ask select --prompt 'History: ' --query "${line//[[:cntrl:]]/ }" --read0 --print0 --scheme history
            ); then
                READLINE_LINE=$entry
                READLINE_POINT=${#entry}
            fi
        }

        # Puts the command into the line; the key enters it, and gives the line back in the next prompt.
        pick_cd() {
            local directory
            _pick_line=${READLINE_LINE-} _pick_point=${READLINE_POINT-0}
            if IFS= read -r -d '' directory < <(
                _pick_find -xtype d | _pick_ask select --prompt 'Directory: ' --read0 --print0 --scheme path
            ); then
                printf -v READLINE_LINE ' builtin cd -- ./%q' "$directory"
                READLINE_POINT=${#READLINE_LINE}
                _pick_bind '"\C-x\C-p2": accept-line' '"\C-x\C-p3": "\C-x\C-p4"'
            else
                _pick_bind '"\C-x\C-p2": ""' '"\C-x\C-p3": ""'
            fi
        }

        _pick_restore() { READLINE_LINE=$_pick_line READLINE_POINT=$_pick_point; }

        pick_date() {
            local text
            if text=$(_pick_ask date); then _pick_insert "$text"; fi
        }

        # Binds each of the keys, in every keymap.
        _pick_bind() {
            local keymap binding
            for keymap in emacs vi-insert vi-command; do
                for binding in "$@"; do bind -m "$keymap" "$binding"; done
            done
        }
        """# + "\n"

    /// Keys exist only where there is a line to edit.
    private var keys: String {
        let lines = bindings.map { binding in
            // Two more keys follow that of the widget: what they do depends on its answer.
            binding.widget == .cd
                ? "    _pick_bind '\"\(binding.key.inBash)\": \"\\C-x\\C-p1\\C-x\\C-p2\\C-x\\C-p3\"'"
                : "    _pick_bind_widget '\(binding.key.inBash)' pick_\(binding.widget.rawValue)"
        }
        return """

            _pick_bind_widget() {
                local keymap
                for keymap in emacs vi-insert vi-command; do bind -m "$keymap" -x "\\"$1\\": $2"; done
            }

            if [[ -o emacs || -o vi ]]; then
            \(lines.joined(separator: "\n"))
                _pick_bind_widget '\\C-x\\C-p1' pick_cd
                _pick_bind_widget '\\C-x\\C-p4' _pick_restore
            fi

            """
    }
}

extension WidgetKey {
    fileprivate var inBash: String {
        switch self {
        case .control(let letter): "\\C-\(letter)"
        case .alt(let character): "\\e\(character)"
        }
    }
}
