// The completions that the key Tab offers for a typed line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reami::terminal {

/// The words that can complete the last word of the line, in alphabetical order. `legal` are the moves that
/// this client can play now. A line that ends with a space begins a new word.
std::vector<std::string> completions(std::string_view line, const std::vector<std::string>& legal);

/// The longest common prefix of the words; empty if there are no words.
std::string common_beginning(const std::vector<std::string>& words);

}  // namespace reami::terminal
