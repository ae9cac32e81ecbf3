// A stored match as the match file that people download.
#pragma once

#include <string>

#include "server/store/reader.hpp"

namespace reami::http {

std::string match_file_of(const store::StoredMatch& match);

}  // namespace reami::http
