// The rules that a move can break: RULES.md, R16.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::domaine {

/// The name is the tail of the wire's code (`rule.domaine.phase`), so it never changes;
/// protocol/text/texts.*.json has the texts for people. If a move breaks several rules, `check` names any one
/// of them.
enum class Rule : std::uint8_t {
    phase,          ///< R14: it isn't the time for this move.
    card,           ///< R4.5: the card is in the hand, and has that action.
    cost,           ///< R4.5, R7.1: there are ducats for it.
    no_step,        ///< R4.5: after paying, at least one step is legal.
    terrain,        ///< R3.4, R7.1: castles stand on meadows, knights on meadows and in forests.
    occupied,       ///< R3.4, R7.1, R8.3: no piece is there.
    distance,       ///< R3.5: castles of one colour stand far enough apart.
    unlinked,       ///< R7.2: a castle or knight of the player is adjacent, with no border between.
    reserve,        ///< R7.3, R9.4: a knight is in the reserve.
    same_colour,    ///< R6.2: no border lies between pieces of one colour.
    inside_domain,  ///< R6.3: no border lies inside a domain.
    has_border,     ///< R6.1: no border lies on the edge yet.
    supply,         ///< R6.6, R8.4: there are borders enough.
    not_yours,      ///< R8.1, R9.1, R10.1: it is a domain of the player.
    other_domain,   ///< R8.1: all steps of an expansion are by one domain.
    not_adjacent,   ///< R3.4, R8.1, R9.2, R10.1: squares or domains are adjacent.
    own_domain,     ///< R8.2, R10.1: it is no other domain of the player.
    knights,        ///< R8.2: the domain holds more knights than the other.
    allied,         ///< R8.2, R10.1: the two aren't allied.
    needed,         ///< R9.3: the knight that leaves isn't needed.
    no_knight,      ///< R9.1, R9.2: another colour's knight leaves, and the player's domain has one.
    neutral,        ///< R10.1: the neutral kingdom makes no alliance.
    just_sold,      ///< R4.3: it is not the very card that was sold in this turn.
    not_in_court,   ///< R4.3: such a card lies in the Court.
    court_closed,   ///< R4.4, R4.6: cards may be taken from the Court.
    deck_empty,     ///< R4.4: there are cards in the deck.
};
BOOST_DESCRIBE_ENUM(Rule, phase, card, cost, no_step, terrain, occupied, distance, unlinked, reserve,
                    same_colour, inside_domain, has_border, supply, not_yours, other_domain, not_adjacent,
                    own_domain, knights, allied, needed, no_knight, neutral, just_sold, not_in_court,
                    court_closed, deck_empty)

}  // namespace reami::domaine
