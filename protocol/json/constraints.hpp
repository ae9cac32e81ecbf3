// What a member must satisfy beyond its type. Said once, it is what reading refuses and what the published
// schema says.
//
//   template <>
//   inline constexpr Facts json::facts<&Move::id> = {.longest = 32, .characters = "0-9A-Za-z"};
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace reami::json {

struct Facts {
    std::optional<std::int64_t> least = {}, most = {};  ///< a number
    std::size_t shortest = 0;  ///< a text's characters (code points), a list's, set's or map's entries
    std::size_t longest = std::numeric_limits<std::size_t>::max();
    /// Of which a text may consist, as the inside of a regular expression's brackets: `0-9a-f`, or with `^`
    /// in front those that it may not contain. No escapes; a `-` that stands for itself comes last. Empty:
    /// any.
    std::string_view characters = {};

    friend bool operator==(const Facts&, const Facts&) = default;
};

/// Specialised for members that have some. Of an optional member they hold where it is present.
template <auto Member>
inline constexpr Facts facts{};

/// Whether a text is UTF-8 of the right length and characters.
bool satisfies(const Facts& facts, std::string_view text);

}  // namespace reami::json
