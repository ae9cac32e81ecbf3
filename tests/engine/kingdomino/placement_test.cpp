#include "engine/kingdomino/placement.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/engine/draw.hpp"
#include "tests/engine/kingdomino/plain.hpp"
#include "tests/engine/kingdomino/random_states.hpp"

namespace reami::kingdomino {
namespace {

const Domino wheat_forest = domino(13), wheat_wheat = domino(1), lake_lake = domino(7);

std::optional<Rule> broken(const Kingdom& kingdom, const Domino& domino, std::string_view at) {
    return misplaced(kingdom, domino, placement(at));
}

// R3.3 and R7.1

TEST(KingdominoPlacement, AnyTerrainMayTouchTheCastle) {
    for (const Domino& any : all_dominoes) EXPECT_EQ(broken(kingdom("C"), any, "g8g9"), std::nullopt);
}

TEST(KingdominoPlacement, CastleOnOneSideAndAnotherTerrainOnTheOtherIsLegal) {
    // g8 touches the castle, h8 a lake on h7.
    EXPECT_EQ(broken(kingdom("C l0"), wheat_forest, "g8h8"), std::nullopt);
}

TEST(KingdominoPlacement, TouchingNothingIsNoMatch) {
    EXPECT_EQ(broken(kingdom("C"), wheat_forest, "g9g10"), Rule::no_match);
    EXPECT_EQ(broken(kingdom("C"), wheat_forest, "a1a2"), Rule::no_match);
}

TEST(KingdominoPlacement, TouchingDiagonallyIsNoMatch) {
    EXPECT_EQ(broken(kingdom("C"), wheat_forest, "h8h9"), Rule::no_match);
    EXPECT_EQ(broken(kingdom("w0 C"), wheat_wheat, "e8d8"), Rule::no_match);
}

TEST(KingdominoPlacement, OneHalfOfTheSameTerrainIsEnough) {
    EXPECT_EQ(broken(kingdom("C w0"), wheat_forest, "i7j7"), std::nullopt);
    EXPECT_EQ(broken(kingdom("C w0"), wheat_forest, "j7i7"),
              Rule::no_match);  // the forest would touch the wheat
    EXPECT_EQ(broken(kingdom("C f0"), wheat_forest, "j7i7"), std::nullopt);
    EXPECT_EQ(broken(kingdom("C w0"), lake_lake, "i7j7"), Rule::no_match);
}

TEST(KingdominoPlacement, ItsOwnOtherHalfDoesNotCount) {
    EXPECT_EQ(broken(kingdom("C l0"), wheat_wheat, "i7j7"), Rule::no_match);
}

// R3.2

TEST(KingdominoPlacement, HalvesLieSideBySide) {
    for (const char* apart : {"g8g8", "g8g10", "g8h9", "f7h7", "a1m13", "g7g7"})
        EXPECT_EQ(broken(kingdom("C"), wheat_forest, apart), Rule::halves_apart) << apart;
}

TEST(KingdominoPlacement, BothSquaresAreEmpty) {
    EXPECT_EQ(broken(kingdom("C w0"), wheat_wheat, "g7g8"), Rule::occupied);  // the castle
    EXPECT_EQ(broken(kingdom("C w0"), wheat_wheat, "g8g7"), Rule::occupied);
    EXPECT_EQ(broken(kingdom("C w0"), wheat_wheat, "i7h7"), Rule::occupied);
}

// R3.4

TEST(KingdominoPlacement, TheKingdomFitsInFiveByFive) {  // R7.6: columns e to h; d or i, not both
    const Kingdom four = kingdom("w0 w0 C w0");
    EXPECT_EQ(broken(four, wheat_forest, "d7d8"), std::nullopt);
    EXPECT_EQ(broken(four, wheat_forest, "i7i8"), std::nullopt);
    EXPECT_EQ(broken(four, wheat_forest, "d7c7"), Rule::too_wide);
    EXPECT_EQ(broken(four, wheat_forest, "i7j7"), Rule::too_wide);
    EXPECT_EQ(broken(kingdom("w0 w0 w0 C w0"), wheat_forest, "i7i8"), Rule::too_wide);
    EXPECT_EQ(broken(kingdom("w0 w0 C w0 w0"), wheat_forest, "d7d8"), Rule::too_wide);
}

TEST(KingdominoPlacement, RowsAreLimitedLikeColumns) {
    const Kingdom four = kingdom("w0 / w0 / C / w0");
    EXPECT_EQ(broken(four, wheat_forest, "g10h10"), std::nullopt);
    EXPECT_EQ(broken(four, wheat_forest, "g5h5"), std::nullopt);
    EXPECT_EQ(broken(four, wheat_forest, "g10g11"), Rule::too_wide);
    EXPECT_EQ(broken(four, wheat_forest, "g5g4"), Rule::too_wide);
}

TEST(KingdominoPlacement, TheMightyDuelReachesToTheEdgesOfTheBoard) {
    EXPECT_EQ(broken(kingdom("C w0 w0 w0 w0", 7), wheat_forest, "l7m7"), std::nullopt);
    EXPECT_EQ(broken(kingdom("w0 w0 w0 w0 C", 7), wheat_forest, "b7a7"), std::nullopt);
    EXPECT_EQ(broken(kingdom("w0 C w0 w0 w0 w0", 7), wheat_forest, "l7m7"), Rule::too_wide);
}

// R3.5

TEST(KingdominoPlacement, TheFirstBrokenRuleInOrderIsNamed) {
    const Kingdom five = kingdom("w0 w0 w0 C w0");
    EXPECT_EQ(broken(five, lake_lake, "h7j7"), Rule::halves_apart);  // before occupied, no match, too wide
    EXPECT_EQ(broken(five, lake_lake, "h7i7"), Rule::occupied);      // before no match, too wide
    EXPECT_EQ(broken(five, lake_lake, "i7j7"), Rule::no_match);      // before too wide
    EXPECT_EQ(broken(five, wheat_wheat, "i7j7"), Rule::too_wide);
}

TEST(KingdominoPlacement, FarFromAWideKingdomIsNoMatch) {
    // Seven columns, f to l. d7 has the bit of l7, whose wheat is no neighbour of e7.
    EXPECT_EQ(broken(kingdom("l0 C l0 l0 l0 l0 w0", 7), wheat_wheat, "e7e8"), Rule::no_match);
    EXPECT_EQ(broken(kingdom("w0 C l0 l0 l0 l0 w0", 7), wheat_wheat, "e7e8"), Rule::too_wide);
}

/// Visits each of the 169 x 169 placements that can be written.
template <class Visit>
void each_placement(Visit visit) {
    for (int first = 0; first < 169; ++first)
        for (int second = 0; second < 169; ++second)
            visit(Placement{{first % 13, first / 13}, {second % 13, second / 13}});
}

RC_GTEST_PROP(KingdominoPlacement, EveryPlacementIsJudgedAsThePlainBoardDoes, (Seed seed)) {
    const Kingdom kingdom = random_state(seed).kingdom(Seat::from_number(1));
    const Domino& any = all_dominoes[*rc::gen::inRange<std::size_t>(0, all_dominoes.size())];
    PlainKingdom plain(kingdom.size());
    for (const Kingdom::LaidDomino& laid : kingdom.laid()) plain.add(domino(laid.number), laid.at);
    each_placement([&](const Placement& at) {
        const auto expected = plain.broken(any, at);
        if (misplaced(kingdom, any, at) != expected) RC_FAIL("judged otherwise: " + to_text(at));
    });
}

RC_GTEST_PROP(KingdominoPlacement, ListedIsExactlyWhatBreaksNoRuleEachOnce, (Seed seed)) {
    const Kingdom kingdom = random_state(seed).kingdom(Seat::from_number(1));
    const Domino& any = all_dominoes[*rc::gen::inRange<std::size_t>(0, all_dominoes.size())];
    std::multiset<std::string> listed, accepted;
    const Moves moves = placements(kingdom, any);
    for (const Move& move : moves) listed.insert(State::print(move));
    each_placement([&](const Placement& at) {
        if (!misplaced(kingdom, any, at)) accepted.insert(to_text(at));
    });
    RC_ASSERT(listed == accepted);
    RC_ASSERT(moves.size() == listed.size());
    RC_ASSERT(moves.empty() == listed.empty());
    std::size_t i = 0;
    for (const Move& move : moves) RC_ASSERT(moves[i++] == move);
}

}  // namespace
}  // namespace reami::kingdomino
