// A random player that draws the kind of move first, so that it often keeps tiles and takes territories,
// which uniform play hardly ever does.
#pragma once

#include <set>
#include <vector>

#include "engine/dominium/state.hpp"

namespace reami::dominium {

/// Requires that the match is not over.
inline Move any_kind_of_move(const State& state, Random& random) {
    const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    const auto legal = state.legal_moves(*state.to_act().begin());
    std::set<std::size_t> kinds;
    for (const Move& move : legal) kinds.insert(move.index());
    const auto kind = *std::next(kinds.begin(), below(kinds.size()));
    std::vector<Move> of_kind;
    for (const Move& move : legal)
        if (move.index() == kind) of_kind.push_back(move);
    return of_kind[below(of_kind.size())];
}

/// Keeps a tile whenever possible, so that the tiles run out before the board is full.
inline Move hoarding_move(const State& state, Random& random) {
    for (const Move& move : state.legal_moves(*state.to_act().begin()))
        if (std::holds_alternative<Keep>(move)) return move;
    return any_kind_of_move(state, random);
}

}  // namespace reami::dominium
