// The distance between two words, for suggestions after a misspelt command.
#pragma once

#include <cstddef>
#include <string_view>

namespace reami::terminal {

/// The Levenshtein distance: the number of letters to change, insert or delete.
std::size_t edit_distance(std::string_view from, std::string_view to);

}  // namespace reami::terminal
