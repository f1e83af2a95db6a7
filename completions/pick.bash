# Completion of pick for bash. Made by make generate: do not edit.

_pick() {
    local IFS=$' \t\n'
    local cur=${COMP_WORDS[COMP_CWORD]} word option='' before='' i=1
    local takes_value='^(--prompt|--header|--default|--answer|--timeout|--tty|--height|--color|--lang|--limit|--at-least|--query|--filter|--scheme|--tiebreak|--threads|--option|--header-lines|--delimiter|--nth|--with-nth|--accept-nth|--separator|--output-delimiter|--order|-[m10ei]*[qfodn])$'
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
    --tty) compopt -o default ;;
    --color) _pick_words "auto always never" ;;
    --lang) _pick_words "en zh" ;;
    --scheme) _pick_words "default path history" ;;
    --tiebreak) compopt -o nospace
        if [[ $cur == *,* ]]; then before+=${cur%,*},; fi
        cur=${cur##*,}
        _pick_words "length chunk pathname begin end index" ;;
    --order) _pick_words "selection input" ;;
    esac
    return 0
}

_pick_names() {
    case $cur in
    -* | +*) _pick_words "--prompt --header --default --answer --no-input --timeout --timeout-accept --plain --tty --height --color --lang --multi -m --no-multi +m --limit --at-least --query -q --filter -f --select-1 -1 --exit-0 -0 --accept-current --numbers --exact -e --ignore-case -i --no-ignore-case +i --smart-case --scheme --tiebreak --no-sort +s --tac --threads --option -o --read0 --header-lines --ansi --delimiter -d --nth -n --with-nth --accept-nth --separator --output-delimiter --print0 --json --escape --print-index --print-query --order --help --version" ;;
    *) if [ "$COMP_CWORD" -eq 1 ]; then _pick_words "select"; fi ;;
    esac
}

# Offers those of the words that begin with what is there of this one.
_pick_words() {
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "$cur")
}

complete -F _pick pick
