// Desertions and alliances, between domains that are neighbours: RULES.md, R9 and R10.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The knights that may leave a domain, and the squares of a neighbouring domain where their replacements may
/// stand.
struct Desertions {
    Squares knights, squares;
    bool empty() const { return knights.empty() || squares.empty(); }
};
/// The possible desertions from a domain to a domain of the acting player, who has `ducats` ducats.
Desertions desertions(const Position& position, const Domain& from, const Domain& to, int ducats);
bool has_desertion(const Position& position, int ducats);
std::optional<Rule> broken_by(const Position& position, const Desertion& step);
void list_desertions(const Position& position, Moves& moves);
void carry_out(Position& position, const Desertion& step);

bool has_alliance(const Position& position);
std::optional<Rule> broken_by(const Position& position, const Alliance& step);
void list_alliances(const Position& position, Moves& moves);
void carry_out(Position& position, const Alliance& step);

}  // namespace reami::domaine
