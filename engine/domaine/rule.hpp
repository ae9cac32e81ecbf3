// The rules that a move can break: RULES.md, R16.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::domaine {

/// The names of these rules are the last parts of codes in messages (`rule.domaine.phase`), so they never
/// change. protocol/text/texts.*.json has a text for each. The comments say what a legal move fulfils. If a
/// move breaks several rules, `check` names any one of them.
enum class Rule : std::uint8_t {
    phase,          ///< R14: the match asks for a move of this kind now.
    card,           ///< R4.5: the player holds the card, and the card has that action.
    cost,           ///< R4.5, R7.1: the player has the ducats that it costs.
    no_step,        ///< R4.5: after the player has paid, at least one step is legal.
    terrain,        ///< R3.4, R7.1: castles stand on meadows, knights on meadows and in forests.
    occupied,       ///< R3.4, R7.1, R8.3: no piece stands on the square.
    distance,       ///< R3.5: castles of one colour stand far enough apart.
    unlinked,       ///< R7.2: a castle or knight of the player is adjacent, with no border between them.
    reserve,        ///< R7.3, R9.4: the player has a knight in reserve.
    same_colour,    ///< R6.2: no border lies between pieces of one colour.
    inside_domain,  ///< R6.3: no border lies inside a domain.
    has_border,     ///< R6.1: no border lies on the edge yet.
    supply,         ///< R6.6, R8.4: the supply has enough borders.
    not_yours,      ///< R8.1, R9.1, R10.1: the domain belongs to the player.
    other_domain,   ///< R8.1: one domain makes all steps of an expansion.
    not_adjacent,   ///< R3.4, R8.1, R9.2, R10.1: the squares or domains are adjacent.
    own_domain,     ///< R8.2, R10.1: the other domain does not belong to the player.
    knights,        ///< R8.2: the domain holds more knights than the domain that it takes land from.
    allied,         ///< R8.2, R10.1: the two domains aren't allied.
    needed,         ///< R9.3: the domain doesn't need the knight that leaves.
    no_knight,      ///< R9.1, R9.2: another colour's knight leaves, and the player's domain has one.
    neutral,        ///< R10.1: the other domain doesn't belong to the neutral kingdom.
    just_sold,      ///< R4.3: the card from the Court is not the one that the player sold in this turn.
    not_in_court,   ///< R4.3: the Court has a card of this kind.
    court_closed,   ///< R4.4, R4.6: the player may take cards from the Court.
    deck_empty,     ///< R4.4: the deck has cards left.
};
BOOST_DESCRIBE_ENUM(Rule, phase, card, cost, no_step, terrain, occupied, distance, unlinked, reserve,
                    same_colour, inside_domain, has_border, supply, not_yours, other_domain, not_adjacent,
                    own_domain, knights, allied, needed, no_knight, neutral, just_sold, not_in_court,
                    court_closed, deck_empty)

}  // namespace reami::domaine
