// The rooms where this player has been, as the command `mine` lists them.
#pragma once

#include "clients/terminal/text/sentences.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::terminal {

/// Describes the rooms, one line each: first the open rooms where it is this player's turn, then those with
/// other running matches, then the other open ones, and at last the closed ones. One more line tells how to
/// return.
Lines describe_mine(const protocol::plain::KnownRooms& known, const Words& words);

}  // namespace reami::terminal
