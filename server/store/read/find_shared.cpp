// The reader's answers about an opener's rooms, an open room's number, and a code for another device.
#include "server/store/read/reader.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

OpenedBy Reader::opened_by(const Hash& opener, Millis since, std::size_t most) {
    OpenedBy rooms;
    rooms.open =
        static_cast<std::size_t>(connection_
                                     ->first(
                                         "SELECT count(*) FROM rooms WHERE opener = ? AND closed_at IS NULL",
                                         [](const ResultRow& row) { return row.integer(0); }, opener)
                                     .value());
    if (most > 0)
        rooms.oldest_of_most = connection_->first(
            "SELECT opened_at FROM rooms WHERE opener = ? AND opened_at > ?"
            " ORDER BY opened_at DESC LIMIT 1 OFFSET ?",
            [](const ResultRow& row) { return row.integer(0); }, opener, since, most - 1);
    return rooms;
}

std::optional<RoomId> Reader::open_room(std::string_view code) {
    return connection_->first(
        "SELECT id FROM rooms WHERE code = ? AND closed_at IS NULL",
        [](const ResultRow& row) { return row.integer(0); }, std::string(code));
}

std::optional<PlayerId> Reader::hand_over(const Hash& code) {
    return connection_->first(
        "SELECT player FROM hand_overs WHERE code = ? AND until > clock_timestamp()",
        [](const ResultRow& row) { return PlayerId(row.integer(0)); }, code);
}

}  // namespace reami::store
