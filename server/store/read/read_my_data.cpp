#include "server/store/read/read_my_data.hpp"

namespace reami::store {

namespace {

using protocol::plain::ChatData;
using protocol::plain::DeviceData;
using protocol::plain::MatchData;
using protocol::plain::RestrictionData;
using protocol::plain::SeatData;

std::optional<std::string> if_any(std::string text) {
    return text.empty() ? std::nullopt : std::optional(std::move(text));
}

std::vector<DeviceData> devices_of(ReadConnection& db, PlayerId player) {
    return db.all(
        "SELECT made_at, coalesce(seen_at, made_at), client, endpoint FROM tokens"
        " LEFT JOIN pushes ON token = hash WHERE player = ? ORDER BY 1, hash",
        [](const ResultRow& row) {
            return DeviceData{row.integer(0), row.integer(1), row.text(2), if_any(row.text(3))};
        },
        player);
}

std::vector<SeatData> seats_of(ReadConnection& db, PlayerId player) {
    return db.all(
        "SELECT r.code, r.game, s.seat, s.name, s.since FROM seats AS s JOIN rooms AS r ON r.id = s.room"
        " WHERE s.player = ? AND r.closed_at IS NULL ORDER BY s.since, r.code",
        [](const ResultRow& row) {
            return SeatData{row.text(0), row.text(1), row.seat(2), row.text(3), row.integer(4)};
        },
        player);
}

std::vector<MatchData> matches_of(ReadConnection& db, PlayerId player) {
    return db.all(
        "SELECT r.code, t.match, m.game, t.seat, t.name, m.started_at, coalesce(m.ended_at, 0)"
        " FROM took_part AS t JOIN matches AS m ON m.room = t.room AND m.match = t.match"
        " JOIN rooms AS r ON r.id = t.room WHERE t.player = ? ORDER BY t.id",
        [](const ResultRow& row) {
            const Millis ended_at = row.integer(6);
            return MatchData{row.text(0),
                             row.number(1),
                             row.text(2),
                             row.seat(3),
                             row.text(4),
                             row.integer(5),
                             ended_at == 0 ? std::nullopt : std::optional(ended_at)};
        },
        player);
}

std::vector<ChatData> chat_of(ReadConnection& db, PlayerId player) {
    return db.all(
        "SELECT r.code, c.at, c.name, c.text FROM people AS p"
        " JOIN chat AS c ON c.room = p.room AND c.who = p.who JOIN rooms AS r ON r.id = p.room"
        " WHERE p.player = ? ORDER BY c.at, r.code, c.n",
        [](const ResultRow& row) {
            return ChatData{row.text(0), row.integer(1), row.text(2), row.text(3)};
        },
        player);
}

std::vector<RestrictionData> restrictions_of(ReadConnection& db, PlayerId player) {
    return db.all(
        "SELECT kind, note, since, until FROM restrictions WHERE player = ? ORDER BY id",
        [](const ResultRow& row) {
            return RestrictionData{row.text(0), row.text(1), row.integer(2), row.integer(3)};
        },
        player);
}

}  // namespace

protocol::plain::MyData read_my_data(ReadConnection& db, PlayerId player) {
    return {.devices = devices_of(db, player),
            .seats = seats_of(db, player),
            .matches = matches_of(db, player),
            .chat = chat_of(db, player),
            .restrictions = restrictions_of(db, player),
            .invite = db.first(
                "SELECT invite FROM invited WHERE player = ?",
                [](const ResultRow& row) { return row.text(0); }, player)};
}

}  // namespace reami::store
