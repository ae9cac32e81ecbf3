// The numbers that the simulation of a cluster assumes. README.md ("The cluster, simulated") names the
// sources of these numbers.
#pragma once

#include "tests/bench/cluster/events.hpp"

namespace reami::simulation {

/// The same values as in the server.
struct LeaseRules {
    Micros renewed_every = 3 * second, lasts = 10 * second, silent_after = 8 * second;
    Micros renewal_waits = 3 * second, tried_again_after = 250 * millisecond;
    Micros answers_within = 10 * second;    ///< after this time, the database counts as lost
    Micros locks_within = 2 * second;       ///< lock_timeout
    Micros may_be_idle = 3 * second;        ///< idle_in_transaction_session_timeout
    Micros kept_waiting_for = 12 * second;  ///< a client's wait while the owner's lease is still valid
};

struct Costs {
    int node_cores = 1;
    Micros turn = 50;  ///< time of a node's core, from the message of a turn to its last patch
    int database_cores = 8;
    Micros batch = 100, entry = 90;  ///< time of a core of the database
    Micros take = 600;               ///< time of a node's core, to read and replay a room
    Micros sync = 1'000;             ///< one flush of the database's log
    Micros standby = 500;            ///< the time until the standby has the flushed log, too
    double log_megabytes_a_second = 200;
    int entry_bytes = 600;  ///< the size of an entry in the database's log
    Micros to_database = 150, to_client_least = 5 * millisecond,
           to_client_most = 40 * millisecond;  ///< one way
};

struct FaultRules {
    double every = 0;              ///< seconds between two faults, on average; 0: none
    double clock_error = 0.000'1;  ///< the greatest error of a clock's speed
    Micros longest_delay = 0;      ///< the greatest delay of one message in a thousand
};

struct Assumptions {
    int nodes = 3, rooms = 200;
    int movers = 1;            ///< players who decide in a room at the same time
    int watchers = 0;          ///< the spectators of each room, who ask for its position
    double between_turns = 6;  ///< seconds for which a player thinks, on average
    bool has_fence = true, has_deadline = true;
    bool keeps_history = false;
    LeaseRules rules = {};
    Costs costs = {};
    FaultRules faults = {};
};

}  // namespace reami::simulation
