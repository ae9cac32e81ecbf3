// The set-up of a match of several rounds: one of the game for each. Its text is set_up_text.hpp's.
#pragma once

#include <boost/container/static_vector.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/core/random.hpp"
#include "engine/core/set_up_text.hpp"

namespace reami {

inline constexpr int max_rounds = 3;

/// A game whose matches may have several rounds, all with the same options.
template <class G>
concept RoundGame = Game<G> && requires(const typename G::Options& options) {
    { G::rounds(options) } -> std::same_as<int>;  ///< 1 to `max_rounds`
};

/// One for each round, in order.
template <RoundGame G>
using RoundSetUps = boost::container::static_vector<typename G::SetUp, max_rounds>;

/// What is wrong with it, in words, or nothing.
template <RoundGame G>
std::optional<std::string> fault_of_rounds(const typename G::Options& options, int seats,
                                           const RoundSetUps<G>& set_up) {
    const int expected = G::rounds(options);
    if (static_cast<int>(set_up.size()) != expected)
        return "the set-up has " + std::to_string(set_up.size()) + " rounds and the options ask for " +
               std::to_string(expected);
    for (std::size_t i = 0; i < set_up.size(); ++i)
        if (const auto wrong = G::fault(options, seats, set_up[i]))
            return "round " + std::to_string(i + 1) + ": " + *wrong;
    return std::nullopt;
}

/// Each round from its own fork of the stream.
template <RoundGame G>
RoundSetUps<G> deal_rounds(const typename G::Options& options, int seats, Random& random) {
    RoundSetUps<G> set_up;
    for (int round = 1; round <= G::rounds(options); ++round) {
        Random of_round = random.fork(static_cast<std::uint32_t>(round));
        set_up.push_back(G::deal(options, seats, of_round));
    }
    return set_up;
}

template <RoundGame G>
std::string print_rounds(const RoundSetUps<G>& set_up) {
    std::string text;
    for (std::size_t i = 0; i < set_up.size(); ++i) text += round_line(i + 1) + G::print_set_up(set_up[i]);
    return text;
}

/// Nothing if the text is not what `print_rounds` writes.
template <RoundGame G>
std::optional<RoundSetUps<G>> parse_rounds(std::string_view text) {
    const auto parts = split_rounds(text);
    if (!parts || parts->size() > max_rounds) return std::nullopt;
    RoundSetUps<G> set_up;
    for (const std::string_view part : *parts) {
        const auto of_round = G::parse_set_up(part);
        if (!of_round) return std::nullopt;
        set_up.push_back(*of_round);
    }
    return set_up;
}

}  // namespace reami
