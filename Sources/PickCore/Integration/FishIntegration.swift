/// The integration for fish 3.4 and later.
///
/// In fish, a function in a pipe is run to its end before the next one starts. So the list and pick are commands.
struct FishIntegration {
    let bindings: [WidgetBinding]

    var text: String { FishCompletion().text + "\n" + FishIntegration.widgets + (bindings.isEmpty ? "" : keys) }

    private static let widgets = #"""
        # Widgets of pick for fish: pick_files, pick_history, pick_cd, pick_date.

        function pick_files -d 'Insert the chosen files in place of the word at the cursor'
            set -l list find . -mindepth 1 -name .git -prune -o -printf '%P\0'
            if test -n "$PICK_FILES_COMMAND"
                set list sh -c "$PICK_FILES_COMMAND"
            end
            # The word may have a quote that is still open.
            set -l word (commandline --current-token | string collect)
            set -l query (string unescape -- $word; or string trim --left --chars '"\'' -- $word)
            set -l words
            printf '\n' >/dev/tty
            command $list 2>/dev/null | command pick select --widget --prompt 'Files: ' --query "$query" \
                --read0 --print0 --multi --accept-current --scheme path | while read --local --null file
                # A name that begins with a hyphen would be an option.
                if string match --quiet -- '-*' $file
                    set file ./$file
                end
                set --append words (string escape -- $file)
            end
            if set --query words[1]
                commandline --current-token --replace -- (string join ' ' -- $words)' '
            end
            _pick_repaint
        end

        function pick_history -d 'Put an entry of the history in place of the line'
            set -l entry
            set -l query (commandline | string join ' ')
            printf '\n' >/dev/tty
            builtin history search --null | command pick select --widget --prompt 'History: ' --query "$query" \
                --read0 --print0 --scheme history | read --local --null entry
            and commandline --replace -- $entry
            _pick_repaint
        end

        function pick_cd -d 'Go to the chosen directory'
            printf '\n' >/dev/tty
            command find . -mindepth 1 -name .git -prune -o -xtype d -printf '%P\0' 2>/dev/null |
                command pick select --widget --prompt 'Directory: ' --read0 --print0 --scheme path |
                read --local --null directory
            and cd -- ./$directory
            _pick_repaint
        end

        function pick_date -d 'Insert a date'
            printf '\n' >/dev/tty
            set -l text (command pick date --widget)
            and commandline --insert -- $text
            _pick_repaint
        end

        function _pick_repaint
            if functions --query __fish_enable_bracketed_paste
                __fish_enable_bracketed_paste
            end
            commandline --function repaint
        end
        """# + "\n"

    private var keys: String {
        let lines = bindings.flatMap { binding in
            ["", "-M insert "].map { "    bind \($0)\(binding.key.inFish) pick_\(binding.widget.rawValue)\n" }
        }
        return "\nif status is-interactive\n" + lines.joined() + "end\n"
    }
}

extension WidgetKey {
    fileprivate var inFish: String {
        switch self {
        case .control(let letter): "\\c\(letter)"
        case .alt(let character): "\\e\(character)"
        }
    }
}
