// Writes a replay's position as JSON, for other programs: PROTOCOL.md, "Match files".
#pragma once

#include <cstdint>
#include <string>

#include "protocol/file/replay.hpp"

namespace reami::protocol {

enum class LegalMoves : std::uint8_t {
    left_out,
    shown,  ///< for every seat that must decide
};

/// Returns one JSON object without line feeds.
std::string position(const Replay& replay, LegalMoves legal);

}  // namespace reami::protocol
