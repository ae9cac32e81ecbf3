// What the texts of set-ups are made of: lines of a head and words (`kings 1 2 2 1`), and before each round a
// line `round 1`, `round 2`, ….
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reami {

/// `round 2` and the end of the line.
std::string round_line(std::size_t number);

/// The texts between the lines `round 1`, `round 2`, …, which must come in order from 1; nothing otherwise.
std::optional<std::vector<std::string_view>> split_rounds(std::string_view text);

/// Takes a line of that head and of words, a blank before each, off the front of the text. Nothing if it
/// begins with anything else. The end of the last line may be missing.
std::optional<std::vector<std::string_view>> take_line(std::string_view& text, std::string_view head);

}  // namespace reami
