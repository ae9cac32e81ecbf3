#include "server/cluster/sql/pg_replays.hpp"

#include <libpq-fe.h>

namespace reami::cluster {

void note_unreplayed(store::PgSession& session, store::RoomId room, int match, const std::string& program) {
    session.run(
        "DELETE FROM unreplayed WHERE room = ?1 AND match > 0 AND NOT EXISTS (SELECT 1 FROM matches AS m"
        " WHERE m.room = unreplayed.room AND m.match = unreplayed.match AND m.ended_at IS NULL)",
        room);
    session.run("INSERT INTO unreplayed (room, match, program) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", room,
                match, program);
}

bool is_left_to_others(store::PgSession& session, store::RoomId room, const std::string& program) {
    const std::array<store::SqlValue, 2> bound{store::sql_value(room), store::sql_value(program)};
    return PQntuples(
               session.ask("SELECT 1 FROM left_to_others WHERE room = ? AND program = ?", bound).get()) > 0;
}

std::vector<store::RoomId> leave_rooms(store::PgSession& session, const std::string& node,
                                       const std::string& program) {
    const store::PgResult left = session.change(
        "UPDATE rooms SET owner = NULL, due_at = 0 WHERE owner = ? AND id IN"
        " (SELECT room FROM left_to_others WHERE program = ?) RETURNING id",
        node, program);
    std::vector<store::RoomId> rooms;
    rooms.reserve(static_cast<std::size_t>(PQntuples(left.get())));
    for (int row = 0; row < PQntuples(left.get()); ++row)
        rooms.emplace_back(std::stoll(PQgetvalue(left.get(), row, 0)));
    return rooms;
}

}  // namespace reami::cluster
