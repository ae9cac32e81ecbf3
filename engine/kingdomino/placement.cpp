// RULES.md, R3, in two implementations. `misplaced` judges one placement square by square and names the rule
// that it breaks. `placements` finds all legal placements with masks, one mask for each rule, in the order of
// the rules. Tests compare the two for every placement that the notation can express.
#include "engine/kingdomino/placement.hpp"

namespace reami::kingdomino {

std::optional<Rule> misplaced(const Kingdom& kingdom, const Domino& domino, const Placement& at) {
    if (!adjacent(at.first, at.second)) return Rule::halves_apart;                     // R3.2
    if (kingdom.covers(at.first) || kingdom.covers(at.second)) return Rule::occupied;  // R3.2
    if (!kingdom.joins(at.first, domino.first.terrain) && !kingdom.joins(at.second, domino.second.terrain))
        return Rule::no_match;                                                       // R3.3
    if (!kingdom.fits(at.first) || !kingdom.fits(at.second)) return Rule::too_wide;  // R3.4
    return std::nullopt;
}

Moves placements(const Kingdom& kingdom, const Domino& domino) {
    const Mask empty = ~kingdom.covered();
    const Mask first_joins = kingdom.joined_by(domino.first.terrain);
    const Mask second_joins = kingdom.joined_by(domino.second.terrain);
    const Reach& reach = kingdom.reach();
    Moves::Masks masks{};
    // The lower square represents a domino. The upper square is one step `forth` from it, to the right or up.
    const auto lay = [&](Direction forth, Direction back, Mask lowers) {
        const auto upper = [back](Mask squares) { return stepped(squares, back); };
        const Mask room = empty & upper(empty) & lowers;                                      // R3.2, R3.4
        masks[static_cast<std::size_t>(forth)] = room & (first_joins | upper(second_joins));  // R3.3
        masks[static_cast<std::size_t>(back)] = room & (second_joins | upper(first_joins));   // R3.3
    };
    lay(Direction::right, Direction::left, reach.lying);
    lay(Direction::up, Direction::down, reach.standing);
    return {masks, reach.corner};
}

}  // namespace reami::kingdomino
