#include "engine/toncc/score.hpp"

#include <gtest/gtest.h>

#include "tests/engine/toncc/table.hpp"

namespace reami::toncc {
namespace {

const Seat blue = seat(1), yellow = seat(2), red = seat(3);

int points(const std::string& names, Seat king, KingdomPoints counting = KingdomPoints::each_kingdom) {
    return kingdom_points(regions(names), king, {counting});
}

TEST(TonccScore, ThreeNextToEachOtherOnARingAreAKingdom) {  // R7.1
    EXPECT_EQ(points("B1 B2 B3", blue), 3);
    EXPECT_EQ(points("B1 B2 B3 B4", blue), 6);
    EXPECT_EQ(points("B1 B2 B3 B4", blue, KingdomPoints::each_region), 4);
    EXPECT_EQ(points("B5 B6 B1", blue), 3) << "the ring is closed";
    EXPECT_EQ(points("B1 B2 B4", blue), 0);
}

TEST(TonccScore, AWholeRingIsSixKingdoms) {  // R4.1
    EXPECT_EQ(points("B1 B2 B3 B4 B5", blue), 9);
    EXPECT_EQ(points("B1 B2 B3 B4 B5 B6", blue), 18);
    EXPECT_EQ(points("B1 B2 B3 B4 B5 B6", blue, KingdomPoints::each_region), 6);
}

TEST(TonccScore, EverySectorAndSpiralIsWorthSixToAnyone) {  // R7.2, R7.4
    for (const char* line : {"B1 Y1 R1", "B2 Y1 R6", "B6 Y1 R2"})
        for (const Seat king : {blue, yellow, red}) EXPECT_EQ(points(line, king), 6) << line;
}

TEST(TonccScore, ARegionCountsInEachOfItsKingdoms) {  // R7.3
    EXPECT_EQ(points("B1 B2 B3 Y1 R1 Y4", blue), 9);
    EXPECT_EQ(points("B1 B2 B3 Y1 R1 Y4", blue, KingdomPoints::each_region), 8);
}

TEST(TonccScore, RegionsAreWorthMostWhereTheKingIsWeak) {  // R4.2
    EXPECT_EQ(worth(region("B1"), blue), 1);
    EXPECT_EQ(worth(region("Y1"), blue), 2);
    EXPECT_EQ(worth(region("R1"), blue), 3);
    EXPECT_EQ(points("B1 B2 B3", yellow), 9);
}

TEST(TonccScore, TwoOneAndNothingAreGivenByScore) {  // R4.4
    EXPECT_EQ(toncc_points({5, 9, 7}), (OfKings{0, 2, 1}));
}

TEST(TonccScore, TiesGoToTheKingWhoIsWeaker) {  // R7.7, R7.8
    EXPECT_EQ(toncc_points({12, 12, 9}), (OfKings{2, 1, 0}));
    EXPECT_EQ(toncc_points({9, 14, 9}), (OfKings{0, 2, 1}));
    EXPECT_EQ(toncc_points({10, 10, 10}), (OfKings{1, 1, 1}));
    EXPECT_EQ(toncc_points({11, 10, 11}), (OfKings{1, 0, 2}));
    EXPECT_EQ(toncc_points({4, 8, 8}), (OfKings{0, 2, 1})) << "Yellow before Red";
}

TEST(TonccScore, TheStrongestInTheColourConquers) {  // R3.2, R7.5
    SeatSet all = SeatSet::first(3), blue_and_red = blue, yellow_and_red = yellow;
    blue_and_red.insert(red);
    yellow_and_red.insert(red);
    EXPECT_EQ(strongest(blue_and_red, Colour::yellow), blue);
    EXPECT_EQ(strongest(all, Colour::red), red);
    EXPECT_EQ(strongest(yellow_and_red, Colour::blue), red);
}

}  // namespace
}  // namespace reami::toncc
