// Writes the position after a move of a replay as JSON for programs: PROTOCOL.md, "Match files".
#pragma once

#include <cstdint>
#include <string>

#include "protocol/file/replay.hpp"

namespace reami::protocol {

enum class LegalMoves : std::uint8_t {
    left_out,
    shown,  ///< of every seat that is to act
};

/// One JSON object without line feeds.
std::string position(const Replay& replay, LegalMoves legal);

}  // namespace reami::protocol
