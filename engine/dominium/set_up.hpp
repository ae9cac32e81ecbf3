// The random draws of a match: RULES.md, R2.1. Their text has two lines, `first 2` (the seat that begins) and
// `tiles 35 06 …` (all 56 tiles in the order drawn).
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

    /// Draws the seat that begins, below 2; then shuffles the tiles from `00 00`, `01 01`, … to `66 66`.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// The fault of the set-up, with the line of its text; empty if it has none.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// The set-up in the text; empty, with the reason in `why`, unless the text is two such lines. The second
    /// line may lack its end.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::dominium
