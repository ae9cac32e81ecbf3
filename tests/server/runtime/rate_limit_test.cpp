#include "server/runtime/rate_limit.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

using namespace std::chrono_literals;

constexpr RateLimit::Time start{};

TEST(RateLimit, GivesABurstAndThenSoMuchASecond) {
    RateLimit limit(2, 3, start);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.try_to_take(start)) << i;
    EXPECT_FALSE(limit.try_to_take(start));
    EXPECT_FALSE(limit.try_to_take(start + 499ms));
    EXPECT_TRUE(limit.try_to_take(start + 500ms)) << "two per second make one in half a second";
}

TEST(RateLimit, ATryThatIsRefusedTakesNothing) {
    RateLimit limit(1, 1, start);
    EXPECT_TRUE(limit.take(start));
    for (int i = 0; i < 10; ++i) EXPECT_FALSE(limit.try_to_take(start));
    EXPECT_TRUE(limit.try_to_take(start + 1s));
}

TEST(RateLimit, WhoGoesOnRunsIntoDebt) {
    RateLimit limit(1, 2, start);
    for (int i = 0; i < 3; ++i) limit.take(start);
    EXPECT_FALSE(limit.is_abused()) << "the debt is one, and the burst is two";
    EXPECT_EQ(limit.again(), 2) << "one to pay back and one to take";
    limit.take(start);
    EXPECT_TRUE(limit.is_abused());
}

TEST(RateLimit, NeverHoldsMoreThanABurst) {
    RateLimit limit(10, 2, start);
    EXPECT_TRUE(limit.take(start + 1h, 2));
    EXPECT_FALSE(limit.try_to_take(start + 1h));
    EXPECT_FALSE(limit.is_full(start + 1h + 199ms));
    EXPECT_TRUE(limit.is_full(start + 1h + 200ms));
}

TEST(RateLimit, SaysWholeSecondsAndAtLeastOne) {
    RateLimit limit(0.5, 1, start);
    EXPECT_EQ(limit.again(), 1) << "a retry would work now, but the answer is never zero";
    EXPECT_TRUE(limit.take(start));
    EXPECT_EQ(limit.again(), 2);
}

}  // namespace
}  // namespace reami
