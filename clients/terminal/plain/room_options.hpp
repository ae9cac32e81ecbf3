// Parses the settings of a room: `dynasty seats=3 bots=2:greedy,3:random time=live:play listed`.
#pragma once

#include <optional>
#include <string_view>

#include "clients/terminal/plain/commands.hpp"

namespace reami::terminal {

/// Returns nothing if the text does not fit.
std::optional<command::RoomSettings> read_room_settings(std::string_view text);

}  // namespace reami::terminal
