# For tests/bench/run, which sources it at the root of the sources: starts what is measured, each alone, and writes down
# what the load says of it.
# shellcheck shell=bash

# Of one load, nothing may be refused because it comes from one address.
readonly no_limits=(--rooms 100000 --rooms-an-hour 1000000 --rooms-an-address 1000000 --connections-an-address 10000
    --requests-a-second 1000000 --request-burst 1000000 --connects-a-second 1000000 --connect-burst 1000000
    --messages-a-second 1000000 --message-burst 1000000)
readonly server_core=0 load_core=1

prepare_to_measure() {
    ulimit -n "$(ulimit -Hn)"
    scratch=$(mktemp --directory)
    port=$((20000 + RANDOM % 10000))
    while answers; do ((++port)); done
    figures=$scratch/figures
    process=
    trap 'stop; rm -r "$scratch"' EXIT
}

# command_of SUBJECT FOLDER: how it is started, as words.
command_of() {
    case $1 in
        server) command=(build/release/server/reami-server) ;;
        against) command=("$against") ;;
        relay) command=(build/release/tests/bench/relay "$port") ;;
        stored) command=(build/release/tests/bench/relay "$port" "$2/relay.db") ;;
    esac
    [[ $1 != server && $1 != against ]] ||
        command+=(--port "$port" --data "$2" --shards 1 --log-level warn "${no_limits[@]}")
}

# on_core CORE COMMAND...: in place of this shell, and before all other programs where that is allowed: in a session of
# its own, as the kernel shares a core between sessions first.
on_core() { exec setsid bash -c "$put_first"' exec taskset --cpu-list "$0" "$@"' "$@"; }
readonly put_first='{ echo -20 >/proc/self/autogroup; renice --priority -20 $$; } >/dev/null 2>&1;'

# start SUBJECT FOLDER: returns when it answers.
start() {
    local command
    mkdir -p "$2"
    command_of "$1" "$2"
    on_core "$server_core" "${command[@]}" >"$scratch/$1.log" 2>&1 &
    process=$!
    until answers; do
        kill -0 "$process" 2>/dev/null || { cat "$scratch/$1.log" >&2 && return 1; }
        sleep 0.005
    done
}

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }

stop() {
    [[ $process ]] || return 0
    kill "$process" 2>/dev/null
    wait "$process" 2>/dev/null
    process=
}

# load SUBJECT LINE ARGUMENT...: writes down its figures, as `LINE figure SUBJECT value`.
load() {
    (on_core "$load_core" timeout 300 build/release/tests/bench/load "${@:3}" --port "$port" \
        --process "$process") >"$scratch/said" || return
    sed "s/^\([^ ]*\) /$2 \1 $1 /" "$scratch/said" >>"$figures"
}

# measure_turns SUBJECT...: each alone, in turn.
measure_turns() {
    local subject count folder
    for count in "${rooms[@]}"; do
        for subject in "$@"; do
            folder=$scratch/data
            start "$subject" "$folder"
            load "$subject" "$count-rooms" play --rooms "$count" --seconds "$seconds"
            stop
            rm -r "$folder"
        done
    done
}

# print_table: a row for each line and figure, a column for each subject.
print_table() { sort --stable "$figures" | awk -f tests/bench/table.awk; }
