// Writes the match file that people download, from a stored match.
#pragma once

#include <cstdint>
#include <string>

#include "server/store/read/read_match.hpp"

namespace reami::http {

/// Whether the file contains the source of the match's random draws. The commitment is always in the file.
enum class Chance : std::uint8_t {
    shown,     ///< the file has the secret, the words, the seed and the draws
    left_out,  ///< for a match that is still running
};

std::string match_file_of(const store::StoredMatch& match, Chance chance = Chance::shown);

}  // namespace reami::http
