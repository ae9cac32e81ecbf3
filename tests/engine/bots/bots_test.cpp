#include "engine/bots/bots.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "engine/domaine/state.hpp"
#include "engine/dominium/state.hpp"
#include "engine/toncc/state.hpp"
#include "tests/engine/bots/won.hpp"
#include "tests/engine/draw.hpp"
#include "tests/engine/kingdomino/random_states.hpp"
#include "tests/engine/kingdomino/table.hpp"

namespace reami {
namespace {

using kingdomino::seat;
using kingdomino::State;
using kingdomino::Table;

/// The kinds that play a move at once. The tests of the search play with fewer playouts than the hard bot.
constexpr std::array<std::string_view, 2> quick_kinds{"random", "greedy"};

RC_GTEST_PROP(Bots, PlayLegalMovesToTheEnd, (Seed seed)) {
    Random random(seed);
    State match = kingdomino::random_state(seed);
    auto nobody = Events<kingdomino::Event>::ignored();
    for (int moves = 0; moves < 4 && !match.to_act().empty(); ++moves) {
        const Seat next = *match.to_act().begin();
        const auto kind = quick_kinds[random.below(quick_kinds.size())];
        RC_ASSERT(apply(match, next, bot_move(kind, match, next, random), nobody) == std::nullopt);
    }
}

// Hidden information must not influence a bot: with the same random numbers, it plays alike on matches that
// differ only in what its seat can't see.
RC_GTEST_PROP(Bots, PlayNothingThatDependsOnWhatTheirSeatCannotSee, (Seed seed, Seed hidden)) {
    const State match = kingdomino::random_state(seed);
    RC_PRE(!match.to_act().empty());
    const Seat next = *match.to_act().begin();
    Random redrawn(hidden);
    const State other = match.resample(next, redrawn);
    const auto kinds = [&](const State& state) {
        std::vector<kingdomino::Move> moves;
        for (const auto kind : quick_kinds) {
            Random luck(seed);
            moves.push_back(bot_move(kind, state, next, luck));
        }
        return moves;
    };
    RC_ASSERT(kinds(match) == kinds(other));
}

const std::string set_up =
    "kings 1 2 2 1\ndominoes 1 2 20 48 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 21 22 23 24 25\n";

TEST(RandomBot, PlaysEveryLegalMoveSometimes) {
    const Table<State> table({}, 2, set_up);
    Random random(Seed{});
    std::set<std::string> played;
    for (int i = 0; i < 100; ++i) played.insert(State::print(random_move(table.match(), seat(1), random)));
    EXPECT_EQ(played, (std::set<std::string>{"=1", "=2", "=20", "=48"}));
}

TEST(GreedyBot, TakesThePlacementThatBringsMost) {
    // Domino 20 has a crown on its wheat: beside the wheat of domino 1 it scores 3 points, and elsewhere
    // less.
    Table<State> table({}, 2, set_up);
    table.play({"=1", "=2", "=48", "=20", "g8g9", "=5"});  // 1: g8g9
    table.play_any();                                      // 2, of seat 2
    table.play({"=6"});
    ASSERT_EQ(table.acting(), 1);
    for (std::uint8_t i = 0; i < 20; ++i) {
        Random random(Seed{i});
        State after = table.match();
        auto nobody = Events<kingdomino::Event>::ignored();
        after.play(seat(1), greedy_move(table.match(), seat(1), random), nobody);
        EXPECT_EQ(after.points(seat(1)), 3);
    }
}

TEST(GreedyBot, ChoosesTheDominoThatCanBringPoints) {
    // The first choice of the match: only 48 among 1, 2, 7 and 48 has crowns, and any domino fits the castle.
    const Table<State> table(
        {}, 2, "kings 1 1 2 2\ndominoes 1 2 7 48 3 4 5 6 8 9 10 11 12 13 14 15 16 17 18 19 21 22 23 24\n");
    for (std::uint8_t i = 0; i < 10; ++i) {
        Random random(Seed{i});
        EXPECT_EQ(State::print(greedy_move(table.match(), seat(1), random)), "=48");
    }
}

TEST(GreedyBot, TakesTheEarlierOfTwoEqualDominoes) {
    // Dominoes 1 to 4 have two equal squares without a crown. The king on domino 1 chooses first in the next
    // turn.
    const Table<State> table(
        {}, 2, "kings 1 2 1 2\ndominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24\n");
    for (std::uint8_t i = 0; i < 10; ++i) {
        Random random(Seed{i});
        EXPECT_EQ(State::print(greedy_move(table.match(), seat(1), random)), "=1");
    }
}

TEST(HardBot, PlaysTheMoveThatKingdominoFinds) {
    const Table<State> table({}, 2, set_up);
    Random luck(Seed{}), same_luck(Seed{});
    EXPECT_EQ(bot_move("hard", table.match(), seat(1), luck),
              table.match().searched_move(seat(1), {.playouts = 500, .is_spent = {}}, same_luck));
}

TEST(HardBot, IsOfferedWhereItCanSearch) {
    const auto has_hard_bot = [](const auto& kinds) { return std::ranges::count(kinds, "hard") == 1; };
    EXPECT_TRUE(has_hard_bot(bot_kinds_of<State>()));
    EXPECT_TRUE(has_hard_bot(bot_kinds_of<toncc::State>()));
    EXPECT_TRUE(has_hard_bot(bot_kinds_of<dominium::State>()));
    EXPECT_TRUE(has_hard_bot(bot_kinds_of<domaine::State>()));
}

TEST(GreedyBot, BeatsTheRandomOneInEveryGame) {
    EXPECT_GE(won<kingdomino::State>(10, 2), 8);
    EXPECT_GE(won<dominium::State>(5, 2), 4);
    EXPECT_GE(won<toncc::State>(10, 3), 8);
}

}  // namespace
}  // namespace reami
