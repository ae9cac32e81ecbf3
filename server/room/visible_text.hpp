// What people may call themselves and say to each other: text that can be seen and that does not disturb
// other text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace reami::room {

/// The text without white space at its ends; nothing if it then has no or more than `most` characters (code
/// points), or one that can't be seen or turns the direction of writing. Expects UTF-8; broken UTF-8 gives
/// nothing.
std::optional<std::string> visible_text(std::string_view text, std::size_t most);

inline constexpr std::size_t longest_name = 24;
inline constexpr std::size_t longest_chat = 500;

}  // namespace reami::room
