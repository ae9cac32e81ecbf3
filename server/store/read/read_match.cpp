#include "server/store/read/read_match.hpp"

#include "server/store/read/match_records.hpp"

namespace reami::store {

std::optional<StoredMatch> read_match(ReadConnection& db, std::string_view code, MatchNumber match) {
    const ReadConnection::ReadMoment snapshot(db);
    StoredMatch stored;
    stored.code = std::string(code);
    const auto room = db.first(
        "SELECT m.room, m.game, m.ended_at IS NULL FROM rooms JOIN matches AS m ON m.room = rooms.id"
        " WHERE rooms.code = ? AND m.match = ?",
        [&](const ResultRow& row) {
            stored.game = row.text(1);
            stored.runs = row.number(2) == 1;
            return row.integer(0);
        },
        stored.code, match);
    if (!room) return std::nullopt;
    const MatchKey key{*room, match};
    stored.started = std::get<MatchStarted>(read_start(db, key).record);
    stored.players = read_players(db, key);
    for (StoredRecord& move : stored.runs ? read_running_moves(db, key) : read_filed_moves(db, key))
        stored.moves.push_back(std::get<MovePlayed>(std::move(move.record)));
    const auto end = read_end(db, key);
    if (const auto* ended = end ? std::get_if<MatchFinished>(&end->record) : nullptr) stored.ended = *ended;
    if (stored.ended) stored.ended->next_secret = {};
    return stored;
}

}  // namespace reami::store
