#include "server/runtime/throttle.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

using namespace std::chrono_literals;

TEST(Throttle, LetsOneThroughInItsTime) {
    Throttle seldom(1min);
    const Throttle::Time first{1h};
    EXPECT_TRUE(seldom.is_due(first));
    EXPECT_FALSE(seldom.is_due(first));
    EXPECT_FALSE(seldom.is_due(first + 59s));
    EXPECT_TRUE(seldom.is_due(first + 60s));
    EXPECT_FALSE(seldom.is_due(first + 119s)) << "the time counts from the last success";
}

}  // namespace
}  // namespace reami
