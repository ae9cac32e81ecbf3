// How the text of a set-up parts its rounds: each begins with a line `round 1`, `round 2`, ….
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

}  // namespace reami
