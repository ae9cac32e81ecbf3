// The random draws of a round: RULES.md, R1. Their text has two lines: `kings 1 2 2 1` (the seats of the
// kings in the order drawn) and `dominoes 3 17 …` (all dominoes in play in the order drawn).
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

    /// Shuffles the kings, which start in the order of their seats. Then shuffles the dominoes 1 to 48; the
    /// first of them are in play, and the others are removed.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// The fault of the set-up, with the line of its text; empty if it has none.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// Reads the text of a set-up. If the text is not two such lines of seats and dominoes, returns an empty
    /// optional and sets `why` to the reason. The second line may lack its end of line.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::kingdomino
