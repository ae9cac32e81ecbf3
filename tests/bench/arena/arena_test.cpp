#include <gtest/gtest.h>

#include "tests/bench/arena/figures.hpp"
#include "tests/bench/arena/full_greedy.hpp"
#include "tests/engine/kingdomino/table.hpp"

namespace reami::arena {
namespace {

using kingdomino::seat;
using kingdomino::State;
using kingdomino::Table;

TEST(ArenaFigures, ShareHasWilsonsInterval) {
    // n = 100, p = 0.5: the middle is (0.5 + 3.8416/200) / 1.038416 = 0.5, and the half is
    // 1.96 * sqrt(0.0025 + 3.8416/40000) / 1.038416 = 0.09617.
    const Interval half = share(50, 100);
    EXPECT_DOUBLE_EQ(half.mean, 0.5);
    EXPECT_NEAR(half.low, 0.4038, 0.0001);
    EXPECT_NEAR(half.high, 0.5962, 0.0001);
    // p = 0: from 0 to 3.8416 / 103.8416.
    EXPECT_NEAR(share(0, 100).low, 0, 1e-9);
    EXPECT_NEAR(share(0, 100).high, 0.0370, 0.0001);
}

TEST(ArenaFigures, MeanOverDealsVariesWithTheDeals) {
    const Interval equal = mean_over_deals({{1, 7}, {3, 5}});
    EXPECT_DOUBLE_EQ(equal.low, 4);
    EXPECT_DOUBLE_EQ(equal.mean, 4);
    EXPECT_DOUBLE_EQ(equal.high, 4);
    // Two deals have four samples: one repeats the first deal (mean 2), and one the second deal (mean 6).
    const Interval different = mean_over_deals({{1, 3}, {5, 7}});
    EXPECT_DOUBLE_EQ(different.low, 2);
    EXPECT_DOUBLE_EQ(different.mean, 4);
    EXPECT_DOUBLE_EQ(different.high, 6);
}

const std::string set_up =
    "kings 1 2 2 1\ndominoes 1 2 20 48 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 21 22 23 24 25\n";

TEST(FullGreedy, FirstChoosesTheDominoWithTheMostCrownsOnASquare) {
    const Table<State> table({}, 2, set_up);
    Random random(Seed{});
    EXPECT_EQ(State::print(full_greedy_move(table.match(), seat(1), random)), "=48");  // three crowns
}

TEST(FullGreedy, TakesThePlaceThatBringsMost) {
    // Domino 20 has a crown on its wheat: beside the wheat of domino 1 it scores 3 points.
    Table<State> table({}, 2, set_up);
    table.play({"=1", "=2", "=48", "=20", "g8g9", "=5"});  // 1: g8g9
    table.play_any();                                      // 2, of seat 2
    table.play({"=6"});
    ASSERT_EQ(table.acting(), 1);
    auto nobody = Events<kingdomino::Event>::ignored();
    for (std::uint8_t i = 0; i < 20; ++i) {
        Random random(Seed{i});
        State placed = table.match(), full = table.match();
        placed.play(seat(1), greedy_placement_move(table.match(), seat(1), random), nobody);
        EXPECT_EQ(placed.points(seat(1)), 3);
        full.play(seat(1), full_greedy_move(table.match(), seat(1), random), nobody);
        EXPECT_EQ(full.points(seat(1)), 3);
    }
}

}  // namespace
}  // namespace reami::arena
