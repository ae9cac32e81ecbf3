// Limits and names that both sides of the wire share; the web client gets them with its types.
#pragma once

#include <cstddef>
#include <string_view>

namespace reami::protocol {

/// The WebSocket subprotocol: the version of the messages.
inline constexpr std::string_view subprotocol = "reami.v1";

inline constexpr std::size_t longest_name = 24;   ///< of a person: characters (code points)
inline constexpr std::size_t longest_chat = 500;  ///< of a line: characters
inline constexpr std::size_t most_codes = 30;     ///< of rooms, in one question
inline constexpr std::size_t most_moves = 8;      ///< in one list

}  // namespace reami::protocol
