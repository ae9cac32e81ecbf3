#include "server/store/read/read_people.hpp"

namespace reami::store {

std::vector<StoredRecord> read_people(ReadConnection& db, RoomId room) {
    std::vector<StoredRecord> people;
    db.each(
        "SELECT who, player, sat, silenced, banned FROM people WHERE room = ?1 UNION ALL"
        " SELECT last_who, NULL, 0, 0, 0 FROM rooms WHERE id = ?1 AND last_who > 0 AND NOT EXISTS"
        " (SELECT 1 FROM people WHERE room = ?1 AND who = last_who) ORDER BY 1",
        [&](const ResultRow& row) {
            people.push_back({0, Person{.who = row.number(0),
                                        .player = row.optional_integer(1),
                                        .sat = row.number(2) == 1,
                                        .silenced = row.number(3) == 1,
                                        .banned = row.number(4) == 1}});
        },
        room);
    db.each(
        "SELECT address FROM banned_addresses WHERE room = ?",
        [&](const ResultRow& row) {
            people.push_back({0, AddressBanned{row.bytes(0)}});
        },
        room);
    db.each(
        "SELECT 1 FROM rooms WHERE id = ? AND watchers_silenced = 1",
        [&](const ResultRow&) {
            people.push_back({0, WatchersSilenced{true}});
        },
        room);
    return people;
}

std::vector<StoredRecord> read_who_took_part(ReadConnection& db, MatchKey key) {
    std::vector<StoredRecord> parts;
    db.each(
        "SELECT seat, player, name, voted_out FROM took_part WHERE room = ? AND match = ? ORDER BY id",
        [&](const ResultRow& row) {
            parts.push_back({0, TookPart{.match = key.match,
                                         .seat = row.seat(0),
                                         .player = row.integer(1),
                                         .name = row.text(2),
                                         .voted_out = row.number(3) == 1}});
        },
        key.room, key.match);
    return parts;
}

std::vector<StoredRecord> read_who_wants_a_rematch(ReadConnection& db, RoomId room) {
    std::vector<StoredRecord> wants;
    db.each(
        "SELECT seat, rematch_word FROM seats WHERE room = ? AND rematch_word IS NOT NULL ORDER BY seat",
        [&](const ResultRow& row) {
            wants.push_back({0, WantsRematch{row.seat(0), row.text(1)}});
        },
        room);
    return wants;
}

}  // namespace reami::store
