// The set-up of a match of several rounds: one set-up of the game for each round. set_up_text.hpp defines its
// text.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/random.hpp"
#include "engine/core/set_up_text.hpp"

namespace reami {

inline constexpr int max_rounds = 3;

/// A game whose matches may have several rounds, all with the same options.
template <class G>
concept RoundGame = Game<G> && requires(const typename G::Options& options) {
    { G::rounds(options) } -> std::same_as<int>;  ///< a number from 1 to `max_rounds`
};

template <RoundGame G>
struct RoundSetUps {
    std::vector<typename G::SetUp> rounds;  ///< in the order of the rounds

    /// Deals each round from its own fork of the random stream.
    static RoundSetUps deal(const typename G::Options& options, int seats, Random& random);
    std::optional<SetUpFault> fault(const typename G::Options& options, int seats) const;
    std::string print() const;
    static std::optional<RoundSetUps> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const RoundSetUps&, const RoundSetUps&) = default;

private:
    /// The number of lines that the first `first_rounds` rounds have in the text.
    int lines_of(std::size_t first_rounds) const;
};

template <RoundGame G>
auto RoundSetUps<G>::deal(const typename G::Options& options, int seats, Random& random) -> RoundSetUps {
    RoundSetUps set_up;
    for (int round = 1; round <= G::rounds(options); ++round) {
        Random of_round = random.fork(static_cast<std::uint32_t>(round));
        set_up.rounds.push_back(G::SetUp::deal(options, seats, of_round));
    }
    return set_up;
}

template <RoundGame G>
std::optional<SetUpFault> RoundSetUps<G>::fault(const typename G::Options& options, int seats) const {
    const auto expected = static_cast<std::size_t>(G::rounds(options));
    const std::size_t there = std::min(expected, rounds.size());
    for (std::size_t i = 0; i < there; ++i)
        if (const auto wrong = rounds[i].fault(options, seats))  // the line `round N` comes first
            return SetUpFault{lines_of(i) + 1 + wrong->line, wrong->key, wrong->places};
    if (rounds.size() == expected) return std::nullopt;
    const int at = lines_of(there) + (rounds.size() > expected ? 1 : 0);
    return SetUpFault{
        at, "rounds", {{"count", std::to_string(rounds.size())}, {"expected", std::to_string(expected)}}};
}

template <RoundGame G>
std::string RoundSetUps<G>::print() const {
    std::string text;
    for (std::size_t i = 0; i < rounds.size(); ++i) text += round_line(i + 1) + rounds[i].print();
    return text;
}

template <RoundGame G>
int RoundSetUps<G>::lines_of(std::size_t first_rounds) const {
    const std::string text =
        RoundSetUps{{rounds.begin(), rounds.begin() + static_cast<int>(first_rounds)}}.print();
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

template <RoundGame G>
auto RoundSetUps<G>::parse(std::string_view text, SetUpFault& why) -> std::optional<RoundSetUps> {
    const auto parts = split_rounds(text, why);
    if (!parts) return std::nullopt;
    RoundSetUps set_up;
    for (const RoundText& part : *parts) {
        if (set_up.rounds.size() == max_rounds) {
            why = {part.first_line - 1, "too_many_rounds", {{"most", std::to_string(max_rounds)}}};
            return std::nullopt;
        }
        const auto of_round = G::SetUp::parse(part.text, why);
        if (!of_round) {
            why.line += part.first_line - 1;
            return std::nullopt;
        }
        set_up.rounds.push_back(*of_round);
    }
    return set_up;
}

}  // namespace reami
