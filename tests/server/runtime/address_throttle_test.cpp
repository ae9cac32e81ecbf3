#include "server/runtime/address_throttle.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

using namespace std::chrono_literals;

boost::asio::ip::address address(const char* text) { return boost::asio::ip::make_address(text); }

TEST(AddressThrottle, LetsEachAddressThroughOnceInItsTime) {
    AddressThrottle seldom(1min, 10);
    const AddressThrottle::Time start{1h};
    EXPECT_TRUE(seldom.is_due(address("203.0.113.1"), start));
    EXPECT_FALSE(seldom.is_due(address("203.0.113.1"), start + 59s));
    EXPECT_TRUE(seldom.is_due(address("203.0.113.2"), start + 59s));
    EXPECT_TRUE(seldom.is_due(address("203.0.113.1"), start + 60s));
}

TEST(AddressThrottle, LetsOneThroughForAllThatAreTooMany) {
    AddressThrottle seldom(1min, 2);
    const AddressThrottle::Time start{1h};
    EXPECT_TRUE(seldom.is_due(address("203.0.113.1"), start));
    EXPECT_TRUE(seldom.is_due(address("203.0.113.2"), start));
    EXPECT_TRUE(seldom.is_due(address("203.0.113.3"), start)) << "the first of all further addresses";
    EXPECT_FALSE(seldom.is_due(address("203.0.113.4"), start));
    EXPECT_TRUE(seldom.is_due(address("203.0.113.5"), start + 60s))
        << "the throttle has forgotten the first two addresses";
    EXPECT_TRUE(seldom.is_due(address("203.0.113.6"), start + 60s));
}

}  // namespace
}  // namespace reami
