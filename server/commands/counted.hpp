// Prints a number with its noun.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace reami::commands {

/// `1 match`, `2 matches`
inline std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
    return std::to_string(number).append(1, ' ').append(number == 1 ? one : many);
}

}  // namespace reami::commands
