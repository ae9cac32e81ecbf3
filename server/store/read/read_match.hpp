// One match, running or ended, from its rows.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/store/read/reader.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

struct MatchKey {
    RoomId room = 0;
    MatchNumber match;
};

/// The last match of the room, running or not.
std::optional<MatchKey> last_match(ReadConnection& connection, RoomId room);

/// MatchStarted. Expects a match that is there, as all of these.
StoredRecord read_start(ReadConnection& connection, MatchKey key);

/// In order of `v`, of a match that has ended, or was abandoned.
std::vector<StoredRecord> read_filed_moves(ReadConnection& connection, MatchKey key);

/// RoundFinished, a record a round.
std::vector<StoredRecord> read_rounds(ReadConnection& connection, MatchKey key);

/// In order of `v`, of a match that runs.
std::vector<StoredRecord> read_running_moves(ReadConnection& connection, MatchKey key);

/// MatchFinished or MatchAbandoned, with the room's secret as the next; nothing while the match runs.
std::optional<StoredRecord> read_end(ReadConnection& connection, MatchKey key);

/// The players at the end of the match, or of now while it runs, by seat; a bot's kind for a bot.
std::map<Seat, StoredPlayer> read_players(ReadConnection& connection, MatchKey key);

/// Columns match, v, seat, move, id, proof, at from column `from` on.
StoredRecord moved(const ResultRow& row, int from = 0);

}  // namespace reami::store
