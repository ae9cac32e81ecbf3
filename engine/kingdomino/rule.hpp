// The rules that a move can break.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::kingdomino {

/// The rules in the order in which `check` tests them (R3.5). Their names are the last parts of codes in
/// messages (`rule.kingdomino.no_match`), so they never change. protocol/text/texts.*.json has a text for
/// each. The comments say what a legal move fulfils.
enum class Rule : std::uint8_t {
    wrong_kind,    ///< R2.1, R2.2: the player first places the king's domino, then chooses a new one.
    halves_apart,  ///< R3.2: the halves lie on two squares that share a side.
    occupied,      ///< R3.2: both squares must be empty.
    no_match,      ///< R3.3: one half touches the castle or a square of its own terrain.
    too_wide,      ///< R3.4: the kingdom stays within 5 x 5 squares, in the Mighty Duel within 7 x 7.
    not_in_row,    ///< R2.2: the next row has the chosen domino.
    taken,         ///< R2.2: no other king stands on the chosen domino.
};
BOOST_DESCRIBE_ENUM(Rule, wrong_kind, halves_apart, occupied, no_match, too_wide, not_in_row, taken)

}  // namespace reami::kingdomino
