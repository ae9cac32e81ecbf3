#include "engine/kingdomino/estimate.hpp"

#include <gtest/gtest.h>

#include "engine/kingdomino/score.hpp"
#include "tests/engine/draw.hpp"

// All values are in tenths of a point.
namespace reami::kingdomino {
namespace {

constexpr Options with_centre{.middle_kingdom = true};
constexpr Options with_harmony{.harmony = true};

TEST(KingdominoEstimate, TheCastleAloneIsWorthNothing) { EXPECT_EQ(estimate(kingdom("C"), {}), 0); }

TEST(KingdominoEstimate, PointsCountTenAndJoinedLandFive) {
    // 2 x 1 points: 20. Both squares are joined: 10. Three columns and one row: 2 x 2 less.
    EXPECT_EQ(estimate(kingdom("C w1 w0"), {}), 26);
    // The lake and the swamp are joined to nothing: no points, three columns and one row.
    EXPECT_EQ(estimate(kingdom("C l0 s0"), {}), -4);
}

TEST(KingdominoEstimate, AHoleCostsTwoPointsAndHarmony) {
    // Wheat 5 x 1: 50. Five squares of wheat and two of forest are joined: 35. One hole: 20 less.
    const Kingdom with_hole = kingdom("w0 w1 w0 / C . w0 / f0 f0 w0");
    EXPECT_EQ(estimate(with_hole, {}), 65);
    EXPECT_EQ(estimate(with_hole, with_harmony), 15);
    // The same square is no hole while the kingdom can grow beside it; one square of forest is joined to
    // nothing.
    EXPECT_EQ(estimate(kingdom("w0 w1 w0 / C . w0 / f0 . w0"), with_harmony), 75);
}

TEST(KingdominoEstimate, AKingdomThatLeavesTheFrameOfItsCastleLosesMiddleKingdom) {
    // Three squares on one side of the castle: joined 15, four columns and one row 6 less, the bonus 100
    // less.
    EXPECT_EQ(estimate(kingdom("C w0 w0 w0"), {}), 9);
    EXPECT_EQ(estimate(kingdom("C w0 w0 w0"), with_centre), -91);
    EXPECT_EQ(estimate(kingdom("w0 w0 C w0 w0"), with_centre), 12);
}

TEST(KingdominoEstimate, ADominoLiesWhereItIsWorthMost) {
    // Domino 1 has two squares of wheat. In a row with the crown it scores 3 x 1.
    EXPECT_EQ(score(with_domino(kingdom("C w1"), 1, {})), 3);
}

TEST(KingdominoEstimate, ADominoThatFitsNowhereIsDiscarded) {
    // R3.3: domino 1 has wheat, and no wheat and no castle has an empty square beside it.
    const Kingdom closed = with_domino(kingdom("l0 l0 l0 / l0 C l0 / l0 l0 l0"), 1, with_harmony);
    EXPECT_EQ(closed.discarded(), 1);
    EXPECT_EQ(closed.squares(), 9);
}

}  // namespace
}  // namespace reami::kingdomino
