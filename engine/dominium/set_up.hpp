// All that chance decides in a match: RULES.md, R2.1. Its text has two lines, `first 2` (who begins) and
// `tiles 35 06 …` (all 56 in the order drawn).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/set_up_text.hpp"
#include "engine/dominium/options.hpp"
#include "engine/dominium/tile.hpp"

namespace reami::dominium {

struct SetUp {
    Seat first;
    std::array<Tile, tile_count> tiles{};

    /// Draws who begins, below 2; then shuffles the tiles from `00 00`, `01 01`, … to `66 66`.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// Nothing, or what is wrong with it, and in which line of its text.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// Of a text that is not two such lines, nothing, and why. The second may lack the end of the line.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::dominium
