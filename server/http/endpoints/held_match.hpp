// Makes the public part of a held match: without the secret, the words, the seed and the draws, and without
// the moves that are still hidden.
#pragma once

#include "server/store/read/read_match.hpp"

namespace reami::http {

/// The number of moves in the log of a running match that the public may see. If the match asks several seats
/// at the same time, their moves are hidden until all of them have moved. If this program can't replay the
/// log, leaves out as many moves as may be hidden.
std::size_t moves_shown(const store::StoredMatch& match);

/// The match file of a running match: the header, and the moves that the public may see.
std::string public_match_file(const store::StoredMatch& match);

}  // namespace reami::http
