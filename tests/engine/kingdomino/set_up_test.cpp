#include "engine/kingdomino/set_up.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>
#include <set>

#include "engine/core/rounds.hpp"
#include "tests/engine/kingdomino/random_states.hpp"
#include "tests/engine/kingdomino/table.hpp"

namespace reami::kingdomino {
namespace {

std::optional<SetUp> parsed(const std::string& text) {
    SetUpFault why;
    return State::SetUp::parse(text, why);
}
SetUp read(const std::string& text) { return parsed(text).value(); }

/// The fault of a malformed text.
SetUpFault fault_of(const std::string& text) {
    SetUpFault why;
    EXPECT_EQ(State::SetUp::parse(text, why), std::nullopt) << text;
    return why;
}

TEST(KingdominoSetUp, IsDealtAsTheSecondProgramDeals) {
    // Python over `openssl enc -chacha20`, from the seed 00 01 … 1f: round 1 of two players.
    Seed seed{};
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    Random random(seed);
    EXPECT_EQ(Rounds<State>::SetUp::deal({}, 2, random).print(),
              "round 1\n"
              "kings 2 1 1 2\n"
              "dominoes 28 9 2 17 42 13 6 3 15 4 37 27 23 33 38 25 22 16 18 19 45 40 31 11\n");
}

RC_GTEST_PROP(KingdominoSetUp, DealtOnesHaveNoFaultAndAreReadBack, (Seed seed)) {
    Random random(seed);
    const auto [options, seats] = random_variant(random);
    const auto dealt = State::SetUp::deal(options, seats, random);
    RC_ASSERT(dealt.fault(options, seats) == std::nullopt);
    RC_ASSERT(parsed(dealt.print()) == dealt);
}

TEST(KingdominoSetUp, KingsOfTwoPlayersComeInEachOfTheSixOrders) {  // R1.3: also A A B B
    std::set<std::string> orders;
    for (std::uint8_t i = 0; i < 100; ++i) {
        Random random(Seed{i});
        const std::string text = State::SetUp::deal({}, 2, random).print();
        orders.insert(text.substr(0, text.find('\n')));
    }
    EXPECT_EQ(orders, (std::set<std::string>{"kings 1 1 2 2", "kings 1 2 1 2", "kings 1 2 2 1",
                                             "kings 2 1 1 2", "kings 2 1 2 1", "kings 2 2 1 1"}));
}

TEST(KingdominoSetUp, TextsThatAreNoSetUpAreNotRead) {
    EXPECT_TRUE(parsed("kings 1 2 2 1\ndominoes 3 17"));
    for (const char* text : {"", "kings", "kings 1 2", "dominoes 3\nkings 1", "kings 1 2\ndominoes 3\n\n",
                             "kings 1 2\ndominoes 3\nmore", "kings 0 1\ndominoes 3", "kings 5\ndominoes 3",
                             "kings 1  2\ndominoes 3", "kings 1 2 \ndominoes 3", "kings 1 2\ndominoes 49",
                             "kings 1 2\ndominoes 0", "kings 1 2\ndominoes 03", "kings 1 2\ndominoes x",
                             "kings 1 1 2 2 1\ndominoes 3", "Kings 1 2\ndominoes 3", "kings1 2\ndominoes 3"})
        EXPECT_EQ(parsed(text), std::nullopt) << text;
    EXPECT_EQ(parsed("kings 1\ndominoes" + numbers(1, 48) + " 1\n"), std::nullopt);
}

TEST(KingdominoSetUp, FaultsSayWhatIsWrong) {
    EXPECT_EQ(read("kings 1 2 2 1\ndominoes" + numbers(1, 24)).fault({}, 2), std::nullopt);
    EXPECT_EQ(read("kings 1 2 2\ndominoes" + numbers(1, 24)).fault({}, 2),
              (SetUpFault{1, "kings", {{"seat", "1"}, {"kings", "1"}, {"expected", "2"}}}));
    EXPECT_EQ(read("kings 1 2 2 2\ndominoes" + numbers(1, 24)).fault({}, 2),
              (SetUpFault{1, "kings", {{"seat", "1"}, {"kings", "1"}, {"expected", "2"}}}));
    EXPECT_EQ(read("kings 1 2 1 3\ndominoes" + numbers(1, 24)).fault({}, 2),
              (SetUpFault{1, "no_seat", {{"seat", "3"}}}));
    EXPECT_EQ(read("kings 1 2 2 1\ndominoes" + numbers(1, 23)).fault({}, 2),
              (SetUpFault{2, "dominoes", {{"count", "23"}, {"expected", "24"}}}));
    EXPECT_EQ(read("kings 1 2 2 1\ndominoes 7" + numbers(1, 23)).fault({}, 2),
              (SetUpFault{2, "domino_twice", {{"domino", "7"}}}));
    EXPECT_EQ(read("kings 1 2 3 4\ndominoes" + numbers(1, 24)).fault({}, 4),
              (SetUpFault{2, "dominoes", {{"count", "24"}, {"expected", "48"}}}));
}

TEST(KingdominoSetUp, WhatCannotBeReadIsNamedWithItsLine) {
    EXPECT_EQ(fault_of("king 1 2"), (SetUpFault{1, "line", {{"head", "kings"}}}));
    EXPECT_EQ(fault_of("kings 1 5\ndominoes 3"),
              (SetUpFault{1, "no_number", {{"text", "5"}, {"most", "4"}}}));
    EXPECT_EQ(fault_of("kings 1 2\ndominoes 49"),
              (SetUpFault{2, "no_number", {{"text", "49"}, {"most", "48"}}}));
    EXPECT_EQ(fault_of("kings 1 1 2 2 1\ndominoes 3"), (SetUpFault{1, "too_many_kings", {{"count", "5"}}}));
    EXPECT_EQ(fault_of("kings 1 2\ndominoes 3\nmore"), (SetUpFault{3, "end"}));
}

TEST(KingdominoSetUp, OfSeveralRoundsTheLineIsThatOfAll) {
    const std::string round = "kings 1 2 2 1\ndominoes" + numbers(1, 24) + '\n';
    const auto fault_of_rounds = [](const std::string& text, const Options& options) {
        SetUpFault why;
        const auto set_up = Rounds<State>::SetUp::parse(text, why);
        return set_up ? set_up->fault(options, 2).value() : why;
    };
    const Options dynasty{.dynasty = true};
    EXPECT_EQ(fault_of_rounds(" round 1\n" + round, {}), (SetUpFault{1, "round", {{"round", "1"}}}));
    EXPECT_EQ(fault_of_rounds("round 1\n" + round + "round 2\nkings 1 2 2 9\n", dynasty),
              (SetUpFault{5, "no_number", {{"text", "9"}, {"most", "4"}}}));
    EXPECT_EQ(
        fault_of_rounds("round 1\n" + round + "round 2\nkings 1 2 2 2\ndominoes" + numbers(1, 24), dynasty),
        (SetUpFault{5, "kings", {{"seat", "1"}, {"kings", "1"}, {"expected", "2"}}}));
    EXPECT_EQ(fault_of_rounds("round 1\n" + round + "round 2\n" + round, {}),
              (SetUpFault{4, "rounds", {{"count", "2"}, {"expected", "1"}}}));
    EXPECT_EQ(fault_of_rounds("round 1\n" + round, dynasty),
              (SetUpFault{3, "rounds", {{"count", "1"}, {"expected", "3"}}}));
}

}  // namespace
}  // namespace reami::kingdomino
