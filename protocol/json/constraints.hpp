// Constraints on a value, beyond those of its type. A programmer writes each of them once, for a type or for
// one member of a struct. The reader enforces them, and the published schema contains them.
//
//   template <>
//   inline constexpr Facts json::facts_of_type<RequestId> = {.longest = 32, .characters = "0-9A-Za-z"};
//   template <>
//   inline constexpr Facts json::facts<&Move::m> = {.longest = 64};
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace reami::json {

struct Facts {
    std::optional<std::int64_t> least = {}, most = {};  ///< the range of a number
    std::size_t shortest = 0;  ///< characters of a text (code points), entries of a list, set or map
    std::size_t longest = std::numeric_limits<std::size_t>::max();
    /// The allowed characters of a text, written like the inside of a regular expression's brackets:
    /// `0-9a-f`. With `^` in front it lists the forbidden characters. It has no escapes; a literal `-` comes
    /// last. If it is empty, all characters are allowed.
    std::string_view characters = {};

    friend bool operator==(const Facts&, const Facts&) = default;
};

/// The constraints of a type. A type that has constraints specialises this variable.
template <class T>
inline constexpr Facts facts_of_type{};
template <class T>
inline constexpr Facts facts_of_type<std::optional<T>> = facts_of_type<T>;

template <class Struct, class T>
consteval Facts facts_of_member_type(T Struct::*) {
    return facts_of_type<T>;
}

/// The constraints of a member. They are those of its type, unless the member specialises this variable. An
/// optional member must fulfil them only if it is present.
template <auto Member>
inline constexpr Facts facts = facts_of_member_type(Member);

/// Whether a text is UTF-8, has an allowed length, and has only allowed characters.
bool satisfies(const Facts& facts, std::string_view text);

}  // namespace reami::json
