#include "server/store/read/find_room.hpp"

namespace reami::store {

std::optional<CodeUse> find_code_use(ReadConnection& db, std::string_view code, std::optional<PlayerId> who) {
    return db.first(
        "SELECT closed_at IS NULL, CASE WHEN host = ?2"
        " OR EXISTS (SELECT 1 FROM people WHERE room = rooms.id AND player = ?2 AND sat = 1)"
        " THEN 1 ELSE 0 END FROM rooms WHERE code = ?1",
        [](const ResultRow& row) {
            return CodeUse{row.number(0) == 1, row.number(1) == 1};
        },
        std::string(code), who);
}

std::vector<std::string> find_rooms_of(ReadConnection& db, PlayerId player, std::size_t most) {
    return db.all(
        "SELECT rooms.code FROM seats JOIN rooms ON rooms.id = seats.room"
        " WHERE seats.player = ? AND rooms.closed_at IS NULL ORDER BY seats.id DESC LIMIT ?",
        [](const ResultRow& row) { return row.text(0); }, player, most);
}

std::optional<std::string> find_code_of_request(ReadConnection& db, const Hash& requester,
                                                const RequestId& request) {
    return db.first(
        "SELECT code FROM rooms WHERE requester = ? AND request = ?",
        [](const ResultRow& row) { return row.text(0); }, requester, request);
}

OpenedBy find_opened_by(ReadConnection& db, const Hash& opener, Millis since, std::size_t most) {
    OpenedBy rooms;
    rooms.open = static_cast<std::size_t>(
        db.integer("SELECT count(*) FROM rooms WHERE opener = ? AND closed_at IS NULL", opener).value());
    if (most > 0)
        rooms.oldest_of_most = db.integer(
            "SELECT opened_at FROM rooms WHERE opener = ? AND opened_at > ?"
            " ORDER BY opened_at DESC LIMIT 1 OFFSET ?",
            opener, since, most - 1);
    return rooms;
}

std::optional<RoomId> find_open_room(ReadConnection& db, std::string_view code) {
    return db.integer("SELECT id FROM rooms WHERE code = ? AND closed_at IS NULL", std::string(code));
}

}  // namespace reami::store
