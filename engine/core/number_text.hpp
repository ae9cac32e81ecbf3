// Whole numbers in notations. They have only digits, without sign and leading zeros, so that each number has
// exactly one text.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace reami {

/// Removes a number from 1 to `most` from the front of the text, and returns it. Reads all digits at the
/// front as one number. If the text does not begin with such a number, returns an empty optional and leaves
/// the text unchanged.
inline std::optional<int> take_number(std::string_view& text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || text.front() < '1' || text.front() > '9' || number > most)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

}  // namespace reami
