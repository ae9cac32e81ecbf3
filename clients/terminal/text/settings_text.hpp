// The settings of a room in words: the game's options and the time control. Also the times of clocks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "clients/terminal/text/words.hpp"
#include "protocol/messages/time_control.hpp"

namespace reami::terminal {

/// The names of the time controls that the client offers.
inline constexpr std::array<std::string_view, 5> time_presets{"evening", "whenever", "live", "quick", "days"};
/// The time control with this name; nothing for any other text.
std::optional<protocol::TimeControl> time_preset(std::string_view name);

/// The settings that differ from their defaults: `Dynasty, clocks live (…)`. `options` is JSON.
std::string settings_text(const std::string& game, const std::string& options,
                          const protocol::TimeControl& time, const Words& words);

/// A time in milliseconds, rounded up to seconds: `4:05`, `1 h 30 min`, `2 d 5 h`, or `−0:12` below zero.
std::string clock_text(std::int64_t left, const Words& words);

}  // namespace reami::terminal
