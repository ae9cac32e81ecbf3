// The rooms in which this player has been, and the player's ended matches, as the command `mine` lists them.
#pragma once

#include "clients/terminal/text/sentences.hpp"
#include "protocol/messages/my_matches.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::terminal {

/// Describes the rooms, one line each: first the open rooms in which it is this player's turn, then those
/// with other running matches, then the other open rooms, and last the closed ones. A further line says how
/// to return to a room.
Lines describe_mine(const protocol::plain::KnownRooms& known, const Words& words);

/// Describes the newest of these ended matches, one line each.
Lines describe_played(const protocol::plain::MyMatches& mine, const Words& words);

}  // namespace reami::terminal
