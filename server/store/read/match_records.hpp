// Reads the records of one match, running or ended.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "server/store/read/read_match.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

struct MatchKey {
    RoomId room = 0;
    MatchNumber match;
};

/// The last match of the room, running or ended; empty if there is none.
std::optional<MatchKey> last_match(ReadConnection& connection, RoomId room);

/// The record MatchStarted. This function and those below expect that the match exists.
StoredRecord read_start(ReadConnection& connection, MatchKey key);

/// The moves of an ended or abandoned match, in order of `v`.
std::vector<StoredRecord> read_filed_moves(ReadConnection& connection, MatchKey key);

/// The records RoundFinished, one per round.
std::vector<StoredRecord> read_rounds(ReadConnection& connection, MatchKey key);

/// The moves of a running match, in order of `v`.
std::vector<StoredRecord> read_running_moves(ReadConnection& connection, MatchKey key);

/// The record MatchFinished or MatchAbandoned, whose `next_secret` is the room's current one; empty while the
/// match runs.
std::optional<StoredRecord> read_end(ReadConnection& connection, MatchKey key);

/// The players by seat: at the end of the match, or now while it runs. A bot's name is its kind.
std::map<Seat, StoredPlayer> read_players(ReadConnection& connection, MatchKey key);

/// The records ClocksStarted of the room's running match, one per seat.
std::vector<StoredRecord> read_running_clocks(ReadConnection& connection, RoomId room);

/// The record PauseBegan of the room's running match; empty if the match is not paused.
std::vector<StoredRecord> read_pause(ReadConnection& connection, RoomId room);

/// The offers of the room's running match. The closed ones come first, because only one offer is open at a
/// time.
std::vector<StoredRecord> read_offers(ReadConnection& connection, RoomId room);

/// The records PlanChanged of the room's running match, one for each seat that has a plan.
std::vector<StoredRecord> read_plans(ReadConnection& connection, RoomId room);

/// Adds to all moves of the match the records TimeRanOut, each after the move that it names.
void add_time_outs(std::vector<StoredRecord>& moves, ReadConnection& connection, MatchKey key);

/// Reads the columns match, v, seat, move, id, proof, at, took, beginning with column `from`.
StoredRecord moved(const ResultRow& row, int from = 0);

}  // namespace reami::store
