#include "engine/domaine/steps.hpp"

#include <algorithm>

#include "engine/domaine/diplomacy.hpp"
#include "engine/domaine/expansion.hpp"
#include "engine/domaine/knights.hpp"
#include "engine/domaine/laying.hpp"

namespace reami::domaine {

bool has_step(const Position& position, Action action, int ducats) {
    const auto domains = position.domains.all();
    switch (action) {
        case Action::borders:
            return !border_edges(position).empty();
        case Action::knights:
            return !knight_squares(position, ducats).empty();
        case Action::expansion:
            return std::any_of(domains.begin(), domains.end(), [&](const Domain& domain) {
                return may_expand(position, domain) && !expansion_squares(position, domain).empty();
            });
        case Action::desertion:
            return has_desertion(position, ducats);
        case Action::alliance:
            return has_alliance(position);
    }
    return false;
}

void list_steps(const Position& position, Moves& moves) {
    switch (position.running->action) {
        case Action::borders: {
            const Edges edges = border_edges(position);
            for (const Side side : {Side::n, Side::e})
                for (const Square square : edges.of(side)) moves.push_back(Edge{square, side});
            return;
        }
        case Action::knights:
            for (const Square square : knight_squares(position, position.acting_duke().ducats))
                moves.push_back(PutKnight{square});
            return;
        case Action::expansion:
            return list_expansions(position, moves);
        case Action::desertion:
            return list_desertions(position, moves);
        case Action::alliance:
            return list_alliances(position, moves);
    }
}

}  // namespace reami::domaine
