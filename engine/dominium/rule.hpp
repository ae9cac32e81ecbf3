// The rules that a move can break.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::dominium {

/// The rules in the order in which `check` tests them. Their names are the last parts of codes in messages
/// (`rule.dominium.occupied`), so they never change. protocol/text/texts.*.json has a text for each. The
/// comments say what a legal move fulfils.
enum class Rule : std::uint8_t {
    wrong_kind,      ///< R2.2, R3.2: first the tile is laid or kept, then the pawn is decided if one is asked
                     ///< for.
    halves_apart,    ///< R3.1: the halves lie on two squares that share a side.
    occupied,        ///< R3.1: both squares must be empty.
    not_its_half,    ///< R4.1: a row starts with a tile that has the number of its fief.
    fief_skipped,    ///< R4.1: a player starts the rows in the order of the fiefs.
    not_at_its_end,  ///< R4.2: the tile has the number at the right end of the row.
    not_a_territory,  ///< R8: the square names no territory.
    not_of_the_tile,  ///< R3.2: a half of the laid tile belongs to the pawn's territory.
    not_of_the_fief,  ///< R5.1: the territory has the number of the new feudatory's fief.
    own_already,      ///< R5.1: the player doesn't own the territory yet.
};
BOOST_DESCRIBE_ENUM(Rule, wrong_kind, halves_apart, occupied, not_its_half, fief_skipped, not_at_its_end,
                    not_a_territory, not_of_the_tile, not_of_the_fief, own_already)

}  // namespace reami::dominium
