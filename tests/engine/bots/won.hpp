// Counts how often one bot beats others.
#pragma once

#include <algorithm>
#include <utility>

#include "engine/bots/bots.hpp"

namespace reami {

/// The number of these matches in which the first seat, a bot of the better kind, has more points than each
/// of the other seats, which are bots of the other kind.
template <class G>
int won(int matches, int seats, const std::pair<const char*, const char*>& kinds = {"greedy", "random"}) {
    Random random(Seed{});
    auto nobody = Events<typename G::Event>::ignored();
    const Seat first = Seat::from_number(1);
    int won = 0;
    for (int i = 0; i < matches; ++i) {
        G match = G::start({}, seats, G::SetUp::deal({}, seats, random), nobody);
        while (!match.to_act().empty()) {
            const Seat next = *match.to_act().begin();
            match.play(next, bot_move(next == first ? kinds.first : kinds.second, match, next, random),
                       nobody);
        }
        int best = 0;
        for (const Seat other : SeatSet::first(seats))
            if (other != first) best = std::max(best, match.points(other));
        won += match.points(first) > best ? 1 : 0;
    }
    return won;
}

}  // namespace reami
