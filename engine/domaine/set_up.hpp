// The random draws of a match: RULES.md, R3.1, R3.3 and R14. Their text has three lines: `map t7.0 t4.1 …`
// (the tile in each slot), `deck A02 A03 …` (all 60 cards from the top, before players get any), and `first
// 2` (the seat that begins).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/set_up_text.hpp"
#include "engine/domaine/cards.hpp"
#include "engine/domaine/land.hpp"
#include "engine/domaine/options.hpp"

namespace reami::domaine {

struct SetUp {
    Layout map{};
    std::array<Card, card_count> deck{};
    Seat first;

    /// Draws in this order: shuffles the tiles t1 to t8 into the slots around the middle one; draws for each
    /// slot its tile's quarter turns, a number below 4; shuffles each deck, from A to D, after sorting its
    /// cards by name; draws the seat that begins, a number below the number of seats. With the beginners'
    /// set-up it draws nothing for the map, because the rules fix the map.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// The fault of the set-up, with the line of its text; empty if it has none.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// Reads the text of a set-up. If the text is not three such lines, returns an empty optional and sets
    /// `why` to the reason. The last line may lack its end of line.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::domaine
