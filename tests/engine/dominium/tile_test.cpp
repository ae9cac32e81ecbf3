#include "engine/dominium/tile.hpp"

#include <gtest/gtest.h>

#include <set>

namespace reami::dominium {
namespace {

TEST(DominiumTiles, AreEveryPairFromZeroToSixTwice) {  // "every pair 0-0 … 6-6 (28) twice"
    std::set<std::string> names;
    for (const Tile tile : all_tiles) names.insert(to_text(tile));
    EXPECT_EQ(names.size(), 28u);
    for (int low = 0; low <= 6; ++low)
        for (int high = low; high <= 6; ++high)
            EXPECT_TRUE(names.contains(std::to_string(low) + std::to_string(high)));
    EXPECT_EQ(tile_count, 56u);
}

TEST(DominiumTiles, AreNamedByTheirLowerNumberFirst) {  // R1.1
    Tile tile;
    EXPECT_TRUE(from_text("35", tile));
    EXPECT_EQ(tile, (Tile{3, 5}));
    for (const char* text : {"53", "07", "3", "355", "", "3-5"}) EXPECT_FALSE(from_text(text, tile)) << text;
}

}  // namespace
}  // namespace reami::dominium
