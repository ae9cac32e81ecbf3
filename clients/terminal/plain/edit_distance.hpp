// How far a word is from another: for what may have been meant.
#pragma once

#include <cstddef>
#include <string_view>

namespace reami::terminal {

/// How many letters must be changed, put in or taken out to make one of the other.
std::size_t edit_distance(std::string_view from, std::string_view to);

}  // namespace reami::terminal
