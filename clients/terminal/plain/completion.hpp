// What the key Tab offers in the line that a person types.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reami::terminal {

/// The words that may stand where the line ends, and begin as its last word does; in the order of the
/// alphabet. `legal` are the moves that may be played now. A line ends with a space where a new word begins.
std::vector<std::string> completions(std::string_view line, const std::vector<std::string>& legal);

/// The longest beginning that all of them have; empty if there are none.
std::string common_beginning(const std::vector<std::string>& words);

}  // namespace reami::terminal
