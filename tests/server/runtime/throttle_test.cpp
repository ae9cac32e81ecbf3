#include "server/runtime/throttle.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

using namespace std::chrono_literals;

TEST(Throttle, LetsOneThroughInItsTime) {
    Throttle seldom(1min);
    const Throttle::Time start{1h};
    EXPECT_TRUE(seldom.is_due(start));
    EXPECT_FALSE(seldom.is_due(start));
    EXPECT_FALSE(seldom.is_due(start + 59s));
    EXPECT_TRUE(seldom.is_due(start + 60s));
    EXPECT_FALSE(seldom.is_due(start + 119s)) << "counted from the last";
}

}  // namespace
}  // namespace reami
