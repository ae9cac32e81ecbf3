// The names of people and bots.
#pragma once

#include <string>

#include "clients/terminal/text/words.hpp"
#include "engine/core/seat.hpp"

namespace reami::terminal {

/// `Normal bot 2`
std::string bot_name(const std::string& kind, Seat seat, const Words& words);

/// A name and the person's number in the room: `Bob #3`. If the number is 0, only the name.
std::string numbered(const std::string& name, int who);

}  // namespace reami::terminal
