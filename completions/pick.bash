# Completion of pick for bash. Made by make generate: do not edit.

_pick() {
    local IFS=$' \t\n'
    local cur=${COMP_WORDS[COMP_CWORD]} word option='' before='' i=1
    local mode=select
    local takes_value='^(--prompt|--header|--default|--answer|--timeout|--tty|--height|--color|--lang|--limit|--at-least|--query|--filter|--scheme|--tiebreak|--threads|--min|--max|--precision|--step|--zone|--except|--weekdays|--week-start|--date-order|--format|--output|--data|--level|--output|--column|--option|--header-lines|--delimiter|--nth|--with-nth|--accept-nth|--separator|--output-delimiter|--order|-[m10ei]*[qfodn])$'
    COMPREPLY=()
    case ${COMP_WORDS[1]} in
    select | date | time | datetime | duration | city | cascade | columns) mode=${COMP_WORDS[1]} ;;
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
    --tty) compopt -o default ;;
    --color) _pick_words "auto always never" ;;
    --lang) _pick_words "en zh" ;;
    --scheme) _pick_words "default path history" ;;
    --tiebreak) compopt -o nospace
        if [[ $cur == *,* ]]; then before+=${cur%,*},; fi
        cur=${cur##*,}
        _pick_words "length chunk pathname begin end index" ;;
    --precision) _pick_words "year quarter month week day" ;;
    --week-start) _pick_words "mon tue wed thu fri sat sun" ;;
    --date-order) _pick_words "ymd dmy mdy" ;;
    --output) case $mode in
        duration) _pick_words "hms seconds iso" ;;
        city) _pick_words "path name code zone json" ;;
        esac ;;
    --data) _pick_words_and_files "china world" ;;
    --level) _pick_words "country region province city county" ;;
    --order) _pick_words "selection input" ;;
    esac
    return 0
}

# Options of the mode, or the mode itself.
_pick_names() {
    local names=''
    if [[ $cur == [-+]* ]]; then
        case $mode in
        select | date | time | datetime | duration | city | cascade | columns) names+=' --prompt --header --default --answer --no-input --timeout --timeout-accept --plain --tty --height --color --lang --query -q --print0 --json --help --version' ;;
        esac
        case $mode in
        select) names+=' --multi -m --no-multi +m --limit --at-least --filter -f --select-1 -1 --exit-0 -0 --accept-current --numbers --exact -e --ignore-case -i --no-ignore-case +i --smart-case --scheme --tiebreak --no-sort +s --tac --threads --option -o --read0 --header-lines --ansi --delimiter -d --nth -n --with-nth --accept-nth --print-index --print-query --order --bash --zsh --fish --bind' ;;
        esac
        case $mode in
        date | time | datetime | duration) names+=' --min --max --format' ;;
        esac
        case $mode in
        date) names+=' --precision --present' ;;
        esac
        case $mode in
        time | datetime | duration) names+=' --step' ;;
        esac
        case $mode in
        time | datetime) names+=' --seconds --12h' ;;
        esac
        case $mode in
        datetime) names+=' --zone' ;;
        esac
        case $mode in
        date | datetime) names+=' --except --weekdays --week-start --date-order' ;;
        esac
        case $mode in
        duration) names+=' --output' ;;
        esac
        case $mode in
        city) names+=' --data --level --output' ;;
        esac
        case $mode in
        columns) names+=' --column' ;;
        esac
        case $mode in
        select | city | cascade | columns) names+=' --separator --output-delimiter --escape' ;;
        esac
    elif [ "$COMP_CWORD" -eq 1 ]; then
        names='select date time datetime duration city cascade columns'
    else
        _pick_operand
    fi
    _pick_words "$names"
}

# A word that is no option.
_pick_operand() {
    case $mode in
    cascade) compopt -o default ;;
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
