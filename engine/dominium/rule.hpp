// The rules that a move can break.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::dominium {

/// The rules in the order of the checks. The name is the tail of the wire's code (`rule.dominium.occupied`),
/// so it never changes; protocol/text/texts.*.json has the texts for people.
enum class Rule : std::uint8_t {
    wrong_kind,      ///< R2.2, R3.2: first the tile is laid or kept, then the pawn is decided if one is asked
                     ///< for.
    halves_apart,    ///< R3.1: the halves lie on two squares that share a side.
    occupied,        ///< R3.1: both squares must be empty.
    not_its_half,    ///< R4.1: a row is started with a tile that has the number of its fief.
    fief_skipped,    ///< R4.1: rows are started in the order of the fiefs.
    not_at_its_end,  ///< R4.2: a row goes on with a tile that has the number at its right end.
    not_a_territory,  ///< R8: the square names no territory.
    not_of_the_tile,  ///< R3.2: a pawn goes on a territory that a half of the laid tile belongs to.
    not_of_the_fief,  ///< R5.1: the new feudatory takes a territory of that number.
    own_already,      ///< R5.1: it has a pawn of the same player.
};
BOOST_DESCRIBE_ENUM(Rule, wrong_kind, halves_apart, occupied, not_its_half, fief_skipped, not_at_its_end,
                    not_a_territory, not_of_the_tile, not_of_the_fief, own_already)

}  // namespace reami::dominium
