// `reami verify FILE`: proves that the seed of a match and its shuffle are what was committed to, and that
// its moves are legal.
#pragma once

#include <ostream>
#include <string>

#include "protocol/texts.hpp"

namespace reami::terminal {

/// The exit status: 1 if anything is wrong, or can't be proven from the file.
int run_verify(const std::string& path, protocol::Language language, std::ostream& out, std::ostream& errors);

}  // namespace reami::terminal
