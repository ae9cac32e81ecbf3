#include <gtest/gtest.h>

#include "tests/bench/arena/figures.hpp"
#include "tests/bench/arena/full_greedy.hpp"
#include "tests/bench/arena/monte_carlo.hpp"
#include "tests/bench/arena/player.hpp"
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

TEST(MonteCarlo, PlaysTheLastMoveThatBringsMost) {
    Table<State> table({}, 2, set_up);
    while (table.match().view(Viewer::everybody()).turn < 6 ||
           table.match().view(Viewer::everybody()).rows.at(6).size() > 1)
        table.play_any();
    const Seat last = *table.match().to_act().begin();
    int most = 0;
    auto nobody = Events<kingdomino::Event>::ignored();
    const auto points_after = [&](const kingdomino::Move& move) {
        State next = table.match();
        next.play(last, move, nobody);
        return next.points(last);
    };
    for (const auto move : table.match().legal_moves(last)) most = std::max(most, points_after(move));
    for (const Careful careful : {Careful::nobody, Careful::all, Careful::self}) {
        Random random(Seed{});
        const SearchBudget budget{.playouts = 1000, .is_spent = {}};
        EXPECT_EQ(points_after(monte_carlo_move(table.match(), careful, budget, random)), most);
    }
}

TEST(ArenaPlayer, HasANameAndALimit) {
    const auto greedy = parse_player("greedy");
    ASSERT_TRUE(greedy);
    EXPECT_EQ(greedy->name, "greedy");
    EXPECT_FALSE(greedy->is_of_kingdomino);
    EXPECT_TRUE(parse_player("full_greedy")->is_of_kingdomino);
    const auto thousand = parse_player("search:playouts=1000");
    ASSERT_TRUE(thousand);
    EXPECT_EQ(thousand->text, "search:playouts=1000");
    EXPECT_EQ(thousand->name, "search");
    EXPECT_EQ(thousand->playouts, 1000);
    EXPECT_EQ(thousand->seconds, std::nullopt);
    const auto tenth = parse_player("search:seconds=0.1");
    ASSERT_TRUE(tenth);
    EXPECT_EQ(tenth->seconds, 0.1);
    EXPECT_EQ(tenth->playouts, std::nullopt);
    EXPECT_EQ(parse_player("mce_fg:published=8")->published, 8);
}

TEST(ArenaPlayer, AnErrorSaysWhatIsWrongAndWhatIsRight) {
    const auto error = [](const std::string& text) { return parse_player(text).error(); };
    EXPECT_EQ(error("best"),
              "No player is named best. The players are random, greedy, hard, greedy_placement, full_greedy, "
              "search, mce_tr, mce_fg, mce_pg.");
    EXPECT_EQ(error("greedy:playouts=10"), "greedy has no limit. Write only greedy.");
    const std::string example = " Write for example search:playouts=1000.";
    EXPECT_EQ(error("search"), "search needs a limit for each turn." + example);
    EXPECT_EQ(error("search:"), "search needs a limit for each turn." + example);
    EXPECT_EQ(error("search:playouts"), "search needs a limit for each turn." + example);
    EXPECT_EQ(error("search:moves=3"), "search has no limit moves. Its limits are playouts, seconds.");
    EXPECT_EQ(error("search:playouts=many"), "The limit playouts=many is not a number above 0." + example);
    EXPECT_EQ(error("search:playouts=10x"), "The limit playouts=10x is not a number above 0." + example);
    EXPECT_EQ(error("search:seconds=0"), "The limit seconds=0 is not a number above 0." + example);
    EXPECT_EQ(error("search:seconds="), "The limit seconds= is not a number above 0." + example);
}

TEST(ArenaPlayer, ATurnEndsWithAChoiceAndInTheLastTurnWithAPlacement) {
    Table<State> table({}, 2, set_up);
    const auto ends = [&](const std::string& move) { return ends_turn(table.match(), *State::parse(move)); };
    EXPECT_TRUE(ends("=1"));
    table.play({"=1", "=2", "=48", "=20"});
    EXPECT_FALSE(ends("g8g9"));
    table.play({"g8g9"});
    EXPECT_TRUE(ends("=5"));
    while (table.match().view(Viewer::everybody()).turn < 6) table.play_any();
    EXPECT_TRUE(ends(table.legal().front()));
}

TEST(ArenaPlayer, ThatSearchesDividesTheLimitBetweenAPlacementAndAChoice) {
    Table<State> table({}, 2, set_up);
    const auto thinks_for = [&](int playouts) {
        Random luck(Seed{}), same_luck(Seed{});
        const Seat next = *table.match().to_act().begin();
        return kingdomino_move(*parse_player("search:playouts=40"), table.match(), next, luck) ==
               table.match().searched_move(next, {.playouts = playouts, .is_spent = {}}, same_luck);
    };
    EXPECT_TRUE(thinks_for(40));  // the first row: the kings only choose
    table.play({"=1", "=2", "=48", "=20"});
    EXPECT_TRUE(thinks_for(20));
    table.play({"g8g9"});
    EXPECT_TRUE(thinks_for(20));
}

}  // namespace
}  // namespace reami::arena
