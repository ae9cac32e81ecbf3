// All that chance decides in a round: RULES.md, R1. Its text has two lines, `kings 1 2 2 1` (seats in the
// order drawn) and `dominoes 3 17 …` (all that are in play, in the order drawn).
#pragma once

#include <boost/container/static_vector.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/set_up_text.hpp"
#include "engine/kingdomino/dominoes.hpp"
#include "engine/kingdomino/options.hpp"

namespace reami::kingdomino {

inline constexpr std::size_t most_kings = 4;

// NOLINTNEXTLINE(bugprone-exception-escape): Boost's static_vector moves its elements, which don't throw
struct SetUp {
    boost::container::static_vector<Seat, most_kings> kings;
    boost::container::static_vector<std::uint8_t, domino_count> dominoes;
    friend bool operator==(const SetUp&, const SetUp&) = default;
};

/// Shuffles the kings, from those of the first seat to those of the last; then the dominoes 1 to 48, of which
/// the first are in play and the others removed.
SetUp deal(const Options& options, int seats, Random& random);

/// Nothing, or what is wrong with it, and in which line of its text.
std::optional<SetUpFault> fault(const Options& options, int seats, const SetUp& set_up);

std::string print_set_up(const SetUp& set_up);
/// If the text is not two such lines of seats and dominoes, nothing, and why. The second may lack the end of
/// the line.
std::optional<SetUp> parse_set_up(std::string_view text, SetUpFault& why);

}  // namespace reami::kingdomino
