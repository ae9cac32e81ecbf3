// Random players who walk towards unconquered regions, because uniform play hardly ever puts six seals.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/toncc/state.hpp"

namespace reami::toncc {

/// The number of steps to the nearest unconquered region; a large number if there is none.
inline int steps_to_free(const View& view, Place from) {
    int steps = place_count;
    for (const auto& [place, region] : view.layout)
        if (!view.conquered.contains(region)) steps = std::min(steps, distance(from, place));
    return steps;
}

/// A random move among those that lead nearest to an unconquered region; one time in eight any random move.
/// Requires a seat to act.
inline Move walk(const State& state, Seat seat, Random& random) {
    const View view = state.view(seat);
    const auto legal = state.legal_moves(seat);
    std::vector<Move> best(legal.begin(), legal.end());
    const auto steps = [&](Move move) { return steps_to_free(view, *beside(*view.seats.at(seat).at, move)); };
    if (random.below(8) != 0) {
        const int fewest = steps(
            *std::min_element(best.begin(), best.end(), [&](Move a, Move b) { return steps(a) < steps(b); }));
        std::erase_if(best, [&](Move move) { return steps(move) != fewest; });
    }
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace reami::toncc
