// Players by chance who walk towards regions that nobody has: uniform chance hardly ever puts six seals.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/toncc/state.hpp"

namespace reami::toncc {

/// Steps from there to the next region that is free; many if there is none.
inline int steps_to_free(const View& view, Place from) {
    int steps = place_count;
    for (const auto& [place, region] : view.layout)
        if (!view.conquered.contains(region)) steps = std::min(steps, distance(from, place));
    return steps;
}

/// Any of the moves that lead nearest to a free region; one time in eight any move at all. Expects a seat
/// that is asked.
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
