# Completes the arguments of reami and reami-server in bash. This script reads the options and their values from --help.
# It contains the names of the commands. Where this script offers nothing, bash completes file names.
# shellcheck shell=bash

_reami() {
    local program=$1 word=$2 before=$3 commands help deeds line command=()
    case ${program##*/} in
        reami) commands="replay verify" ;;
        *) commands="admin backup check config drain export forget health import migrate move-store rehearse restore vacuum" ;;
    esac
    COMPREPLY=()
    if ((COMP_CWORD == 1)) && [[ $word != -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
        return
    fi
    [[ " $commands " != *" ${COMP_WORDS[1]} "* ]] || command=("${COMP_WORDS[1]}")
    help=$("$program" "${command[@]}" --help 2>/dev/null)
    if [[ ${command[*]} == admin && $word != -* && $before != --data && $before != --config ]]; then
        deeds=$(sed -n '1,/^Subcommands:/d; s/^  \([a-z-]*\) .*/\1/p' <<<"$help")
        if ! grep --quiet --line-regexp --fixed-strings "$deeds" < <(printf '%s\n' "${COMP_WORDS[@]:2:COMP_CWORD-2}"); then
            mapfile -t COMPREPLY < <(compgen -W "$deeds" -- "$word")
            return
        fi
    fi
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(grep --only-matching -E '^ +(-h,)?--[a-z-]+' <<<"$help" |
            grep --only-matching -E -- '--[a-z-]+')" -- "$word")
        return
    fi
    [[ $before == --* ]] || return
    line=$(grep --max-count=1 -E "^ +$before " <<<"$help")
    case $line in
        *:\{*\}*) mapfile -t COMPREPLY < <(compgen -W "$(sed 's/.*:{\(.*\)}.*/\1/; s/,/ /g' <<<"$line")" -- "$word") ;;
        *" FOLDER "*) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
        *" BOOL "*) mapfile -t COMPREPLY < <(compgen -W "true false" -- "$word") ;;
    esac
}

complete -o default -F _reami reami reami-server
