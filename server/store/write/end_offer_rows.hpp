// Writes the records about offers to end a match without a result, in SQL for all databases
// (insert_rows.hpp).
#pragma once

#include "server/store/record.hpp"

namespace reami::store {

template <class Rows>
void add_end_offer(Rows& db, RoomId room, Millis at, const EndOffered& offered) {
    db.run(
        "INSERT INTO end_offers (room, seat, ask, at, lasts, is_open) VALUES (?, ?, ?, ?, ?, 1)"
        " ON CONFLICT (room, seat) DO UPDATE SET ask = excluded.ask, at = excluded.at,"
        " lasts = excluded.lasts, is_open = 1, agrees = 0",
        room, offered.seat, offered.ask, at, offered.lasts);
}

template <class Rows>
void add_end_agreement(Rows& db, RoomId room, Millis at, const EndAgreed& agreed) {
    db.run(
        "INSERT INTO end_offers (room, seat, at, agrees) VALUES (?, ?, ?, 1)"
        " ON CONFLICT (room, seat) DO UPDATE SET agrees = 1",
        room, agreed.seat, at);
}

/// Keeps the offers themselves: a seat whose offer was declined must play before it offers again.
template <class Rows>
void close_end_offer(Rows& db, RoomId room) {
    db.run("UPDATE end_offers SET is_open = 0, agrees = 0 WHERE room = ?", room);
}

template <class Rows>
void forget_end_offers(Rows& db, RoomId room) {
    db.run("DELETE FROM end_offers WHERE room = ?", room);
}

}  // namespace reami::store
