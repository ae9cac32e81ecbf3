# Starts the measured programs one at a time, and records the figures of the load. tests/bench/run sources this file at
# the root of the sources.
# shellcheck shell=bash

# All connections of the load come from one address, so these limits are higher than the rates of the load.
readonly no_limits=(--rooms 100000 --rooms-an-hour 1000000 --rooms-an-address 1000000 --connections-an-address 10000
    --requests-a-second 1000000 --request-burst 1000000 --arrival-burst 1000000 --connects-a-second 1000000 --connect-burst 1000000
    --messages-a-second 1000000 --message-burst 1000000)
readonly server_core=0 load_core=1

prepare_to_measure() {
    ulimit -n "$(ulimit -Hn)"
    scratch=$(mktemp --directory)
    data=$scratch/data
    export started=$scratch/started
    process=
    trap 'stop; rm -r "$scratch"' EXIT
    touch "$scratch/figures"
    port=$((20000 + RANDOM % 10000))
    while answers; do ((++port)); done
}

# on_core CORE COMMAND...: writes the time to the file $started, and replaces this shell by the command, with priority
# over all other programs if the system allows it. The command has its own session, because the kernel first divides a
# core between sessions.
on_core() { exec setsid bash -c "$put_first"' exec taskset --cpu-list "$0" "$@"' "$@"; }
readonly put_first='{ echo -20 >/proc/self/autogroup; renice --priority -20 $$; } >/dev/null 2>&1;
    echo "$EPOCHREALTIME" >"$started";'

# command_of SUBJECT FOLDER: sets `command` to the subject's command line.
command_of() {
    case $1 in
        server) command=(build/release/server/reami-server) ;;
        against) command=("$against") ;;
        relay) command=(build/release/tests/bench/relay "$port") ;;
        stored) command=(build/release/tests/bench/relay "$port" "$2/relay.db") ;;
    esac
    is_relay "$1" || command+=(--port "$port" --data "$2" --shards 1 --log-level warn "${no_limits[@]}")
}

is_relay() { [[ $1 == relay || $1 == stored ]]; }

# launch SUBJECT FOLDER: starts the subject, and returns at once.
launch() {
    local command
    mkdir -p "$2"
    command_of "$1" "$2"
    (on_core "$server_core" "${command[@]}") >"$scratch/$1.log" 2>&1 &
    process=$!
}

# start SUBJECT FOLDER: starts the subject, and returns when it answers.
start() {
    launch "$@"
    until answers; do
        kill -0 "$process" 2>/dev/null || { cat "$scratch/$1.log" >&2 && return 1; }
        sleep 0.005
    done
}

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }

stop() {
    [[ $process ]] || return 0
    kill "$process" 2>/dev/null || true
    wait "$process" || true
    process=
}

# load ARGUMENT...: prints the figures of the load, each as `NAME VALUE`.
load() {
    (started=/dev/null on_core "$load_core" timeout 600 build/release/tests/bench/load "$@" --port "$port" \
        --process "${process:-0}")
}

# note LINE SUBJECT: records the figures on standard input as `LINE NAME SUBJECT VALUE`.
note() { sed "s/^\([^ ]*\) /$1 \1 $2 /" >>"$scratch/figures"; }

# alone SUBJECT LINE ARGUMENT...: runs one load on a server without rooms.
alone() {
    start "$1" "$data"
    load "${@:3}" | note "$2" "$1"
    stop
    rm -r "$data"
}

# The functions below are measure_NAME SUBJECT...; each measures the subjects one after the other.

measure_turns() {
    local subject count
    for count in "${rooms[@]}"; do
        for subject in "$@"; do alone "$subject" "${count}_rooms" play --rooms "$count" --seconds "$seconds"; done
    done
}

# Measures the delay of a turn while the core is nearly idle.
measure_light() {
    local subject
    for subject in "$@"; do
        alone "$subject" light play --rooms 100 --rate 500 --seconds "$seconds"
    done
}

# Does not measure the relay with a database, because the database makes no difference here.
measure_memory() {
    local subject
    for subject in "$@"; do
        [[ $subject == stored ]] || alone "$subject" memory memory --rooms 500 --silence "$silence"
    done
}

# Measures each server with 2,000 idle connections.
measure_idle() {
    local subject
    for subject in "$@"; do
        [[ $subject == stored ]] || alone "$subject" idle idle --rooms 1000 --seconds "$idle"
    done
}

# Measures the time from the start of the program until it answers, for each number of stored rooms.
measure_start() {
    local subject count until_said
    for subject in "$@"; do
        mkdir -p "$scratch/$subject-0"
        for count in "${stored_rooms[@]}"; do
            is_relay "$subject" && ((count > 0)) && continue
            [[ -d $scratch/$subject-$count ]] || fill "$subject" "$count"
            cp -r "$scratch/$subject-$count" "$data"
            load first-answer >"$scratch/said" &
            until_said=$!
            sleep 0.1
            launch "$subject" "$data"
            wait "$until_said"
            said ms_to_answer answered_at | note "start_of_$count" "$subject"
            stop
            rm -r "$data"
        done
    done
}

# said NAME TIME: prints the figure NAME. Its value is the milliseconds from the start of the program to the time that
# the load has printed with the name TIME.
said() { awk -v since="$(<"$started")" "/^$2/ { print \"$1\", 1000 * (\$2 - since) }" "$scratch/said"; }

# fill SUBJECT COUNT: makes a folder with that many stored rooms. All runs use this folder.
fill() {
    echo "Filling $2 rooms (after $SECONDS s)" >&2
    start "$1" "$scratch/$1-$2"
    load fill --rooms "$2"
    stop
}

# Measures the time from the start of the next server until the last of 2,000 clients has its state.
measure_come_back() {
    local subject until_said
    for subject in "$@"; do
        is_relay "$subject" && continue
        start "$subject" "$data"
        load come-back --rooms 1000 >"$scratch/said" &
        until_said=$!
        until grep --quiet ready "$scratch/said"; do
            kill -0 "$until_said"
            sleep 0.1
        done
        stop
        launch "$subject" "$data"
        wait "$until_said"
        said ms_to_be_back back_at | note come_back "$subject"
        stop
        rm -r "$data"
    done
}

# Records the figures of engine_bench, from the same build as the server.
measure_engine() {
    local subject program
    for subject in "$@"; do
        is_relay "$subject" && continue
        local command
        command_of "$subject" "$data"
        program=${command[0]%/server/*}/tests/bench/engine_bench
        [[ ! -x $program ]] || (started=/dev/null on_core "$load_core" "$program" --benchmark_format=json) 2>/dev/null |
            python3 -c '
import json, sys
for bench in json.load(sys.stdin)["benchmarks"]:
    if "matches" in bench:
        print(bench["name"], bench["matches"])' | note engine "$subject"
    done
}

# print_table: prints a table with a row for each figure and a column for each subject.
print_table() { awk -f tests/bench/table.awk "$scratch/figures"; }
