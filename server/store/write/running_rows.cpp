#include "server/store/write/running_rows.hpp"

#include <nlohmann/json.hpp>

#include "server/store/sqlite/database.hpp"

namespace reami::store {

std::string MatchRows::log() const { return nlohmann::json(rows).dump(); }

RunningRows::RunningRows(Database& connection) {
    connection.each("SELECT room, match, log FROM matches WHERE ended_at IS NULL",
                    [this](const ResultRow& row) {
                        MatchRows& match = matches_[row.integer(0)];
                        match = {row.number(1), nlohmann::json::parse(row.text(2)).get<std::vector<Seq>>()};
                    });
    connection.each("SELECT room, match, seq FROM moves WHERE seq > (SELECT noted FROM journal) ORDER BY seq",
                    [this](const ResultRow& row) {
                        ++unnoted_;
                        auto* const match = find(row.integer(0));
                        if (match != nullptr && match->match == MatchNumber(row.number(1)))
                            match->rows.push_back(row.integer(2));
                    });
}

MatchRows* RunningRows::find(RoomId room) {
    const auto found = matches_.find(room);
    return found == matches_.end() ? nullptr : &found->second;
}

void RunningRows::start(RoomId room, MatchNumber match) { matches_[room] = {match, {}}; }

void RunningRows::add(MatchRows& match, Seq row) {
    match.rows.push_back(row);
    ++unnoted_;
}

void RunningRows::note_at_times(Database& connection) {
    if (unnoted_ >= most_unnoted) note(connection);
}

void RunningRows::note(Database& connection) {
    for (const auto& [room, match] : matches_)
        connection.run("UPDATE matches SET log = ? WHERE room = ? AND match = ?", match.log(), room,
                       match.match);
    connection.run("UPDATE journal SET noted = (SELECT coalesce(max(seq), 0) FROM moves)");
    unnoted_ = 0;
}

}  // namespace reami::store
