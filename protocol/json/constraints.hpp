// Constraints on a value beyond its type. Each is written once, for a type or for one member. The reader
// enforces it, and the published schema contains it.
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
    std::size_t shortest = 0;  ///< characters (code points) of a text, entries of a list, set or map
    std::size_t longest = std::numeric_limits<std::size_t>::max();
    /// The characters of a text, as the inside of a regular expression's brackets: `0-9a-f`, or with `^` in
    /// front the forbidden ones. No escapes; a literal `-` comes last. Empty: any.
    std::string_view characters = {};

    friend bool operator==(const Facts&, const Facts&) = default;
};

/// The constraints of a type. Types that have some specialise this.
template <class T>
inline constexpr Facts facts_of_type{};
template <class T>
inline constexpr Facts facts_of_type<std::optional<T>> = facts_of_type<T>;

template <class Struct, class T>
consteval Facts facts_of_member_type(T Struct::*) {
    return facts_of_type<T>;
}

/// The constraints of a member: those of its type, unless the member has a specialisation. For an optional
/// member they apply if it is present.
template <auto Member>
inline constexpr Facts facts = facts_of_member_type(Member);

/// Whether a text is UTF-8 and has an allowed length and only allowed characters.
bool satisfies(const Facts& facts, std::string_view text);

}  // namespace reami::json
