// What a checker of a cluster knows: the logs of the rooms as the database has them in the end, and what each
// client was told, on one clock. It knows nothing of nodes, batches, connections to a database or rules.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace reami::cluster {

/// Microseconds, by the clock of whoever watches.
using Time = std::int64_t;

/// How far a room has come. Positions of a room only rise.
struct Position {
    int match = 0, v = 0;
    auto operator<=>(const Position&) const = default;
};

struct StoredMove {
    Position at;
    std::string id;  ///< of the client that made it; empty: nobody sent it
};

struct StoredRoom {
    std::int64_t epoch = 0;  ///< how often it was taken
    int match = 0;           ///< the last that has begun
    std::vector<StoredMove> moves;
};

/// A message that a client got.
struct Answer {
    static constexpr Time was_pushed = -1;

    std::string connection;  ///< its messages come in the order in which they were sent
    std::string room, kind;  ///< here, state, patch, pong, ok
    Time sent = was_pushed;  ///< when the client sent what this answers
    Time heard = 0;
    std::int64_t epoch = 0;  ///< 0: it has none
    Position at;
    std::string id;              ///< the request that it acknowledges; empty: none
    std::string viewer, digest;  ///< of the position, as this viewer sees it; empty: it has none
    bool is_last = false;        ///< asked when all was quiet, and nothing was stored any more

    /// `ok` to a move that was sent again names where that stands, not how far the room has come.
    bool tells_how_far() const { return kind != "ok"; }
};

/// Somebody read the log of a room in the database, between these times, and it went so far.
struct LogReading {
    std::string room;
    Time began = 0, ended = 0;
    Position at;
};

struct History {
    std::map<std::string, StoredRoom> rooms;  ///< by their codes
    std::vector<Answer> answers;
    std::vector<LogReading> readings;
    std::map<std::string, int> lists;  ///< how many moves a request had, if not one; by id
};

}  // namespace reami::cluster
