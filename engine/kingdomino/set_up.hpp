// The random draws of a round: RULES.md, R1. Their text has two lines, `kings 1 2 2 1` (seats in the order
// drawn) and `dominoes 3 17 …` (all dominoes in play, in the order drawn).
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

    /// Shuffles the kings, from those of the first seat to those of the last; then the dominoes 1 to 48, of
    /// which the first are in play and the others removed.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// The fault of the set-up, with the line of its text; empty if it has none.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// The set-up in the text; empty, with the reason in `why`, unless the text is two such lines of seats
    /// and dominoes. The second line may lack its end.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::kingdomino
