// The rooms where this player has been, as the command `mine` lists them.
#pragma once

#include "clients/terminal/text/sentences.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::terminal {

/// A line for each room that is open, first those where it is this player's turn, then other running matches;
/// one for each that is not; and how to go back.
Lines describe_mine(const protocol::plain::KnownRooms& known, const Words& words);

}  // namespace reami::terminal
