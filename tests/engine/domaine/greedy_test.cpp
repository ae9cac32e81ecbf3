// The greedy player of Domaine plans its turns. A bench measures how long it thinks.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bots/bots.hpp"
#include "engine/domaine/state.hpp"
#include "tests/engine/table.hpp"

namespace reami::domaine {
namespace {

/// The number of these matches in which one greedy player has more points than each other player, who plays
/// randomly. The greedy player sits in each seat in turn.
int won(int matches, int seats) {
    auto nobody = Events<Event>::ignored();
    int won = 0;
    for (int i = 0; i < matches; ++i) {
        Random random(Seed{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(seats)});
        State match = State::start({}, seats, SetUp::deal({}, seats, random), nobody);
        const Seat greedy = Seat::from_index(i % seats);
        while (!match.to_act().empty()) {
            const Seat next = *match.to_act().begin();
            match.play(next, bot_move(next == greedy ? "greedy" : "random", match, next, random), nobody);
        }
        int best = 0;
        for (const Seat other : SeatSet::first(seats))
            if (other != greedy) best = std::max(best, match.points(other));
        won += match.points(greedy) > best ? 1 : 0;
    }
    return won;
}

TEST(DomaineGreedy, BeatsChanceNineTimesOfTen) {
    constexpr int matches = 10;
    for (int seats = State::fewest_seats; seats <= State::most_seats; ++seats)
        EXPECT_GE(won(matches, seats), 9) << seats << " players";
}

}  // namespace
}  // namespace reami::domaine
