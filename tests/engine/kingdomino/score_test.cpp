#include "engine/kingdomino/score.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/core/territory.hpp"
#include "tests/engine/draw.hpp"
#include "tests/engine/kingdomino/random_states.hpp"

namespace reami::kingdomino {
namespace {

TEST(KingdominoScore, TheCastleAloneIsWorthNothing) { EXPECT_EQ(tally(kingdom("C")), Tally{}); }

TEST(KingdominoScore, AForestOfThreeWithTwoCrownsIsSix) {  // R7.2
    EXPECT_EQ(score(kingdom("C f2 / . f0 / . f0")), 6);
}

TEST(KingdominoScore, DomainCountsSquaresTimesCrowns) {  // R7.3: wheat 4 x 1, forest 4 x 1
    EXPECT_EQ(score(kingdom("w0 w1 w0 / C w0 f0 / f1 f0 f0")), 8);
}

TEST(KingdominoScore, DomainsThatTouchDiagonallyAreTwo) {  // R7.4: 2 x 1 + 2 x 2, joined they would be 12
    EXPECT_EQ(score(kingdom("w1 w0 . / C . w0 / . . w2")), 6);
}

TEST(KingdominoScore, CrownsOfADomainAddUp) {  // R4.1: 2 x (1 + 2)
    EXPECT_EQ(score(kingdom("C m1 m2")), 6);
}

TEST(KingdominoScore, ADomainWithoutCrownIsWorthNothing) {  // R4.1
    EXPECT_EQ(score(kingdom("C l0 l0 l0")), 0);
}

TEST(KingdominoScore,
     CastleBelongsToNoDomain) {  // R4.1: it joins the two wheats no more than it counts itself
    EXPECT_EQ(score(kingdom("w1 C w1")), 2);
}

TEST(KingdominoScore, DomainsDoNotJoinAroundTheBoard) {  // opposite edges of 7 x 7: 7 x 1 + 1 x 1
    EXPECT_EQ(score(kingdom("w1 s0 s0 s0 s0 s0 w1 / w0 . . . . . s0 / w0 . . C . . s0 / w0 . . . . . s0 / "
                            "w0 . . . . . s0 / w0 . . . . . s0 / w0 s0 s0 s0 s0 s0 s0",
                            7)),
              8);
}

TEST(KingdominoScore, LargestDomainNeedsNoCrown) {  // R4.4
    EXPECT_EQ(tally(kingdom("C f0 f0 f0 / w1 w1")), (Tally{.points = 4, .largest_domain = 3, .crowns = 2}));
}

TEST(KingdominoScore, TheCastleCanBeInTheMiddleWithinTwoSquaresOfIt) {  // R4.2, 5 x 5
    EXPECT_TRUE(can_be_centred(kingdom("w0 w0 C w0 w0")));
    EXPECT_FALSE(can_be_centred(kingdom("C w0 w0 w0")));
    EXPECT_TRUE(can_be_centred(kingdom("C w0 w0 w0", 7)));
}

// A second way to compute the score: the territories of engine/core, square by square.
Tally tally_by_squares(const Kingdom& kingdom) {
    const auto terrain_of = [&](Square square) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < terrain_count; ++i)
            if (kingdom.covers(square) && (kingdom.land(static_cast<Terrain>(i)) & bit(square)) != 0)
                return i;
        return std::nullopt;
    };
    Tally tally;
    for (const auto& domain : territories(board, terrain_of)) {
        int crowns = 0;
        for (const Square square : domain) crowns += kingdom.crowns(bit(square));
        const int squares = static_cast<int>(domain.size());
        tally.points += squares * crowns;
        tally.largest_domain = std::max(tally.largest_domain, squares);
        tally.crowns += crowns;
    }
    return tally;
}

RC_GTEST_PROP(KingdominoScore, MasksAndSquaresAgreeOnEveryKingdom, (Seed seed)) {
    const State state = random_state(seed);
    for (const Seat seat : SeatSet::first(state.seats()))
        RC_ASSERT(tally(state.kingdom(seat)) == tally_by_squares(state.kingdom(seat)));
}

// Bonuses

const Options both{.middle_kingdom = true, .harmony = true};
const char* const full = "w0 w0 w0 w0 w0 / w0 w0 w0 w0 w0 / w0 w0 C w0 w0 / w0 w0 w0 w0 w0 / w0 w0 w0 w0 w0";

TEST(KingdominoScore, MiddleKingdomIsTenInAFullExtentWithHoles) {  // R7.5
    const Kingdom holes =
        kingdom("w0 w0 w0 w0 w0 / w0 w0 . w0 w0 / w0 w0 C w0 w0 / w0 w0 . w0 w0 / w0 w0 w0 w0 w0");
    EXPECT_EQ(middle_kingdom_bonus(holes, both), 10);
    EXPECT_EQ(harmony_bonus(holes, both), 0);
}

TEST(KingdominoScore, MiddleKingdomIsNothingInASmallerExtent) {  // R7.5: 5 x 3, castle at its centre
    EXPECT_EQ(middle_kingdom_bonus(kingdom("w0 w0 w0 w0 w0 / w0 w0 C w0 w0 / w0 w0 w0 w0 w0"), both), 0);
}

TEST(KingdominoScore, MiddleKingdomIsNothingBesideTheCentre) {  // R4.2
    EXPECT_EQ(
        middle_kingdom_bonus(
            kingdom("w0 w0 w0 w0 w0 / w0 C w0 w0 w0 / w0 w0 w0 w0 w0 / w0 w0 w0 w0 w0 / w0 w0 w0 w0 w0"),
            both),
        0);
}

TEST(KingdominoScore, MiddleKingdomOfTheMightyDuelIsSevenBySeven) {  // R4.2
    const char* const cross =
        ". . . w0 . . . / . . . w0 . . . / . . . w0 . . . / w0 w0 w0 C w0 w0 w0 / "
        ". . . w0 . . . / . . . w0 . . . / . . . w0 . . .";
    EXPECT_EQ(middle_kingdom_bonus(kingdom(cross, 7), both), 10);
    EXPECT_EQ(middle_kingdom_bonus(kingdom(full, 7), both), 0);
}

TEST(KingdominoScore, HarmonyIsFiveForAFullSquare) {  // R4.3
    EXPECT_EQ(harmony_bonus(kingdom(full), both), 5);
    EXPECT_EQ(harmony_bonus(kingdom(full, 7), both), 0);
}

TEST(KingdominoScore, HarmonyIsLostWithADiscard) {  // R4.3
    Kingdom discarded = kingdom(full);
    discarded.discard();
    EXPECT_EQ(harmony_bonus(discarded, both), 0);
}

TEST(KingdominoScore, BonusesAreOptions) {  // R4.2, R4.3
    EXPECT_EQ(middle_kingdom_bonus(kingdom(full), {}), 0);
    EXPECT_EQ(harmony_bonus(kingdom(full), {}), 0);
}

}  // namespace
}  // namespace reami::kingdomino
