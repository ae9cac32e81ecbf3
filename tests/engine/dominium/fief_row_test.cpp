#include "engine/dominium/fief_row.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dominium/draw.hpp"

namespace reami::dominium {
namespace {

TEST(FiefRow, PowerIsTheSumOfAllNumbersButTheFiefsOwn) {  // R1.5: 2-3 3-1 1-5
    FiefRow row;
    EXPECT_EQ(row.power(), 0);
    row.extend(tile("23"), 2);
    row.extend(tile("13"), 3);
    row.extend(tile("15"), 1);
    EXPECT_EQ(row.power(), 13);
    EXPECT_EQ(row.first_power(), 3);  // R1.6
    EXPECT_EQ(row.right_end(), 5);
}

TEST(FiefRow, DoublesCountOnBothHalves) {  // R9.5: 1-1, then 1-4, then 4-4
    FiefRow row;
    row.extend(tile("11"), 1);
    EXPECT_EQ(row.power(), 1);
    EXPECT_EQ(row.first_power(), 1);
    row.extend(tile("14"), 1);
    EXPECT_EQ(row.power(), 6);
    row.extend(tile("44"), 4);
    EXPECT_EQ(row.power(), 14);
}

TEST(FiefRow, ARowMayHaveNoPower) {  // R9.7: 1-0
    FiefRow row;
    row.extend(tile("01"), 1);
    EXPECT_FALSE(row.empty());
    EXPECT_EQ(row.power(), 0);
    EXPECT_EQ(row.first_power(), 0);
}

TEST(FiefRows, AreStartedInTheOrderOfTheFiefsNoneSkipped) {  // R4.1
    FiefRows rows;
    EXPECT_EQ(rows.misfit(tile("12"), 2), Rule::fief_skipped);
    EXPECT_EQ(rows.misfit(tile("35"), 1), Rule::not_its_half);
    EXPECT_EQ(rows.misfit(tile("12"), 1), std::nullopt);
    rows.keep(tile("12"), 1);
    EXPECT_EQ(rows.misfit(tile("23"), 2), std::nullopt);
    EXPECT_EQ(rows.misfit(tile("23"), 3), Rule::fief_skipped);
    EXPECT_EQ(rows.next_fief(), 2);
}

TEST(FiefRows, GoOnAtTheirRightEnd) {  // R4.2
    FiefRows rows;
    rows.keep(tile("15"), 1);
    EXPECT_EQ(rows.misfit(tile("12"), 1), Rule::not_at_its_end);
    EXPECT_EQ(rows.misfit(tile("25"), 1), std::nullopt);
    rows.keep(tile("25"), 1);
    EXPECT_EQ(rows[1].power(), 12) << "1-5 5-2";
}

}  // namespace
}  // namespace reami::dominium
