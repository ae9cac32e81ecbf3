// Writes the records about offers and pauses, in SQL for all databases (insert_rows.hpp).
#pragma once

#include <string>

#include "server/store/record.hpp"

namespace reami::store {

template <class Rows>
void add_offer(Rows& db, RoomId room, Millis at, const OfferMade& made) {
    db.run("DELETE FROM agreements WHERE room = ?", room);
    db.run(
        "INSERT INTO offers (room, seat, what, ask, at, lasts, pause_for, is_open)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 1)"
        " ON CONFLICT (room, seat, what) DO UPDATE SET ask = excluded.ask, at = excluded.at,"
        " lasts = excluded.lasts, pause_for = excluded.pause_for, is_open = 1",
        room, made.seat, std::string(boost::describe::enum_to_string(made.what, "")), made.ask, at,
        made.lasts, made.pause_for);
}

template <class Rows>
void add_agreement(Rows& db, RoomId room, const OfferAgreed& agreed) {
    db.run("INSERT INTO agreements (room, seat) VALUES (?, ?)", room, agreed.seat);
}

/// Keeps the offers themselves: a seat whose offer was declined must play before it offers the same again.
template <class Rows>
void close_offer(Rows& db, RoomId room) {
    db.run("UPDATE offers SET is_open = 0 WHERE room = ?", room);
    db.run("DELETE FROM agreements WHERE room = ?", room);
}

template <class Rows>
void forget_offers(Rows& db, RoomId room) {
    db.run("DELETE FROM offers WHERE room = ?", room);
    db.run("DELETE FROM agreements WHERE room = ?", room);
}

template <class Rows>
void add_pause(Rows& db, RoomId room, Millis at, const PauseBegan& pause) {
    db.run(
        "INSERT INTO pauses (room, at, lasts, until_all_are_back, since)"
        " VALUES (?, ?, ?, ?, coalesce((SELECT ms FROM served), 0))",
        room, at, pause.lasts, pause.until_all_are_back);
    forget_offers(db, room);
}

/// No clock has run during the pause.
template <class Rows>
void end_pause(Rows& db, RoomId room) {
    db.run(
        "UPDATE running_clocks SET since = since + coalesce((SELECT ms FROM served), 0)"
        " - (SELECT pauses.since FROM pauses WHERE pauses.room = running_clocks.room) WHERE room = ?",
        room);
    db.run("DELETE FROM pauses WHERE room = ?", room);
    forget_offers(db, room);
}

}  // namespace reami::store
