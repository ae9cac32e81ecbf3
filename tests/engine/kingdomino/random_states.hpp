// Random positions, over all variants and numbers of seats.
#pragma once

#include <utility>

#include "engine/bots/random_bot.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami::kingdomino {

/// Random options and seats that go together; every combination occurs.
inline std::pair<Options, int> random_variant(Random& random) {
    const int seats = 2 + static_cast<int>(random.below(3));
    Options options;
    options.dynasty = random.below(2) == 0;
    options.middle_kingdom = random.below(2) == 0;
    options.harmony = random.below(2) == 0;
    options.mighty_duel = seats == 2 && random.below(2) == 0;
    if (seats == 3 && random.below(2) == 0) options.three_player_row = ThreePlayerRow::four;
    return {options, seats};
}

/// A round at its start.
inline State random_start(Random& random) {
    const auto [options, seats] = random_variant(random);
    auto nobody = Events<Event>::ignored();
    return State::start(options, seats, SetUp::deal(options, seats, random), nobody);
}

/// A random position of a round, from its start to its end.
inline State random_state(const Seed& seed) {
    Random random(seed);
    State state = random_start(random);
    auto nobody = Events<Event>::ignored();
    for (auto moves = random.below(100); moves > 0 && !state.to_act().empty(); --moves) {
        const Seat seat = *state.to_act().begin();
        state.play(seat, random_move(state, seat, random), nobody);
    }
    return state;
}

}  // namespace reami::kingdomino
