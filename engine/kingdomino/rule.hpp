// The rules that a move can break.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::kingdomino {

/// The rules in the order of the checks (R3.5). The name is the tail of the wire's code
/// (`rule.kingdomino.no_match`), so it never changes; protocol/text/texts.*.json has the texts for people.
enum class Rule : std::uint8_t {
    wrong_kind,    ///< R2.1, R2.2: first the king's domino is placed, then a new one is chosen.
    halves_apart,  ///< R3.2: the halves lie on two squares that share a side.
    occupied,      ///< R3.2: both squares must be empty.
    no_match,      ///< R3.3: one half touches the castle or its own terrain.
    too_wide,      ///< R3.4: the kingdom fits in 5 x 5, in the Mighty Duel 7 x 7.
    not_in_row,    ///< R2.2: the domino chosen lies in the next row.
    taken,         ///< R2.2: another king stands on that domino.
};
BOOST_DESCRIBE_ENUM(Rule, wrong_kind, halves_apart, occupied, no_match, too_wide, not_in_row, taken)

}  // namespace reami::kingdomino
