# server/run and tests/run source this script at the root of the sources. It contains functions that install missing
# packages and build Reami.
# shellcheck shell=bash

# is_help ARGUMENT...: succeeds if one of the arguments is --help or -h.
is_help() { [[ " $* " == *' --help '* || " $* " == *' -h '* ]]; }

# show_usage FILE: prints the comment at the head of this script.
show_usage() { sed -n '2,/^[^#]/ s/^# \{0,1\}//p' "$1"; }

# missing GROUP...: prints the packages of these groups (packages.txt) that are not installed. Each line contains the
# name and the purpose.
missing() {
    local groups=" $* " installed group package why
    installed=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' 2>/dev/null)
    while read -r group package why; do
        [[ $groups == *" $group "* ]] || continue
        [[ $package == *@* ]] && command -v "${package#*@}" >/dev/null && continue
        package=${package%@*}
        grep --quiet --line-regexp --fixed-strings "$package installed" <<<"$installed" || echo "$package: $why"
    done < <(grep --extended-regexp '^[a-z]' cmake/packages.txt)
}

# install_missing GROUP...: installs the missing packages. Does nothing if all are installed, or without apt-get.
install_missing() {
    command -v apt-get >/dev/null || return 0
    local list names as_root=()
    list=$(missing "$@")
    [[ -n $list ]] || return 0
    mapfile -t names < <(sed 's/:.*//' <<<"$list")

    echo "These packages are missing:"
    sed 's/^/  /' <<<"$list"
    if ((EUID != 0)); then
        as_root=(sudo)
        command -v sudo >/dev/null || {
            echo "There is no sudo. Run this command as root, then try again: apt-get install ${names[*]}" >&2
            return 1
        }
    fi
    echo "Installing them."
    quietly packages-list "$unreachable" "${as_root[@]}" apt-get -q update &&
        quietly packages "$unreachable" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get -qy install --no-install-recommends "${names[@]}"
}

readonly unreachable="Reami needs the packages of Debian 12. Check that this machine reaches a mirror of Debian."

# show_newest: copies standard input to one line of the terminal, so that only its newest line is visible. The terminal
# cuts long lines (\e[?7l). At the end the line is empty.
show_newest() {
    local line
    while IFS= read -r line; do printf '\r\e[K\e[?7l%s\e[?7h' "$line"; done
    printf '\r\e[K'
}

# quietly NAME ADVICE COMMAND...: runs the command, and writes its output to build/NAME.log. If the command fails, this
# function prints the last lines of the output, the failed tests, and the advice. On a terminal, it also shows the
# newest line while the command runs.
quietly() {
    local log=build/$1.log advice=$2 status=0
    shift 2
    mkdir -p build
    if [[ -t 1 ]]; then
        (set -o pipefail && "$@" 2>&1 </dev/null | tee "$log" | show_newest) || status=$?
    else
        "$@" >"$log" 2>&1 </dev/null || status=$?
    fi
    ((status == 0)) && return
    tail -n 100 "$log" >&2
    grep -E -A 20 '^ *not ok |: Failure$|^==[0-9]+==ERROR|^WARNING: ThreadSanitizer' "$log" | head -n 150 >&2
    echo "Failed: $* (the whole output is in $log)" >&2
    echo "$advice" >&2
    return "$status"
}

# jobs_that_fit: prints the number of compilers that run at the same time. A compiler needs up to 2 GB of memory.
jobs_that_fit() {
    local by_memory by_cores
    by_memory=$(awk '/^MemAvailable/ {print int($2 / 2000000)}' /proc/meminfo)
    by_cores=$(nproc)
    echo $((by_memory < 1 ? 1 : by_memory < by_cores ? by_memory : by_cores))
}

# configure PRESET CMAKE_ARGUMENT...: configures the build of the preset.
configure() {
    quietly "$1-configure" "$afresh" cmake --preset "$@"
}

# build PRESET [TARGET...]: builds a preset that `configure` has configured.
build() {
    local folder=build/$1
    quietly "$1-build" "$afresh" cmake --build "$folder" --parallel "$(jobs_that_fit)" ${2+--target "${@:2}"}
}

readonly afresh="If your changes do not explain the failure, delete the folder build and try again."
