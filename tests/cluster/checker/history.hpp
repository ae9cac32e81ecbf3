// The input of the checker of a cluster: the final logs of the rooms in the database, and all answers to each
// client, on one clock. It contains nothing about nodes, batches, connections to the database, or rules.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace reami::cluster {

/// Microseconds on the clock of the observer.
using Time = std::int64_t;

/// The position of a room, which only rises.
struct Position {
    int match = 0, v = 0;
    auto operator<=>(const Position&) const = default;
};

struct StoredMove {
    Position at;
    std::string id;  ///< the client's id; empty: no client sent the move
};

struct StoredRoom {
    std::int64_t epoch = 0;  ///< the number of times that a node took the room
    int match = 0;           ///< the last match that has begun
    std::vector<StoredMove> moves;
};

/// A message to a client.
struct Answer {
    static constexpr Time was_pushed = -1;

    std::string connection;  ///< its messages are in the order in which they were sent
    std::string room, kind;  ///< here, state, patch, pong, ok
    Time sent = was_pushed;  ///< when the client sent the request that this answers
    Time heard = 0;
    std::int64_t epoch = 0;  ///< 0: the message has none
    Position at;
    std::string id;              ///< the acknowledged request; empty: none
    std::string viewer, digest;  ///< the hash of this viewer's view; empty: the message has none
    bool is_last = false;        ///< requested after the last move was stored

    /// An `ok` to a repeated move names the move's position, not the room's.
    bool tells_how_far() const { return kind != "ok"; }
};

/// A reading of a room's log in the database, between these times; the log had this position.
struct LogReading {
    std::string room;
    Time began = 0, ended = 0;
    Position at;
};

struct History {
    std::map<std::string, StoredRoom> rooms;  ///< by code
    std::vector<Answer> answers;
    std::vector<LogReading> readings;
    std::map<std::string, int> lists;  ///< the number of moves of each list, by the id of its request
};

}  // namespace reami::cluster
