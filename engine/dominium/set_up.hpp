// The random draws of a match: RULES.md, R2.1. Their text has two lines: `first 2` (the seat that begins) and
// `tiles 35 06 …` (all 56 tiles in the order in which players draw them).
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

    /// Draws the seat that begins, a number below 2. Then shuffles the tiles, which start in the order `00
    /// 00`, `01 01`, … `66 66`.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// The fault of the set-up, with the line of its text; empty if it has none.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// Reads the text of a set-up. If the text is not two such lines, returns an empty optional and sets
    /// `why` to the reason. The second line may lack its end of line.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::dominium
