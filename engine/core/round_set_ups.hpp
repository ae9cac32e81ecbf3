// The set-up of a match of several rounds: one of the game for each. Its text is set_up_text.hpp's.
#pragma once

#include <algorithm>
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

template <RoundGame G>
std::string print_rounds(const RoundSetUps<G>& set_up) {
    std::string text;
    for (std::size_t i = 0; i < set_up.size(); ++i) text += round_line(i + 1) + G::print_set_up(set_up[i]);
    return text;
}

/// In how many lines so many of its first rounds are written.
template <RoundGame G>
int lines_of(const RoundSetUps<G>& set_up, std::size_t rounds) {
    const std::string text = print_rounds<G>({set_up.begin(), set_up.begin() + static_cast<int>(rounds)});
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

/// What is wrong with it, and in which line of its text, or nothing.
template <RoundGame G>
std::optional<SetUpFault> fault_of_rounds(const typename G::Options& options, int seats,
                                          const RoundSetUps<G>& set_up) {
    const auto expected = static_cast<std::size_t>(G::rounds(options));
    const std::size_t there = std::min(expected, set_up.size());
    for (std::size_t i = 0; i < there; ++i)
        if (const auto wrong = G::fault(options, seats, set_up[i]))  // its first line is `round N`
            return SetUpFault{lines_of<G>(set_up, i) + 1 + wrong->line,
                              "round " + std::to_string(i + 1) + ": " + wrong->what};
    if (set_up.size() == expected) return std::nullopt;
    const int at = lines_of<G>(set_up, there) + (set_up.size() > expected ? 1 : 0);
    return SetUpFault{at, "the set-up has " + std::to_string(set_up.size()) +
                              (set_up.size() == 1 ? " round" : " rounds") + " and the options ask for " +
                              std::to_string(expected)};
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

/// If the text is not what `print_rounds` writes, nothing, and why.
template <RoundGame G>
std::optional<RoundSetUps<G>> parse_rounds(std::string_view text, SetUpFault& why) {
    const auto parts = split_rounds(text, why);
    if (!parts) return std::nullopt;
    RoundSetUps<G> set_up;
    for (const RoundText& part : *parts) {
        if (set_up.size() == max_rounds) {
            why = {part.first_line - 1, "no match has more than " + std::to_string(max_rounds) + " rounds"};
            return std::nullopt;
        }
        const auto of_round = G::parse_set_up(part.text, why);
        if (!of_round) {
            why.line += part.first_line - 1;
            return std::nullopt;
        }
        set_up.push_back(*of_round);
    }
    return set_up;
}

}  // namespace reami
