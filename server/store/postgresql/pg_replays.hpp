// Rooms between programs of two releases: what one of them can't replay stays free for a node with another
// one, and is held only while no node is there that may be able to.
#pragma once

#include <string>
#include <vector>

#include "server/store/postgresql/pg_session.hpp"
#include "server/store/record.hpp"

namespace reami::store {

/// The match number for a room that can't be restored at all.
inline constexpr int whole_room = 0;

/// Notes that this program (its version) can't replay the match that runs in the room, or the `whole_room`.
/// All functions throw PgError.
void note_unreplayed(PgSession& session, RoomId room, int match, const std::string& program);

/// Whether this program is to leave the room alone, because it can't replay it and a node is there whose
/// program may be able to. A node that can't replay a room notes that. If this returns true, it gives the
/// room up, due at once; otherwise it holds the room.
bool is_left_to_others(PgSession& session, RoomId room, const std::string& program);

/// Gives up the rooms that this node (its incarnation) has, and by now leaves to others; they are due at
/// once. Which they were.
std::vector<RoomId> leave_rooms(PgSession& session, const std::string& node, const std::string& program);

}  // namespace reami::store
