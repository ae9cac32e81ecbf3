// The tests draw boards, and set the owners of the territories.
#include "engine/dominium/ownership.hpp"

#include <gtest/gtest.h>

#include "engine/dominium/score.hpp"
#include "tests/engine/dominium/draw.hpp"
#include "tests/engine/table.hpp"

namespace reami::dominium {
namespace {

struct Land {
    explicit Land(const std::string& picture) : tiles(drawn(picture)) {}
    void own(int number, const char* at) { owners.take(tiles.territory(square(at)), seat(number)); }
    Touched touched(const char* tile_text, const char* at, std::size_t part = 0) const {
        const auto placement = parse_placement(at, board).value();
        return owners.touched(tiles, parts_of(tile(tile_text), placement)[part]);
    }
    LaidTiles tiles;
    Ownership owners;
};

TEST(DominiumTerritory, IsJoinedAlongSidesAndNamedByItsFirstSquare) {  // R1.2, R8
    const LaidTiles tiles = drawn("25 22 / 22 32");
    EXPECT_EQ(names(tiles.territory(square("b1"))), " a1 a2 b1");
    EXPECT_EQ(names(tiles.territory(square("d1"))), " c2 d1 d2") << "letters come before numbers";
    EXPECT_EQ(tiles.territories(2).size(), 2u);
}

TEST(DominiumTerritory, SquaresWithZeroFormNone) {  // R1.2
    const LaidTiles tiles = drawn("00 03");
    EXPECT_EQ(tiles.number(square("a1")), std::nullopt);
    EXPECT_EQ(tiles.number(square("d1")), 3);
    EXPECT_TRUE(parts_of(tile("00"), {{0, 0}, {0, 1}}).empty());
    EXPECT_EQ(parts_of(tile("03"), {{0, 0}, {0, 1}}).size(), 1u);
}

TEST(DominiumOwnership, AHalfTouchesOwnedTerritoriesOfItsNumberEachOnce) {  // R3.3
    Land land(".. .. / 22 52 / 22 32");
    EXPECT_FALSE(land.touched("23", "a3a4").any()) << "free";
    land.own(1, "a1");
    EXPECT_EQ(land.touched("23", "b3b4").territories, (Counts{1, 0}));
    EXPECT_EQ(land.touched("23", "b3b4").squares, (Counts{4, 0}));
    EXPECT_FALSE(land.touched("23", "a4a3").any()) << "its 3 touches no 3";
}

TEST(DominiumOwnership, TheOtherHalfOfADoubleTouchesToo) {  // R3.5, a double is one number
    Land land("22 .. 22");
    land.own(1, "a1");
    land.own(2, "e1");
    const Touched both = land.touched("22", "c1d1");
    EXPECT_EQ(both.territories, (Counts{1, 1}));
    EXPECT_EQ(land.touched("22", "d1c1").squares, both.squares) << "either way round";
}

TEST(DominiumOwnership, AmongPawnsOfOnePlayerItsPlayerKeepsAll) {  // R3.5
    const Touched touched{.territories = {0, 2}, .squares = {0, 5}};
    EXPECT_EQ(touched.heir({.feudatory = seat(1), .layer = seat(1)}), seat(2));
}

TEST(DominiumOwnership, AmongBothTheFeudatoryThenTheLargerThenWhoLaidKeepsAll) {  // R3.5, R9.9
    const Touched equal{.territories = {1, 1}, .squares = {1, 1}};
    const Touched larger{.territories = {1, 1}, .squares = {1, 3}};
    EXPECT_EQ(larger.heir({.feudatory = seat(1), .layer = seat(2)}), seat(1));
    EXPECT_EQ(larger.heir({.feudatory = {}, .layer = seat(1)}), seat(2));
    EXPECT_EQ(equal.heir({.feudatory = {}, .layer = seat(1)}), seat(1));
    EXPECT_EQ(equal.heir({.feudatory = {}, .layer = seat(2)}), seat(2));
}

TEST(DominiumOwnership, SquaresOfOnePlayerAreCountedTogether) {  // R3.5: 2 + 1 squares against 2
    const Touched touched{.territories = {2, 1}, .squares = {3, 2}};
    EXPECT_EQ(touched.heir({.feudatory = {}, .layer = seat(2)}), seat(1));
}

TEST(DominiumOwnership, OnePawnStaysAndTheOthersGoBack) {  // R3.5
    Land land("25 .. / 02 .. / 26 ..");
    for (const char* at : {"a1", "b2", "a3"}) land.own(at[0] == 'b' ? 2 : 1, at);
    EXPECT_EQ(land.owners.supply(seat(1)), 4);
    const Touched touched = land.touched("22", "a2a4");
    EXPECT_EQ(touched.territories, (Counts{2, 1}));
    land.owners.join(land.tiles.territory(square("a1")), touched, seat(2));
    EXPECT_EQ(land.owners.supply(seat(1)), 6);
    EXPECT_EQ(land.owners.supply(seat(2)), 5);
}

TEST(DominiumScore, IsSquaresTimesFirstPower) {  // R9.3
    Land land("22 .. 22 / 22 25 22");
    land.own(1, "a1");
    land.own(1, "e1");
    FiefRows rows;
    rows.keep(tile("12"), 1);
    for (const char* next : {"23", "13", "15"}) rows.keep(tile(next), 2);
    EXPECT_EQ(rows[2].power(), 13);
    EXPECT_EQ(tally(land.tiles, land.owners, rows, seat(1)), (Tally{.points = 27, .squares = 9}));
}

TEST(DominiumScore, IsNothingWithoutARowOrWithAFirstPowerOfZero) {  // R9.7
    Land land("11 11 11 / 16 66 ..");
    land.own(1, "a1");
    land.own(1, "b1");
    FiefRows rows;
    rows.keep(tile("01"), 1);
    EXPECT_EQ(tally(land.tiles, land.owners, rows, seat(1)), (Tally{.points = 0, .squares = 10}));
}

}  // namespace
}  // namespace reami::dominium
