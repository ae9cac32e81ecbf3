// Handles rooms that the program of one release can't replay. A node leaves such a room free if a node with
// another program is running that may be able to replay the room. Otherwise the node takes the room, which is
// held.
#pragma once

#include <string>
#include <vector>

#include "server/store/postgresql/pg_session.hpp"
#include "server/store/record.hpp"

namespace reami::cluster {

/// The match number that means a whole room: the program can't restore the room at all.
inline constexpr int whole_room = 0;

/// Notes that the program of this version can't replay this match of the room, or the `whole_room`. All
/// functions of this file throw PgError if the database does not answer.
void note_unreplayed(store::PgSession& session, store::RoomId room, int match, const std::string& program);

/// Whether a node with this program must leave the room to others: this program can't replay the room, and a
/// node is running whose program may be able to. Then the node gives the room up, due at once.
bool is_left_to_others(store::PgSession& session, store::RoomId room, const std::string& program);

/// Gives up those rooms of a node that this node must now leave to others; `node` is its incarnation. The
/// rooms are due at once. Returns these rooms.
std::vector<store::RoomId> leave_rooms(store::PgSession& session, const std::string& node,
                                       const std::string& program);

}  // namespace reami::cluster
