// Limits and names that server and clients share. The web client gets them together with its types.
#pragma once

#include <cstddef>
#include <string_view>

namespace reami::protocol {

/// The name of the WebSocket subprotocol. It contains the version of the messages.
inline constexpr std::string_view subprotocol = "reami.v1";

inline constexpr std::size_t longest_name = 24;     ///< characters (code points) of a person's name
inline constexpr std::size_t longest_chat = 500;    ///< characters of a line of chat
inline constexpr std::size_t most_codes = 30;       ///< codes of rooms in one request
inline constexpr std::size_t most_moves = 8;        ///< moves in one list
inline constexpr std::size_t most_lists = 16;       ///< lists in one plan
inline constexpr std::size_t most_days_ahead = 60;  ///< from the present to the date of a match

}  // namespace reami::protocol
