// The server's own metrics.
#include "server/runtime/meters.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

TEST(Meters, ADistributionCountsUpToEachBound) {
    Distribution sizes({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048});
    for (const double size : {1.0, 2.0, 3.0, 4.0, 5000.0}) sizes.add(size);
    const Distribution::Spread reading = sizes.read();
    EXPECT_EQ(reading.up_to[0], 1u);
    EXPECT_EQ(reading.up_to[1], 2u);
    EXPECT_EQ(reading.up_to[2], 4u);
    EXPECT_EQ(reading.up_to[11], 4u) << "the largest value is above all bounds";
    EXPECT_EQ(reading.count, 5u);
    EXPECT_DOUBLE_EQ(reading.sum, 5010);
}

TEST(Meters, ATallyCountsEachNameByItself) {
    NamedCounts refusals;
    for (const char* code : {"move.illegal", "limit.too_fast", "move.illegal"}) refusals.count(code);
    EXPECT_EQ(refusals.read(), (NamedCounts::ByName{{"limit.too_fast", 1}, {"move.illegal", 2}}));
}

TEST(Meters, SomethingIsPresentForAsLongAsItLives) {
    Count guests = 0;
    {
        const Present ada(guests), bob(guests);
        EXPECT_EQ(guests, 2u);
    }
    EXPECT_EQ(guests, 0u);
}

}  // namespace
}  // namespace reami
