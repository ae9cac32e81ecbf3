// The public part of a held match: without what its chance was made from, and without moves that are still
// hidden.
#pragma once

#include "server/store/read/reader.hpp"

namespace reami::http {

/// How many moves of a running match's log the public has seen. A move that others who are asked at the same
/// time must not know is hidden until all have moved.
std::size_t moves_shown(const store::StoredMatch& match);

/// The match file of a match that runs: header and moves as far as the public has seen them.
std::string public_match_file(const store::StoredMatch& match);

}  // namespace reami::http
