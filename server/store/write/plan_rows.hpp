// Writes the records about plans, in SQL for all databases (insert_rows.hpp).
#pragma once

#include "server/store/record.hpp"

namespace reami::store {

template <class Rows>
void forget_plan(Rows& db, RoomId room, Seat seat) {
    db.run("DELETE FROM plans WHERE room = ? AND seat = ?", room, seat);
}

template <class Rows>
void forget_plans(Rows& db, RoomId room) {
    db.run("DELETE FROM plans WHERE room = ?", room);
}

template <class Rows>
void change_plan(Rows& db, RoomId room, const PlanChanged& plan) {
    forget_plan(db, room, plan.seat);
    if (plan.lists.empty()) return;
    db.run("INSERT INTO plans (room, seat, ask, lists, failed) VALUES (?, ?, ?, ?, ?)", room, plan.seat,
           plan.ask, plan.lists, plan.failed);
}

}  // namespace reami::store
