// Writes a stored match as the match file that people download.
#pragma once

#include <cstdint>
#include <string>

#include "server/store/read/reader.hpp"

namespace reami::http {

/// Whether the file shows the source of the match's random draws, besides the commitment.
enum class Chance : std::uint8_t {
    told,      ///< shows secret, words, seed and draws
    left_out,  ///< while the match runs
};

std::string match_file_of(const store::StoredMatch& match, Chance chance = Chance::told);

}  // namespace reami::http
