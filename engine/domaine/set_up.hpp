// The random draws of a match: RULES.md, R3.1, R3.3 and R14. Their text has three lines, `map t7.0 t4.1 …`
// (the tiles in their slots), `deck A02 A03 …` (all 60 cards from the top, before dealing) and `first 2`.
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

    /// Shuffles the tiles t1 to t8 into the slots round the middle one, and draws the quarters of each slot,
    /// a number below 4. Then shuffles each deck, from A to D, from its cards in the order of their names. At
    /// last draws the first seat, a number below the number of seats. The beginners' map is given, and
    /// nothing is drawn for it.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// The fault of the set-up, with the line of its text; empty if it has none.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// The set-up in the text; empty, with the reason in `why`, unless the text is three such lines. The last
    /// line may lack its end.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::domaine
