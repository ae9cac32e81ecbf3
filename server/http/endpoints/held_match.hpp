// The public part of a held match: it lacks secret, words, seed and draws, and the moves that are still
// hidden.
#pragma once

#include "server/store/read/reader.hpp"

namespace reami::http {

/// The number of moves of a running match's log that the public has seen. If several seats are asked at the
/// same time, their moves are hidden until all have moved.
std::size_t moves_shown(const store::StoredMatch& match);

/// The match file of a running match: the header, and the moves that the public has seen.
std::string public_match_file(const store::StoredMatch& match);

}  // namespace reami::http
