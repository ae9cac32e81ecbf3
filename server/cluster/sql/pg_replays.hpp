// Rooms that the program of one release can't replay. Such a room is left free for a node with another
// program; this node holds it only while no node that may be able to replay it is running.
#pragma once

#include <string>
#include <vector>

#include "server/store/postgresql/pg_session.hpp"
#include "server/store/record.hpp"

namespace reami::cluster {

/// The match number for a room of which no match can be restored.
inline constexpr int whole_room = 0;

/// Notes that this program (a version) can't replay the running match of the room, or the `whole_room`. All
/// functions throw PgError.
void note_unreplayed(store::PgSession& session, store::RoomId room, int match, const std::string& program);

/// Whether this program must leave the room alone: it can't replay the room, and a node whose program may be
/// able to is running. If this returns true, the node gives the room up, due at once; otherwise it holds the
/// room.
bool is_left_to_others(store::PgSession& session, store::RoomId room, const std::string& program);

/// Gives up those rooms of `node`, an incarnation, that must now be left to other nodes, and makes them due
/// at once. Returns these rooms.
std::vector<store::RoomId> leave_rooms(store::PgSession& session, const std::string& node,
                                       const std::string& program);

}  // namespace reami::cluster
