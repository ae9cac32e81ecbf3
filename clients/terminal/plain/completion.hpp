// The words that the client offers when a person presses Tab.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reami::terminal {

/// The words that can complete the last word of the line, in alphabetical order. `legal` are the moves that
/// this client can play now. After a blank at the end of the line, these are all words that can come next.
std::vector<std::string> completions(std::string_view line, const std::vector<std::string>& legal);

/// The longest text with which all these words begin; empty if there are no words.
std::string common_beginning(const std::vector<std::string>& words);

}  // namespace reami::terminal
