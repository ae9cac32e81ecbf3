// One match, running or ended, from its rows.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "server/store/reader.hpp"

namespace reami::store {

struct MatchKey {
    RoomId room = 0;
    int match = 0;
};

/// The last match of the room, running or not.
std::optional<MatchKey> last_match(Connection& connection, RoomId room);

/// Started. Expects a match that is there, as all of these.
StoredRecord read_start(Connection& connection, MatchKey key);

/// In order of `v`, of a match that has ended, or was abandoned.
std::vector<StoredRecord> read_filed_moves(Connection& connection, MatchKey key);

/// RoundEnded, a record a round.
std::vector<StoredRecord> read_rounds(Connection& connection, MatchKey key);

/// In order of `v`, of a match that runs.
std::vector<StoredRecord> read_running_moves(Connection& connection, MatchKey key);

/// Ended or Abandoned, with the room's secret as the next; nothing while the match runs.
std::optional<StoredRecord> read_end(Connection& connection, MatchKey key);

/// Who sat there when it ended, or sits there while it runs, by seat; a bot's kind for a bot.
std::map<Seat, StoredPlayer> read_players(Connection& connection, MatchKey key);

/// Columns match, v, seat, move, id, proof, at, seq from column `from` on.
StoredRecord moved(const Row& row, int from = 0);

}  // namespace reami::store
