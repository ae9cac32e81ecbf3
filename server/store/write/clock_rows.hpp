// Writes the records about players' time, in SQL for all databases (insert_rows.hpp).
#pragma once

#include "server/store/record.hpp"

namespace reami::store {

template <class Rows>
void add_running_clocks(Rows& db, RoomId room, const ClocksStarted& started) {
    for (const Seat seat : started.seats)
        db.run(
            "INSERT INTO running_clocks (room, seat, since)"
            " VALUES (?, ?, coalesce((SELECT since FROM pauses WHERE room = ?), (SELECT ms FROM served), 0))"
            " ON CONFLICT (room, seat) DO UPDATE SET since = excluded.since",
            room, seat, room);
}

template <class Rows>
void add_time_out(Rows& db, RoomId room, const TimeRanOut& out) {
    db.run("INSERT INTO time_outs (room, match, v, seat) VALUES (?, ?, ?, ?)", room, out.match, out.v,
           out.seat);
}

template <class Rows>
void forget_running_clocks(Rows& db, RoomId room) {
    db.run("DELETE FROM running_clocks WHERE room = ?", room);
}

}  // namespace reami::store
