#include "engine/kingdomino/options.hpp"

#include <gtest/gtest.h>

#include "engine/kingdomino/state.hpp"

namespace reami::kingdomino {
namespace {

const Options duel{.mighty_duel = true};
const Options row_of_four{.three_player_row = ThreePlayerRow::four};

// The lines of the table of R1.
TEST(KingdominoOptions, TwoPlayersHaveTwoKingsAndHalfOfTheDominoes) {
    EXPECT_EQ(scale({}, 2), (Scale{.kings = 2, .in_play = 24, .row = 4, .kingdom = 5}));
}
TEST(KingdominoOptions, ThreePlayersHaveRowsOfThreeAnd36Dominoes) {
    EXPECT_EQ(scale({}, 3), (Scale{.kings = 1, .in_play = 36, .row = 3, .kingdom = 5}));
}
TEST(KingdominoOptions, ThreePlayersMayHaveRowsOfFourAndAllDominoes) {  // R1.2
    EXPECT_EQ(scale(row_of_four, 3), (Scale{.kings = 1, .in_play = 48, .row = 4, .kingdom = 5}));
}
TEST(KingdominoOptions, FourPlayersHaveAllDominoes) {
    EXPECT_EQ(scale({}, 4), (Scale{.kings = 1, .in_play = 48, .row = 4, .kingdom = 5}));
}
TEST(KingdominoOptions, TheMightyDuelHasAllDominoesAndSevenBySeven) {
    EXPECT_EQ(scale(duel, 2), (Scale{.kings = 2, .in_play = 48, .row = 4, .kingdom = 7}));
}

TEST(KingdominoOptions, DefaultsFitEveryNumberOfSeats) {
    for (int seats = State::fewest_seats; seats <= State::most_seats; ++seats)
        EXPECT_EQ(Options().fault(seats), std::nullopt) << seats;
}
TEST(KingdominoOptions, TheMightyDuelNeedsTwoSeats) {  // R1.5
    EXPECT_EQ(duel.fault(2), std::nullopt);
    EXPECT_EQ(duel.fault(3), "mighty_duel_needs_two_seats");
    EXPECT_EQ(duel.fault(4), "mighty_duel_needs_two_seats");
}
TEST(KingdominoOptions, RowsOfFourAsAnOptionNeedThreeSeats) {  // R1.5
    EXPECT_EQ(row_of_four.fault(3), std::nullopt);
    EXPECT_EQ(row_of_four.fault(2), "row_of_four_needs_three_seats");
    EXPECT_EQ(row_of_four.fault(4), "row_of_four_needs_three_seats");
}
TEST(KingdominoOptions, ADynastyHasThreeRoundsAndAllElseOne) {  // R5.1
    EXPECT_EQ(State::rounds({}), 1);
    EXPECT_EQ(State::rounds({.dynasty = true}), 3);
}

}  // namespace
}  // namespace reami::kingdomino
