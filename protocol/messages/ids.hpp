// Numbers and texts that identify something. Each kind is a separate type, so that code which mixes them up
// does not compile.
#pragma once

#include <compare>
#include <concepts>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "protocol/json/constraints.hpp"
#include "protocol/messages/limits.hpp"

namespace reami::protocol {

/// A number with one meaning, which the tag `Of` names. The compiler refuses to convert a number to a number
/// with another meaning, and to compare the two.
template <class Of, std::integral N = int>
class NumberOf {
public:
    using held_type = N;

    constexpr NumberOf() = default;
    template <std::integral From>
    constexpr NumberOf(From value)  // NOLINT(google-explicit-constructor): `ask == 1` reads well
        : value_(static_cast<N>(value)) {}

    constexpr N value() const { return value_; }
    constexpr NumberOf next() const { return value_ + 1; }

    friend constexpr auto operator<=>(NumberOf, NumberOf) = default;
    friend std::string to_string(NumberOf number) { return std::to_string(number.value_); }
    friend std::ostream& operator<<(std::ostream& out, NumberOf number) { return out << number.value_; }

private:
    N value_ = 0;
};

/// The number of a match in its room, from 1; 0 means that the room has had no match.
using MatchNumber = NumberOf<struct MatchNumberName>;
/// A position in a match's log: the number of played moves.
using Version = NumberOf<struct VersionName>;
/// The number of a seat's decision in a match, from 1.
using AskNumber = NumberOf<struct AskNumberName>;

/// A text with one meaning, which the tag `Of` names. The compiler refuses to convert a text to a text with
/// another meaning, and to compare the two.
template <class Of>
class TextOf {
public:
    using held_type = std::string;

    TextOf() = default;
    template <std::convertible_to<std::string> From>
    TextOf(From&& value)  // NOLINT(google-explicit-constructor,*-overload): a text is one
        : value_(std::forward<From>(value)) {}

    const std::string& value() const { return value_; }

    friend auto operator<=>(const TextOf&, const TextOf&) = default;
    friend std::ostream& operator<<(std::ostream& out, const TextOf& text) { return out << text.value_; }

private:
    std::string value_;
};

/// The id of a request: 1 to 32 letters or digits. The client chooses a new id for each new intention.
using RequestId = TextOf<struct RequestIdName>;
/// A move in the game's notation as a client sent it. Nothing has checked it.
using MoveNotation = TextOf<struct MoveNotationName>;

inline std::vector<std::string> texts_of(const std::vector<MoveNotation>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const MoveNotation& move : moves) texts.push_back(move.value());
    return texts;
}

}  // namespace reami::protocol

namespace reami::json {

template <>
inline constexpr Facts facts_of_type<protocol::MatchNumber>{.least = 0};
template <>
inline constexpr Facts facts_of_type<protocol::Version>{.least = 0};
template <>
inline constexpr Facts facts_of_type<protocol::AskNumber>{.least = 1};
template <>
inline constexpr Facts facts_of_type<protocol::MoveNotation>{.longest = 64};
/// A list of moves.
template <>
inline constexpr Facts facts_of_type<std::vector<protocol::MoveNotation>>{.shortest = 1,
                                                                          .longest = protocol::most_moves};
template <>
inline constexpr Facts facts_of_type<protocol::RequestId>{
    .shortest = 1, .longest = 32, .characters = "0-9A-Za-z"};

}  // namespace reami::json
