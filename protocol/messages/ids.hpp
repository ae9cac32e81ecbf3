// Numbers and texts that identify something, each a type of its own: passing one where another belongs does
// not compile.
#pragma once

#include <compare>
#include <concepts>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "protocol/json/constraints.hpp"

namespace reami::protocol {

/// A number of one meaning, of which `Of` is the name. Numbers of different meanings neither convert to one
/// another nor compare.
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

/// The matches of a room count from 1; 0 before the first.
using MatchNumber = NumberOf<struct MatchNumberName>;
/// A position in a match's log: so many moves have been played.
using Version = NumberOf<struct VersionName>;
/// The decisions that a seat is asked for in a match count from 1.
using AskNumber = NumberOf<struct AskNumberName>;

/// A request, as the client that makes it calls it: 1 to 32 letters or digits, once per intention.
class RequestId {
public:
    using held_type = std::string;

    RequestId() = default;
    template <std::convertible_to<std::string> From>
    RequestId(From&& value)  // NOLINT(google-explicit-constructor,*-overload): a text is one
        : value_(std::forward<From>(value)) {}

    const std::string& value() const { return value_; }

    friend auto operator<=>(const RequestId&, const RequestId&) = default;
    friend std::ostream& operator<<(std::ostream& out, const RequestId& id) { return out << id.value_; }

private:
    std::string value_;
};

/// A move in the game's notation, as a client sends it: nobody has read it yet.
class MoveNotation {
public:
    using held_type = std::string;

    MoveNotation() = default;
    template <std::convertible_to<std::string> From>
    MoveNotation(From&& value)  // NOLINT(google-explicit-constructor,*-overload): a text is one
        : value_(std::forward<From>(value)) {}

    const std::string& value() const { return value_; }

    friend auto operator<=>(const MoveNotation&, const MoveNotation&) = default;
    friend std::ostream& operator<<(std::ostream& out, const MoveNotation& move) {
        return out << move.value_;
    }

private:
    std::string value_;
};

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
template <>
inline constexpr Facts facts_of_type<protocol::RequestId>{
    .shortest = 1, .longest = 32, .characters = "0-9A-Za-z"};

}  // namespace reami::json
